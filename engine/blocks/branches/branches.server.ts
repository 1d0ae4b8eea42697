// Branches and their levels → the rows that stand visible, how many there are, what was found.

import { keptIn } from '../../state/kept.ts';
import { writeState } from '../../state/pageState.ts';
import type { Level, LevelNode } from '../../answers/answer.ts';
import { holdsAll } from '../../state/decide.ts';
import { fillNames } from '../../language/fillNames.ts';
import type { Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { wordsOr } from '../contract/records.server.ts';
import { branchesKeeps, type BranchesBlock } from './branches.kind.ts';
import { askBelow, askTop, isSearching, wordsSought } from './level.server.ts';
import { readOpen, toggledRows, writeOpen } from './open.ts';
import { countText, rowMaking, buildRows, type BranchRow } from './rows.server.ts';

export interface BranchesContent {
  readonly name: Words;
  /** What is counted; empty: nothing is said. */
  readonly lead: string;
  /** How many were found; empty where nothing was searched for. */
  readonly found: string;
  /** What is said where there are no rows. */
  readonly empty: string;
  readonly columns: readonly { readonly title: Words; readonly as: 'text' | 'count' }[];
  readonly rows: readonly ShownRow[];
  /** Whether the whole top stands there, however much it is. */
  readonly isWhole: boolean;
  /** Whether these are rows of one level, to be put where it is opened. */
  readonly isLevel: boolean;
}

export interface ShownRow extends BranchRow {
  /** Where the row is opened or closed, or all of its level shown; empty: neither. */
  readonly turn: string;
}

/** Throws ApiProblem. */
export async function buildBranchesContent(
  context: PageContext,
  block: BranchesBlock,
): Promise<BranchesContent> {
  const { formatter, part: level } = context;
  const open = readOpen(keptIn(context, branchesKeeps).words);
  const making = rowMaking(context, block, open);
  const start = {
    name: formatter.words(block.title ?? context.page.title),
    columns: (block.columns ?? []).map(({ title, as }) => ({ title: formatter.words(title), as })),
    isWhole: open.whole.has(''),
  };
  if (level !== null && level !== '') {
    const below = await askBelow(context, block, level, open.whole.has(level));
    const { path, items, isPart } = below;
    const total = Math.max(path.at(-1)?.childCount ?? 0, items.length);
    const depth = path.length + 1;
    const rows = await buildRows(making, {
      nodes: items,
      level: depth,
      above: level,
      total,
      isPart,
    });
    return { ...start, lead: '', found: '', empty: '', rows: unturned(rows), isLevel: true };
  }
  const top = await askTop(context, block);
  const isPart = isSearching(context, block);
  const rows = await buildRows(making, {
    nodes: top.items,
    level: 1,
    above: '',
    total: top.items.length,
    isPart,
  });
  return {
    ...start,
    lead: isPart ? '' : formatLead(context, block, top.items),
    found: foundOf(context, top),
    empty: rows.length > 0 ? '' : emptyOf(context, block),
    rows: level === null ? withTurns(context, block, rows) : unturned(rows),
    isLevel: level !== null,
  };
}

/** The browser says where rows of a level lead: it knows what else stands open. */
function unturned(rows: readonly BranchRow[]): ShownRow[] {
  return rows.map((row) => ({ ...row, turn: '' }));
}

function withTurns(
  context: PageContext,
  block: BranchesBlock,
  rows: readonly BranchRow[],
): ShownRow[] {
  const { open: name } = context.portal.settings.queries;
  const members = rows.filter(({ hidden }) => hidden === 0);
  const isWhole = readOpen(keptIn(context, branchesKeeps).words).whole.has('');
  const standing = writeOpen(members, isWhole);
  const address = (words: readonly string[]) =>
    `${context.path}${writeState(context, { [name]: words.join(',') || null })}#${block.id}`;
  const turnOf = (row: BranchRow): string => {
    if (row.hidden > 0 && row.code === '') return address(writeOpen(members, true));
    if (row.hidden === 0 && row.expanded === null) return '';
    // what is opened is added to what stands open; only closing takes others with it
    if (row.expanded === false && !row.isLeading) return address([...standing, row.code]);
    const place = members.findIndex(({ code }) => code === row.code);
    return address(writeOpen(toggledRows(members, place, row.hidden > 0), isWhole));
  };
  return rows.map((row) => ({ ...row, turn: turnOf(row) }));
}

function formatLead(
  context: PageContext,
  { lead }: BranchesBlock,
  nodes: readonly LevelNode[],
): string {
  const { formatter, read } = context;
  const said = lead?.find(({ when }) => holdsAll(when, read.values));
  if (!said || nodes.length === 0) return '';
  const all = nodes.reduce((sum, { isGroup, below }) => sum + below + (isGroup ? 0 : 1), 0);
  const groups = nodes.filter(({ isGroup }) => isGroup).length;
  return fillNames(formatter.plain(said.text), {
    count: countText(formatter, nodes.length - groups),
    groups: countText(formatter, groups),
    all: countText(formatter, all),
  });
}

function foundOf({ formatter }: PageContext, { found, items }: Level): string {
  if (found === null || found === 0) return '';
  const shown = countFound(items);
  return shown === found
    ? formatter.say('branches.found', { found: countText(formatter, found) })
    : formatter.say('branches.found-some', {
        found: countText(formatter, found),
        shown: countText(formatter, shown),
      });
}

function countFound(nodes: readonly LevelNode[]): number {
  return nodes.reduce(
    (sum, { isFound, children }) => sum + (isFound ? 1 : 0) + countFound(children),
    0,
  );
}

function emptyOf(context: PageContext, block: BranchesBlock): string {
  const search = wordsSought(context, block);
  const key = search === '' ? 'branches.empty' : 'branches.missing';
  return fillNames(wordsOr(context, search === '' ? block.empty : block.missing, key), { search });
}
