// Levels of a tree → the rows that stand visible, each with what its cells say.

import type { LevelNode } from '../../answers/answer.ts';
import { formatAmount } from '../../language/amounts.ts';
import { findBraced, fillNames } from '../../language/fillNames.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { plainWords } from '../../language/text.ts';
import type { Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { rowLinks } from '../contract/linkTo.server.ts';
import { listMemberDimensions, type BranchesBlock, type BranchesColumn } from './branches.kind.ts';
import { askBelow, readNodeKey } from './level.server.ts';
import { textIn } from '../contract/records.server.ts';
import type { OpenCodes, OpenRow } from './open.ts';

export interface BranchRow extends OpenRow {
  readonly name: Words;
  /** Where the name leads; empty: nowhere. */
  readonly to: string;
  readonly position: number;
  readonly size: number;
  readonly isFound: boolean;
  readonly cells: readonly string[];
  /** How many of the level do not stand there: the row is the link that shows them; 0: it is a member. */
  readonly hidden: number;
}

/** What all rows of one page are made with. */
export interface RowMaking {
  readonly context: PageContext;
  readonly block: BranchesBlock;
  readonly open: OpenCodes;
  /** The address of every row at once. */
  readonly to: string;
}

/** Members of one level, and of which branch. */
interface LevelShown {
  readonly nodes: readonly LevelNode[];
  readonly level: number;
  /** Empty: the top. */
  readonly above: string;
  /** How many stand there whether shown or not. */
  readonly total: number;
  /** Whether only what leads to what was found stands there. */
  readonly isPart: boolean;
}

/** Gathers what is the same for every row, so that it is computed once. */
export function rowMaking(context: PageContext, block: BranchesBlock, open: OpenCodes): RowMaking {
  return { context, block, open, to: rowLinks(context, block.to) };
}

/** Rows of one level and below each open one its own, in reading order. Throws ApiProblem. */
export async function buildRows(making: RowMaking, shown: LevelShown): Promise<BranchRow[]> {
  const { block, open } = making;
  const { nodes, level, above, isPart } = shown;
  const cut = isPart || open.whole.has(above) ? nodes : nodes.slice(0, block.most);
  const size = isPart ? nodes.length : shown.total;
  const rows: BranchRow[] = [];
  for (const [i, node] of cut.entries()) {
    const row = buildRow(making, node, { level, position: i + 1, size });
    rows.push(row);
    if (row.expanded) rows.push(...(await rowsBelow(making, node, row)));
  }
  const hidden = shown.total - cut.length;
  if (hidden > 0) rows.push(moreRow({ above, level, hidden, position: cut.length + 1, size }));
  return rows;
}

async function rowsBelow(making: RowMaking, node: LevelNode, row: BranchRow): Promise<BranchRow[]> {
  const { context, block } = making;
  const { code, isWhole } = row;
  // what was found below came along
  const below =
    node.children.length > 0 && !isWhole
      ? { items: node.children, isPart: true }
      : await askBelow(context, block, code, isWhole);
  return await buildRows(making, {
    nodes: below.items,
    level: row.level + 1,
    above: code,
    total: Math.max(node.childCount, below.items.length),
    isPart: below.isPart,
  });
}

function buildRow(
  { context, block, open, to }: RowMaking,
  node: LevelNode,
  place: Pick<BranchRow, 'level' | 'position' | 'size'>,
): BranchRow {
  const code = readNodeKey(block, node);
  const isLeading = node.children.length > 0;
  const isOpen = (isLeading || open.open.has(code)) && !open.closed.has(code);
  const expanded = node.childCount === 0 ? null : isOpen;
  return {
    ...place,
    code,
    name: nameOf(context, block, node),
    to: node.isGroup ? '' : to.replaceAll(':code', encodeURIComponent(code)),
    expanded,
    isLeading,
    isWhole: expanded === true && open.whole.has(code),
    isFound: node.isFound,
    cells: (block.columns ?? []).map((column) => formatCell(context, column, node)),
    hidden: 0,
  };
}

function moreRow({
  above,
  ...place
}: Pick<BranchRow, 'level' | 'hidden' | 'position' | 'size'> & {
  readonly above: string;
}): BranchRow {
  return {
    ...place,
    code: above,
    name: '',
    to: '',
    expanded: null,
    isLeading: false,
    isWhole: false,
    isFound: false,
    cells: [],
  };
}

/** The name, saying which language it is in where that is not the page's. */
function nameOf({ formatter, ledger, portal }: PageContext, block: BranchesBlock, node: LevelNode) {
  const text = textIn(node, block.fields.name);
  for (const dimension of listMemberDimensions(portal, block)) {
    const title = ledger?.members.title(dimension, readNodeKey(block, node), AT_LAST);
    const words = title ? formatter.words(title) : '';
    if (plainWords(words) === text) return words;
  }
  return text;
}

/** After every change: by this year names are what they were called last. */
const AT_LAST = 9999;

function formatCell(
  { formatter }: PageContext,
  { field, as, words }: BranchesColumn,
  node: LevelNode,
): string {
  const text = textIn(node, field);
  if (as === 'count') return text === '0' ? '' : countText(formatter, Number(text));
  const said = (words ?? [])
    .filter(({ value }) => value === text)
    .map((own) => formatter.plain(own.text))
    .find((own) => findBraced(own).every((name) => textIn(node, name) !== ''));
  if (said === undefined) return text;
  const values = findBraced(said).map((name) => [name, dayOr(formatter, textIn(node, name))]);
  return fillNames(said, Object.fromEntries(values) as Record<string, string>);
}

/** A number of members as the language writes it. */
export function countText({ style }: Pick<LocaleFormatter, 'style'>, count: number): string {
  return formatAmount(String(count), { value: 1, decimals: 0 }, style);
}

/** A day as the language writes it, anything else as it is. */
function dayOr(formatter: LocaleFormatter, text: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatter.date(text) : text;
}
