// Figures as they are sent: as JSON, where amounts stand as exact numbers and a tree can be cut to some levels or to what hangs under one node; and as the table that a call declares.

import { writePart } from '../../model/calendar.ts';
import { exactNumber } from '../../language/decimals.ts';
import { findBranch, inCodeOrder } from '../../model/branches.ts';
import type { Amount, PointFacts, TreeAnswer, TreeItem } from '../answer.ts';
import { askFor } from '../figures.ts';
import { nameFields } from '../jsonSchema.ts';
import { sayBeside } from '../coverageWords.ts';
import type { Writing, AskedCall } from '../shape.ts';
import { namesGiven } from '../../model/given.ts';
import { at, first, lookup } from '../../model/lookup.ts';
import type { Ask, Call, Flat, FlatColumn, Portal } from '../../model/portal.ts';
import type { Period } from '../../ledger/query/coverage.ts';
import { fillNames } from '../../language/fillNames.ts';
import type { Params } from '../params.ts';
import { ApiProblem } from '../problem.ts';
import { flatFor, type RowCell, type Rows } from '../tabular/rows.ts';

/** The JSON text, its items under the key; null where the node that is wanted is not there. */
export function writeFigures(
  answer: TreeAnswer,
  writing: Writing,
  key: string = 'items',
): string | null {
  const { node, depth } = writing;
  const items =
    node === '' ? answer.items : findBranch(answer.items, (item) => item.id === node)?.children;
  if (!items) return null;
  return JSON.stringify({
    [key]: items.map((item) => itemJson(item, writing, depth)),
    ...sayBeside(answer),
  });
}

function itemJson(item: TreeItem, writing: Writing, depth: number): Record<string, unknown> {
  const json: Record<string, unknown> = {
    ...(item.id === item.code ? {} : { node: item.id }),
    code: item.code,
    ...nameFields(item.names, writing),
    ...item.fields,
  };
  json['level'] = item.level;
  json['data'] = dataJson(item.data);
  if (item.point) Object.assign(json, pointJson(item.point));
  if (item.coverage) Object.assign(json, sayBeside({ coverage: item.coverage }));
  if (item.breaches.length > 0)
    json['exceptions'] = item.breaches.map(({ rule, field, difference }) => ({
      rule,
      measure: field,
      difference: difference === null ? null : exactNumber(difference),
    }));
  if (item.children.length === 0) return json;
  if (depth === 1) json['childCount'] = item.children.length;
  else json['children'] = item.children.map((child) => itemJson(child, writing, depth - 1));
  return json;
}

function pointJson({ from, to, incomplete, date, open }: PointFacts): object {
  return {
    months: { from, to },
    ...(incomplete ? { incomplete } : {}),
    ...(date === null ? {} : { date }),
    ...(open === null ? {} : { open }),
  };
}

/** Unknown amounts are left out. */
export function dataJson(data: Readonly<Record<string, Amount>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([field, amount]) =>
      amount === null ? [] : [[field, exactNumber(amount)]],
    ),
  );
}

/** Throws ApiProblem where the parameters choose no layout. */
export function treeRows(
  answer: TreeAnswer,
  { portal, call, params }: Pick<AskedCall, 'portal' | 'call' | 'params'>,
): Rows {
  const flat = flatFor(call, params);
  if (!flat) throw new ApiProblem('unknown-form', { detail: { say: 'not-tabular' } });
  const locale = first(portal.settings.locales).code;
  const ask = first(askFor(call, params));
  const part = partOf(portal, ask, params);
  return {
    captions: flat.captions
      ? flat.columns.map((column) => formatCaption({ portal, locale }, [ask, call.asks], column))
      : null,
    fields: flat.columns.map((column) => column.field),
    cells: totalFirst(answer.items).map((item) =>
      flat.columns.map((column) => buildCell(item, column.of, { flat, part, locale })),
    ),
    file: fillNames(flat.file, { ...params, ...periodWords(portal, call, answer.period) }),
    encoding: flat.encoding,
    newline: '\n',
    separator: ';',
    guarded: true,
  };
}

/** Begin and end of the period under every name that the call has for them: months as numbers, other periods with a letter. */
function periodWords(
  portal: Portal,
  call: Call,
  period: Period | null,
): Readonly<Record<string, string>> {
  if (period === null) return {};
  const { grain } = period;
  const letter = { day: '', month: '', quarter: 'Q', year: 'Y', none: '' }[grain];
  const words = call.period.flatMap((name) => {
    const { from, to } = lookup(portal.model.dialects, name);
    return [
      ...(from === undefined ? [] : [[from, `${letter}${writePart(grain, period.from)}`] as const]),
      ...(to === undefined ? [] : [[to, `${letter}${writePart(grain, period.to)}`] as const]),
    ];
  });
  return Object.fromEntries(words);
}

interface Laying {
  readonly flat: Flat;
  readonly part: string;
  readonly locale: string;
}

function buildCell(item: TreeItem, of: string, { flat, part, locale }: Laying): RowCell {
  const isTotal = item.level === 0;
  const total = isTotal ? flat.total : undefined;
  if (of === 'code') return { text: total?.code || item.code };
  if (of === 'name') return { text: total?.name || lookup(item.names, locale) };
  if (of === 'part') return { text: isTotal ? '' : part };
  const value = item.data[of];
  return value === null || value === undefined ? null : { number: value };
}

/** The part of the split that the parameters ask for; empty where none does. */
function partOf(portal: Portal, ask: Ask, params: Params): string {
  const split = Object.keys(ask.where).find(
    (name) => lookup(portal.model.dimensions, name).kind === 'split',
  );
  const [name = ''] = namesGiven(split === undefined ? undefined : ask.where[split]);
  return String(params[name] ?? '');
}

function formatCaption(
  { portal, locale }: { readonly portal: Portal; readonly locale: string },
  [ask, asks]: readonly [asked: Ask, all: readonly Ask[]],
  { caption, of, field }: FlatColumn,
): string {
  if (caption !== '') return caption;
  // a column of one form is called alike whatever figures fill it
  const facts = [...ask.facts, ...asks.flatMap((each) => each.facts)];
  const measures = facts.flatMap((fact) => lookup(portal.model.facts, fact).measures[of] ?? []);
  const text = measures[0]?.title[locale] ?? field;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Rows of a second classification stay under their leaf. */
function totalFirst(items: readonly TreeItem[]): TreeItem[] {
  if (items[0]?.level !== 0) return inCodeOrder(items, (item) => item.id);
  const total = at(items, 0);
  return [total, ...inCodeOrder([...total.children, ...items.slice(1)], (item) => item.id)];
}
