// One level of a tree as a call answers it: asked with what is searched for, or without.

import type { Level, LevelNode } from '../../answers/answer.ts';
import { readParameters } from '../../answers/params.ts';
import { lookup } from '../../model/lookup.ts';
import { askBlockLevel } from '../contract/asked.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { textIn } from '../contract/records.server.ts';
import type { BranchesBlock } from './branches.kind.ts';

/** The top, as the page has it: where words are searched for, what leads to what was found. Throws ApiProblem. */
export async function askTop(context: PageContext, block: BranchesBlock): Promise<Level> {
  return await askBlockLevel(context, block);
}

/** The rows right below a code; in a search, only those that lead to what was found. Throws ApiProblem. */
export async function askBelow(
  context: PageContext,
  block: BranchesBlock,
  code: string,
  isWhole: boolean,
): Promise<Level & { readonly isPart: boolean }> {
  const { below, search } = block;
  const asked = { call: below.call, with: { ...block.with, [below.param]: code } };
  const found = isSearching(context, block) ? await askBlockLevel(context, asked) : null;
  if (found && found.items.length > 0 && !isWhole) return { ...found, isPart: true };
  const unsought = search === undefined ? {} : { [search]: '' };
  const all = await askBlockLevel(context, { ...asked, with: { ...asked.with, ...unsought } });
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
  return textIn(node, fields.key);
}
