// What a sum over entities is a sum of: how many of those that there are, and how much weight they have.

import { writeAmount } from '../../language/decimals.ts';
import { lookup, there } from '../../model/lookup.ts';
import type { Dimension, Fact, Grain, Model } from '../../model/portal.ts';
import { remember } from '../../model/remember.ts';
import type { Members } from '../model/members.ts';
import {
  ADDITIVE,
  column,
  entityDimension,
  factTable,
  grainOf,
  GRAINS,
  measureColumn,
  partitionDimension,
  totalOf,
} from '../model/tables.ts';
import { all, id, sql, table } from '../sql.ts';
import type { Store } from '../stores/store.ts';
import { AskedOnce } from './asked.ts';
import { MONTHS } from './coverage.ts';
import { ALL_ENTITIES, readHolders, withPartitions } from './keys.ts';
import type { Plan } from './plan.ts';

/** Of one sum over the members of a dimension, or of the least covered of several. */
export interface Coverage {
  readonly dimension: string;
  /** How many members are in the sum. */
  readonly count: number;
  /** How many there are in that year, without those that the model leaves out. */
  readonly of: number;
  /** What these members had of all in the last year that has all of them, in percent with two decimals; null where no year has. */
  readonly share: string | null;
  readonly year: number;
  /** Months of the year, both inclusive. */
  readonly from: number;
  readonly to: number;
  /** Whether the sum stands for all, by the least that the model names. */
  readonly whole: boolean;
}

/** What coverage is told from. */
export interface CoverageSources {
  readonly model: Model;
  readonly members: Members;
  readonly store: Store;
}

/** The coverage of a plan's figures; null where they are no sum over entities. */
export async function coverageOf(sources: CoverageSources, plan: Plan): Promise<Coverage | null> {
  if (!plan.sum) return null;
  const { fact, keys } = plan.sum;
  const dimension = lookup(sources.model.dimensions, there(entityDimension(sources.model, fact)));
  const { year } = plan.question.period;
  const counted = countedIn(sources.members, dimension, year);
  // where no members are known, nobody knows of how many a sum is
  if (counted.size === 0) return null;
  const count = keys.filter((key) => counted.has(key)).length;
  const share = count === counted.size ? '100' : await shareOf(sources, fact, dimension, keys);
  const { least, leastShare } = dimension.counted;
  const { grain, to, before } = plan.period;
  return {
    dimension: dimension.name,
    count,
    of: counted.size,
    share,
    year,
    from: before * MONTHS[grain] + 1,
    to: to * MONTHS[grain],
    whole: count * 100 >= least * counted.size || (share !== null && Number(share) >= leastShare),
  };
}

/** Of several sums the one that is covered least; null where none is a sum over entities. */
export function leastCovered(coverages: readonly (Coverage | null)[]): Coverage | null {
  return coverages.reduce(
    (least, next) =>
      next !== null && (least === null || next.count * least.of < least.count * next.of)
        ? next
        : least,
    null,
  );
}

const countedBy = new WeakMap<Members, Map<string, ReadonlySet<string>>>();

/** The members in force in a year, without those that the dimension does not count. */
function countedIn(members: Members, dimension: Dimension, year: number): ReadonlySet<string> {
  const known = remember(countedBy, members, () => new Map<string, ReadonlySet<string>>());
  return remember(known, `${dimension.name} ${year}`, () => {
    const without = Object.entries(dimension.counted.without);
    const found = members
      .list(dimension.name, year)
      .filter((member) =>
        without.every(
          ([name, values]) =>
            !values.includes(members.attributeOf(dimension.name, member, name) ?? ''),
        ),
      );
    return new Set(found.map(({ code }) => code));
  });
}

/** What members had at the end of a year that has all of them, in hundredths. */
type Weights = ReadonlyMap<string, bigint>;

const weights = new AskedOnce<Weights | null>(50);

/** Null where no year has all members, or where amounts have both signs and are no shares of anything. */
async function shareOf(
  sources: CoverageSources,
  fact: Fact,
  dimension: Dimension,
  keys: readonly string[],
): Promise<string | null> {
  const known = await weights.get(sources.store, fact.name, () =>
    weightsOf(sources, fact, dimension),
  );
  if (!known) return null;
  const sum = (amounts: Iterable<bigint>) => [...amounts].reduce((a, b) => a + b, 0n);
  const all = sum(known.values());
  const own = sum(keys.map((key) => known.get(key) ?? 0n));
  return all === 0n ? null : writeAmount((own * 10000n) / all);
}

/** The latest stored period of a year. */
interface YearEnd {
  readonly year: number;
  readonly grain: Grain;
  readonly period: number;
}

async function weightsOf(
  sources: CoverageSources,
  fact: Fact,
  dimension: Dimension,
): Promise<Weights | null> {
  const { model, members, store } = sources;
  for (const end of await yearEnds(store, fact)) {
    const wanted = countedIn(members, dimension, end.year);
    const { holders } = await readHolders(store, fact.name, end.year, {
      grain: end.grain,
      to: end.period,
      before: 0,
    });
    const split = partitionDimension(model, fact);
    const totals = split === null ? holders : withPartitions(holders, [totalOf(model, split).code]);
    const loaded = new Set(totals.map(({ key }) => key));
    if (wanted.size === 0 || ![...wanted].every((key) => loaded.has(key))) continue;
    const amounts = await amountsAt(sources, fact, end, [...wanted]);
    return [...amounts.values()].some((amount) => amount < 0n) ? null : amounts;
  }
  return null;
}

/** The latest year first. */
async function yearEnds(store: Store, fact: Fact): Promise<YearEnd[]> {
  const rows = await store.ask(sql`
    SELECT year, grain, MAX(period)
    FROM ${table('coverage')}
    WHERE fact = ${fact.name} AND key = ${ALL_ENTITIES}
    GROUP BY year, grain
    ORDER BY year DESC, grain`);
  return rows.map(([year, grain, period]) => ({
    year: Number(year),
    grain: grainOf(Number(grain)),
    period: Number(period),
  }));
}

/** What a fact's first flow amounted to by then, by entity. */
async function amountsAt(
  { model, store }: CoverageSources,
  fact: Fact,
  { year, grain, period }: YearEnd,
  keys: readonly string[],
): Promise<Map<string, bigint>> {
  const measure = Object.values(fact.measures).find(({ kind }) => kind === 'flow');
  if (!measure) return new Map();
  const entity = id(column(there(entityDimension(model, fact))));
  const split = partitionDimension(model, fact);
  const part = split === null ? null : sql`${id(column(split))} = ${totalOf(model, split).code}`;
  const rows = await store.ask(sql`
    SELECT ${entity}, SUM(${id(measureColumn(measure.name))})
    FROM ${table(factTable(fact.name))}
    WHERE ${all([
      sql`year = ${year}`,
      sql`grain = ${GRAINS[grain]}`,
      sql`period = ${period}`,
      ADDITIVE,
      ...(part ? [part] : []),
    ])}
    GROUP BY ${entity}`);
  const wanted = new Set(keys);
  return new Map(
    rows
      .filter(([key]) => wanted.has(String(key)))
      .map(([key, amount]) => [String(key), BigInt(amount ?? 0)]),
  );
}
