// Writes TypeScript types for every call and page of a portal, from the schemas behind the OpenAPI document.

import { problemSchema } from '../answers/answerSchema.ts';
import { embedShapes, SCHEMAS, shapeReference } from '../answers/document/document.shape.ts';
import type { JsonSchema } from '../answers/jsonSchema.ts';
import { PROBLEMS } from '../answers/problem.ts';
import { compileTypes } from '../config/schema-types.ts';
import type { Page, Portal, BlockBase, CallingBlock, Text } from '../model/portal.ts';
import { answerType, NamedTypes, typeOf } from './answerTypes.ts';
import {
  listAmounts,
  listCallParts,
  listParams,
  part,
  type ContractWriting,
} from './callContract.ts';
import {
  bothTitles,
  choiceType,
  codeType,
  ownType,
  shareNames,
  takenType,
  writeKinds,
  type SaidName,
} from './contractNames.ts';
import { CONTRACT_TYPES, PAGE_TYPES } from './contractTexts.ts';
import { BANNER, listAddressNames, listTargets, type AddressParts } from './pageAddresses.ts';

/** TypeScript: `Calls` by their ids, and `Pages` too where the parts of their addresses are given. Titles are in the portal's first language and in English. */
export async function writeContracts(portal: Portal, parts?: AddressParts): Promise<string> {
  const calls = Object.values(portal.calls);
  const pages = parts
    ? listTargets(portal).map((page) => [page, listSearch(portal, parts, page)] as const)
    : [];
  const params = calls.flatMap((call) => listParams(portal, call));
  const writing: ContractWriting = {
    portal,
    names: shareNames([...params, ...pages.flatMap(([, search]) => search)]),
    amounts: shareNames(calls.flatMap((call) => listAmounts(portal, call))),
    types: new NamedTypes(),
    content: new Set<string>(),
  };
  const { names, amounts, types } = writing;
  const called = calls.map((call) => titled(portal, call, listCallParts(writing, call)));
  const paged = pages.map(([page, search]) =>
    titled(portal, page, listPageParts(writing, page, search)),
  );
  return [
    BANNER,
    writeInterface('Names', needed(names)),
    writeInterface('Amounts', needed(amounts)),
    writeInterface('Calls', called),
    ...(parts ? [writeInterface('Pages', paged), PAGE_TYPES] : []),
    ...writeProblems(types),
    types.write(),
    await writeContent(writing),
    writeKinds(portal),
    `export type Lang = ${choiceType(portal.settings.locales.map(({ code }) => code))};`,
    CONTRACT_TYPES,
  ].join('\n');
}

function writeInterface(name: string, parts: readonly SaidName[]): string {
  return `export interface ${name} ${ownType(parts)}\n`;
}

function needed(shared: ReadonlyMap<string, SaidName>): SaidName[] {
  return [...shared.values()].map((said) => ({ ...said, isOptional: false }));
}

function titled(
  portal: Portal,
  { id, title }: { readonly id: string; readonly title: Text },
  parts: readonly SaidName[],
): SaidName {
  return { ...part(id, ownType(parts)), title: bothTitles(portal, title) };
}

/** The codes of mistakes with their statuses, and what is told of each. */
function writeProblems(types: NamedTypes): string[] {
  const statuses = Object.entries(PROBLEMS).map(([code, status]) => part(code, String(status)));
  const { properties, ...words } = problemSchema();
  const { type: _, status: __, code: ___, ...told } = properties as Record<string, JsonSchema>;
  const telling = { name: 'Problem', types, codes: new Map(), amounts: [], shared: new Map() };
  const schema = { ...words, properties: told, required: ['title', 'detail'] };
  return [
    writeInterface('ProblemStatuses', [...statuses, part('unreadable', 'number')]),
    `export type ProblemWords = ${answerType(telling, schema)};\n`,
  ];
}

/** The content's own schemas as types. */
async function writeContent({ portal, content }: ContractWriting): Promise<string> {
  if (content.size === 0) return '';
  const documents = [...content].map((id) => [id, shapeReference(portal, id)?.whole] as const);
  const properties = Object.fromEntries(documents);
  const definitions = embedShapes(portal, JSON.stringify(properties));
  const whole = { type: 'object', additionalProperties: false, properties, definitions };
  const text = JSON.stringify(whole).replaceAll(`"${SCHEMAS}/`, '"#/definitions/');
  const types = await compileTypes(JSON.parse(text) as object, 'Documents', '');
  return types.replaceAll(/^( *)\/\*\*\n *\* (.*)\n *\*\/$/gm, '$1/** $2 */');
}

/** What the query of a page may say. */
function listSearch(portal: Portal, parts: AddressParts, page: Page): SaidName[] {
  return listAddressNames(portal, parts, page).map(({ query, schema, title = '' }) => ({
    name: query,
    type: typeOf(schema),
    title,
    isOptional: true,
  }));
}

function listPageParts(
  { portal, names }: ContractWriting,
  page: Page,
  search: readonly SaidName[],
): SaidName[] {
  const parameters = Object.entries(page.parameters).map(([name, { dimension }]) =>
    part(name, dimension === '' ? 'string' : codeType(portal, [dimension])),
  );
  const calls = [
    ...new Set(page.blocks.flatMap((block) => (isCalling(block) ? [block.call] : []))),
  ];
  const rows = calls.map((id) => `Row<${choiceType([id])}>`);
  return [
    part('path', choiceType([page.path])),
    part('parameters', parameters.length === 0 ? '{}' : ownType(parameters)),
    part('filters', choiceType(page.filters.map(({ name }) => name))),
    part('search', takenType('Names', names, search)),
    part('calls', choiceType(calls)),
    part('rows', rows.length > 0 ? rows.join(' | ') : 'never'),
  ];
}

function isCalling(block: BlockBase): block is CallingBlock {
  return 'call' in block;
}
