// Records as the table they make: plain objects under the names of their fields.

import type { RecordsAnswer } from '../../answers/answer.ts';
import { isOf } from '../../answers/members/memberFields.ts';
import type { Call, Outcome } from '../../model/portal.ts';
import type { PageContext } from '../context.server.ts';
import { packRow } from './rowTuple.ts';
import type { TableBlock, TableView, ViewColumn } from './table.kind.ts';

/** What a table shows of its call's answer. */
export type TableBody = Pick<
  TableView,
  | 'caption'
  | 'to'
  | 'columns'
  | 'measure'
  | 'ownUnit'
  | 'sort'
  | 'ownSort'
  | 'find'
  | 'found'
  | 'tree'
  | 'rows'
  | 'open'
  | 'call'
>;

export function recordTable(
  { formatter }: PageContext,
  call: Call,
  block: TableBlock,
  answer: RecordsAnswer,
): Outcome & TableBody {
  const fields = call.members?.fields ?? {};
  const names = Object.keys(fields);
  const codeField = names.find((name) => isOf(fields[name], 'code', 'number')) ?? '';
  const nameField = names.find((name) => isOf(fields[name], 'name')) ?? codeField;
  const columns = block.columns.map((field, i): ViewColumn => ({
    field,
    title: formatter.say(`fields.${field}`),
    kind: 'text',
    importance: i + 1,
  }));
  const rows = answer.items.map((item) =>
    packRow({
      id: textOf(item[codeField]) ?? '',
      name: textOf(item[nameField]) ?? '',
      lang: '',
      level: 1,
      children: 0,
      values: columns.map((column) => textOf(item[column.field]) ?? ''),
      breach: '',
    }),
  );
  const empty = rows.length === 0;
  return {
    state: empty ? 'empty' : 'ready',
    message: empty ? formatter.say('outcome.empty') : '',
    notes: [],
    caption: formatter.say('table.count', { count: rows.length }),
    columns,
    to: '',
    measure: 0,
    ownUnit: 0,
    sort: '',
    ownSort: '',
    find: '',
    found: 0,
    tree: false,
    rows,
    open: [],
    call: '',
  };
}

function textOf(value: RecordsAnswer['items'][number][string] | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return String(value);
  return 'rawJSON' in value ? String(value.rawJSON) : JSON.stringify(value);
}
