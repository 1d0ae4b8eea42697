// Answers where figures break the ledger's rules.

import { exactNumber, writeAmount } from '../../language/decimals.ts';
import { GRAINS } from '../../ledger/model/tables.ts';
import { lookup } from '../../model/lookup.ts';
import type { RecordsAnswer } from '../answer.ts';
import type { AskedCall } from '../shape.ts';

/** No more than these are answered: the first by fact, year and key. */
const SHOWN = 5000;

/** The year and `search` (a rule, a fact, a key or a code) narrow the list where the call takes them. */
export async function askExceptions({
  ledger,
  call,
  params,
  signal,
}: AskedCall): Promise<RecordsAnswer> {
  const year = params[call.year] === undefined ? 0 : Number(params[call.year]);
  const search = String(params['search'] ?? '');
  const rows = await ledger.store.ask(
    `SELECT rule, fact, key, year, grain, period, part, code, measure, difference FROM exception
    WHERE ($1 = 0 OR year = $1) AND ($2 = '' OR rule = $2 OR fact = $2 OR key = $2 OR code = $2)
    ORDER BY fact, year, key, grain, period, rule, code, part, measure
    LIMIT ${SHOWN}`,
    [year, search],
    signal,
  );
  const grains = Object.fromEntries(Object.entries(GRAINS).map(([name, number]) => [number, name]));
  return {
    holds: 'records',
    items: rows.map(([rule, fact, key, at, grain, period, part, code, measure, difference]) => ({
      rule: String(rule),
      fact: String(fact),
      key: String(key),
      year: Number(at),
      grain: lookup(grains, String(grain)),
      period: Number(period),
      part: String(part),
      code: String(code),
      measure: String(measure),
      difference:
        difference === null || difference === undefined
          ? null
          : exactNumber(writeAmount(BigInt(difference))),
    })),
  };
}
