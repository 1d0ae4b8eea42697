// A table as a file: exactly the rows that stand visible, in the reader's order and language; amounts whole, whatever unit is seen.

import type { TreeItem } from '../../answers/answer.ts';
import type { RowCell, Rows } from '../../answers/tabular/rows.ts';
import { formatAmount, PLAIN } from '../../language/amounts.ts';
import { formatShare } from '../../language/percents.ts';
import { plainWords } from '../../language/text.ts';
import { last, assertDefined } from '../../model/lookup.ts';
import type { Call, Outcome } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { coverageOfAnswer } from '../figure/covered.server.ts';
import { fileName } from '../share/fileName.server.ts';
import { formatRowNames, unitOfFiles } from '../contract/measures.server.ts';
import type { Download } from '../contract/part.server.ts';
import { formatColumnTitle } from './cells.ts';
import { factsOfRecords, factsOfTree, type AskedTree } from './downloadFacts.server.ts';
import type { TableBody } from './records.server.ts';
import { unpackRow } from '../treegrid/tree.ts';
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
  if (column.kind !== 'amount' && column.kind !== 'change') return '';
  return `, ${formatter.plain(unitOfFiles(portal.settings.units).short)}`;
}

/** Rows that are seen: not those below a closed one. */
function listOpenRows({ rows, open }: SeenTree): TreeItem[] {
  const hidden: number[] = [];
  return rows.filter(({ id, level, children }) => {
    while (hidden.length > 0 && last(hidden) >= level) hidden.pop();
    if (hidden.length > 0) return false;
    if (children.length > 0 && !open.has(id)) hidden.push(level);
    return true;
  });
}

/** The number without grouping, with a point: an amount in the smallest unit with all its decimals. */
function buildCell({ portal }: PageContext, value: string | null, column: ViewColumn): RowCell {
  if (value === null) return null;
  if (column.kind === 'text') return { text: value };
  if (column.kind === 'share') {
    const share = formatShare(value, assertDefined(column.whole), PLAIN);
    return share === '' ? null : { number: share.replace(/^<.*/, '0') };
  }
  if (column.kind !== 'amount' && column.kind !== 'change') return { number: value };
  return { number: formatAmount(value, unitOfFiles(portal.settings.units), PLAIN) };
}
