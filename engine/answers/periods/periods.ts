// Answers the latest loaded periods of the ledger's tables.

import { dayIn } from '../../language/days.ts';
import type { Latest } from '../../ledger/ledger.ts';
import type { Grain } from '../../model/portal.ts';
import type { RecordsAnswer } from '../answer.ts';
import type { AskedCall } from '../shape.ts';

/** One entry per table of the ledger, with the day of the load where the call answers it; of each side the month `YYYY-MM` and the quarter `YYYY-Q`, null where nothing is loaded. */
export function askPeriods({
  portal,
  ledger,
  call: { loadDay },
}: Pick<AskedCall, 'portal' | 'ledger' | 'call'>): RecordsAnswer {
  const day = dayIn(portal.settings.timeZone, new Date(ledger.manifest.created));
  const latest = (fact: string, grain: Grain) =>
    ledger.latest.find((loaded) => loaded.fact === fact && loaded.grain === grain);
  return {
    holds: 'records',
    items: portal.model.tables.map((table) => {
      const item: Record<string, string | null> = { tableName: table.name };
      for (const [side, fact] of Object.entries(table.sides)) {
        const month = latest(fact, 'month');
        const quarter = latestQuarter(month, latest(fact, 'quarter'));
        item[`${side}Date`] = month
          ? `${month.year}-${String(month.period).padStart(2, '0')}`
          : null;
        item[`${side}Quarter`] = quarter ? `${quarter.year}-${quarter.period}` : null;
      }
      return loadDay === '' ? item : { ...item, [loadDay]: day };
    }),
  };
}

type Quarter = Pick<Latest, 'year' | 'period'>;

/** The later of the loaded quarter and the last one that the loaded months fill. */
function latestQuarter(
  month: Latest | undefined,
  quarter: Latest | undefined,
): Quarter | undefined {
  const filled = month && quarterFilledBy(month);
  if (!quarter) return filled;
  return filled && order(filled) > order(quarter) ? filled : quarter;
}

function quarterFilledBy({ year, period }: Latest): Quarter {
  return period >= 3 ? { year, period: Math.floor(period / 3) } : { year: year - 1, period: 4 };
}

function order({ year, period }: Quarter): number {
  return year * 10 + period;
}
