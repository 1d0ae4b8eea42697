// Calls that answer what the ledger says of itself: loaded periods, exceptions, rows of the source.

import type { Call, Grain, Portal } from '../model/portal.ts';
import { isTotal, writtenForm } from '../model/codes.ts';
import { readCoverage, type Stored } from '../ledger/query/coverage.ts';
import { writeAmount } from '../language/decimals.ts';
import { writeFileName, writtenGrain } from '../ledger/import/fileName.ts';
import type { Ledger } from '../ledger/ledger.ts';
import {
  column,
  factTable,
  FROM_SOURCE,
  GRAINS,
  keyDimension,
  measureColumn,
  sortColumns,
  wordColumn,
} from '../ledger/model/tables.ts';
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
  const rows = await ledger.store.ask(
    `SELECT rule, fact, key, year, grain, period, part, code, measure, difference FROM exception
    WHERE ($1 = 0 OR year = $1) AND ($2 = '' OR rule = $2 OR fact = $2 OR key = $2 OR code = $2) ORDER BY fact, year, key, grain, period, rule, code, part, measure LIMIT ${EXCEPTIONS_SHOWN}`,
    [year ?? 0, search],
    signal,
  );
  const grains = Object.fromEntries(Object.entries(GRAINS).map(([name, number]) => [number, name]));
  return {
    shape: 'records',
    items: rows.map(([rule, fact, key, at, grain, period, part, code, measure, difference]) => ({
      rule: String(rule),
      fact: String(fact),
      key: String(key),
      year: Number(at),
      grain: grains[Number(grain)]!,
      period: Number(period),
      part: String(part),
      code: String(code),
      measure: String(measure),
      difference: difference === null ? null : exact(writeAmount(BigInt(difference as bigint))),
    })),
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
  const keyName = keyDimension(portal.model, fact)!;
  const keyParam = call.params.find(
    (param) => portal.filters[param.filter]!.dimension === keyName,
  )!.name;
  const key = String(params[keyParam]);
  const coverage = (await readCoverage(ledger.store, fact.name, key, year)).filter(
    (one) => one.grain === grain,
  );
  const columns = format.columns.map((one) => {
    if (one.means === 'period') return 'period';
    if (one.means === 'measure') return measureColumn(one.of);
    return one.means === 'name' ? `${wordColumn(one.of)}_is.words` : column(one.of);
  });
  const words = [
    ...new Set(
      format.columns.filter((one) => one.means === 'name').map((one) => wordColumn(one.of)),
    ),
  ].map((name) => ` LEFT JOIN wording AS ${name}_is ON ${name}_is.id = ${name}`);
  const rows = await ledger.store.ask(
    `SELECT period, ${columns.join(', ')} FROM ${factTable(fact.name)}${words.join('')} WHERE ${column(keyName)} = $1 AND year = $2 AND grain = $3 AND ${FROM_SOURCE} ORDER BY ${sortColumns(portal.model, fact).join(', ')}`,
    [key, year, GRAINS[grain]],
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
  coverage: readonly Stored[],
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
