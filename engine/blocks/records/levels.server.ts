// A tree of records → the rows that stand visible: its top, below each open row its level, or one level that is asked for alone.

import type { Level, LevelNode } from '../../answers/answer.ts';
import { readParameters } from '../../answers/params.ts';
import { fillNames } from '../../language/fillNames.ts';
import { assertDefined, lookup } from '../../model/lookup.ts';
import { keptIn } from '../../state/kept.ts';
import { askBlockLevel } from '../contract/asked.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { textIn, wordsOr } from '../contract/records.server.ts';
import { buildHeads, buildRow, formatCount, formatLead } from './columns.server.ts';
import { NOTHING, type BuiltRecords } from './content.server.ts';
import { readOpen, WHOLE, type OpenCodes } from './open.ts';
import { recordsKeeps, type RecordsBlock, type RecordTreeRow } from './records.kind.ts';

/** What all rows of one page are made with. */
interface RowMaking {
  readonly context: PageContext;
  readonly block: RecordsBlock;
  readonly levels: NonNullable<RecordsBlock['levels']>;
  readonly open: OpenCodes;
  /** What is searched for; empty: nothing. */
  readonly search: string;
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

/** Throws ApiProblem. */
export async function buildTree(context: PageContext, block: RecordsBlock): Promise<BuiltRecords> {
  const { formatter, part } = context;
  const levels = assertDefined(block.levels);
  const open = readOpen(keptIn(context, recordsKeeps)?.open ?? []);
  const making = { context, block, levels, open, search: findSearch(context, block) };
  const tree = {
    name: formatter.words(block.title ?? context.page.title),
    heads: buildHeads(context, block.columns),
    isWhole: open.whole.has(''),
  };
  if (part !== null && part !== WHOLE) {
    const rows = await buildRows(making, await askLevel(making, part));
    return { content: NOTHING, tree: { ...tree, rows }, grid: null };
  }
  const top = await askBlockLevel(context, block);
  const { items } = top;
  const isPart = making.search !== '';
  const shown = { nodes: items, level: 1, above: '', total: items.length, isPart };
  const rows = await buildRows(making, shown);
  const groups = items.filter(({ isGroup }) => isGroup).length;
  const all = items.reduce((sum, { isGroup, below }) => sum + below + (isGroup ? 0 : 1), 0);
  const lead = { count: items.length - groups, groups, all };
  const content = {
    ...NOTHING,
    lead: isPart ? '' : formatLead(context, block, items, lead),
    told: formatFound(context, top),
    empty: rows.length > 0 ? '' : formatEmpty(making),
  };
  return { content, tree: rows.length > 0 ? { ...tree, rows } : null, grid: null };
}

/** The words that the first call is asked for. */
function findSearch(context: PageContext, { call, with: given, levels }: RecordsBlock): string {
  if (levels?.search === undefined) return '';
  const params = readParameters(context, lookup(context.portal.calls, call), given);
  return String(params[levels.search] ?? '').trim();
}

/** A level that is asked for alone. Throws ApiProblem. */
async function askLevel(making: RowMaking, above: string): Promise<LevelShown> {
  const { path, items, isPart } = await askBelow(making, above);
  const total = Math.max(path.at(-1)?.childCount ?? 0, items.length);
  return { nodes: items, level: path.length + 1, above, total, isPart };
}

/** The rows right below a code; in a search, only those that lead to what was found. Throws ApiProblem. */
async function askBelow(
  { context, block, levels, open, search }: RowMaking,
  code: string,
): Promise<Level & { readonly isPart: boolean }> {
  const asked = { call: levels.call, with: { ...block.with, [levels.param]: code } };
  const found = search === '' ? null : await askBlockLevel(context, asked);
  if (found && found.items.length > 0 && !open.whole.has(code)) return { ...found, isPart: true };
  const unsought = levels.search === undefined ? {} : { [levels.search]: '' };
  const all = await askBlockLevel(context, { ...asked, with: { ...asked.with, ...unsought } });
  const known = new Map(found?.items.map((node) => [textIn(node, block.key), node]));
  const items = all.items.map((node) => known.get(textIn(node, block.key)) ?? node);
  return { ...all, items, isPart: false };
}

/** Rows of one level and below each open one its own, in reading order. Throws ApiProblem. */
async function buildRows(making: RowMaking, shown: LevelShown): Promise<RecordTreeRow[]> {
  const { levels, open } = making;
  const { nodes, level, above, total, isPart } = shown;
  const cut = isPart || open.whole.has(above) ? nodes : nodes.slice(0, levels.most);
  const size = isPart ? nodes.length : total;
  const rows: RecordTreeRow[] = [];
  for (const [i, node] of cut.entries()) {
    const row = buildTreeRow(making, node, { level, position: i + 1, size });
    rows.push(row);
    if (row.expanded) rows.push(...(await buildBelow(making, node, row)));
  }
  const hidden = total - cut.length;
  if (hidden > 0) rows.push({ ...REST, key: above, level, hidden, position: cut.length + 1, size });
  return rows;
}

/** A row that stands for others says nothing itself. */
const REST = {
  to: '',
  cells: [],
  expanded: null,
  isStruck: false,
  isLeading: false,
  isWhole: false,
  isFound: false,
};

async function buildBelow(
  making: RowMaking,
  node: LevelNode,
  { key, level, isWhole }: RecordTreeRow,
): Promise<RecordTreeRow[]> {
  // what was found below came along
  const below =
    node.children.length > 0 && !isWhole
      ? { items: node.children, isPart: true }
      : await askBelow(making, key);
  return await buildRows(making, {
    nodes: below.items,
    level: level + 1,
    above: key,
    total: Math.max(node.childCount, below.items.length),
    isPart: below.isPart,
  });
}

function buildTreeRow(
  { context, block, open }: RowMaking,
  node: LevelNode,
  place: Pick<RecordTreeRow, 'level' | 'position' | 'size'>,
): RecordTreeRow {
  const row = buildRow(context, block, block.columns, node);
  const isLeading = node.children.length > 0;
  const isOpen = (isLeading || open.open.has(row.key)) && !open.closed.has(row.key);
  const expanded = node.childCount === 0 ? null : isOpen;
  return {
    ...row,
    ...place,
    to: node.isGroup ? '' : row.to,
    expanded,
    isLeading,
    isWhole: expanded === true && open.whole.has(row.key),
    isFound: node.isFound,
    hidden: 0,
  };
}

function formatFound({ formatter }: PageContext, { found, items }: Level): string {
  if (found === null || found === 0) return '';
  const shown = countFound(items);
  const counts = { found: formatCount(formatter, found), shown: formatCount(formatter, shown) };
  return formatter.say(shown === found ? 'records.found' : 'records.found-some', counts);
}

function countFound(nodes: readonly LevelNode[]): number {
  return nodes.reduce(
    (sum, { isFound, children }) => sum + (isFound ? 1 : 0) + countFound(children),
    0,
  );
}

function formatEmpty({ context, block, levels, search }: RowMaking): string {
  if (search === '') return wordsOr(context, block.empty, 'records.empty');
  return fillNames(wordsOr(context, levels.missing, 'records.missing'), { search });
}
