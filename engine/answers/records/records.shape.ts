// The shape `records`: plain objects, found by what the call says: members of a dimension, those that are like one, an entry for each code of a list, or what is known of the ledger itself.

import type { AnswerName } from '../../config/checkWords.ts';
import { assertDefined, last } from '../../model/lookup.ts';
import type { Call, MembersAsk } from '../../model/portal.ts';
import type { RecordsAnswer, RecordItem } from '../answer.ts';
import { listSchema } from '../jsonSchema.ts';
import { askMembers, writeMembers, ofLoad } from '../members/members.ts';
import { MEMBERS_RULES, columnFields, memberRow, membersSchema } from '../members/membersSchema.ts';
import { askSourceRecords, streamSourceRecords } from '../members/sourceRecords.ts';
import type { AskedCall, Shape, TableReading } from '../shape.ts';
import { EACH_CODE } from './eachCode.ts';
import { EXCEPTIONS, type Finder, LOADED_PERIODS } from './loadedPeriods.ts';
import { NEIGHBOURS } from './neighbours.ts';
import { fillNames } from '../../language/fillNames.ts';
import type { Params } from '../params.ts';
import { flatFor, type RowCell, type Rows } from '../tabular/rows.ts';

export const RECORDS: Shape<RecordsAnswer> = {
  answers: (spec) => {
    if (spec.each !== undefined) return 'comparison';
    return findFinder(spec) ? 'records' : NAMES[formOf(spec)];
  },
  fields: (spec, model) => {
    const finder = findFinder(spec);
    if (finder) return finder.fields?.(spec, model);
    return [...Object.keys(spec.members?.fields ?? {}), ...(MORE_FIELDS[formOf(spec)] ?? [])];
  },
  wants: (spec) => (findFinder(spec) ? undefined : 'members'),
  rules: MEMBERS_RULES,
  ask: async (asked) =>
    (await findFinder(asked.call)?.ask(asked)) ??
    (await askSourceRecords(asked)) ??
    askMembers(await ofLoad(asked)),
  streams: async (asked) => (findFinder(asked.call) ? null : await streamSourceRecords(asked)),
  byLanguage: true,
  writings: ({ members }) => (members ? { plain: ['lang'], tables: ['lang'] } : {}),
  write: (answer, _, call) =>
    findFinder(call)
      ? JSON.stringify(answer.items)
      : writeMembers(answer, assertDefined(call.members)),
  schema: (portal, call, { at = '#' }) => {
    const finder = findFinder(call);
    return finder ? listSchema(finder.schema(portal, call)) : membersSchema(call, at);
  },
  tabular: {
    of: (call) => (findFinder(call) ? call.lists !== undefined : formOf(call) === 'list'),
    rows: (answer, asked) => recordRows(answer, asked, findColumns(asked)),
    schema: (portal, call) => findFinder(call)?.schema(portal, call) ?? memberRow(call),
  },
  reading: (call) => {
    if (call.each === undefined) return READINGS[formOf(call)];
    return { at: '', ...(call.asks.length > 0 && { under: ['details', call.each] }) };
  },
};

/** What a call says of what it lists besides members. */
interface Finding extends Pick<Call, 'each' | 'lists'> {
  readonly like?: object;
}

/** Null where the members of a dimension are the records. */
function findFinder({ each, like, lists }: Finding): Finder | null {
  if (each !== undefined) return EACH_CODE;
  if (like) return NEIGHBOURS;
  return lists === undefined ? null : LISTS[lists];
}

const LISTS: Readonly<Record<NonNullable<Call['lists']>, Finder>> = {
  periods: LOADED_PERIODS,
  exceptions: EXCEPTIONS,
};

/** The columns of a table, which has its head without rows too. */
function findColumns({ portal, call }: Pick<AskedCall, 'portal' | 'call'>): readonly string[] {
  const { properties } = findFinder(call)?.schema(portal, call) ?? {};
  return Object.keys(properties ?? columnFields(call));
}

type Form = MembersAsk['as'];

function formOf({ members }: { readonly members?: { readonly as?: Form } | undefined }): Form {
  return members?.as ?? 'list';
}

/** What is told of groups and of levels besides their fields: how many stand in each. */
const MORE_FIELDS: Readonly<Partial<Record<Form, readonly string[]>>> = {
  counts: ['count'],
  tree: ['count'],
  level: ['below', 'childCount'],
  links: ['below', 'childCount'],
};

const NAMES: Readonly<Record<Form, AnswerName>> = {
  list: 'records',
  counts: 'counts',
  page: 'page',
  links: 'links',
  level: 'level',
  one: 'record',
  tree: 'branches',
};

const READINGS: Readonly<Record<Form, TableReading | null>> = {
  list: { at: '' },
  counts: { at: '' },
  page: { at: 'elements' },
  links: { at: 'nodes' },
  level: { at: 'items' },
  one: null,
  tree: null,
};

/** Records in the columns of the call’s tabular layout, or in all fields: `known` ones where there may be no record to read them from. */
function recordRows(
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
