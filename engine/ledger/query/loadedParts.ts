// Which periods are stored of a fact, for one key or for all together: what readers of a page can choose from.

import type { Grain, Dimension } from '../../model/portal.ts';
import { parseGrain } from '../model/tables.ts';
import { all, literals, NOTHING, sql, table } from '../sql.ts';
import type { Store } from '../stores/store.ts';
import { AskedOnce, parseListCell } from './coverage.ts';
import { isListed } from '../model/lists.ts';
import { remember } from '../../model/remember.ts';
import type { Members } from '../model/members.ts';

export interface StoredPart {
  readonly year: number;
  readonly grain: Grain;
  readonly period: number;
}

const asked = new AskedOnce<readonly StoredPart[]>(5000);

/** Remembered, for every page asks. An empty fact means any; `column` counts only periods in which it is filled. */
export async function readLoadedParts(
  store: Store,
  fact: string,
  key: string,
  column = '',
): Promise<readonly StoredPart[]> {
  return await asked.get(store, `${fact} ${key} ${column}`, () =>
    askLoadedParts(store, fact, key, column),
  );
}

/** Every key of which anything of the facts is stored, with a word that is the same for all of whom the same is. */
export async function readLoadedAlike(
  store: Store,
  facts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await store.ask(sql`
    SELECT key, fact, year, grain, dimensions, period - period % 50, SUM(pow(2, period % 50))
    FROM ${table('coverage')}
    WHERE fact IN (${literals(facts)})
    GROUP BY key, fact, year, grain, dimensions, period - period % 50
    ORDER BY key, fact, year, grain, dimensions, period - period % 50`);
  const own = Map.groupBy(rows, ([key]) => String(key));
  return new Map(
    [...own].map(([key, stored]) => [key, stored.map(([, ...cells]) => cells.join(' ')).join(';')]),
  );
}

/** Parts that all of the facts have, whoever has them. */
export async function readCommonParts(
  store: Store,
  facts: readonly string[],
): Promise<readonly StoredPart[]> {
  const found = await Promise.all(
    facts.map((fact) => asked.get(store, fact, () => askLoadedParts(store, fact, null))),
  );
  return commonParts(found);
}

/** Of several lists of parts those that stand in each. */
export function commonParts([
  first = [],
  ...others
]: readonly (readonly StoredPart[])[]): StoredPart[] {
  const known = others.map((parts) => new Set(parts.map(placeOf)));
  return first.filter((part) => known.every((places) => places.has(placeOf(part))));
}

function placeOf({ year, grain, period }: StoredPart): string {
  return `${year} ${grain} ${period}`;
}

/** Years that have anything of any of the facts, in order; `keyOf` tells for which key of each. */
export async function readLoadedYears(
  store: Store,
  facts: readonly string[],
  keyOf: (fact: string) => string,
): Promise<number[]> {
  const found = await Promise.all(facts.map((fact) => readLoadedParts(store, fact, keyOf(fact))));
  return [...new Set(found.flat().map(({ year }) => year))].sort((a, b) => a - b);
}

/** `key` null: of anybody. */
async function askLoadedParts(
  store: Store,
  fact: string,
  key: string | null,
  column = '',
): Promise<StoredPart[]> {
  const conditions = [
    ...(fact === '' ? [] : [sql`fact = ${fact}`]),
    ...(fact === '' || key === null ? [] : [sql`key = ${key}`]),
  ];
  const rows = await store.ask(sql`
    SELECT DISTINCT year, grain, period, dimensions
    FROM ${table('coverage')}
    ${conditions.length > 0 ? sql`WHERE ${all(conditions)}` : NOTHING}`);
  const filled = rows.filter(([, , , own]) => column === '' || parseListCell(own).includes(column));
  const parts = filled.map(([year, grain, period]) => ({
    year: Number(year),
    grain: parseGrain(Number(grain)),
    period: Number(period),
  }));
  return [...new Map(parts.map((part) => [placeOf(part), part])).values()];
}

const countedBy = new WeakMap<Members, Map<string, ReadonlySet<string>>>();

/** The members in force in a year of which a list speaks then, without those that the dimension does not count. */
export function countedIn(
  members: Members,
  dimension: Dimension,
  year: number,
): ReadonlySet<string> {
  const known = remember(countedBy, members, () => new Map<string, ReadonlySet<string>>());
  return remember(known, `${dimension.name} ${year}`, () => {
    const without = Object.entries(dimension.counted.without ?? {});
    const found = members
      .list(dimension.name, year)
      .filter((member) => isListed(dimension, member, year))
      .filter((member) =>
        without.every(
          ([name, values]) =>
            !values.includes(members.attributeOf(dimension.name, member, name) ?? ''),
        ),
      );
    return new Set(found.map(({ code }) => code));
  });
}

const kindsBy = new WeakMap<Members, Map<string, Map<string, string>>>();
const kindsOfCodes = new WeakMap<Codes, string[]>();

/** Known by themselves: who asks the same again asks with the same. */
type Codes = ReadonlySet<string> | readonly string[];

/** The kinds that members are of in a year, the most frequent first; every sum asks, so they are looked up once, and so is the kind of each. */
export function listMemberKinds(
  members: Members,
  { name, lists }: Pick<Dimension, 'name' | 'lists'>,
  codes: Codes,
  year: number,
): string[] {
  if (!lists) return [];
  return remember(kindsOfCodes, codes, () => {
    const known = remember(kindsBy, members, () => new Map<string, Map<string, string>>());
    const ofYear = remember(known, `${name} ${year}`, () => new Map<string, string>());
    const kindOf = (code: string) =>
      remember(ofYear, code, () => members.attribute(name, code, lists.by, year) ?? '');
    const kinds = Map.groupBy(codes, kindOf);
    kinds.delete('');
    return [...kinds].sort(([, a], [, b]) => b.length - a.length).map(([kind]) => kind);
  });
}
