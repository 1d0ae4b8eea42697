// Records laid out as a table.

import { last } from '../../model/lookup.ts';
import type { Call } from '../../model/portal.ts';
import type { RecordItem, RecordsAnswer } from '../answer.ts';
import { fillNames } from '../../language/fillNames.ts';
import type { Params } from '../params.ts';
import { flatFor, type RowCell, type Rows } from '../tabular/rows.ts';

/** Records in the columns of the call’s tabular layout, or in all fields: `known` ones where there may be no record to read them from. */
export function recordRows(
  { items }: RecordsAnswer,
  { call, params }: { readonly call: Call; readonly params: Params },
  known: readonly string[] = [],
): Rows {
  const flat = flatFor(call, params);
  const all = known.length > 0 ? known : Object.keys(items[0] ?? {});
  const fields = flat ? flat.columns.map((column) => column.field) : all;
  return {
    captions: flat?.captions ? flat.columns.map((column) => column.caption) : null,
    fields,
    cells: items.map((item) => fields.map((field) => buildCell(valueAt(item, field)))),
    file: flat ? fillNames(flat.file, params) : last(call.id.split('/')),
    encoding: flat?.encoding ?? 'utf-8',
    newline: '\n',
    separator: ';',
    guarded: true,
  };
}

/** A field of the record, or of a record in it: `outer.inner`. */
function valueAt(item: RecordItem, field: string): RecordItem[string] | undefined {
  const [outer = '', inner] = field.split('.');
  const value = item[outer];
  return inner === undefined || value === null || typeof value !== 'object'
    ? value
    : (value as RecordItem)[inner];
}

function buildCell(value: RecordItem[string] | undefined): RowCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object')
    return 'rawJSON' in value ? { number: String(value.rawJSON) } : { text: JSON.stringify(value) };
  if (typeof value === 'boolean') return { flag: value };
  return typeof value === 'number' ? { number: String(value) } : { text: value };
}
