// Which columns a table has for an answer: those that are decided or named and have a figure, with shares where they make sense.

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import type { Call, Column, Measure } from '../../model/portal.ts';
import { findWhole } from '../../values/rules.ts';
import type { PageContext } from '../contract/context.server.ts';
import { findMeasure } from '../contract/measures.server.ts';
import type { TableBlock, ViewColumn } from './table.kind.ts';

/** Columns decided for the answer, else those of the block; one without any figure is left out, as are shares that add to no whole. */
export function buildViewColumns(
  context: PageContext,
  { call, answer }: { readonly call: Call; readonly answer: TreeAnswer },
  decided: readonly Column[],
  block: TableBlock,
): ViewColumn[] {
  const named = (field: string, i: number): Column => ({
    field,
    title: null,
    kind: 'amount',
    importance: i + 1,
  });
  const columns = decided.length > 0 ? decided : (block.columns ?? []).map(named);
  return withShare(columns, block.share).flatMap((column) => {
    if (answer.items.length > 0 && !isKnown(answer.items, column.field)) return [];
    const measure = findMeasure(context, call, column.field);
    const whole = column.kind === 'share' ? findWhole(answer, column.field) : undefined;
    // where amounts are shares themselves they need not say so twice
    if (whole === null || (whole !== undefined && isShown('share', context))) return [];
    return {
      field: column.field,
      title: buildTitle(context, column, measure),
      kind: kindOf(column, measure),
      importance: column.importance,
      ...(whole === undefined ? {} : { whole }),
    };
  });
}

function isShown(way: string, { absolute, value }: PageContext): boolean {
  return absolute !== null && value?.mode.way === way;
}

/** The share stands behind its amount. */
function withShare(columns: readonly Column[], share: string | undefined): readonly Column[] {
  const place = columns.findIndex(({ field, kind }) => field === share && kind !== 'share');
  if (place < 0 || share === undefined || columns.some(({ kind }) => kind === 'share'))
    return columns;
  const own: Column = { field: share, title: null, kind: 'share', importance: place + 1 };
  return columns.toSpliced(place + 1, 0, own);
}

function buildTitle(
  { formatter }: PageContext,
  { field, title, kind }: Column,
  measure: Measure | undefined,
): ViewColumn['title'] {
  if (title) return formatter.words(title);
  if (kind === 'share') return formatter.say('table.share');
  const own = measure?.short ?? measure?.title;
  return own ? formatter.words(own) : field;
}

function kindOf({ kind }: Column, measure: Measure | undefined): ViewColumn['kind'] {
  if (measure?.kind !== 'percent') return kind;
  return kind === 'change' ? 'percent-change' : 'percent';
}

/** The place of what the measure at a place is a percent of, by the last percentage that says so; null: nothing. */
export function placeOfPlan(
  context: PageContext,
  call: Call,
  columns: readonly ViewColumn[],
  measure: number,
): number | null {
  const own = columns[measure] && findMeasure(context, call, columns[measure].field);
  const percents = columns.flatMap(({ field }) => findMeasure(context, call, field) ?? []);
  const plan = percents.findLast(
    ({ kind, change, of: [done] }) => kind === 'percent' && !change && done === own?.name,
  )?.of[1];
  const place = columns.findIndex(
    ({ field, kind }) => kind === 'amount' && findMeasure(context, call, field)?.name === plan,
  );
  return plan === undefined || place < 0 ? null : place;
}

/** A column without a single figure is left out. */
function isKnown(items: readonly TreeItem[], field: string): boolean {
  return items.some((item) => (item.data[field] ?? null) !== null || isKnown(item.children, field));
}
