// An independent tree of figures: sums under every code that stands above others, what is made of measures, what is joined from other years.

import { assertDefined } from '../../engine/serve.ts';
import {
  monthsOf,
  planFor,
  sumsOf,
  type Amounts,
  type SumLeaf,
  type SumPlan,
  type Question,
} from './sums.ts';
import type { ModelDimension, ModelFact, PartOfYear, StoredLedger } from './stored.ts';

export interface SumNode {
  readonly id: string;
  readonly code: string;
  readonly dimension: string;
  readonly level: number;
  /** Id of the node above; empty: it is a root. */
  readonly above: string;
  readonly amounts: Amounts;
}

export interface Grown {
  readonly plan: SumPlan;
  readonly total: Amounts;
  /** By their ids. */
  readonly nodes: ReadonlyMap<string, SumNode>;
}

/** Null where nothing answers. Amounts are those of the measures that were asked. */
export async function grow(stored: StoredLedger, question: Question): Promise<Grown | null> {
  const plan = planFor(stored, question);
  if (!plan) return null;
  const { fact } = plan;
  const made = question.measures.flatMap((name) => {
    const { of } = assertDefined(fact.measures[name]);
    return of.length > 0 ? of : [name];
  });
  const own = await sumsOf(stored, { ...plan, question: { ...question, measures: made } });
  const others = await joinedLeaves(stored, plan, made);
  const known = new Set(own.map(({ codes }) => codes[0]));
  const beside = others.leaves.filter(
    ({ codes, amounts }) => known.has(codes[0]) || Object.values(amounts).some((amount) => amount),
  );
  if (own.length === 0) return null;
  const leaves = [...own, ...beside];
  const finish = (amounts: Amounts) => complete(fact, question, amounts, others.read);
  const dimension = assertDefined(stored.model.dimensions[question.by]);
  const nodes = climb(
    stored,
    dimension,
    leaves.map((leaf) => ({ ...leaf, codes: leaf.codes.slice(0, 1) })),
    plan,
  );
  const total = weighed(stored, leaves, { dimension, plan, nodes });
  if (plan.detailed) hang(stored, nodes, leaves, plan);
  return {
    plan,
    total: finish(total),
    nodes: new Map(
      [...nodes].map(([id, node]) => [id, { ...node, amounts: finish(node.amounts) }]),
    ),
  };
}

/** Each leaf counts at its own code and, with the weights on the way, at every code above it that stands in the tree. */
function climb(
  stored: StoredLedger,
  dimension: ModelDimension,
  leaves: readonly SumLeaf[],
  { question }: SumPlan,
): Map<string, SumNode> {
  const { year } = question.period;
  const below = leaves.filter(({ codes: [code = ''] }) => !isTotal(dimension, code));
  const standing = new Set(below.map(({ codes: [code = ''] }) => code));
  for (const {
    codes: [code = ''],
    grows,
  } of below)
    if (grows) for (const above of stored.above(dimension, code, year)) standing.add(above);
  const chainOf = (code: string) =>
    stored.above(dimension, code, year).filter((above) => standing.has(above));
  const nodes = new Map<string, SumNode>();
  for (const code of standing) {
    const chain = chainOf(code);
    nodes.set(code, {
      id: code,
      code,
      dimension: dimension.name,
      level: chain.length + 1,
      above: chain[0] ?? '',
      amounts: {},
    });
  }
  for (const {
    codes: [code = ''],
    amounts,
  } of below) {
    let weight = 1n;
    for (const at of [code, ...chainOf(code)]) {
      const node = assertDefined(nodes.get(at));
      nodes.set(at, { ...node, amounts: plus(node.amounts, amounts, weight) });
      weight *= BigInt(dimension.weights[at] ?? 1);
    }
  }
  return nodes;
}

/** What leaves come to in all, each with the weights on its way up. */
interface Climbed {
  readonly dimension: ModelDimension;
  readonly plan: SumPlan;
  /** Those that stand in the tree. */
  readonly nodes: ReadonlyMap<string, SumNode>;
}

function weighed(stored: StoredLedger, leaves: readonly SumLeaf[], by: Climbed): Amounts {
  const { dimension, nodes, plan } = by;
  const { year } = plan.question.period;
  return leaves.reduce<Amounts>((sum, { codes: [code = ''], amounts }) => {
    const way = isTotal(dimension, code) ? [] : [code, ...stored.above(dimension, code, year)];
    const weight = way
      .filter((at) => nodes.has(at))
      .reduce((product, at) => product * BigInt(dimension.weights[at] ?? 1), 1n);
    return plus(sum, amounts, weight);
  }, {});
}

/** The second classification, a tree of its own under each code of the first that has one. */
function hang(
  stored: StoredLedger,
  nodes: Map<string, SumNode>,
  leaves: readonly SumLeaf[],
  plan: SumPlan,
): void {
  const detail = assertDefined(stored.model.dimensions[plan.question.detail]);
  for (const [code, own] of Map.groupBy(leaves, ({ codes }) => codes[0] ?? '')) {
    const over = nodes.get(code);
    if (!over) continue;
    const second = own
      .filter(({ codes }) => codes[1])
      .map((leaf) => ({ ...leaf, codes: leaf.codes.slice(1, 2), grows: true }));
    for (const node of climb(stored, detail, second, plan).values()) {
      const id = `${code}.${node.code}`;
      nodes.set(id, {
        ...node,
        id,
        level: over.level + node.level,
        above: node.above === '' ? code : `${code}.${node.above}`,
      });
    }
  }
}

interface JoinedLeaves {
  readonly leaves: readonly SumLeaf[];
  /** Measures that were found: the others are unknown. */
  readonly read: ReadonlySet<string>;
}

async function joinedLeaves(
  stored: StoredLedger,
  plan: SumPlan,
  made: readonly string[],
): Promise<JoinedLeaves> {
  const { fact, question } = plan;
  const leaves: SumLeaf[] = [];
  const read = new Set<string>();
  for (const name of new Set(made)) {
    const { kind, from } = assertDefined(fact.measures[name]);
    if (kind !== 'joined' || !from) continue;
    const asked: Question = {
      ...question,
      facts: [from.fact],
      where: { ...question.where, ...from.where },
      detail: plan.detailed ? question.detail : '',
      measures: [from.measure],
    };
    const found = from.years
      .flatMap((away) => periodsIn(plan, question.period.year + away))
      .map((period) => planFor(stored, { ...asked, period }))
      .find((other) => other && alike(stored, plan, other, from.measure));
    if (!found) continue;
    read.add(name);
    for (const { codes, amounts, grows } of await sumsOf(stored, found))
      leaves.push({ codes, grows, amounts: { [name]: amounts[from.measure] ?? null } });
  }
  return { leaves, read };
}

function periodsIn({ grain, to, before }: SumPlan, year: number): PartOfYear[] {
  const whole: PartOfYear = { year, grain: 'year', from: 1, to: 1 };
  return grain === 'year' ? [whole] : [{ year, grain, from: before + 1, to }, whole];
}

/** Sums over the same keys, and of what accumulates over the same months. */
function alike({ model }: StoredLedger, plan: SumPlan, other: SumPlan, measure: string): boolean {
  if ((plan.keys ?? []).join() !== (other.keys ?? []).join()) return false;
  const flows = model.facts[other.fact.name]?.measures[measure]?.kind === 'flow';
  const [own, theirs] = [monthsOf(plan), monthsOf(other)];
  return !flows || (own.from === theirs.from && own.to === theirs.to);
}

/** The measures that were asked: as they are, or made of two others. */
function complete(
  fact: ModelFact,
  { measures }: Pick<Question, 'measures'>,
  amounts: Amounts,
  read: ReadonlySet<string>,
): Amounts {
  return Object.fromEntries(
    measures.map((name) => {
      const { of, kind, change } = assertDefined(fact.measures[name]);
      if (of.length === 0) return [name, amounts[name] ?? null];
      const joined = of.filter((each) => fact.measures[each]?.kind === 'joined');
      if (joined.some((each) => !read.has(each))) return [name, null];
      const known = of.map((each) => amounts[each] ?? null);
      const nothing = joined.length > 0 && known.some((each) => each !== null) ? 0n : null;
      const [first, second] = known.map((each) => each ?? nothing);
      return [name, madeOf(kind, change, first ?? null, second ?? null)];
    }),
  );
}

/** A difference, or a percentage cut off after two decimals: of nothing, or of less than nothing, there is none. */
export function madeOf(
  kind: string,
  change: boolean,
  first: bigint | null,
  second: bigint | null,
): bigint | null {
  if (first === null || second === null) return null;
  if (kind === 'difference') return first - second;
  if (change) return second > 0n ? ((first - second) * 10_000n) / second : null;
  return second !== 0n && first >= 0n ? (first * 10_000n) / second : null;
}

export function plus(sum: Amounts, amounts: Amounts, weight = 1n): Amounts {
  const made: Record<string, bigint | null> = { ...sum };
  for (const [name, amount] of Object.entries(amounts))
    if (amount !== null) made[name] = (made[name] ?? 0n) + amount * weight;
  return made;
}

function isTotal({ total }: ModelDimension, code: string): boolean {
  return total !== undefined && (code === total.code || total.codes.includes(code));
}
