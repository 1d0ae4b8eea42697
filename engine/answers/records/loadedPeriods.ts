// Records that are no members of a dimension: what the ledger says of itself, its loaded periods and where figures break its rules.

import { inMonths } from '../../model/calendar.ts';
import { GRAINS } from '../../ledger/model/tables.ts';
import type { LedgerSpec } from '../../../schemas/types.ts';
import type { OpenedCall } from '../../config/opened/spec.ts';
import type { Call, Portal, Grain } from '../../model/portal.ts';
import type { RecordsAnswer } from '../answer.ts';
import {
  type JsonSchema,
  objectSchema,
  TEXT_OR_NULL,
  AMOUNT_OR_NULL,
  recordSchema,
  TEXT,
  WHOLE_NUMBER,
} from '../jsonSchema.ts';
import type { AskedCall } from '../shape.ts';
import { dayIn } from '../../language/days.ts';
import { readCommonParts, type StoredPart } from '../../ledger/query/loadedParts.ts';
import { exactNumber, writeAmount } from '../../language/decimals.ts';
import { listViolations } from '../../ledger/query/violations.ts';

export interface Finder {
  /** The names of what stands in a record; left out: the fields of the call's asks, or of its members. */
  fields?(spec: OpenedCall, model: LedgerSpec | undefined): readonly string[];
  /** Throws ApiProblem. */
  ask(asked: AskedCall): Promise<RecordsAnswer>;
  /** One record as JSON. */
  schema(portal: Portal, call: Call): JsonSchema;
}

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
  return latest([...monthsIn(parts), ...years]);
}

/** The latest of the loaded quarters, the last one that the loaded months fill, and the ends of loaded years. */
function latestQuarter(parts: readonly StoredPart[]): End | null {
  const month = latest(monthsIn(parts));
  const years = partsIn(parts, 'year').map(({ year }): End => ({ year, period: 4 }));
  return latest([
    ...partsIn(parts, 'quarter'),
    ...(month ? [quarterFilledBy(month)] : []),
    ...years,
  ]);
}

/** Loaded months, and those of which a day is loaded. */
function monthsIn(parts: readonly StoredPart[]): End[] {
  const days = partsIn(parts, 'day').map(({ year, period: to }): End => ({
    year,
    period: inMonths({ grain: 'day', from: to, to }).to,
  }));
  return [...partsIn(parts, 'month'), ...days];
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

const FIELDS = {
  rule: TEXT,
  fact: TEXT,
  key: TEXT,
  year: WHOLE_NUMBER,
  grain: { enum: Object.keys(GRAINS) },
  period: WHOLE_NUMBER,
  part: TEXT,
  code: TEXT,
  measure: TEXT,
  difference: AMOUNT_OR_NULL,
};

export const EXCEPTIONS: Finder = {
  fields: () => Object.keys(FIELDS),
  ask: askExceptions,
  schema: () => recordSchema(FIELDS),
};

/** No more than these are answered: the first by fact, year and key. */
const SHOWN = 5000;

/** The year and `search` (a rule, a fact, a key or a code) narrow the list where the call takes them. */
async function askExceptions({ ledger, call, params, signal }: AskedCall): Promise<RecordsAnswer> {
  const year = params[call.year] === undefined ? 0 : Number(params[call.year]);
  const filter = { year, search: String(params['search'] ?? ''), most: SHOWN };
  const found = await listViolations(ledger.store, filter, signal);
  return {
    holds: 'records',
    items: found.map(({ difference, ...placed }) => ({
      ...placed,
      difference: difference === null ? null : exactNumber(writeAmount(difference)),
    })),
  };
}
