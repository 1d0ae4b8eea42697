// Calls that answer what the ledger says of itself: loaded periods, exceptions, rows of the source.

import type { Call, Grain, Portal } from '../model/portal.ts';
import { isTotal, writtenForm } from '../model/codes.ts';
import { readCoverage, type StoredPeriod } from '../ledger/query/coverage.ts';
import { writeAmount } from '../language/decimals.ts';
import { writeFileName, writtenGrain } from '../ledger/import/fileName.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { entityDimension } from '../ledger/model/tables.ts';
import { readSourceRows } from '../ledger/query/sourceRows.ts';
import { listViolations } from '../ledger/query/violations.ts';
import { holdsAll } from '../filters/decide.ts';
import type { Exact, RecordsAnswer, SourceAnswer } from './answer.ts';
import { exact } from './json.ts';
import type { Params } from './params.ts';
import { ApiProblem } from './problem.ts';

type Item = Record<string, string | number | null | Exact>;

/** One entry per table of the ledger; dates `YYYY-MM`, quarters `YYYY-Q`. */
export function askPeriods(portal: Portal, ledger: Ledger): RecordsAnswer {
  const latest = (fact: string, grain: Grain) =>
    ledger.latest.find((one) => one.fact === fact && one.grain === grain);
  return {
    shape: 'records',
    items: portal.model.tables.map((table) => {
      const item: Item = { tableName: table.name };
      for (const [side, fact] of Object.entries(table.sides)) {
        const month = latest(fact, 'month');
        const quarter = latest(fact, 'quarter');
        const fromMonth =
          month && month.period >= 3
            ? { year: month.year, period: Math.floor(month.period / 3) }
            : month && { year: month.year - 1, period: 4 };
        const q =
          !quarter ||
          (fromMonth && fromMonth.year * 10 + fromMonth.period > quarter.year * 10 + quarter.period)
            ? fromMonth
            : quarter;
        item[`${side}Date`] = month
          ? `${month.year}-${String(month.period).padStart(2, '0')}`
          : null;
        item[`${side}Quarter`] = q ? `${q.year}-${q.period}` : null;
      }
      return item;
    }),
  };
}

const EXCEPTIONS_SHOWN = 5000;

export async function askExceptions(
  ledger: Ledger,
  call: Call,
  params: Params,
  signal?: AbortSignal,
): Promise<RecordsAnswer> {
  const year = params[call.year] === undefined ? null : Number(params[call.year]);
  const search = String(params['search'] ?? '');
  const found = await listViolations(
    ledger.store,
    {
      year: year ?? 0,
      search,
      most: EXCEPTIONS_SHOWN,
    },
    signal,
  );
  return {
    shape: 'records',
    items: found.map(
      ({ rule, fact, key, year, grain, period, part, code, measure, difference }) => ({
        rule,
        fact,
        key,
        year,
        grain,
        period,
        part,
        code,
        measure,
        difference: difference === null ? null : exact(writeAmount(difference)),
      }),
    ),
  };
}

/** The rows of one key and year as the source had them: order, names, forms of codes. */
export async function askSource(
  portal: Portal,
  ledger: Ledger,
  call: Call,
  params: Params,
  signal?: AbortSignal,
): Promise<SourceAnswer> {
  const chosen = call.formats.find((one) => holdsAll(one.when, params as Record<string, string>));
  if (!chosen)
    throw new ApiProblem('invalid-parameter', {
      parameter: [...new Set(call.formats.flatMap((one) => Object.keys(one.when)))].join(', '),
      detail: 'these values are not answered together',
    });
  const format = portal.formats.find((one) => one.name === chosen.format)!;
  const fact = portal.model.facts[format.fact]!;
  const dialect = portal.model.dialects[call.period[0]!]!;
  const grain = dialect.grain.values[String(params[dialect.grain.param!])]!;
  const year = Number(params[dialect.year]);
  const keyName = entityDimension(portal.model, fact)!;
  const keyParam = call.params.find(
    (param) => portal.filters[param.filter]!.dimension === keyName,
  )!.name;
  const key = String(params[keyParam]);
  const coverage = (await readCoverage(ledger.store, fact.name, key, year)).filter(
    (one) => one.grain === grain,
  );
  const rows = await readSourceRows(
    portal.model,
    ledger.store,
    { format, key, year, grain },
    signal,
  );
  const write = (row: readonly unknown[]): string[] =>
    format.columns.map((one, i) => {
      const value = row[i + 1];
      if (one.means === 'period')
        return `${String(Number(value) * (grain === 'quarter' ? 3 : 1)).padStart(2, '0')}.${year}`;
      if (one.means === 'measure')
        return value === null ? '' : writeAmount(BigInt(value as bigint));
      if (one.of === keyName) return formOf(portal, keyName, key, year, coverage, Number(row[0]));
      if (one.means === 'name')
        return value === null
          ? nameOf(
              portal,
              ledger,
              one.of,
              String(
                row[
                  format.columns.findIndex(
                    (other) => other.means === 'dimension' && other.of === one.of,
                  ) + 1
                ],
              ),
              year,
            )
          : String(value);
      return String(value ?? '');
    });
  return {
    shape: 'source',
    header: format.columns.map((one) => one.name),
    rows: rows.map(write),
    separator: format.separator,
    newline: format.newline === 'crlf' ? '\r\n' : '\n',
    file: writeFileName(format, {
      year: String(year),
      grain: writtenGrain(format, grain),
      [keyName]: writtenForm(portal.model.dimensions[keyName]!, key, year),
    }),
  };
}

function formOf(
  portal: Portal,
  dimension: string,
  key: string,
  year: number,
  coverage: readonly StoredPeriod[],
  period: number,
): string {
  const stored = coverage.find((one) => one.period === period);
  return stored && stored.format !== ''
    ? stored.keyForm
    : writtenForm(portal.model.dimensions[dimension]!, key, year);
}

function nameOf(
  portal: Portal,
  ledger: Ledger,
  dimension: string,
  code: string,
  year: number,
): string {
  const model = portal.model.dimensions[dimension]!;
  const title = isTotal(model, code)
    ? model.total!.title
    : ledger.members.title(dimension, code, year);
  return title?.[portal.settings.locales[0]!.code] ?? '';
}
