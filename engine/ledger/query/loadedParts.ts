// Which periods are stored of a fact, for one key or for all together: what readers of a page can choose from.

import type { Grain } from '../../model/portal.ts';
import { grainOf } from '../model/tables.ts';
import { sql, table } from '../sql.ts';
import type { Store } from '../stores/store.ts';
import { AskedOnce } from './asked.ts';

interface StoredPart {
  readonly year: number;
  readonly grain: Grain;
  readonly period: number;
}

const asked = new AskedOnce<readonly StoredPart[]>(5000);

/** Every page with figures asks for it, so it is remembered. An empty fact: whatever is stored. */
export async function readLoadedParts(
  store: Store,
  fact: string,
  key: string,
): Promise<readonly StoredPart[]> {
  return await asked.get(store, `${fact} ${key}`, () => askLoadedParts(store, fact, key));
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

async function askLoadedParts(store: Store, fact: string, key: string): Promise<StoredPart[]> {
  const rows = await store.ask(
    fact === ''
      ? sql`SELECT DISTINCT year, grain, period FROM ${table('coverage')}`
      : sql`
          SELECT DISTINCT year, grain, period
          FROM ${table('coverage')}
          WHERE fact = ${fact} AND key = ${key}`,
  );
  return rows.map(([year, grain, period]) => ({
    year: Number(year),
    grain: grainOf(Number(grain)),
    period: Number(period),
  }));
}
