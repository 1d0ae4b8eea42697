// What a call answers, as JSON Schema 2020-12 (the dialect of OpenAPI 3.1): one schema per call and form.

import { isObject } from '../model/lookup.ts';
import type { Call, Portal } from '../model/portal.ts';
import {
  anyOfSchema,
  listSchema,
  objectSchema,
  recordSchema,
  TEXT,
  WHOLE_NUMBER,
  type JsonSchema,
  type SchemaPlace,
} from './jsonSchema.ts';
import { EXPORT, EXPORT_SIZE } from './tabular/exportJson.ts';
import { PROBLEMS } from './problem.ts';
import { plainTable, findCallShape, hasTables } from './shapes.ts';
import { FORM_TYPES, type AnswerForm } from './tabular/exported.ts';

/** Null where the call has no such form: asking for it is answered with 404. */
export function answerSchema(
  portal: Portal,
  call: Call,
  form: AnswerForm,
  place: SchemaPlace = {},
): JsonSchema | null {
  const shape = findCallShape(call);
  const { tabular } = shape;
  const asked = form === '' ? plainTable(call) : form;
  if (asked === null) {
    const schema = shape.schema(portal, call, place);
    return shape.ofContent || call.exchanged ? schema : markable(schema);
  }
  if (!tabular || !hasTables(call)) return null;
  if (asked === 'JSON') {
    const list = listSchema(tabular.schema(portal, call));
    return shape.exports ? anyOfSchema([list, EXPORT, EXPORT_SIZE]) : list;
  }
  return asked === 'CSV' ? CSV : binary(asked);
}

/** An object of figures may say that they are invented; a list has no place for it. */
function markable(schema: JsonSchema): JsonSchema {
  const { properties, anyOf } = schema;
  if (Array.isArray(anyOf)) return { ...schema, anyOf: (anyOf as JsonSchema[]).map(markable) };
  if (!isObject(properties)) return schema;
  return { ...schema, properties: { ...properties, demonstration: { const: true } } };
}

const CSV: JsonSchema = { type: 'string', contentMediaType: FORM_TYPES.CSV };
function binary(form: 'XLSX' | 'PARQUET'): JsonSchema {
  return { type: 'string', contentMediaType: FORM_TYPES[form], contentEncoding: 'binary' };
}

/** The body of every answer that is no success. */
export function problemSchema(): JsonSchema {
  return objectSchema(
    {
      type: { const: 'about:blank' },
      title: TEXT,
      status: WHOLE_NUMBER,
      code: { enum: Object.keys(PROBLEMS) },
      parameter: TEXT,
      received: TEXT,
      allowed: listSchema(TEXT),
      detail: TEXT,
      message: { type: 'object', additionalProperties: TEXT },
      parameters: listSchema(objectSchema({ name: TEXT, received: TEXT }, ['name'])),
      combinations: listSchema({ type: 'object', additionalProperties: listSchema(TEXT) }),
      size: { type: 'object', additionalProperties: WHOLE_NUMBER },
      most: { type: 'object', additionalProperties: WHOLE_NUMBER },
      fields: listSchema(recordSchema({ name: TEXT, reason: TEXT })),
    },
    ['type', 'title', 'status', 'code', 'detail'],
  );
}
