// Schemas of the collections of the content as parts of one larger document: their references point inside of it.

import type { Portal } from '../../model/portal.ts';
import type { ContentSchema, JsonSchema } from '../jsonSchema.ts';

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
