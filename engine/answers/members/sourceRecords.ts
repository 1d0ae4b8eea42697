// Dictionaries as their files have them: whole, in their order, a portion at a time.

import type { Ledger } from '../../ledger/ledger.ts';
import { literal, NOTHING, sql, table, type Sql } from '../../ledger/sql.ts';
import { assertDefined } from '../../model/lookup.ts';
import type { MembersAsk } from '../../model/portal.ts';
import { remember } from '../../model/remember.ts';
import type { RecordItem, RecordsAnswer } from '../answer.ts';
import { ApiProblem } from '../problem.ts';
import type { AskedCall } from '../shape.ts';

/** Records that are read together. */
const PORTION = 2000;
/** More records are written while they are read. */
const MOST_AT_ONCE = 20_000;

/** Records of each dimension of a ledger, which never change. */
const counts = new WeakMap<Ledger, Promise<ReadonlyMap<string, number>>>();

/** The records of an imported file, or null. Throws ApiProblem `too-much` where they are too many for one answer. */
export async function askSourceRecords(asked: AskedCall): Promise<RecordsAnswer | null> {
  const ask = assertDefined(asked.call.members);
  const count = await countRecords(asked.ledger, ask);
  if (count === 0) return null;
  if (count > MOST_AT_ONCE)
    throw new ApiProblem('too-much', {
      detail: { say: 'json-alone', words: { count } },
      most: { records: MOST_AT_ONCE },
    });
  const items: RecordItem[] = [];
  for await (const texts of recordTexts(asked, ask, count))
    for (const text of texts) items.push(JSON.parse(text) as RecordItem);
  return { holds: 'records', items };
}

/** Their JSON, a portion at a time, where they are too many for one answer; else null. */
export async function streamSourceRecords(asked: AskedCall): Promise<AsyncIterable<string> | null> {
  const ask = assertDefined(asked.call.members);
  const count = await countRecords(asked.ledger, ask);
  return count > MOST_AT_ONCE ? listText(recordTexts(asked, ask, count)) : null;
}

/** How many records a file of the dictionary has brought; 0 where none was imported. */
async function countRecords(ledger: Ledger, { dimension, records }: MembersAsk): Promise<number> {
  if (!records) return 0;
  const counted = remember(counts, ledger, async () => {
    const rows = await ledger.store.ask(
      sql`SELECT dimension, COUNT(*) FROM ${table('source_record')} GROUP BY dimension`,
    );
    return new Map(rows.map(([name, count]) => [String(name), Number(count)]));
  });
  // what could not be read is asked again
  counted.catch(() => counts.delete(ledger));
  return (await counted).get(dimension) ?? 0;
}

/** The JSON of each record that is valid on the day that is asked, or of all. */
async function* recordTexts(
  { ledger, params, signal }: AskedCall,
  { dimension, valid }: MembersAsk,
  count: number,
): AsyncGenerator<readonly string[]> {
  const day = valid === undefined ? undefined : params[valid];
  for (let first = 0; first < count; first += PORTION) {
    const rows = await ledger.store.ask(
      sql`SELECT record FROM ${table('source_record')}
        WHERE dimension = ${literal(dimension)} AND seq >= ${literal(first)} AND seq < ${literal(first + PORTION)}
          ${day === undefined ? NOTHING : isValid(String(day))}
        ORDER BY seq`,
      signal,
    );
    yield rows.map(([record]) => String(record));
  }
}

function isValid(day: string): Sql {
  return sql`AND (valid_from = '' OR valid_from <= ${literal(day)}) AND (valid_to = '' OR valid_to >= ${literal(day)})`;
}

/** A list of JSON, written while it is read. */
async function* listText(portions: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  let begun = false;
  for await (const texts of portions) {
    if (texts.length === 0) continue;
    yield `${begun ? ',' : '['}${texts.join(',')}`;
    begun = true;
  }
  yield begun ? ']' : '[]';
}
