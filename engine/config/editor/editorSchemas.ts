// The schemas of configuration with the names of one portal written in, for text editors: they suggest these names, and mark others.

import { openConfig } from '../opened/open.ts';
import { isObject, lookup } from '../../model/lookup.ts';
import type { Json } from '../../schema/assemble.ts';
import { engineSchemas, loadSchemas } from '../kept.ts';
import { readConfig } from '../read.ts';
import type { Folders } from '../files.ts';
import type { Vocabularies, Telling } from '../kind.ts';
import { namesFor, collectPortalNames } from './names.ts';
import { withCalls, withNames } from './withNames.ts';

const PAGE = 'page.schema.json';
const OF_KIND = /^blocks\/(.+)\.schema\.json$/;

interface PageSchema extends Json {
  readonly properties: { readonly blocks: { readonly items: Json }; readonly easy: Json };
}

/** File below a folder of their own → its text. What has mistakes gives the names that can be had. */
export function editorSchemas(
  folders: Folders,
  { kinds, shapes }: Vocabularies,
): Readonly<Record<string, string>> {
  const schemas = loadSchemas(folders);
  const names = collectPortalNames(
    openConfig(readConfig(folders, schemas), schemas),
    schemas,
    shapes,
  );
  const flat = flatSchemas(folders.schemas, folders.own);
  const tellings = Object.assign({}, ...Object.values(kinds).map((kind) => kind.tellings ?? {}));
  return Object.fromEntries(
    Object.entries(flat).map(([id, schema]) => {
      const [, kind = ''] = OF_KIND.exec(id) ?? [];
      const known = namesFor(names, kinds[kind]?.shows);
      const filled = withNames(withTellings(schema, tellings), known);
      return [id, `${JSON.stringify(withCalls(filled, withFinding(schema, flat), known))}\n`];
    }),
  );
}

/** A block with the schema of its finding in it: the fields of this follow from the call of the block. */
function withFinding(schema: Json, flat: Readonly<Record<string, Json>>): Json {
  const { properties } = schema;
  return isObject(properties) && 'finding' in properties
    ? { ...schema, properties: { ...properties, finding: flat['finding.schema.json'] } }
    : schema;
}

/** Plain JSON Schemas without names, a block chosen by its kind. The check chooses it first, so that one mistake is reported once. */
export function flatSchemas(folder: string, own = folder): Readonly<Record<string, Json>> {
  const schemas = engineSchemas(folder, own);
  const { properties, ...page } = lookup(schemas, PAGE) as PageSchema;
  const { blocks } = properties;
  const allOf = Object.keys(schemas).flatMap((id) => {
    const [, kind] = OF_KIND.exec(id) ?? [];
    const isKind = { properties: { kind: { const: kind } }, required: ['kind'] };
    return kind === undefined ? [] : [{ if: isKind, then: { $ref: id } }];
  });
  const { required, ...item } = blocks.items;
  // by `use` a block stands in `fragments.yaml`
  const either = [{ required }, { required: ['use'] }];
  const both = { ...(item['properties'] as Json), ...(USE['properties'] as Json) };
  const items = { ...item, properties: both, anyOf: either, allOf };
  const known = {
    ...schemas,
    [PAGE]: {
      ...page,
      properties: {
        ...properties,
        blocks: { ...blocks, items },
        easy: { ...properties.easy, items },
      },
    },
  };
  return Object.fromEntries(
    Object.entries(known).map(([id, schema]) => [
      id,
      IN_PAGES.some((pattern) => pattern.test(id)) ? withUse(schema) : schema,
    ]),
  );
}

/** What stands in pages: a part of it may be one that several share. */
const IN_PAGES = [OF_KIND, /^finding\./];
/** Maps of a block that are long enough to be shared. */
const SHARED = /chapters|record-figures|RecordPapersSpec/;
const USE: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['use'],
  properties: {
    use: {
      type: 'string',
      'x-names': 'fragments',
      description: 'Name of a part in `config/fragments.yaml` that several pages share.',
      markdownDescription:
        'Назва частини, спільної для кількох сторінок, у `config/fragments.yaml`.\n\nName of a part in `config/fragments.yaml` that several pages share.',
    },
  },
};

/** The schema with parts that pages share in the place of its lists, their items and its maps. */
function withUse(schema: Json): Json {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'items' && isObject(value)) return [key, orUse(value)];
      if (key !== 'properties' || !isObject(value)) return [key, value];
      const properties = Object.entries(value).map(([name, inner]) => [name, orUse(inner as Json)]);
      return [key, Object.fromEntries(properties)];
    }),
  );
}

function orUse(written: Json): Json {
  const schema = withUse(written);
  const { type, title, allOf, description, markdownDescription } = schema;
  const { properties, $ref } = (schema['items'] ?? {}) as Json;
  const isList = type === 'array' && (properties !== undefined || $ref !== undefined);
  if (!isList && !SHARED.test(JSON.stringify([title, allOf]))) return schema;
  const words = description === undefined ? {} : { description, markdownDescription };
  return { ...words, anyOf: [schema, USE] };
}

/** The schema with slots, rows and results of the function wherever one is named. */
function withTellings(schema: Json, tellings: Readonly<Record<string, Telling>>): Json {
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, inEach(value, tellings)]),
  );
  const { properties } = schema;
  if (!isObject(properties) || !('tell' in properties)) return inner;
  const allOf = Object.entries(tellings).map(([tell, told]) => ({
    if: { properties: { tell: { const: tell } }, required: ['tell'] },
    then: { properties: describe(told) },
  }));
  return allOf.length > 0 ? { ...inner, allOf } : inner;
}

function inEach(value: unknown, tellings: Readonly<Record<string, Telling>>): unknown {
  if (Array.isArray(value)) return value.map((item) => inEach(item, tellings));
  return isObject(value) ? withTellings(value, tellings) : value;
}

function describe({ fields, codes, gives }: Telling): Json {
  const when = Object.entries(gives).map(([name, words]) => {
    const one = { enum: words };
    return [name, words.length === 0 ? {} : { anyOf: [one, { type: 'array', items: one }] }];
  });
  return {
    fields: closed(fields),
    codes: closed(codes),
    // filters of the page may stand there too
    texts: { items: { properties: { when: { properties: Object.fromEntries(when) } } } },
  };
}

function closed(names: readonly string[]): Json {
  const properties = Object.fromEntries(names.map((name) => [name, {}]));
  return { properties, additionalProperties: false };
}
