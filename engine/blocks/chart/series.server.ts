// Which series a chart has, and what each is made of: one measure, several, the parts of a second level, or the same call asked for another period.

import { askHeld } from '../../answers/answerService.ts';
import type { Params } from '../../answers/params.ts';
import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { rowsAt, sumAmounts } from '../../findings/rows.ts';
import { parseHundredths, writeAmount } from '../../language/decimals.ts';
import { plainWords } from '../../language/text.ts';
import { first, lookup } from '../../model/lookup.ts';
import type { Chart, Dimension, Text } from '../../model/portal.ts';
import { buildBlockQuestion } from '../contract/asked.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { findMeaning } from '../figure/meaning.server.ts';
import { findMeasure } from '../contract/measures.server.ts';
import type { ChartBlock } from './chart.kind.ts';

/** What all series of a chart come from. */
export interface Charted {
  readonly context: PageContext;
  readonly block: ChartBlock;
  readonly template: Chart;
  readonly answer: TreeAnswer;
  /** What it was asked with. */
  readonly params: Params;
  /** Of the members in its rows. */
  readonly dimension: Dimension | null;
}

/** One series: its name, and an item of an answer for each of its keys. */
export interface Series {
  /** Empty where it is the only one. */
  readonly id: string;
  readonly label: string;
  readonly meaning: string;
  /** The field with its amounts. */
  readonly field: string;
  readonly items: readonly KeyedItem[];
}

export interface KeyedItem {
  readonly key: string;
  readonly item: TreeItem;
  /** What the key is called: of what is below a point the point itself. */
  readonly named: TreeItem;
}

/** At least one series for a chart with figures. A comparison with another period asks the call once more. */
export async function readSeries(charted: Charted): Promise<readonly Series[]> {
  const { series } = charted.block;
  if (!series)
    return charted.template.rows === 'nodes' ? seriesOfParents(charted) : [onlySeries(charted)];
  if ('length' in series) return fieldSeries(charted, series);
  const compared = comparedBy(charted.block);
  return compared ? await comparedSeries(charted, compared) : seriesBelow(charted);
}

/** The parameter for whose other value the same is asked once more, and by how much that differs; null where nothing is. */
export function comparedBy({ series }: Pick<ChartBlock, 'series'>): ComparedBy | null {
  const compare = series && 'compare' in series ? series.compare : undefined;
  const [asked] = Object.entries(compare ?? {});
  return asked ? { parameter: asked[0], by: asked[1] } : null;
}

interface ComparedBy {
  readonly parameter: string;
  readonly by: number;
}

/** What a field's amounts mean: as the block says, or the model of the figures. */
export function meaningIn({ context, block, params }: Charted, field: string): string {
  const call = lookup(context.portal.calls, block.call);
  return block.meaning || findMeaning(context, call, { field, params });
}

function onlySeries(charted: Charted): Series {
  const { block } = charted;
  const field = lookup(block.fields, 'value');
  return {
    id: '',
    label: '',
    meaning: meaningIn(charted, field),
    field,
    items: keyed(listItems(charted, field)),
  };
}

function fieldSeries(
  charted: Charted,
  fields: readonly { field: string; title?: Text; meaning?: string }[],
): Series[] {
  const { context, block, params } = charted;
  const call = lookup(context.portal.calls, block.call);
  const items = keyed(listItems(charted, first(fields).field));
  return fields.map(({ field, title, meaning }) => {
    const named = title ?? findMeasure(context, call, field)?.title;
    const label = named ? context.formatter.plain(named) : field;
    return {
      id: field,
      label,
      meaning: meaning || findMeaning(context, call, { field, params }),
      field,
      items,
    };
  });
}

/** The greatest parts, each a series; the others in one. */
function seriesBelow(charted: Charted): Series[] {
  const { context, block } = charted;
  const field = lookup(block.fields, 'value');
  const bases = listItems(charted, field);
  const below = bases.flatMap((base) =>
    base.children.map((item) => ({ key: base.id, item, named: base })),
  );
  const byCode = [...Map.groupBy(below, ({ item }) => item.code)].toSorted(
    ([, a], [, b]) => computeSize(b, field) - computeSize(a, field),
  );
  const most = byCode.length > block.limit ? block.limit - 1 : block.limit;
  const shown = byCode.slice(0, most).map(([id, items]): Series => ({
    id,
    label: context.formatter.plain(first(items).item.names),
    meaning: '',
    field,
    items,
  }));
  const others = byCode.slice(most).flatMap(([, items]) => items);
  if (others.length === 0) return shown;
  const label = context.formatter.say('chart.rest', { count: byCode.length - most });
  const summed = [...Map.groupBy(others, ({ key }) => key).values()].map((items) => ({
    ...first(items),
    item: restOf(
      context,
      items.map(({ item }) => item),
    ),
  }));
  return [...shown, { id: 'rest', label, meaning: '', field, items: summed }];
}

function computeSize(items: readonly KeyedItem[], field: string): number {
  return items.reduce((sum, { item }) => sum + Math.abs(Number(item.data[field] ?? 0)), 0);
}

/** The call once more with another value: of its rows those that the own answer has; the own ones stay, whatever the other lacks. */
async function comparedSeries(charted: Charted, { parameter, by }: ComparedBy): Promise<Series[]> {
  const { context, block } = charted;
  const { call, service, params } = buildBlockQuestion(context, block);
  const value = Number(params[parameter]);
  const field = lookup(block.fields, 'value');
  const own: Series = {
    id: 'own',
    label: String(params[parameter] ?? ''),
    meaning: meaningIn(charted, field) || 'item',
    field,
    items: timeless(charted.answer, listItems(charted, field)),
  };
  if (!Number.isInteger(value)) return [own];
  const before = { ...params, [parameter]: value + by };
  const { signal } = context;
  const answer = await askHeld(service, 'figures', { call, params: before, signal });
  const others = timeless(answer, listItems({ ...charted, answer, all: true }, field));
  const items = sharedWith(own.items, others);
  if (items.length === 0) return [own];
  const other = { id: 'other', label: String(value + by), meaning: 'last', field, items };
  return by < 0 ? [other, own] : [own, other];
}

/** Those items whose keys stand among the others too. */
function sharedWith(others: readonly KeyedItem[], items: readonly KeyedItem[]): KeyedItem[] {
  const keys = new Set(others.map(({ key }) => key));
  return items.filter(({ key }) => keys.has(key));
}

/** Points of two years stand over each other by their months. */
function timeless(answer: TreeAnswer, items: readonly TreeItem[]): KeyedItem[] {
  return items.map((item) => ({
    key: answer.arrangement === 'points' ? item.code.replace(/^\d+-/, '') : item.id,
    item,
    named: item,
  }));
}

/** Rows of the second level under the first: the greatest of all, each below its own. */
function seriesOfParents(charted: Charted): Series[] {
  const { context, block, answer } = charted;
  const field = lookup(block.fields, 'value');
  const items = keyed(listItems(charted, field));
  const parents = new Map(
    answer.items.flatMap((root) => [
      [root.id, root] as const,
      ...root.children.map((child) => [child.id, root] as const),
    ]),
  );
  const byParent = Map.groupBy(items, ({ item }) => parents.get(item.id));
  return [...byParent].map(([parent, own]) => ({
    id: parent?.id ?? 'rest',
    label: parent ? plainWords(context.formatter.words(parent.names)) : '',
    meaning: '',
    field,
    items: own,
  }));
}

function keyed(items: readonly TreeItem[]): KeyedItem[] {
  return items.map((item) => ({ key: item.id, item, named: item }));
}

/** The largest first; what goes beyond the limit in one row; points keep their order. */
function listItems(
  { context, block, template, answer, all = false }: Charted & { readonly all?: boolean },
  field: string,
): readonly TreeItem[] {
  const several = block.series !== undefined;
  const chosen = rowsAt(answer, template.rows === 'all' ? 'leaves' : template.rows);
  const known = chosen.filter((item) => several || Number(item.data[field] ?? 0) !== 0);
  if (answer.arrangement === 'points') return comparable(known);
  const size = (item: TreeItem) => Math.abs(Number(item.data[field] ?? 0));
  const sorted = known.toSorted((a, b) => size(b) - size(a));
  if (all || sorted.length <= block.limit) return sorted;
  return [...sorted.slice(0, block.limit - 1), restOf(context, sorted.slice(block.limit - 1))];
}

/** A sum that does not stand for all is no point beside those that do; one of too few is none at all. */
function comparable(items: readonly TreeItem[]): readonly TreeItem[] {
  const found = items.filter(({ point, coverage }) => !point?.open && (coverage?.drawn ?? true));
  const whole = found.filter(({ coverage }) => coverage?.whole ?? true);
  return whole.length > 0 ? whole : found;
}

/** What is beyond the limit, as one item. */
function restOf(context: PageContext, items: readonly TreeItem[]): TreeItem {
  const most = first(items);
  const sum = (field: string): string | null => {
    const known = items.flatMap((item) => item.data[field] ?? []);
    return known.length === 0
      ? null
      : writeAmount(sumAmounts(known.map((amount) => parseHundredths(amount) ?? 0n)));
  };
  return {
    ...most,
    id: 'rest',
    code: 'rest',
    names: {
      [context.formatter.locale.code]: context.formatter.say('chart.rest', { count: items.length }),
    },
    data: Object.fromEntries(Object.keys(most.data).map((field) => [field, sum(field)])),
    children: [],
  };
}
