// Writes every configuration schema as TypeScript, in one file, each named type once.

import { lookup } from '../model/lookup.ts';
import { completeSchema, type SchemaNode } from '../schema/complete.ts';
import { writeComplete } from '../schema/completeTypes.ts';
import { engineSchemas } from './kept.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Schemas = Readonly<Record<string, Record<string, Json>>>;

const BANNER = '/* Generated from the schemas beside this file by `npm run types`. Do not edit. */';

/** TypeScript of all schemas below a folder, in a stable order: of data as they are written. */
export async function writeSchemaTypes(folder: string): Promise<string> {
  return await compileTypes(
    readTypes(folder, (schema) => schema),
    'Schemas',
    BANNER,
  );
}

/** TypeScript of what configuration is once it is complete. */
export async function writeCompleteTypes(folder: string): Promise<string> {
  const types = readTypes(folder, completeSchema, (id) => !id.startsWith('content/'));
  return writeComplete(await compileTypes(types, 'Schemas', BANNER));
}

/** One schema whose definitions are the wanted schemas of a folder, turned. */
function readTypes(
  folder: string,
  turn: (schema: SchemaNode) => SchemaNode,
  isWanted: (id: string) => boolean = Boolean,
): object {
  const definitions: Record<string, Json> = {};
  const schemas = engineSchemas(folder) as Schemas;
  const bundle = (value: Json, home: string) => bundleParts(value, home, schemas);
  for (const id of Object.keys(schemas).filter(isWanted).sort()) {
    const turned = turn(lookup(schemas, id)) as Record<string, Json>;
    const { definitions: inner = {}, $id: _, $schema: __, ...schema } = turned;
    definitions[buildTypeName(id, '')] = bundle(schema, id);
    for (const [name, definition] of Object.entries(inner as Record<string, Json>))
      definitions[buildTypeName(id, name)] = bundle(definition, id);
  }
  return {
    title: 'Schemas',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.keys(definitions).map((key) => [key, { $ref: `#/definitions/${key}` }]),
    ),
    definitions,
  };
}

/** TypeScript of one schema whose `definitions` are types too. The compiler is loaded here: only this chore needs it. */
export async function compileTypes(
  schema: object,
  name: string,
  banner: string,
  style: { readonly objectWrap?: 'collapse' } = {},
): Promise<string> {
  const { compile } = await import('json-schema-to-typescript');
  const text = await compile(schema, name, {
    bannerComment: banner,
    style: { singleQuote: true, printWidth: 140, ...style },
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
  });
  return text
    .replaceAll(/^ \*\n \* This interface was referenced by[^]*?\n(?= \*\/)/gm, '')
    .replaceAll(/^\/\*\*\n \* This interface was referenced by[^]*?\n \*\/\n/gm, '');
}

/** Turns references between files into references between definitions, and drops what only editors read. */
function bundleParts(value: Json, home: string, schemas: Schemas): Json {
  if (Array.isArray(value)) return value.map((item) => bundleParts(item, home, schemas));
  if (value === null || typeof value !== 'object') return value;
  const inner = value['allOf'];
  if (Array.isArray(inner) && inner.length === 1)
    return {
      tsType: findTypeTitle((inner[0] as { $ref: string }).$ref, home, schemas),
      description: value['description'] ?? '',
    };
  if (typeof value['$ref'] === 'string')
    return { $ref: `#/definitions/${buildTypeName(...target(value['$ref'], home))}` };
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'markdownDescription' && key !== 'x-pattern-words')
      .map(([key, inner]) => [key, bundleParts(inner, home, schemas)]),
  );
}

/** The type name of what a reference with a description of its own points to. */
function findTypeTitle(ref: string, home: string, schemas: Schemas): string {
  const [id, definition] = target(ref, home);
  const schema = lookup(schemas, id) as unknown as {
    title: string;
    definitions?: Record<string, { title: string }>;
  };
  return definition ? lookup(schema.definitions ?? {}, definition).title : schema.title;
}

function target(ref: string, home: string): [id: string, definition: string] {
  const [file = '', pointer = ''] = ref.split('#');
  const id = file === '' ? home : new URL(file, `schema:///${home}`).pathname.slice(1);
  return [id, pointer.split('/').at(-1) ?? ''];
}

function buildTypeName(id: string, definition: string): string {
  const base = id.replace('.schema.json', '').replace('/', '-');
  return definition ? `${base}-${definition}` : base;
}
