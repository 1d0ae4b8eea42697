// What the ledger sums for groups: one question for all asks of the same figures, rows by group and code.

import type { Crossed } from '../../ledger/query/cross.ts';
import type { Period } from '../../ledger/query/coverage.ts';
import { addAll, type Values } from '../../ledger/query/tree.ts';
import { buildAncestors } from './branches.ts';
import { lookup, assertDefined } from '../../model/lookup.ts';
import type { Ask, GroupsSide } from '../../model/portal.ts';
import { remember } from '../../model/remember.ts';
import { buildLedgerQuestion } from '../figures.ts';
import type { AskedCall } from '../shape.ts';

/** Whose figures are asked: by which dimension rows stand, and of which keys alone. */
export interface GroupRows {
  /** The dimension that keys lead to, or that of the keys. */
  readonly dimension: string;
  /** Null: of all. */
  readonly keys: readonly string[] | null;
}

/** Codes that are summed: all, those of some branches, or all but those. */
export type Cut = Pick<Ask, 'only' | 'without'>;

/** Figures that asks and what is passed share. */
interface Need {
  readonly facts: readonly string[];
  readonly away: number;
  readonly tree: string;
  readonly measures: ReadonlySet<string>;
}

/** What is known of a cut: the signs of its codes, and the sums of rows that were asked. */
interface CutSums {
  readonly signs: ReadonlyMap<string, bigint>;
  readonly sums: Map<string, Values | null>;
}

/** Sums of the same figures in the same year, by group. */
export class GroupSums {
  readonly crossed: Crossed;
  readonly period: Period;
  private readonly asked: AskedCall;
  private readonly tree: string;
  private keys: ReadonlyMap<string, readonly string[]> | null = null;
  private readonly cuts = new Map<string, CutSums>();
  private readonly rows: ReadonlyMap<string, readonly (readonly [code: string, values: Values])[]>;

  constructor(asked: AskedCall, crossed: Crossed, period: Period, tree: string) {
    this.asked = asked;
    this.crossed = crossed;
    this.period = period;
    this.tree = tree;
    const rows = crossed.rows.map(({ codes, values }) => {
      const [code = '', row = ''] = tree === '' ? ['', ...codes] : codes;
      return { row, code, values };
    });
    this.rows = new Map(
      [...Map.groupBy(rows, ({ row }) => row)].map(([row, own]) => [
        row,
        own.map(({ code, values }) => [code, values] as const),
      ]),
    );
  }

  /** Whose figures are summed, by the code of their row; none where nothing answers. */
  keysBy(rowOf: (key: string) => string): ReadonlyMap<string, readonly string[]> {
    this.keys ??= Map.groupBy(this.crossed.plan?.sum?.keys ?? [], rowOf);
    return this.keys;
  }

  /** The sums of one row, in the order of the measures; null where it has none. */
  of(row: string, cut: Cut): Values | null {
    const { signs, sums } = remember(this.cuts, JSON.stringify(cut), () => ({
      signs: this.signsIn(cut),
      sums: new Map<string, Values | null>(),
    }));
    return remember(sums, row, () => this.sumOf(row, signs));
  }

  private sumOf(row: string, signs: CutSums['signs']): Values | null {
    const found = this.rows.get(row);
    if (!found) return null;
    const none: Values = this.crossed.measures.map(() => null);
    return found.reduce((sum, [code, values]) => {
      const sign = signs.get(code);
      return sign === undefined ? sum : addAll(sum, values, sign);
    }, none);
  }

  /** The codes that a cut takes, each with the sign with which it counts. */
  private signsIn(cut: Cut): ReadonlyMap<string, bigint> {
    const codes = new Set([...this.rows.values()].flat().map(([code]) => code));
    const above = buildAncestors(this.asked.ledger, this.tree, this.period.year);
    const isBelow = (code: string, roots: readonly string[]) =>
      roots.some((root) => root === code || above(code).has(root));
    const [only, without = []] = [cut.only[this.tree], cut.without[this.tree]];
    return new Map(
      [...codes]
        .filter((code) => (!only || isBelow(code, only)) && !isBelow(code, without))
        .map((code) => [code, this.signOf(code)]),
    );
  }

  /** A code that counts negatively in its total does so here. */
  private signOf(code: string): bigint {
    if (this.tree === '') return 1n;
    const { model, members } = this.asked.ledger;
    const dimension = lookup(model.dimensions, this.tree);
    return Object.keys(dimension.weights).length === 0
      ? 1n
      : BigInt(members.signOf(dimension, code, this.period.year));
  }
}

/** Asks what several asks need, each figures once. The answer finds the sums of facts in a year. */
export async function readGroupSums(
  asked: AskedCall,
  asks: readonly Ask[],
  rows: GroupRows,
): Promise<(facts: readonly string[], away: number) => GroupSums> {
  const { ledger, signal } = asked;
  const pattern = assertDefined(asks[0]);
  const found = new Map<string, GroupSums>();
  await Promise.all(
    needsOf(asked, asks).map(async ({ facts, away, tree, measures }) => {
      const ask = { ...pattern, facts, by: tree };
      const own = buildLedgerQuestion(asked, ask, [...measures]);
      const period = { ...own.period, year: own.period.year + away };
      const question = {
        ...own,
        period,
        each: [rows.dimension],
        ...(rows.keys ? { keys: rows.keys } : {}),
      };
      const crossed = await ledger.cross(question, Infinity, signal);
      found.set(buildSumName(facts, away), new GroupSums(asked, crossed, period, tree));
    }),
  );
  return (facts, away) => assertDefined(found.get(buildSumName(facts, away)));
}

/** Figures with all measures that any ask wants of them, and what is passed in the years that it is wanted. */
function needsOf({ call }: AskedCall, asks: readonly Ask[]): Need[] {
  const passed = assertDefined(call.groups).passed;
  const sides = asks
    .filter((ask) => ask.passed)
    .flatMap(({ away, measures }) =>
      (passed ? [passed.received, passed.paid] : []).map((side) => ({ ...side, away, measures })),
    );
  const wanted = [...asks, ...sides].map((each) => ({
    facts: each.facts,
    away: each.away,
    tree: treeOf(each),
    measures: Object.values(each.measures),
  }));
  return [...Map.groupBy(wanted, ({ facts, away }) => buildSumName(facts, away)).values()].map(
    (same) => ({
      ...assertDefined(same[0]),
      tree: same.find(({ tree }) => tree !== '')?.tree ?? '',
      measures: new Set(same.flatMap(({ measures }) => measures)),
    }),
  );
}

/** The dimension of whose codes some are wanted. */
function treeOf(each: Partial<Cut> & Pick<GroupsSide, 'only'>): string {
  return Object.keys({ ...each.only, ...each.without })[0] ?? '';
}

function buildSumName(facts: readonly string[], away: number): string {
  return `${facts.join(' ')} ${away}`;
}
