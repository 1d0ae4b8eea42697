// Calls that answer a series: one point for each month of a year, or for each year.

import type { Ask, Call, Portal } from '../../model/portal.ts';
import type { Note, Period } from '../../ledger/query/coverage.ts';
import { writeAmount } from '../../language/decimals.ts';
import type { Ledger, Point } from '../../ledger/ledger.ts';
import { measureValue } from '../../ledger/query/tree.ts';
import type { Amount, TreeAnswer, TreeItem } from '../answer.ts';
import { distinctNotes } from '../json.ts';
import type { Params } from '../params.ts';
import { askFor, askTree, questionOf } from '../tree/trees.ts';

/** Each ask adds its fields to the points; one with a classification also its roots below each year's point. */
export async function askSeries(
  portal: Portal,
  ledger: Ledger,
  call: Call,
  params: Params,
  signal?: AbortSignal,
): Promise<TreeAnswer> {
  const points = new Map<string, { data: Record<string, Amount>; children: readonly TreeItem[] }>();
  const notes: Note[] = [];
  let period: Period | null = null;
  for (const ask of askFor(call, params)) {
    const question = questionOf(portal, ledger, call, ask, params, Object.values(ask.measures));
    const {
      fact,
      measures,
      points: found,
      notes: said,
    } = await ledger.series({ ...question, by: '', detail: '' }, ask.over, signal);
    period ??= question.period;
    notes.push(...said);
    for (const point of found) {
      const code = codeOf(ask, point);
      const known = points.get(code) ?? { data: {}, children: [] };
      const data = Object.entries(ask.measures).map(([field, measure]) => {
        const value = fact ? measureValue(fact, measure, measures, point.values) : null;
        return [field, value === null ? null : writeAmount(value)] as const;
      });
      const children =
        ask.by !== '' && ask.over === 'year'
          ? await rootsOf(portal, ledger, call, ask, params, point, signal)
          : known.children;
      points.set(code, { data: { ...known.data, ...Object.fromEntries(data) }, children });
    }
  }
  const locale = portal.settings.locales[0]!.code;
  const items = [...points]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { data, children }]): TreeItem => ({
      id: code,
      code,
      names: { [locale]: code },
      level: 1,
      data,
      children,
      breaches: [],
    }));
  return { shape: 'series', items, notes: distinctNotes(notes), period };
}

function codeOf(ask: Ask, point: Point): string {
  return ask.over === 'year'
    ? String(point.year)
    : `${point.year}-${String(point.period).padStart(2, '0')}`;
}

/** The roots of a year's tree as they stand below its point: with the year before their code, so that ids do not repeat. */
async function rootsOf(
  portal: Portal,
  ledger: Ledger,
  call: Call,
  ask: Ask,
  params: Params,
  point: Point,
  signal?: AbortSignal,
): Promise<TreeItem[]> {
  const answer = await askTree(
    portal,
    ledger,
    { ...call, asks: [{ ...ask, when: {} }] },
    { ...params, year: point.year },
    null,
    signal,
  );
  return answer.items
    .slice(1)
    .map((root) => ({ ...root, id: `${point.year}.${root.code}`, level: 2, children: [] }));
}
