// What differs between two ledgers of one model: facts by their control totals, and of those that differ the periods.

import type { Fact, Grain, Model } from '../model/portal.ts';
import type { Ledger } from './ledger.ts';
import { ADDITIVE, factTable, parseGrain, measureColumns, rollupTable } from './model/tables.ts';
import { id, ids, list, sql, table } from './sql.ts';
import type { Store } from './stores/store.ts';

export interface ChangedPeriod {
  readonly year: number;
  readonly grain: Grain;
  readonly period: number;
}

export interface ChangedFact {
  readonly fact: string;
  /** Stored in the new ledger alone. */
  readonly added: readonly ChangedPeriod[];
  /** Stored in the old ledger alone. */
  readonly removed: readonly ChangedPeriod[];
  /** Stored in both with other sums or other numbers of rows. All three empty: only details differ, no sum of a period does. */
  readonly other: readonly ChangedPeriod[];
}

export interface LedgerChanges {
  readonly facts: readonly ChangedFact[];
  /** Whether codes, their names or what else is known of them differ. */
  readonly members: boolean;
}

const MEMBERS = 'member';

/** What the new ledger has otherwise than the old one. Facts stand in the order of the model. */
export async function changesBetween(
  model: Model,
  old: Ledger,
  now: Ledger,
): Promise<LedgerChanges> {
  const facts: ChangedFact[] = [];
  for (const fact of Object.values(model.facts))
    if (controlOf(old, factTable(fact.name)) !== controlOf(now, factTable(fact.name)))
      facts.push(await buildChanges(fact, old.store, now.store));
  return { facts, members: controlOf(old, MEMBERS) !== controlOf(now, MEMBERS) };
}

/** Rows, checksum and totals as the manifest has them. */
function controlOf({ manifest }: Ledger, name: string): string {
  return JSON.stringify(manifest.tables[name] ?? null);
}

async function buildChanges(fact: Fact, old: Store, now: Store): Promise<ChangedFact> {
  const [before, after] = await Promise.all([periodSums(old, fact), periodSums(now, fact)]);
  const those = (sums: PeriodSums, differs: (place: string, said: string) => boolean) =>
    [...sums].flatMap(([place, { period, said }]) => (differs(place, said) ? [period] : []));
  return {
    fact: fact.name,
    added: those(after, (place) => !before.has(place)),
    removed: those(before, (place) => !after.has(place)),
    other: those(after, (place, said) => (before.get(place)?.said ?? said) !== said),
  };
}

/** By period, in order: the number of rows and the sum of each measure, as one text. */
type PeriodSums = ReadonlyMap<string, { readonly period: ChangedPeriod; readonly said: string }>;

/** Totals that are kept ready tell as much of a period as its rows, and are few. */
async function periodSums(store: Store, fact: Fact): Promise<PeriodSums> {
  const name = fact.rollups.length > 0 ? rollupTable(fact.name) : factTable(fact.name);
  const place = ids(['year', 'grain', 'period']);
  const sums = measureColumns(fact).map((measure) => sql`SUM(${id(measure)})`);
  const rows = await store.ask(sql`
    SELECT ${place}, ${list([sql`COUNT(*)`, ...sums])}
    FROM ${table(name)}
    WHERE ${ADDITIVE}
    GROUP BY ${place}
    ORDER BY ${place}`);
  return new Map(
    rows.map(([year, grain, period, ...said]) => [
      [year, grain, period].join(' '),
      {
        period: { year: Number(year), grain: parseGrain(Number(grain)), period: Number(period) },
        said: said.join(' '),
      },
    ]),
  );
}
