// Asks the ledger for a series: one point for each month of a year, or for each year.

import { writeAmount } from '../../language/decimals.ts';
import type { Point, Series } from '../../ledger/ledger.ts';
import type { Note, Period } from '../../ledger/query/coverage.ts';
import { measureValue } from '../../ledger/query/tree.ts';
import { compareCodes } from '../../model/branches.ts';
import { first, lookup } from '../../model/lookup.ts';
import type { Ask } from '../../model/portal.ts';
import type { Amount, TreeAnswer, TreeItem } from '../answer.ts';
import { askFor, questionOf } from '../figures.ts';
import { distinctNotes } from '../notes.ts';
import type { AskedCall } from '../shape.ts';
import { askTree } from '../tree/tree.ts';

interface Gathered {
  readonly data: Readonly<Record<string, Amount>>;
  readonly children: readonly TreeItem[];
}

/** Each ask adds its fields to the points; one with a classification also its roots below each year's point. */
export async function askSeries(asked: AskedCall): Promise<TreeAnswer> {
  const { portal, ledger, call, params, signal } = asked;
  const points = new Map<string, Gathered>();
  const notes: Note[] = [];
  let period: Period | null = null;
  for (const ask of askFor(call, params)) {
    const question = questionOf(asked, ask, Object.values(ask.measures));
    const series = await ledger.series({ ...question, by: '', detail: '' }, ask.over, signal);
    period ??= question.period;
    notes.push(...series.notes);
    for (const point of series.points) {
      const code = codeOf(ask, point);
      const known = points.get(code) ?? { data: {}, children: [] };
      const children =
        ask.by !== '' && ask.over === 'year' ? await rootsOf(asked, ask, point) : known.children;
      points.set(code, { data: { ...known.data, ...amountsAt(ask, series, point) }, children });
    }
  }
  const locale = first(portal.settings.locales).code;
  const items = [...points]
    .sort(([a], [b]) => compareCodes(a, b))
    .map(([code, { data, children }]): TreeItem => ({
      id: code,
      code,
      names: { [locale]: code },
      level: 1,
      data,
      children,
      breaches: [],
    }));
  return {
    holds: 'figures',
    arrangement: 'points',
    items,
    notes: distinctNotes(notes),
    coverage: null,
    period,
  };
}

function amountsAt(ask: Ask, { fact, measures }: Series, point: Point): Record<string, Amount> {
  return Object.fromEntries(
    Object.entries(ask.measures).map(([field, measure]) => {
      const value = fact ? measureValue(fact, measure, measures, point.values) : null;
      return [field, value === null ? null : writeAmount(value)];
    }),
  );
}

function codeOf(ask: Ask, point: Point): string {
  return ask.over === 'year'
    ? String(point.year)
    : `${point.year}-${String(point.period).padStart(2, '0')}`;
}

/** The roots of a year's tree as they stand below its point: with the year before their code, so that ids do not repeat. */
async function rootsOf(asked: AskedCall, ask: Ask, point: Point): Promise<TreeItem[]> {
  const { portal, call, params } = asked;
  const { year } = lookup(portal.model.dialects, first(call.period));
  const answer = await askTree(
    {
      ...asked,
      call: { ...call, year, asks: [{ ...ask, when: {} }] },
      params: { ...params, [year]: point.year },
    },
    null,
  );
  return answer.items
    .slice(1)
    .map((root) => ({ ...root, id: `${point.year}.${root.code}`, level: 2, children: [] }));
}
