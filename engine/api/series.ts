// Calls that answer a series: one point for each month of a year, or for each year.

import type { Call, Portal } from '../portal.ts';
import { writeAmount } from '../language/decimals.ts';
import type { Ledger, Point } from '../ledger/ledger.ts';
import { measureValue } from '../ledger/tree.ts';
import type { TreeAnswer, TreeItem } from './answer.ts';
import type { Params } from './params.ts';
import { askFor, questionOf } from './trees.ts';

export async function askSeries(portal: Portal, ledger: Ledger, call: Call, params: Params, signal?: AbortSignal): Promise<TreeAnswer> {
  const ask = askFor(call, params)[0]!;
  const question = questionOf(portal, ledger, call, ask, params, Object.values(ask.measures));
  const { fact, measures, points, notes } = await ledger.series(question, ask.over, signal);
  const item = (point: Point): TreeItem => {
    const code = ask.over === 'year' ? String(point.year) : `${point.year}-${String(point.period).padStart(2, '0')}`;
    const data = Object.entries(ask.measures).map(([field, measure]) => {
      const value = fact ? measureValue(fact, measure, measures, point.values) : null;
      return [field, value === null ? null : writeAmount(value)] as const;
    });
    return { id: code, code, names: { [portal.settings.locales[0]!.code]: code }, level: 1, data: Object.fromEntries(data), children: [], breaches: [] };
  };
  return { shape: 'series', items: points.map(item), notes, period: question.period };
}
