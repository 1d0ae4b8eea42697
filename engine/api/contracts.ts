// Writes TypeScript types for every call and page of a portal, from the schemas behind the OpenAPI document.

import { answerSchema } from '../answers/answerSchema.ts';
import type { ContentSchema, JsonSchema } from '../answers/jsonSchema.ts';
import { listSchema, objectSchema } from '../answers/jsonSchema.ts';
import { plainTable, findCallShape } from '../answers/shapes.ts';
import { compileTypes } from '../config/schema-types.ts';
import type { Call, Page, Portal, BlockBase, CallingBlock } from '../model/portal.ts';
import {
  BANNER,
  choice,
  listAddressNames,
  typeScript,
  type AddressParts,
} from './pageAddresses.ts';
import { paramSchema } from './paramSchema.ts';

const HELPERS = `
export type PageId = keyof Pages;
export type CallId = keyof Calls;

/** An entry of what is a list; anything else is a row itself. */
export type RowOf<Rows> = Rows extends readonly (infer Row)[] ? Row : Rows;
`;

/** TypeScript: `Calls` and `Pages` by their ids. */
export async function writeContracts(portal: Portal, parts: AddressParts): Promise<string> {
  const definitions: Record<string, JsonSchema> = {};
  const content = new Set<string>();
  const calls = Object.values(portal.calls).map((call): [string, JsonSchema] => [
    call.id,
    callSchema(portal, call, definitions, content),
  ]);
  const pages = Object.values(portal.pages).map((page): [string, JsonSchema] => [
    page.id,
    pageSchema(portal, parts, page),
  ]);
  const schema = {
    ...allOf({
      calls: { title: 'Calls', ...allOf(Object.fromEntries(calls)) },
      pages: { title: 'Pages', ...allOf(Object.fromEntries(pages)) },
    }),
    definitions,
  };
  const imports = `import type {\n${[...content]
    .sort()
    .map((name) => `  ${name},\n`)
    .join('')}} from './types.ts';`;
  const text = await compileTypes(schema, 'Contracts', `${BANNER}\n\n${imports}`, {
    objectWrap: 'collapse',
  });
  return text + HELPERS;
}

function allOf(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return objectSchema(properties, Object.keys(properties));
}

/** What has a name of its own goes into `definitions`, names of the content's types into `content`. */
function callSchema(
  portal: Portal,
  call: Call,
  definitions: Record<string, JsonSchema>,
  content: Set<string>,
): JsonSchema {
  const params = call.params.map((param): [string, JsonSchema] => {
    const { schema } = paramSchema(portal, call, param, () => '');
    return [param.name, param.list ? listSchema(schema) : schema];
  });
  const required = call.params.filter((param) => param.required).map(({ name }) => name);
  const form = plainTable(call) === null ? '' : 'JSON';
  const { at = '' } = findCallShape(call).reading?.(call) ?? {};
  const name = typeName(call.id);
  const answer = answerSchema(portal, call, form, {
    at: `#/definitions/${name}`,
    document: (id) => contentType(portal, id, content),
  });
  return allOf({
    path: { const: call.path },
    params: plainest(objectSchema(Object.fromEntries(params), required)) as JsonSchema,
    answer: named(plainest(answer) as JsonSchema, name, definitions),
    row: typeScript(
      `RowOf<Calls[${quote(call.id)}]['answer']${at === '' ? '' : `[${quote(at)}]`}>`,
    ),
  });
}

/** The content's own types, as its schemas are written beside this file. */
function contentType(portal: Portal, id: string, content: Set<string>): ContentSchema | undefined {
  const schema = portal.shapes[`content/${id}`];
  if (schema === undefined) return undefined;
  const title = String(schema['title']);
  content.add(title);
  const properties = Object.keys((schema['properties'] as object | undefined) ?? {});
  return {
    whole: typeScript(title),
    properties: Object.fromEntries(
      properties.map((key) => [key, typeScript(`${title}[${quote(key)}]`)]),
    ),
  };
}

/** Parts that an answer refers to become types; parts with a title are the same for all answers. */
function named(
  { $defs = {}, ...schema }: JsonSchema,
  name: string,
  definitions: Record<string, JsonSchema>,
): JsonSchema {
  const turn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turn);
    if (value === null || typeof value !== 'object') return value;
    const { title, $ref, ...part } = value as JsonSchema;
    if (typeof $ref === 'string') return { $ref: `#/definitions/${name}${typeName(last($ref))}` };
    const turned = Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key, turn(inner)]),
    );
    if (typeof title !== 'string') return turned;
    definitions[title] = turned;
    return { $ref: `#/definitions/${title}` };
  };
  for (const [part, inner] of Object.entries($defs as Readonly<Record<string, JsonSchema>>))
    definitions[`${name}${typeName(part)}`] = turn(inner) as JsonSchema;
  return turn(schema) as JsonSchema;
}

function last(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** Without what TypeScript has no words for, and without descriptions: those are in the OpenAPI document. */
function plainest(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainest);
  if (value === null || typeof value !== 'object') return value;
  const { description: _, default: __, pattern: ___, ...schema } = value as JsonSchema;
  const any = schema['anyOf'];
  // codes, and members with names of their own among them
  if (
    Array.isArray(any) &&
    any.some((part: JsonSchema) => part['type'] === 'string' && !part['enum'])
  )
    if (any.every((part: JsonSchema) => part['type'] === 'string' || part['enum']))
      return { type: 'string' };
  return Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, plainest(inner)]));
}

function pageSchema(portal: Portal, parts: AddressParts, page: Page): JsonSchema {
  const parameters = Object.keys(page.parameters).map((name) => [name, { type: 'string' }]);
  const calls = [
    ...new Set(page.blocks.flatMap((block) => (isCalling(block) ? [block.call] : []))),
  ];
  const rows = calls.map((id) => `Calls[${quote(id)}]['row']`);
  return allOf({
    path: { const: page.path },
    parameters: allOf(Object.fromEntries(parameters)),
    filters: choice(page.filters.map(({ name }) => name)),
    search: objectSchema(
      Object.fromEntries(
        listAddressNames(portal, parts, page).map(({ query, schema }) => [query, schema]),
      ),
      [],
    ),
    calls: choice(calls),
    rows: typeScript(rows.length > 0 ? rows.join(' | ') : 'never'),
  });
}

function isCalling(block: BlockBase): block is CallingBlock {
  return 'call' in block;
}

function typeName(id: string): string {
  return id.replaceAll(/(?:^|[^A-Za-z0-9])([A-Za-z0-9])/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`;
}
