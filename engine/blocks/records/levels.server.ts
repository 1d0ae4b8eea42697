// A tree of records → the rows that stand visible: its top, below each open row its level, or one level that is asked for alone.

import type { Level, LevelNode } from '../../answers/answer.ts';
import { readParameters } from '../../answers/params.ts';
import { fillNames } from '../../language/fillNames.ts';
import { assertDefined, lookup } from '../../model/lookup.ts';
import { keptIn } from '../../state/kept.ts';
import { askBlockLevel } from '../contract/asked.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { rowLinks } from '../contract/linkTo.server.ts';
import { textIn, wordsOr } from '../contract/records.server.ts';
import { formatLead } from '../contract/said.server.ts';
import { buildHeads, buildRow, formatCount, formatCounts } from './columns.server.ts';
import { packRecord } from './carried.ts';
import { NOTHING, type BuiltRecords } from './content.server.ts';
import { readOpen, WHOLE, type OpenWords } from '../treegrid/openWords.ts';
import {
  recordsKeeps,
  type RecordsBlock,
  type RecordTree,
  type RecordTreeRow,
} from './records.kind.ts';

/** What all rows of one page are made with. */
interface RowMaking {
  readonly context: PageContext;
  readonly block: RecordsBlock;
  readonly levels: NonNullable<RecordsBlock['levels']>;
  readonly open: OpenWords;
  /** Where rows lead, `:code` where their code stands; empty: each somewhere else, or nowhere. */
  readonly to: string;
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
  const kept = keptIn(context, recordsKeeps)?.open ?? [];
  const open = readOpen(part?.endsWith(WHOLE) ? [part] : kept);
  const to = rowLinks(context, block.to);
  const making = { context, block, levels, open, to, search: findSearch(context, block) };
  const buildOf = (rows: readonly RecordTreeRow[]): RecordTree => ({
    name: formatter.words(block.title ?? context.page.title),
    heads: buildHeads(context, block.columns),
    rows: rows.map(packRecord),
    open: listOpen(rows, open),
    to,
  });
  if (part !== null && part !== WHOLE) {
    const rows = await buildRows(making, await askLevel(making, part.replace(WHOLE, '')));
    return { content: NOTHING, tree: buildOf(rows), grid: null };
  }
  const top = await askBlockLevel(context, block);
  const { items } = top;
  const isPart = making.search !== '';
  const shown = { nodes: items, level: 1, above: '', total: items.length, isPart };
  const rows = await buildRows(making, shown);
  const groups = items.filter(({ isGroup }) => isGroup).length;
  const all = items.reduce((sum, { isGroup, below }) => sum + below + (isGroup ? 0 : 1), 0);
  const counts = formatCounts(context, { count: items.length - groups, groups, all });
  const content = {
    ...NOTHING,
    lead: isPart ? null : formatLead(context, block, items, counts),
    told: formatFound(context, top),
    empty: rows.length > 0 ? '' : formatEmpty(making),
  };
  return { content, tree: rows.length > 0 ? buildOf(rows) : null, grid: null };
}

/** The rows that stand open: those with rows below them, and of these and the top those that stand whole. */
function listOpen(rows: readonly RecordTreeRow[], { whole }: OpenWords): string[] {
  const open = rows.filter(({ level }, i) => (rows[i + 1]?.level ?? 0) > level).map(({ id }) => id);
  const all = ['', ...open].filter((id) => whole.has(id)).map((id) => id + WHOLE);
  return [...open, ...all];
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
  const rows: RecordTreeRow[] = [];
  for (const node of cut) {
    const row = buildTreeRow(making, node, level);
    rows.push(row);
    if (isOpen(making, row)) rows.push(...(await buildBelow(making, node, row)));
  }
  const rest = total - cut.length;
  if (rest > 0) rows.push({ id: above + WHOLE, level, children: 0, rest, cells: [] });
  return rows;
}

function isOpen({ open }: RowMaking, { id, children, leads = false }: RecordTreeRow): boolean {
  return children > 0 && (leads || open.open.has(id)) && !open.closed.has(id);
}

async function buildBelow(
  making: RowMaking,
  node: LevelNode,
  { id, level }: RecordTreeRow,
): Promise<RecordTreeRow[]> {
  // what was found below came along
  const below =
    node.children.length > 0 && !making.open.whole.has(id)
      ? { items: node.children, isPart: true }
      : await askBelow(making, id);
  return await buildRows(making, {
    nodes: below.items,
    level: level + 1,
    above: id,
    total: Math.max(node.childCount, below.items.length),
    isPart: below.isPart,
  });
}

function buildTreeRow(
  { context, block, to: all }: RowMaking,
  node: LevelNode,
  level: number,
): RecordTreeRow {
  const { key: id, cells, ...row } = buildRow(context, block, block.columns, node);
  const to = node.isGroup ? '' : row.to;
  return {
    id,
    level,
    children: node.childCount,
    cells,
    ...(to === all.replaceAll(':code', id) ? {} : { to }),
    ...(node.children.length > 0 ? { leads: true } : {}),
    ...(node.isFound ? { isFound: true } : {}),
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
