// What the ledger sums for groups: one question for all asks of the same figures, rows by group and code; and the group of each key, remembered for as long as the members of a ledger are.

import type { AskedRows } from '../../ledger/query/rolledRows.ts';
import { readCodes, readRows, type PlannedRows } from '../../ledger/query/rows.ts';
import type { Values } from '../../ledger/query/tree.ts';
import { assertDefined, first, lookup } from '../../model/lookup.ts';
import type { Ask, GroupsSide, GroupsEach } from '../../model/portal.ts';
import { buildLedgerQuestion } from '../figures.ts';
import type { AskedCall } from '../shape.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { countedIn } from '../../ledger/query/loadedParts.ts';
import type { Members } from '../../ledger/model/members.ts';
import { remember } from '../../model/remember.ts';

/** Whose figures are asked: by which dimension rows stand, and of which keys alone. */
interface GroupRows {
  /** The dimension that keys lead to, or that of the keys. */
  readonly dimension: string;
  /** Null: of all. */
  readonly keys: readonly string[] | null;
}

/** Codes that are summed: all, those of some branches, or all but those. */
type AskCut = Pick<Ask, 'only' | 'without'>;

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

const groupBy = new WeakMap<Members, Map<string, Map<string, string>>>();
const countedByPlace = new WeakMap<
  Members,
  Map<string, Map<string, ReadonlyMap<string, readonly string[]>>>
>();

const numbersByPlace = new WeakMap<
  Members,
  Map<string, Map<string, ReadonlyMap<string, bigint | null>>>
>();

/** The code of another dimension that a key leads to in a year; empty where it leads to none. */
export function groupsIn(
  members: Members,
  { entity, by }: { readonly entity: string; readonly by: string },
  year: number,
): (key: string) => string {
  const known = remembered(groupBy, members, `${entity} ${by} ${year}`);
  return (key) => remember(known, key, () => members.attribute(entity, key, by, year) ?? '');
}

/** The keys that count in a year, by the code that they lead to. */
function countedBy(
  { members, model }: Pick<Ledger, 'members' | 'model'>,
  { entity, by }: { readonly entity: string; readonly by: string },
  year: number,
): ReadonlyMap<string, readonly string[]> {
  const known = remembered(countedByPlace, members, `${entity} ${by}`);
  return remember(known, String(year), () =>
    Map.groupBy(
      countedIn(members, lookup(model.dimensions, entity), year),
      groupsIn(members, { entity, by }, year),
    ),
  );
}

/** Which number of which of those that count, and what they lead to. */
interface Numbers {
  readonly entity: string;
  readonly by: string;
  readonly spec: Pick<GroupsEach, 'attribute' | 'where'>;
}

/** Of each group the number of all that count in it and suit, in a year; null where one of them has none. */
export function sumNumbers(
  { members, model }: Pick<Ledger, 'members' | 'model'>,
  { entity, by, spec: { attribute, where } }: Numbers,
  year: number,
): ReadonlyMap<string, bigint | null> {
  const known = remembered(numbersByPlace, members, JSON.stringify([entity, by, attribute, where]));
  const said = (key: string, name: string) => members.attribute(entity, key, name, year) ?? '';
  return remember(known, String(year), () => {
    const suiting = [...countedBy({ members, model }, { entity, by }, year)].map(
      ([group, keys]) =>
        [
          group,
          keys.filter((key) =>
            Object.entries(where).every(([name, values]) => values.includes(said(key, name))),
          ),
        ] as const,
    );
    return new Map(
      suiting.map(([group, keys]) => [group, sumWhole(keys.map((key) => said(key, attribute)))]),
    );
  });
}

/** The sum of whole numbers above zero; null where there is none, or one is no such number. */
export function sumWhole(texts: readonly string[]): bigint | null {
  if (texts.length === 0 || !texts.every((text) => /^0*[1-9]\d*$/.test(text))) return null;
  return texts.reduce((sum, text) => sum + BigInt(text), 0n);
}

/** What is known of one place. */
function remembered<Known>(
  all: WeakMap<Members, Map<string, Map<string, Known>>>,
  members: Members,
  place: string,
): Map<string, Known> {
  const byPlace = remember(all, members, () => new Map<string, Map<string, Known>>());
  return remember(byPlace, place, () => new Map<string, Known>());
}
