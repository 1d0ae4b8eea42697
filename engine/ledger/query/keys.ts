// Which keys have figures at a period: a sum over keys is made of those that have every period, part and dimension it needs.

import type { Store } from '../stores/store.ts';
import { GRAINS } from '../model/tables.ts';
import { sql, table } from '../sql.ts';
import { AskedOnce } from './asked.ts';
import { listOf, type PeriodPlan } from './coverage.ts';

/** All entities together. */
export const ALL_ENTITIES = '*';

/** What a source filled of one key at one stored period. */
export interface FilledPeriod {
  readonly partitions: readonly string[];
  /** Columns of dimensions. */
  readonly dimensions: readonly string[];
}

/** A key that has figures at all the periods that are used, and what it has at each. */
export interface Holder {
  readonly key: string;
  readonly filled: readonly FilledPeriod[];
}

export interface Holders {
  readonly holders: readonly Holder[];
  /** Whether every key that has figures at any of the periods has them at all: only then rows of all keys together are theirs. */
  readonly even: boolean;
}

const filledAt = new AskedOnce<ReadonlyMap<string, FilledPeriod>>(300);

/** The keys of a fact at the end of a period and, where another is taken off, at that one too. */
export async function readHolders(
  store: Store,
  fact: string,
  year: number,
  { grain, to, before }: Pick<PeriodPlan, 'grain' | 'to' | 'before'>,
): Promise<Holders> {
  const used = await Promise.all(
    (before > 0 ? [to, before] : [to]).map((period) =>
      filledAt.get(store, `${fact} ${year} ${grain} ${period}`, async () => {
        const rows = await store.ask(sql`
          SELECT key, parts, dimensions
          FROM ${table('coverage')}
          WHERE fact = ${fact} AND year = ${year} AND grain = ${GRAINS[grain]} AND period = ${period}
            AND key <> ${ALL_ENTITIES}`);
        return new Map(
          rows.map(([key, parts, dimensions]) => [
            String(key),
            { partitions: listOf(parts), dimensions: listOf(dimensions) },
          ]),
        );
      }),
    ),
  );
  const keys = new Set(used.flatMap((byKey) => [...byKey.keys()]));
  const holders = [...keys].sort().flatMap((key) => {
    const filled = used.flatMap((byKey) => byKey.get(key) ?? []);
    return filled.length === used.length ? [{ key, filled }] : [];
  });
  return { holders, even: holders.length === keys.size };
}

/** Those that have all of these columns. */
export function withColumns(holders: readonly Holder[], columns: readonly string[]): Holder[] {
  return holders.filter(({ filled }) =>
    filled.every(({ dimensions }) => columns.every((name) => dimensions.includes(name))),
  );
}

/** Those that have all of these partitions. */
export function withPartitions(
  holders: readonly Holder[],
  wanted: readonly string[],
): readonly Holder[] {
  return holders.filter(({ filled }) =>
    filled.every(({ partitions }) => wanted.every((code) => partitions.includes(code))),
  );
}
