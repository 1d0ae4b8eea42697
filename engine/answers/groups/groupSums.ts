// What the ledger sums for groups: one question for all asks of the same figures, rows by group and code.

import type { AskedRows } from '../../ledger/query/rolledRows.ts';
import { readCodes, readRows, type PlannedRows } from '../../ledger/query/rows.ts';
import type { Values } from '../../ledger/query/tree.ts';
import { assertDefined, first } from '../../model/lookup.ts';
import type { Ask, GroupsSide } from '../../model/portal.ts';
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
export type AskCut = Pick<Ask, 'only' | 'without'>;

/** Figures that asks and what is passed share. */
interface Need {
  readonly facts: readonly string[];
  readonly away: number;
  readonly tree: string;
  readonly measures: ReadonlySet<string>;
  readonly cuts: readonly AskCut[];
}

/** Sums of the same figures in the same year, by group. */
export class GroupSums {
  readonly opened: PlannedRows;
  private readonly byCut: ReadonlyMap<string, ReadonlyMap<string, Values>>;
  private keys: ReadonlyMap<string, readonly string[]> | null = null;

  constructor(opened: PlannedRows, byCut: ReadonlyMap<string, ReadonlyMap<string, Values>>) {
    this.opened = opened;
    this.byCut = byCut;
  }

  /** Whose figures are summed, by the code of their row; none where nothing answers. */
  keysBy(rowOf: (key: string) => string): ReadonlyMap<string, readonly string[]> {
    this.keys ??= Map.groupBy(this.opened.asked?.plan.sum?.keys ?? [], rowOf);
    return this.keys;
  }

  /** The sums of one row under the codes of a cut that was asked, in the order of the measures; null where it has none. */
  of(row: string, cut: AskCut): Values | null {
    return this.byCut.get(nameCut(cut))?.get(row) ?? null;
  }
}

function nameCut({ only, without }: AskCut): string {
  return JSON.stringify([only, without]);
}

/** The sums of rows under the codes of a cut, each code with the sign with which it counts in its total. */
async function readCut(
  { ledger, signal }: AskedCall,
  asked: AskedRows,
  { dimension }: GroupRows,
  { tree, cut }: { readonly tree: string; readonly cut: AskCut },
): Promise<ReadonlyMap<string, Values>> {
  const whole = tree === '' ? [] : [{ dimension: tree, level: 0 }];
  const part = { asked, axes: [{ dimension, level: null }, ...whole] };
  const codes = await readCodes(ledger.store, dimension);
  const own = { only: cut.only[tree] ?? [], without: cut.without[tree] ?? [] };
  const rows = await readRows(ledger, [part], { cut: own, most: null }, signal);
  return new Map(rows.map(({ places, values }) => [codes[first(places)] ?? '', values]));
}

/** Asks what several asks need, each figures once. The answer finds the sums of facts in a year. */
export async function readGroupSums(
  asked: AskedCall,
  asks: readonly Ask[],
  rows: GroupRows,
): Promise<(facts: readonly string[], away: number) => GroupSums> {
  const { ledger } = asked;
  const pattern = assertDefined(asks[0]);
  const found = new Map<string, GroupSums>();
  await Promise.all(
    needsOf(asked, asks).map(async ({ facts, away, tree, measures, cuts }) => {
      const ask = { ...pattern, facts, by: tree };
      const own = buildLedgerQuestion(asked, ask, [...measures]);
      const period = { ...own.period, year: own.period.year + away };
      const opened = await ledger.openRows({
        ...own,
        period,
        each: [rows.dimension],
        ...(rows.keys ? { keys: rows.keys } : {}),
      });
      const sums = cuts.map(
        async (cut) =>
          [
            nameCut(cut),
            opened.asked ? await readCut(asked, opened.asked, rows, { tree, cut }) : new Map(),
          ] as const,
      );
      found.set(buildSumName(facts, away), new GroupSums(opened, new Map(await Promise.all(sums))));
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
    cut: { only: each.only, without: 'without' in each ? each.without : {} },
  }));
  return [...Map.groupBy(wanted, ({ facts, away }) => buildSumName(facts, away)).values()].map(
    (same) => ({
      ...assertDefined(same[0]),
      tree: same.find(({ tree }) => tree !== '')?.tree ?? '',
      measures: new Set(same.flatMap(({ measures }) => measures)),
      cuts: [...new Map(same.map(({ cut }) => [nameCut(cut), cut])).values()],
    }),
  );
}

/** The dimension of whose codes some are wanted. */
function treeOf(each: Partial<AskCut> & Pick<GroupsSide, 'only'>): string {
  return Object.keys({ ...each.only, ...each.without })[0] ?? '';
}

function buildSumName(facts: readonly string[], away: number): string {
  return `${facts.join(' ')} ${away}`;
}
