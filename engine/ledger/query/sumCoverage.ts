// What a sum over entities is a sum of: how many of those that there are, and how much weight they have.

import { writeAmount } from '../../language/decimals.ts';
import { percentDone } from '../../language/ratio.ts';
import { lookup, assertDefined } from '../../model/lookup.ts';
import type { Dimension, Fact, Model } from '../../model/portal.ts';
import { remember } from '../../model/remember.ts';
import type { Members } from '../model/members.ts';
import {
  ADDITIVE,
  column,
  entityDimension,
  factTable,
  GRAINS,
  measureColumn,
  partitionDimension,
  findTotal,
} from '../model/tables.ts';
import { all, id, sql, table } from '../sql.ts';
import type { Store } from '../stores/store.ts';
import { inMonths } from '../../model/calendar.ts';
import { AskedOnce } from './coverage.ts';
import { countedIn, listMemberKinds, readLoadedParts, type StoredPart } from './loadedParts.ts';
import { ALL_ENTITIES, readHolders, withPartitions } from './keys.ts';
import type { Plan } from './plan.ts';

/** Of one sum over the members of a dimension, or of the least covered of several. */
export interface Coverage {
  readonly dimension: string;
  /** How many members are in the sum. */
  readonly count: number;
  /** How many there are in that year, without those that the model leaves out. */
  readonly of: number;
  /** Codes of the kinds that these are of, the most frequent first; empty where the dimension has no lists by kind. */
  readonly kinds: readonly string[];
  /** What these members had of all in the last year that has all of them, in percent with two decimals; null where no year has. */
  readonly share: string | null;
  readonly year: number;
  /** Months of the year, both inclusive. */
  readonly from: number;
  readonly to: number;
  /** Whether the sum stands for all, by the least that the model names. */
  readonly whole: boolean;
  /** Whether it is enough of all for a drawing. */
  readonly drawn: boolean;
  /** Codes of the members in the sum. */
  readonly keys: readonly string[];
}

/** What coverage is told from. */
export interface CoverageSources {
  readonly model: Model;
  readonly members: Members;
  readonly store: Store;
}

/** The coverage of a plan's figures; null where they are no sum over entities. */
export async function readSumCoverage(
  sources: CoverageSources,
  plan: Plan,
): Promise<Coverage | null> {
  if (!plan.sum) return null;
  const { fact, keys } = plan.sum;
  const counted = countedIn(sources.members, buildDimension(sources, fact), yearOf(plan));
  // where no members are known, nobody knows of how many a sum is
  if (counted.size === 0) return null;
  const own = countedOf(keys, counted);
  const known = own.length === counted.size ? null : await findWeights(sources, fact);
  const share = findShare(known, keys, null);
  return judge(sources, plan, { keys: own, of: counted.size, share }, counted);
}

/** The coverage of each part that the entities of a plan's sum fall into; parts that none is counted in are left out. */
export async function coverageByPart(
  sources: CoverageSources,
  plan: Plan,
  partOf: (key: string) => string,
): Promise<ReadonlyMap<string, Coverage>> {
  if (!plan.sum) return new Map();
  const { fact, keys } = plan.sum;
  const counted = countedIn(sources.members, buildDimension(sources, fact), yearOf(plan));
  const own = Map.groupBy(keys, partOf);
  const parts = [...Map.groupBy(counted, partOf)].map(([part, all]) => {
    return { part, loaded: countedOf(own.get(part) ?? [], new Set(all)), all };
  });
  const isWhole = parts.every(({ loaded, all }) => loaded.length === all.length);
  const known = isWhole ? null : await findWeights(sources, fact);
  const weighed = Map.groupBy(known?.keys() ?? [], partOf);
  return new Map(
    parts.map(({ part, loaded, all }) => {
      const share = findShare(known, own.get(part) ?? [], weighed.get(part) ?? []);
      return [part, judge(sources, plan, { keys: loaded, of: all.length, share }, all)];
    }),
  );
}

function buildDimension({ model }: CoverageSources, fact: Fact): Dimension {
  return lookup(model.dimensions, assertDefined(entityDimension(model, fact)));
}

function yearOf({ question }: Plan): number {
  return question.period.year;
}

const countedBy = new WeakMap<readonly string[], WeakMap<ReadonlySet<string>, string[]>>();

/** Sums over all keys ask the same each time, and there are many keys. */
function countedOf(keys: readonly string[], counted: ReadonlySet<string>): string[] {
  const known = remember(countedBy, keys, () => new WeakMap<ReadonlySet<string>, string[]>());
  return remember(known, counted, () => keys.filter((key) => counted.has(key)));
}

/** `share` is that of those in the sum where some are not; `counted` are all that there are. */
function judge(
  sources: CoverageSources,
  plan: Plan,
  { of, share: known, keys }: Pick<Coverage, 'of' | 'share' | 'keys'>,
  counted: ReadonlySet<string> | readonly string[],
): Coverage {
  const dimension = buildDimension(sources, assertDefined(plan.sum).fact);
  const count = keys.length;
  const share = count === of ? '100' : known;
  const { least, leastShare, leastDrawn } = dimension.counted;
  const reaches = (keysIn: number, shareIn: number) =>
    count * 100 >= keysIn * of || (share !== null && Number(share) >= shareIn);
  const { from, to } = inMonths(plan.period);
  return {
    dimension: dimension.name,
    count,
    of,
    kinds: listMemberKinds(sources.members, dimension, counted, yearOf(plan)),
    share,
    year: yearOf(plan),
    from,
    to,
    whole: reaches(least, leastShare),
    drawn: reaches(leastDrawn, leastDrawn),
    keys,
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

/** What members had at the end of a year that has all of them, in hundredths. */
type Weights = ReadonlyMap<string, bigint>;

const weights = new AskedOnce<Weights | null>(50);

/** What members had; null where no year has all of them, or where amounts have both signs and are no shares of anything. */
async function findWeights(sources: CoverageSources, fact: Fact): Promise<Weights | null> {
  const dimension = buildDimension(sources, fact);
  return await weights.get(sources.store, fact.name, () => readWeights(sources, fact, dimension));
}

/** Of what those among `all` had (null: of everything) the part of some, in percent with two decimals; null where nobody knows. */
function findShare(
  known: Weights | null,
  keys: readonly string[],
  all: readonly string[] | null,
): string | null {
  if (!known) return null;
  const sum = (some: Iterable<string>) =>
    [...some].reduce((total, key) => total + (known.get(key) ?? 0n), 0n);
  const whole = sum(all ?? known.keys());
  const share = percentDone(sum(keys), whole);
  return share === null ? null : writeAmount(share);
}

async function readWeights(
  sources: CoverageSources,
  fact: Fact,
  dimension: Dimension,
): Promise<Weights | null> {
  const { model, members, store } = sources;
  for (const end of await yearEnds(store, fact)) {
    const wanted = countedIn(members, dimension, end.year);
    const { holders } = await readHolders(store, fact.name, end.year, {
      grain: end.grain,
      first: 0,
      to: end.period,
      before: 0,
    });
    const split = partitionDimension(model, fact);
    const totals =
      split === null ? holders : withPartitions(holders, [findTotal(model, split).code]);
    const loaded = new Set(totals.map(({ key }) => key));
    if (wanted.size === 0 || ![...wanted].every((key) => loaded.has(key))) continue;
    const amounts = await amountsAt(sources, fact, end, [...wanted]);
    return [...amounts.values()].some((amount) => amount < 0n) ? null : amounts;
  }
  return null;
}

/** The latest stored period of each year, of each length; the latest year first. */
async function yearEnds(store: Store, fact: Fact): Promise<StoredPart[]> {
  const parts = await readLoadedParts(store, fact.name, ALL_ENTITIES);
  const last = parts.filter((part) =>
    parts.every(
      ({ year, grain, period }) =>
        year !== part.year || grain !== part.grain || period <= part.period,
    ),
  );
  return last.sort((a, b) => b.year - a.year || GRAINS[a.grain] - GRAINS[b.grain]);
}

/** What a fact's first flow amounted to by then, by entity. */
async function amountsAt(
  { model, store }: CoverageSources,
  fact: Fact,
  { year, grain, period }: StoredPart,
  keys: readonly string[],
): Promise<Map<string, bigint>> {
  const measure = Object.values(fact.measures).find(({ kind }) => kind === 'flow');
  if (!measure) return new Map();
  const entity = id(column(assertDefined(entityDimension(model, fact))));
  const split = partitionDimension(model, fact);
  const part = split === null ? null : sql`${id(column(split))} = ${findTotal(model, split).code}`;
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
