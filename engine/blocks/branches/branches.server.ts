// Branches and their levels → the rows that stand visible, how many there are, what was found.

import { changeQuery, PART } from '../../addresses/query.ts';
import type { LevelNode } from '../../answers/members/levels.ts';
import { holdsAll } from '../../filters/decide.ts';
import { fillNames } from '../../language/fillNames.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Portal, Words } from '../../model/portal.ts';
import type { PageContext } from '../context.server.ts';
import { withLedger } from '../linkTo.server.ts';
import type { OwnAddress } from '../part.server.ts';
import { wordsOr } from '../records.server.ts';
import { writtenQuery } from '../writtenQuery.server.ts';
import type { BranchesBlock } from './branches.kind.ts';
import { askBelow, askTop, isSearching, wordsSought, type AskedLevel } from './level.server.ts';
import { parseOpenCode, readOpen, toggledRows, writeOpen } from './open.ts';
import {
  countText,
  listMemberDimensions,
  rowMaking,
  buildRows,
  type BranchRow,
} from './rows.server.ts';

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

/** What an address says of branches: words of open codes, and the code whose level alone is asked. */
interface OpenAsked {
  readonly words: readonly string[];
  /** Null: the page is asked; empty: all rows again. */
  readonly level: string | null;
}

/** So many branches stand open at most, and a code is no longer than this. */
const MOST_OPEN = 60;
const WORD = /^(?:\*|-?[\p{L}\d._]{1,40}\*?)$/u;

/** What the address opens; codes that nobody has are not taken. */
export function readBranches(
  portal: Portal,
  blocks: readonly BranchesBlock[],
  query: URLSearchParams,
  ledger: Ledger | null,
): OwnAddress<OpenAsked> {
  const name = portal.settings.queries.open;
  const asked = (query.get(name) ?? '').split(',').filter((word) => word !== '');
  const dimensions = blocks.flatMap((block) => listMemberDimensions(portal, block));
  const isKnown = (word: string) => {
    const code = parseOpenCode(word);
    if (!WORD.test(word)) return false;
    return code === '' || !ledger || dimensions.some((each) => ledger.members.has(each, code));
  };
  const words = [...new Set(asked)].filter(isKnown).slice(0, MOST_OPEN);
  const wrong = asked.filter((word) => !words.includes(word));
  const level = query.get(PART);
  return {
    value: { words, level },
    key: JSON.stringify([words, level]),
    written: [[name, words.join(',')]],
    dropped: wrong.length === 0 ? [] : [{ name, was: wrong.join(',') }],
    isPart: level !== null,
  };
}

/** Throws ApiProblem. */
export async function buildBranchesContent(
  context: PageContext,
  block: BranchesBlock,
): Promise<BranchesContent> {
  const { formatter } = context;
  const { words, level } = context.own[block.kind] as OpenAsked;
  const open = readOpen(words);
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
  const own = writtenQuery(context, context.read);
  const members = rows.filter(({ hidden }) => hidden === 0);
  const isWhole = readOpen((context.own[block.kind] as OpenAsked).words).whole.has('');
  const standing = writeOpen(members, isWhole);
  const address = (words: readonly string[]) => {
    const query = changeQuery(own, { [name]: words.join(',') || null });
    return `${withLedger(context, context.path + query)}#${block.id}`;
  };
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

function foundOf({ formatter }: PageContext, { found, items }: AskedLevel): string {
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
