// Which keys have figures at a period: a sum over keys is made of those that have every period, part and dimension it needs.

import { remember } from '../../model/remember.ts';
import type { Row, Store } from '../stores/store.ts';
import { GRAINS } from '../model/tables.ts';
import { sql, table } from '../sql.ts';
import { AskedOnce, parseListCell, type Note, type PeriodPlan } from './coverage.ts';

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

/** What is filled at one stored period. */
interface FilledKeys {
  /** In order. */
  readonly holders: readonly Holder[];
  readonly byKey: ReadonlyMap<string, Holder>;
}

const filledAt = new AskedOnce<FilledKeys>(300);
/** What is filled at several periods: there are many sets of them, and each is as long as there are keys. */
const filledAtAll = new AskedOnce<Holders>(24);

/** The keys of a fact that have every stored period that is used: the end of what accumulates and, where another is taken off, that one too; else all from the first to the last. */
export async function readHolders(
  store: Store,
  fact: string,
  year: number,
  { grain, first, to, before }: Pick<PeriodPlan, 'grain' | 'first' | 'to' | 'before'>,
): Promise<Holders> {
  const at = async (period: number) =>
    await filledAt.get(store, `${fact} ${year} ${grain} ${period}`, async () => {
      const rows = await store.ask(sql`
        SELECT key, parts, dimensions
        FROM ${table('coverage')}
        WHERE fact = ${fact} AND year = ${year} AND grain = ${GRAINS[grain]} AND period = ${period}
          AND key <> ${ALL_ENTITIES}`);
      return filledKeys(rows);
    });
  if (first > 0 && first < to)
    return await filledAtAll.get(store, `${fact} ${year} ${grain} ${first}-${to}`, async () => {
      const rows = await store.ask(sql`
        SELECT DISTINCT period
        FROM ${table('coverage')}
        WHERE fact = ${fact} AND year = ${year} AND grain = ${GRAINS[grain]}
          AND period >= ${first} AND period <= ${to}
        ORDER BY period DESC`);
      return atAll(await Promise.all(rows.map(async ([period]) => await at(Number(period)))));
    });
  if (before <= 0) return { holders: (await at(to)).holders, even: true };
  return await filledAtAll.get(store, `${fact} ${year} ${grain} ${to} ${before}`, async () =>
    atAll(await Promise.all([at(to), at(before)])),
  );
}

/** Those who have figures at all of several periods. */
function atAll(periods: readonly FilledKeys[]): Holders {
  const [end, ...others] = periods;
  const holders = others.reduce(alsoAt, end?.holders ?? []);
  return { holders, even: periods.every((each) => each.holders.length === holders.length) };
}

/** As in `filledKeys`, those who have filled both alike share what says so. */
function alsoAt(known: readonly Holder[], start: FilledKeys): Holder[] {
  const ways = new Map<Holder['filled'], Map<Holder['filled'], Holder['filled']>>();
  return known.flatMap(({ key, filled }) => {
    const before = start.byKey.get(key)?.filled;
    if (!before) return [];
    const ofEnd = remember(ways, filled, () => new Map<Holder['filled'], Holder['filled']>());
    return [{ key, filled: remember(ofEnd, before, () => [...filled, ...before]) }];
  });
}

const keysBy = new WeakMap<readonly Holder[], readonly string[]>();

/** The keys of all, the same list for the same holders: what is known of them all is known of the list. */
export function listHolderKeys(holders: readonly Holder[]): readonly string[] {
  return remember(keysBy, holders, () => holders.map(({ key }) => key));
}

/** Keys that have filled the same share what says so: there are many keys, and few ways to fill. */
function filledKeys(rows: readonly Row[]): FilledKeys {
  const ways = new Map<string, readonly FilledPeriod[]>();
  const holders = rows.map(([key, parts, dimensions]) => ({
    key: String(key),
    filled: remember(ways, `${String(parts)} ${String(dimensions)}`, () => [
      { partitions: parseListCell(parts), dimensions: parseListCell(dimensions) },
    ]),
  }));
  holders.sort((a, b) => (a.key < b.key ? -1 : 1));
  return { holders, byKey: new Map(holders.map((holder) => [holder.key, holder])) };
}

/** Those that have all of these columns. */
export function withColumns(
  holders: readonly Holder[],
  columns: readonly string[],
): readonly Holder[] {
  return suiting(holders, ({ dimensions }) => columns.every((name) => dimensions.includes(name)));
}

/** Those that have all of these partitions. */
export function withPartitions(
  holders: readonly Holder[],
  wanted: readonly string[],
): readonly Holder[] {
  return suiting(holders, ({ partitions }) => wanted.every((code) => partitions.includes(code)));
}

/** Those that suit at all their periods, the same list where all do; each way to fill is looked at once. */
function suiting(
  holders: readonly Holder[],
  suits: (period: FilledPeriod) => boolean,
): readonly Holder[] {
  const known = new Map<readonly FilledPeriod[], boolean>();
  const found = holders.filter(({ filled }) => remember(known, filled, () => filled.every(suits)));
  return found.length === holders.length ? holders : found;
}

/** Of entities that were named those that are not in a sum. */
export function keysNotLoaded(dimension: string, keys: readonly string[], year: number): Note {
  return { code: 'keys-not-loaded', words: { dimension, codes: keys.join(', '), year } };
}

/** Fewer than all holders are never those that the sums kept ready are of. */
export function onlyThese(all: Holders, keys: readonly string[] | undefined): Holders {
  if (!keys) return all;
  const wanted = new Set(keys);
  return { holders: all.holders.filter(({ key }) => wanted.has(key)), even: false };
}
