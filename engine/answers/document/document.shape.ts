// The shape `document`: what the content says, as its collection's schema has it; no ledger is asked.

import { assertDefined } from '../../model/lookup.ts';
import type { Call, Portal } from '../../model/portal.ts';
import type { DocumentAnswer } from '../answer.ts';
import {
  listSchema,
  objectSchema,
  TEXT,
  type JsonSchema,
  type SchemaPlace,
} from '../jsonSchema.ts';
import type { Params } from '../params.ts';
import type { Shape } from '../shape.ts';
import { readDocument } from './document.ts';

export const DOCUMENT: Shape<DocumentAnswer> = {
  answers: ({ document }) => (document?.text === undefined ? 'document' : 'text'),
  fields: ({ document }) => [
    ...(document?.fields ?? []),
    ...(document?.fileField === undefined ? [] : [document.fileField]),
  ],
  wants: () => 'document',
  ofContent: askDocument,
  ask: ({ portal, call, params }) => askDocument(portal, call, params),
  write: ({ text }) => text,
  isText: (call) => assertDefined(call.document).text !== '',
  schema: (_, call, place) => documentSchema(call, place),
  reading: () => null,
};

/** A text stands for itself. Throws ApiProblem. */
function askDocument(portal: Portal, call: Call, params: Params): DocumentAnswer {
  const { text } = assertDefined(call.document);
  return { holds: 'document', text: text || JSON.stringify(readDocument(portal, call, params)) };
}

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
