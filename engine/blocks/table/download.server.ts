// A table as a file: exactly the rows that stand visible, in the reader's order and language; amounts whole, whatever unit is seen.

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { askFor } from '../../answers/figures.ts';
import type { Params } from '../../answers/params.ts';
import type { RowCell, Rows } from '../../answers/tabular/rows.ts';
import { formatAmount, PLAIN } from '../../language/amounts.ts';
import { formatShare } from '../../language/percents.ts';
import { plainWords } from '../../language/text.ts';
import { assertDefined, lookup } from '../../model/lookup.ts';
import type { Ask, Call, Outcome, Portal } from '../../model/portal.ts';
import type {
  PageContext,
  Download,
  DownloadFacts,
  DownloadField,
} from '../contract/context.server.ts';
import { coverageOfAnswer } from '../figure/covered.server.ts';
import { fileName } from '../share/fileName.server.ts';
import {
  findMeasure,
  formatMeasureCaption,
  formatRowNames,
  unitOfFiles,
} from '../contract/measures.server.ts';
import { formatColumnTitle } from './cells.ts';
import type { TableBody } from './records.server.ts';
import { unpackRow, visibleRows } from '../treegrid/tree.ts';
import type { SeenTree } from './seen.server.ts';
import type { TableBlock, ViewColumn } from './table.kind.ts';

export interface TreeToWrite extends AskedTree {
  readonly seen: SeenTree;
  readonly version: string;
}

/** Rows that stand open, as the reader sees them; what the sums are of stands above the head. */
export function downloadTree(
  context: PageContext,
  block: TableBlock,
  { seen, version, ...asked }: TreeToWrite,
): Download {
  const { formatter } = context;
  const { answer, columns } = asked;
  const coverage = coverageOfAnswer(context, answer);
  const items = listOpenRows(seen);
  const cells = items.map((item): RowCell[] => [
    { text: item.code },
    { text: formatter.plain(formatRowNames(context, answer, item)) },
    ...columns.map((column) => buildCell(context, item.data[column.field] ?? null, column)),
  ]);
  const rows = { ...startOfRows(context, block, columns), cells };
  return {
    rows: { ...rows, above: coverage ? [coverage.words] : [] },
    facts: factsOfTree(context, asked, items),
    version,
  };
}

/** Every cell is text; `version` is empty. */
export function downloadRecords(
  context: PageContext,
  block: TableBlock,
  { call, table }: { readonly call: Call; readonly table: Outcome & TableBody },
): Download {
  const { columns, rows, caption } = table;
  const cells = rows
    .map(unpackRow)
    .map(({ id, name, values }) => [id, name, ...values].map((text): RowCell => ({ text })));
  return {
    rows: { ...startOfRows(context, block, columns), cells },
    facts: factsOfRecords(context, call, { columns, caption }),
    version: '',
  };
}

function startOfRows(
  context: PageContext,
  { id }: TableBlock,
  columns: readonly ViewColumn[],
): Omit<Rows, 'cells'> {
  const { formatter } = context;
  const captionOf = (column: ViewColumn) => formatColumnTitle(column) + unitBehind(context, column);
  const fieldOf = ({ field, kind }: ViewColumn) => (kind === 'share' ? `${field}Share` : field);
  return {
    above: [],
    captions: ['', plainWords(formatter.say('table.name')), ...columns.map(captionOf)],
    fields: ['code', 'name', ...columns.map(fieldOf)],
    file: fileName(context, id),
    encoding: 'utf-8',
    newline: '\r\n',
    separator: ';',
    guarded: true,
  };
}

/** What stands behind the name of a column of amounts. */
function unitBehind({ portal, formatter }: PageContext, column: ViewColumn): string {
  if (!isAmount(column)) return '';
  return `, ${formatter.plain(unitOfFiles(portal.settings.units).short)}`;
}

/** Rows that are seen: not those below a closed one. */
function listOpenRows({ rows, open }: SeenTree): TreeItem[] {
  const counted = rows.map((item) => ({ ...item, item, children: item.children.length }));
  return visibleRows(counted, open).map(({ node }) => node.item);
}

/** The number without grouping, with a point: an amount in the smallest unit with all its decimals. */
function buildCell({ portal }: PageContext, value: string | null, column: ViewColumn): RowCell {
  if (value === null) return null;
  if (column.kind === 'text') return { text: value };
  if (column.kind === 'share') {
    const share = formatShare(value, assertDefined(column.whole), PLAIN);
    return share === '' ? null : { number: share.replace(/^<.*/, '0') };
  }
  if (!isAmount(column)) return { number: value };
  return { number: formatAmount(value, unitOfFiles(portal.settings.units), PLAIN) };
}

/** A tree with what it was asked by. */
export interface AskedTree {
  readonly call: Call;
  readonly params: Params;
  readonly answer: TreeAnswer;
  readonly columns: readonly ViewColumn[];
}

const TEXT: DownloadField = { holds: 'text', about: '', role: '', phase: '' };

/** `items` are the rows that are written. */
function factsOfTree(
  context: PageContext,
  { call, params, answer, columns }: AskedTree,
  items: readonly TreeItem[],
): DownloadFacts {
  const { portal } = context;
  const { roles } = portal.model;
  const asks = askFor(call, params);
  const years = answer.arrangement === 'points' && items.length > 0 && items.every(isYear);
  const role = roles?.dimensions?.[dimensionOf(answer, asks, params)];
  const unit = unitOfFiles(portal.settings.units);
  return {
    fields: [
      years ? { ...TEXT, holds: 'year' } : { ...TEXT, role: role?.code ?? '' },
      { ...TEXT, role: role?.name ?? '' },
      ...columns.map((column): DownloadField => ({
        holds: column.kind === 'text' ? 'text' : 'number',
        about: aboutColumn(context, call, column),
        role: '',
        // what amounts are shown as has no phase of its own
        phase:
          column.kind === 'amount' && !context.absolute
            ? findPhase(portal, asks, column.field)
            : '',
      })),
    ],
    caption: formatMeasureCaption({ ...context, unit }, answer, columns.some(isAmount)),
    unit: columns.some(isAmount) ? context.formatter.plain(unit.short) : '',
    year: answer.arrangement === 'points' ? null : (answer.period?.year ?? null),
    direction: sameOf(asks.flatMap(({ facts }) => facts).map((fact) => roles?.directions?.[fact])),
  };
}

/** All columns are text; code and name have the roles of their dimension, empty where it has none. */
function factsOfRecords(
  { portal }: PageContext,
  { members }: Call,
  { columns, caption }: { readonly columns: readonly ViewColumn[]; readonly caption: string },
): DownloadFacts {
  const role = portal.model.roles?.dimensions?.[members?.dimension ?? ''];
  return {
    fields: [
      { ...TEXT, role: role?.code ?? '' },
      { ...TEXT, role: role?.name ?? '' },
      ...columns.map(() => TEXT),
    ],
    caption,
    unit: '',
    year: null,
    direction: '',
  };
}

function isAmount({ kind }: ViewColumn): boolean {
  return kind === 'amount' || kind === 'change';
}

function isYear({ code, level }: TreeItem): boolean {
  return level === 1 && /^\d{4}$/.test(code);
}

/** The dimension of all rows; empty where there are several, or rows are of none. */
function dimensionOf({ arrangement }: TreeAnswer, asks: readonly Ask[], params: Params): string {
  if (arrangement !== 'hierarchy') return '';
  return sameOf(
    asks.flatMap(({ by, detail }) => {
      const below = detail?.levels[String(params[detail.param])];
      return below === undefined ? [by] : [by, below];
    }),
  );
}

/** The long name of a measure whose column has a short one. */
function aboutColumn(context: PageContext, call: Call, column: ViewColumn): string {
  const measure = findMeasure(context, call, column.field);
  if (!measure || column.kind === 'share') return '';
  const title = context.formatter.plain(measure.title);
  return title === formatColumnTitle(column) ? '' : title;
}

/** Empty where it is not known, and for what may be of another year: its row would say that it is of this one. */
export function findPhase(
  { model }: Pick<Portal, 'model'>,
  asks: readonly Ask[],
  field: string,
): string {
  const phases = asks.flatMap(({ facts, measures: { [field]: measure = '' } }) =>
    facts.flatMap((fact) => {
      const own = lookup(model.facts, fact).measures[measure];
      if (!own) return [];
      return (own.from?.years ?? []).some((years) => years !== 0)
        ? ''
        : model.roles?.phases?.[measure];
    }),
  );
  return sameOf(phases);
}

/** What all of them are; empty where they differ, or one is not known. */
function sameOf(words: readonly (string | undefined)[]): string {
  const [word = '', ...others] = new Set(words);
  return others.length === 0 ? word : '';
}
