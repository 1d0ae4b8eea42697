// The shape `document`: what the content says, as its collection's schema has it; no ledger is asked.

import { PLAIN_CALL } from '../../config/shape.ts';
import { assertDefined } from '../../model/lookup.ts';
import type { Call } from '../../model/portal.ts';
import type { BodyAnswer } from '../answer.ts';
import { sizeOfBody, writeBody } from '../body.ts';
import {
  listSchema,
  objectSchema,
  TEXT,
  type JsonSchema,
  type SchemaPlace,
} from '../jsonSchema.ts';
import { PLAIN_SHAPE, type Shape } from '../shape.ts';
import { askDocument } from './document.ts';

export const DOCUMENT: Shape<BodyAnswer> = {
  ...PLAIN_CALL,
  ...PLAIN_SHAPE,
  answers: ({ document }) => (document?.text === undefined ? 'document' : 'text'),
  fields: ({ document }) => [
    ...(document?.fields ?? []),
    ...(document?.fileField === undefined ? [] : [document.fileField]),
  ],
  wants: () => 'document',
  ofContent: askDocument,
  ask: ({ portal, call, params }) => askDocument(portal, call, params),
  write: (answer) => (typeof answer.body === 'string' ? answer.body : writeBody(answer)),
  isText: (call) => assertDefined(call.document).text !== '',
  schema: (_, call, place) => documentSchema(call, place),
  reading: () => ({ at: '', under: null, table: false }),
  size: sizeOfBody,
};

/** Of a folder the fields that are listed. */
function documentSchema(call: Call, place: SchemaPlace): JsonSchema {
  const { text, file, fields, fileField, schema } = assertDefined(call.document);
  if (text !== '') return { type: 'string', contentMediaType: 'text/plain', const: text };
  const known = place.document?.(schema);
  if (file !== '') return known?.whole ?? { type: ['object', 'array'] };
  if (fields.length === 0) return listSchema(known?.whole ?? { type: 'object' });
  return listSchema(
    objectSchema(
      {
        ...Object.fromEntries(fields.map((field) => [field, known?.properties[field] ?? {}])),
        ...(fileField === '' ? {} : { [fileField]: TEXT }),
      },
      [],
    ),
  );
}
