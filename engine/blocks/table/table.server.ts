// A table block and its answer → the table as one reader sees it.

import type { RecordsAnswer, TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { callAddress, type Params } from '../../answers/params.ts';
import { decide } from '../../state/decide.ts';
import { keptIn } from '../../state/kept.ts';
import { plainWords } from '../../language/text.ts';
import { lookup } from '../../model/lookup.ts';
import type { Call, Outcome } from '../../model/portal.ts';
import { buildBlockQuestion } from '../contract/asked.server.ts';
import type { PageContext, Dataset, NameMarker, ServerPart } from '../contract/context.server.ts';
import { formatMeasureCaption, standardUnit, chooseUnit } from '../contract/measures.server.ts';
import { findMeaning } from '../figure/meaning.server.ts';
import { buildOutcome } from '../contract/outcome.server.ts';
import { rowLinks } from '../contract/linkTo.server.ts';
import { buildViewStart } from '../written/written.server.ts';
import { withoutShownRows } from './carried.ts';
import { isPercent } from './cells.ts';
import { buildViewColumns, placeOfPlan } from './columns.server.ts';
import { downloadRecords, downloadTree } from './download.server.ts';
import { recordTable, type TableBody } from './records.server.ts';
import { OPEN_ALL } from '../treegrid/openWords.ts';
import { packRow, unpackRow } from '../treegrid/tree.ts';
import { rowsOfPage, seenRows } from './seen.server.ts';
import { tableKeeps, type TableBlock, type TableView, type ViewColumn } from './table.kind.ts';
import { codeNotes, leadsTo, buildExplained } from './told.server.ts';
import { buildCounterparts, buildLeafLinks, buildLinked, buildRow } from './rows.server.ts';

export const table: ServerPart<TableBlock, TableView> = {
  valued: () => 'parts',
  keeps: tableKeeps,
  build: buildTable,
  markNames,
  withoutShown: withoutShownRows,
  alone: buildRoots,
  hasParts: true,
  download: async (context, block) => {
    const asked = await askTable(context, block);
    const { call, answer } = asked;
    if (answer.holds === 'records')
      return downloadRecords(context, block, {
        call,
        table: recordTable(context, call, block, answer),
      });
    const columns = buildViewColumns(context, { call, answer }, asked.columns, block);
    const seen = seenRows(context, block, answer, columns);
    const { params, address } = asked;
    return downloadTree(context, block, { call, params, answer, columns, seen, version: address });
  },
  wholeDownload: ({ settings }, { download }) =>
    download ? `${settings.queries.open}=${OPEN_ALL}` : null,
  datasetOf: findDataset,
  leadsTo,
};

/** The total and the rows below it, closed: on a page of others nothing opens. */
function buildRoots(view: TableView): TableView {
  const rows = view.rows.map(unpackRow).filter(({ level }) => level < 2);
  return {
    ...view,
    rows: rows.map((row) => packRow({ ...row, children: view.tree ? 0 : row.children })),
    open: [],
    terms: [],
  };
}

/** Machines read what a sum is a sum of together with what it shows. */
function findDataset({ caption, coverage, download }: TableView): Dataset | null {
  if (download === '') return null;
  return { caption: coverage ? `${caption}. ${coverage.words}` : caption, address: download };
}

/** What a table asked, and what came. */
interface AskedTable {
  readonly call: Call;
  readonly params: Params;
  readonly answer: TreeAnswer | RecordsAnswer;
  /** Where the rest of the answer is asked. */
  readonly address: string;
  readonly type: string;
  readonly columns: ReturnType<typeof decideTable>['columns'];
}

async function askTable(context: PageContext, block: TableBlock): Promise<AskedTable> {
  const { value: type, columns } = decideTable(context, block.type);
  const { call, service, params } = buildBlockQuestion(context, block);
  const answer = await service.ask(call, params, {
    lang: context.formatter.locale.code,
    ...(context.signal ? { signal: context.signal } : {}),
  });
  if (answer.holds !== 'figures' && answer.holds !== 'records')
    throw new Error(`${call.id} answers what a table does not show`);
  const address = `${callAddress(call, params)}&ledger=${service.ledger.id}`;
  return { call, params, answer, address, type, columns };
}

function decideTable({ portal, page, read }: PageContext, type: TableBlock['type']) {
  const then =
    type && decide(lookup(portal.decisions, type.decide), { ...read.values, page: page.id });
  return then ?? { value: '', columns: [] };
}

async function buildTable(context: PageContext, block: TableBlock): Promise<TableView> {
  const { call, params, answer, address, type, columns } = await askTable(context, block);
  const base = buildBase(context, block, type);
  if (answer.holds === 'records') return { ...base, ...recordTable(context, call, block, answer) };
  const shown = buildViewColumns(context, { call, answer }, columns, block);
  const outcome = buildOutcome(context, answer);
  const body = buildBody(context, block, { call, answer }, shown);
  const share = shown.find(({ kind }) => kind === 'share');
  const meaning = share ? findMeaning(context, call, { field: share.field, params }) : '';
  return {
    ...base,
    ...outcome,
    ...(meaning === '' ? {} : { meaning }),
    notes: [...outcome.notes, ...codeNotes(context, block, answer)],
    ...body,
    ...(await buildExplained(context, block, answer, shown[body.measure]?.field ?? '')),
    call: address,
  };
}

type TableBase = Omit<TableView, keyof Outcome | keyof TableBody>;

/** What a table says of itself whatever comes of its call. */
function buildBase(context: PageContext, block: TableBlock, type: string): TableBase {
  const { formatter, path } = context;
  const place = `${formatter.locale.code}/${block.id}${path === '/' ? '' : path}`;
  return {
    ...buildViewStart(context, block),
    kind: 'table',
    type,
    zoom: block.zoom,
    ...(block.codes ? {} : { bare: true }),
    download: block.download ? `/_download/${place}` : '',
    link: rowLinks(context, block.to),
  };
}

function buildBody(
  context: PageContext,
  block: TableBlock,
  { call, answer }: { readonly call: Call; readonly answer: TreeAnswer },
  columns: readonly ViewColumn[],
): Omit<TableBody, 'call'> & Pick<TableView, 'unit' | 'pages'> {
  const { sort, open, find, found, ...seen } = seenRows(context, block, answer, columns);
  const { rows, pages } = rowsOfPage(context, block, seen.rows);
  const unit = chooseUnit(context, answer);
  const counted = columns.some(({ kind }) => kind === 'amount' || kind === 'change');
  const measure = placeOfMeasure(columns, keptIn(context, tableKeeps).measure);
  const plan = placeOfPlan(context, call, columns, measure);
  const row = (item: TreeItem) => buildRow(context, { block, call, answer, columns, unit }, item);
  return {
    caption: formatMeasureCaption(context, answer, counted),
    columns,
    ...buildLeafLinks(context, block),
    ...buildLinked(context, block, answer),
    ...buildCounterparts(context, block, answer),
    measure,
    ...(plan === null ? {} : { planned: plan }),
    ...(counted && !unit.least ? { unit: unit.value } : {}),
    ownUnit: counted && !unit.least ? standardUnit(context.portal.settings, answer).value : 0,
    sort,
    ownSort: block.sort ?? '',
    find,
    found,
    ...(pages ? { pages } : {}),
    tree: true,
    rows: rows.map(row),
    open: [...open],
  };
}

/** The column that was asked for; else the most important of those that are no percentage. */
function placeOfMeasure(columns: readonly ViewColumn[], asked: string): number {
  const place = columns.findIndex(({ field, kind }) => field === asked && kind !== 'share');
  if (place >= 0) return place;
  const fitting = columns.filter((column) => !isPercent(column));
  const [most] = [...fitting].sort((a, b) => a.importance - b.importance);
  return most ? columns.indexOf(most) : 0;
}

/** Names of rows stay as they are: a tree is one stop. What they are called stands in a line below the table. */
function markNames(view: TableView, marker: NameMarker): TableView {
  const columns = view.columns.map((column) => plainWords(column.title));
  const names = view.rows
    .map(unpackRow)
    .filter((row) => row.level <= 1 && row.lang === '')
    .map((row) => row.name);
  return { ...view, terms: marker.keysIn([...columns, ...names]) };
}
