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
  type ContentSchema,
} from '../jsonSchema.ts';
import type { Params } from '../params.ts';
import type { Shape } from '../shape.ts';
import { readDocument } from './collections.ts';

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

/** Where the schemas of the larger document stand. */
export const SCHEMAS = '#/components/schemas';
const FOLDER = 'content/';

/** What stands for a collection's schema; undefined where there is none of that name. */
export function shapeReference(portal: Portal, name: string): ContentSchema | undefined {
  const id = `${FOLDER}${name}`;
  const shape = portal.shapes[id];
  if (shape === undefined) return undefined;
  const { properties = {} } = turn(shape, id) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
  };
  return { whole: { $ref: `${SCHEMAS}/${readSchemaName(id)}` }, properties };
}

/** Every schema that the text of a document refers to, with those that these refer to. */
export function embedShapes(portal: Portal, text: string): Record<string, unknown> {
  const embedded: Record<string, unknown> = {};
  const look = (referring: string): void => {
    for (const id of Object.keys(portal.shapes)) {
      const name = readSchemaName(id);
      if (
        name in embedded ||
        !new RegExp(`"${SCHEMAS}/${name.replaceAll('.', '\\.')}["/]`).test(referring)
      )
        continue;
      embedded[name] = turn(portal.shapes[id], id);
      look(JSON.stringify(embedded[name]));
    }
  };
  look(text);
  return embedded;
}

function readSchemaName(id: string): string {
  return id.replaceAll('/', '.');
}

/** The schema with its references made absolute, without what only an editor needs. */
function turn(value: unknown, home: string): unknown {
  if (Array.isArray(value)) return value.map((part) => turn(part, home));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      if (
        key === '$schema' ||
        key === '$id' ||
        (key === 'propertyNames' && 'x-names' in (part as object)) ||
        key.startsWith('x-') ||
        (key === 'markdownDescription' && typeof part === 'string')
      )
        return [];
      return [[key, key === '$ref' ? absolute(String(part), home) : turn(part, home)]];
    }),
  );
}

function absolute(reference: string, home: string): string {
  const [file, pointer = ''] = reference.split('#') as [string, string?];
  const id =
    file === ''
      ? home
      : new URL(file, `schema:///${home}`).pathname.slice(1).replace(/\.schema\.json$/, '');
  return `${SCHEMAS}/${readSchemaName(id)}${pointer}`;
}
