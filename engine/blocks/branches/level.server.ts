// One level of a tree as a call answers it: asked with what is searched for, or without.

import type { LevelNode } from '../../answers/members/levels.ts';
import { readParameters } from '../../answers/params.ts';
import { isObject, lookup } from '../../model/lookup.ts';
import type { Given } from '../../model/portal.ts';
import type { PageContext } from '../context.server.ts';
import type { BranchesBlock } from './branches.kind.ts';

export interface AskedLevel {
  readonly path: readonly LevelNode[];
  readonly items: readonly LevelNode[];
  /** Null where nothing is searched for. */
  readonly found: number | null;
}

/** The top, as the page has it: where words are searched for, what leads to what was found. Throws ApiProblem. */
export async function askTop(context: PageContext, block: BranchesBlock): Promise<AskedLevel> {
  return await askLevel(context, block.call, block.with);
}

/** The rows right below a code; in a search, only those that lead to what was found. Throws ApiProblem. */
export async function askBelow(
  context: PageContext,
  block: BranchesBlock,
  code: string,
  isWhole: boolean,
): Promise<AskedLevel & { readonly isPart: boolean }> {
  const { below, search } = block;
  const given = { ...block.with, [below.param]: code };
  const found = isSearching(context, block) ? await askLevel(context, below.call, given) : null;
  if (found && found.items.length > 0 && !isWhole) return { ...found, isPart: true };
  const unsought = search === undefined ? given : { ...given, [search]: '' };
  const all = await askLevel(context, below.call, unsought);
  const known = new Map(found?.items.map((node) => [readNodeKey(block, node), node]));
  const items = all.items.map((node) => known.get(readNodeKey(block, node)) ?? node);
  return { ...all, items, isPart: false };
}

/** Whether the reader searches for words. */
export function isSearching(context: PageContext, block: BranchesBlock): boolean {
  return wordsSought(context, block) !== '';
}

/** The words that the first call is asked for. */
export function wordsSought(context: PageContext, { call, with: given, search }: BranchesBlock) {
  if (search === undefined) return '';
  const params = readParameters(context, lookup(context.portal.calls, call), given);
  return String(params[search] ?? '').trim();
}

/** The code of a member or a group. */
export function readNodeKey({ fields }: BranchesBlock, node: LevelNode): string {
  return fieldText(node, fields.key);
}

/** A field as text; empty where nothing is known. */
export function fieldText(node: LevelNode, field: string): string {
  const value = node[field];
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return 'rawJSON' in value ? String(value.rawJSON) : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

async function askLevel(
  context: PageContext,
  id: string,
  given: Readonly<Record<string, Given>>,
): Promise<AskedLevel> {
  const call = lookup(context.portal.calls, id);
  const service = context.answerService();
  const lang = context.formatter.locale.code;
  const params = readParameters(context, call, given);
  const answer = await service.ask(call, params, { lang, signal: context.signal });
  if (answer.holds !== 'body' || !isObject(answer.body)) throw new Error(`${id} has no levels`);
  return answer.body as unknown as AskedLevel;
}
