// Answers where figures break the ledger's rules, one row for each.

import { exactNumber, writeAmount } from '../../language/decimals.ts';
import { listViolations } from '../../ledger/query/violations.ts';
import type { RecordsAnswer } from '../answer.ts';
import { AMOUNT_OR_NULL, recordSchema, TEXT, WHOLE_NUMBER } from '../jsonSchema.ts';
import type { AskedCall } from '../shape.ts';
import type { Finder } from './finder.ts';

const FIELDS = {
  rule: TEXT,
  fact: TEXT,
  key: TEXT,
  year: WHOLE_NUMBER,
  grain: { enum: ['month', 'quarter', 'year'] },
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
