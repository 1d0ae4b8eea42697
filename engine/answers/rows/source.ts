// Answers the rows of one key and year as the source had them: order, names, forms of codes.

import { holdsAll } from '../../state/decide.ts';
import { writeAmount } from '../../language/decimals.ts';
import { writeFileName, writtenGrain } from '../../ledger/import/fileName.ts';
import { isTotal, writtenForm } from '../../model/codes.ts';
import { entityDimension } from '../../ledger/model/tables.ts';
import { readCoverage, type StoredPeriod } from '../../ledger/query/coverage.ts';
import { readSourceRows } from '../../ledger/query/sourceRows.ts';
import type { Row } from '../../ledger/stores/store.ts';
import { at, first, lookup, assertDefined } from '../../model/lookup.ts';
import type { Fact, Format, Grain } from '../../model/portal.ts';
import type { SourceAnswer } from '../answer.ts';
import { unanswered } from '../combination.ts';
import type { AskedCall } from '../shape.ts';

/** Which rows are asked, and how they are written. */
interface SourceAsk {
  readonly asked: AskedCall;
  readonly format: Format;
  readonly fact: Fact;
  readonly grain: Grain;
  readonly year: number;
  /** The dimension whose figures a file holds, and its code that is asked. */
  readonly keyName: string;
  readonly key: string;
}

/** Throws ApiProblem where the parameters choose no form. */
export async function askSource(asked: AskedCall): Promise<SourceAnswer> {
  const ask = buildSourceAsk(asked);
  const { format, grain, year, keyName, key, fact } = ask;
  const coverage = (await readCoverage(asked.ledger.store, fact.name, key, year)).filter(
    (stored) => stored.grain === grain,
  );
  const { ledger, portal, signal } = asked;
  const question = { format, key, year, grain };
  const rows = await readSourceRows(portal.model, ledger.store, question, signal);
  return {
    holds: 'source',
    coverage: null,
    header: format.columns.map(({ name }) => name),
    rows: rows.map((row) => format.columns.map((_, place) => writeCell(ask, coverage, row, place))),
    separator: format.separator,
    newline: format.newline === 'crlf' ? '\r\n' : '\n',
    file: writeFileName(format, {
      year: String(year),
      grain: writtenGrain(format, grain),
      [keyName]: key,
    }),
  };
}

function buildSourceAsk(asked: AskedCall): SourceAsk {
  const { portal, call, params } = asked;
  const chosen = call.formats.find(({ when }) => holdsAll(when, params as Record<string, string>));
  if (!chosen)
    throw unanswered(
      call.formats.map(({ when }) => when),
      params,
    );
  const format = assertDefined(portal.formats.find(({ name }) => name === chosen.format));
  const fact = lookup(portal.model.facts, assertDefined(format.fact));
  const dialect = lookup(portal.model.dialects, first(call.period));
  const grain = lookup(dialect.grain.values, String(params[assertDefined(dialect.grain.param)]));
  const keyName = assertDefined(entityDimension(portal.model, fact));
  const param = assertDefined(
    call.params.find(({ filter }) => lookup(portal.filters, filter).dimension === keyName),
  );
  const key = String(params[param.name]);
  return { asked, format, fact, grain, year: Number(params[dialect.year]), keyName, key };
}

function writeCell(
  ask: SourceAsk,
  coverage: readonly StoredPeriod[],
  row: Row,
  place: number,
): string {
  const { format, grain, year, keyName } = ask;
  const column = at(format.columns, place);
  const { means, of } = column;
  const [period] = row;
  const value = row[place + 1];
  if (means === 'period')
    return `${String(Number(period) * (grain === 'quarter' ? 3 : 1)).padStart(2, '0')}.${year}`;
  if (means === 'measure')
    return value === null || value === undefined ? '' : writeAmount(BigInt(value), column);
  if (of === keyName) return keyForm(ask, coverage, Number(period));
  return means === 'name' && value === null ? findMemberName(ask, of, row) : String(value ?? '');
}

/** The key as the file of that period had it. */
function keyForm(
  { asked: { portal }, keyName, key, year }: SourceAsk,
  coverage: readonly StoredPeriod[],
  period: number,
): string {
  const stored = coverage.find((each) => each.period === period);
  return stored && stored.format !== ''
    ? stored.keyForm
    : writtenForm(lookup(portal.model.dimensions, keyName), key, year);
}

/** A name that the source did not write: the dictionary's, by the code in the same row. */
function findMemberName({ asked, format, year }: SourceAsk, dimension: string, row: Row): string {
  const { portal, ledger } = asked;
  const place = format.columns.findIndex(
    ({ means, of }) => means === 'dimension' && of === dimension,
  );
  const code = String(row[place + 1]);
  const model = lookup(portal.model.dimensions, dimension);
  const title = isTotal(model, code)
    ? assertDefined(model.total).title
    : ledger.members.title(dimension, code, year);
  return title?.[first(portal.settings.locales).code] ?? '';
}
