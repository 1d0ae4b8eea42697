// Answers the latest loaded periods of the ledger's tables.

import { dayIn } from '../../language/days.ts';
import { readCommonParts, type StoredPart } from '../../ledger/query/loadedParts.ts';
import type { Call, Grain, Portal } from '../../model/portal.ts';
import type { RecordsAnswer } from '../answer.ts';
import { objectSchema, TEXT_OR_NULL, type JsonSchema } from '../jsonSchema.ts';
import type { AskedCall } from '../shape.ts';
import type { Finder } from './finder.ts';

export const LOADED_PERIODS: Finder = {
  fields: ({ loadDay }, model) => [
    'tableName',
    ...periodFields(listSides(model?.tables ?? [])),
    ...(loadDay === undefined ? [] : [loadDay]),
  ],
  ask: askPeriods,
  schema: periodsRow,
};

/** One entry per table of the ledger: the last month `YYYY-MM` and quarter `YYYY-Q` of each side, null where nothing is loaded. */
async function askPeriods({
  portal,
  ledger,
  call: { loadDay },
}: Pick<AskedCall, 'portal' | 'ledger' | 'call'>): Promise<RecordsAnswer> {
  const day = dayIn(portal.settings.timeZone, new Date(ledger.manifest.created));
  const items = portal.model.tables.map(async (table) => {
    const item: Record<string, string | null> = { tableName: table.name };
    for (const [side, facts] of Object.entries(table.sides)) {
      const parts = await readCommonParts(ledger.store, facts);
      const month = latestMonth(parts);
      const quarter = latestQuarter(parts);
      item[`${side}Date`] = month && `${month.year}-${String(month.period).padStart(2, '0')}`;
      item[`${side}Quarter`] = quarter && `${quarter.year}-${quarter.period}`;
    }
    return loadDay === undefined ? item : { ...item, [loadDay]: day };
  });
  return { holds: 'records', items: await Promise.all(items) };
}

type End = Pick<StoredPart, 'year' | 'period'>;

function latestMonth(parts: readonly StoredPart[]): End | null {
  const years = partsIn(parts, 'year').map(({ year }): End => ({ year, period: 12 }));
  return latest([...partsIn(parts, 'month'), ...years]);
}

/** The latest of the loaded quarters, the last one that the loaded months fill, and the ends of loaded years. */
function latestQuarter(parts: readonly StoredPart[]): End | null {
  const month = latest(partsIn(parts, 'month'));
  const years = partsIn(parts, 'year').map(({ year }): End => ({ year, period: 4 }));
  return latest([
    ...partsIn(parts, 'quarter'),
    ...(month ? [quarterFilledBy(month)] : []),
    ...years,
  ]);
}

function partsIn(parts: readonly StoredPart[], grain: Grain): readonly StoredPart[] {
  return parts.filter((part) => part.grain === grain);
}

function quarterFilledBy({ year, period }: End): End {
  return period >= 3 ? { year, period: Math.floor(period / 3) } : { year: year - 1, period: 4 };
}

function latest(ends: readonly End[]): End | null {
  return ends.reduce<End | null>(
    (found, end) => (found === null || order(end) > order(found) ? end : found),
    null,
  );
}

function order({ year, period }: End): number {
  return year * 100 + period;
}

function periodsRow({ model }: Portal, { loadDay }: Call): JsonSchema {
  const dates = periodFields(listSides(model.tables)).map((field): [string, JsonSchema] => [
    field,
    { ...TEXT_OR_NULL, pattern: field.endsWith('Date') ? '^\\d{4}-\\d{2}$' : '^\\d{4}-[1-4]$' },
  ]);
  return objectSchema(
    {
      tableName: { enum: [...new Set(model.tables.map((table) => table.name))] },
      ...Object.fromEntries(dates),
      ...(loadDay === undefined ? {} : { [loadDay]: { type: 'string', format: 'date' } }),
    },
    ['tableName'],
  );
}

function listSides(tables: readonly { readonly sides: object }[]): string[] {
  return [...new Set(tables.flatMap((table) => Object.keys(table.sides)))];
}

function periodFields(sides: readonly string[]): string[] {
  return sides.flatMap((side) => [`${side}Date`, `${side}Quarter`]);
}
