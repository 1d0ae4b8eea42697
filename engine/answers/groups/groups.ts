// Answers groups: sums of several facts for each group of those that have figures of their own, or for each that is in one.

import { divideRounded, percentChange } from '../../language/ratio.ts';
import { coverageByPart, leastCovered, type Coverage } from '../../ledger/query/sumCoverage.ts';
import { measureValue, type Values } from '../../ledger/query/tree.ts';
import { entityDimension } from '../../ledger/model/tables.ts';
import { compareCodes } from '../../model/branches.ts';
import { first, lookup, assertDefined } from '../../model/lookup.ts';
import type { Ask, GroupsEach } from '../../model/portal.ts';
import type { TreeAnswer, TreeItem } from '../answer.ts';
import { askFor, buildLedgerQuestion, writeAmounts } from '../figures.ts';
import { nameAlike } from '../../model/call.ts';
import { distinctNotes } from '../coverageWords.ts';
import { toldPeriod } from '../period.ts';
import type { AskedCall } from '../shape.ts';
import { groupsIn, sumNumbers, sumWhole, readGroupSums, type GroupSums } from './groupSums.ts';

/** A row of the answer: a group, or one that is in it. */
interface GroupRow {
  readonly code: string;
  readonly names: TreeItem['names'];
  readonly fields: NonNullable<TreeItem['fields']>;
}

/** Everything that rows are made with. */
interface Making {
  readonly asked: AskedCall;
  readonly asks: readonly Ask[];
  readonly sums: (of: Pick<Ask, 'facts'>, away: number) => GroupSums;
  /** The dimension of those that have figures of their own. */
  readonly entity: string;
  /** The group that alone is asked; null: all. */
  readonly one: string | null;
  readonly year: number;
  /** The group that a key leads to in the year that is so many away. */
  readonly groupOf: (away: number) => (key: string) => string;
  /** What sums of groups are sums of, in the year that is so many away. */
  readonly covered: ReadonlyMap<number, ReadonlyMap<string, Coverage | null>>;
}

/** One row per group, or with the call's parameter one per member of that group: with figures or without. Nothing where no fact answers. */
export async function askGroups(asked: AskedCall): Promise<TreeAnswer> {
  const { call, ledger, params } = asked;
  const { by } = assertDefined(call.groups);
  const asks = askFor(call, params);
  const pattern = first(asks);
  const { period } = buildLedgerQuestion(asked, pattern, []);
  const entity = assertDefined(
    entityDimension(ledger.model, lookup(ledger.model.facts, first(pattern.facts))),
  );
  const one = groupAsked(asked);
  const leads = new Map(
    asks.map(({ away }) => [away, groupsIn(ledger.members, { entity, by }, period.year + away)]),
  );
  const groupOf: Making['groupOf'] = (away) => assertDefined(leads.get(away));
  const keys =
    one === null ? null : ledger.members.codes(entity).filter((key) => groupOf(0)(key) === one);
  const read = await readGroupSums(asked, asks, { dimension: keys ? entity : by, keys });
  const sums: Making['sums'] = ({ facts }, away) => read(facts, away);
  const covered = new Map<number, ReadonlyMap<string, Coverage | null>>();
  for (const away of new Set(asks.map((ask) => ask.away))) {
    const own = asks.filter((ask) => ask.away === away).map((ask) => sums(ask, away));
    covered.set(away, await findCoverage(ledger, own, groupOf(away)));
  }
  const { year } = period;
  const making: Making = { asked, asks, sums, entity, one, year, groupOf, covered };
  const now = asks.filter(({ away }) => away === 0).map((ask) => sums(ask, 0));
  const answered = now.filter(({ opened }) => opened.asked);
  const told = (answered.length > 0 ? answered : now).flatMap(({ opened }) => opened.notes);
  return {
    holds: 'figures',
    arrangement: 'rows',
    items: answered.length === 0 ? [] : listRows(making).map((row) => buildItem(making, row)),
    // of one group those that have no figures stand as rows without any
    notes: distinctNotes(told.filter(({ code }) => one === null || code !== 'keys-not-loaded')),
    // of one group each row stands for itself
    coverage: one === null ? leastCovered(answered.map(({ opened }) => opened.coverage)) : null,
    period: toldPeriod(period, told),
  };
}

/** The code of the group that alone is asked; a number stands for the code that it is. Null where all are. */
function groupAsked({ call, ledger, params }: AskedCall): string | null {
  const { by, one } = assertDefined(call.groups);
  const value = params[one];
  if (value === undefined) return null;
  const known = ledger.members.codes(by);
  return known.find((code) => code === String(value) || Number(code) === Number(value)) ?? '';
}

async function findCoverage(
  ledger: AskedCall['ledger'],
  sums: readonly GroupSums[],
  groupOf: (key: string) => string,
): Promise<Map<string, Coverage | null>> {
  const plans = [...new Set(sums.flatMap(({ opened }) => opened.asked?.plan ?? []))];
  const all = await Promise.all(plans.map((plan) => coverageByPart(ledger, plan, groupOf)));
  const codes = new Set(all.flatMap((each) => [...each.keys()]));
  return new Map(
    [...codes].map((code) => [code, leastCovered(all.map((each) => each.get(code) ?? null))]),
  );
}

function listRows({ asked, entity, one, year, groupOf }: Making): GroupRow[] {
  const { ledger, call } = asked;
  const { by, without, fields } = assertDefined(call.groups);
  const { members } = ledger;
  const dimension = one === null ? by : entity;
  return members
    .list(dimension, year)
    .filter(({ code }) => (one === null ? !without.includes(code) : groupOf(0)(code) === one))
    .sort((a, b) => compareCodes(a.code, b.code))
    .map((member) => ({
      code: member.code,
      names: members.titleOf(dimension, member),
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, name]) => [
          field,
          members.attributeOf(dimension, member, name),
        ]),
      ),
    }));
}

function buildItem(making: Making, row: GroupRow): TreeItem {
  const { asked, asks, one } = making;
  const { each, changes } = assertDefined(asked.call.groups);
  const amounts: Record<string, bigint | null> = Object.assign(
    {},
    ...asks.map((ask) => findAmounts(making, row, ask)),
  );
  const covered = one === null ? coverageIn(making, row.code, 0) : null;
  for (const [field, spec] of Object.entries(each)) {
    // a part of a group is not divided by all of it
    const known = one !== null || covered?.whole === true;
    const number = known ? findNumber(making, row, spec) : null;
    const amount = amounts[spec.of] ?? null;
    amounts[field] = number === null || amount === null ? null : divideRounded(amount, number);
  }
  for (const [field, { now, before }] of Object.entries(changes))
    amounts[field] = percentChange(amounts[now] ?? null, amounts[before] ?? null);
  return {
    id: row.code,
    code: row.code,
    names: row.names,
    level: 1,
    data: writeAmounts(nameAlike(Object.keys(amounts)), (field) => amounts[field]),
    children: [],
    coverage: covered,
    breaches: [],
    fields: row.fields,
  };
}

function coverageIn({ covered }: Making, code: string, away: number): Coverage | null {
  return covered.get(away)?.get(code) ?? null;
}

/** What an ask answers of one row, in hundredths; of an earlier year only what can be compared. */
function findAmounts(making: Making, { code }: GroupRow, ask: Ask): Record<string, bigint | null> {
  const sums = making.sums(ask, ask.away);
  const { asked } = sums.opened;
  const comparable = ask.away === 0 || isComparable(making, code, ask);
  const own = comparable ? sums.of(code, ask) : null;
  const values = own && findNet(making, code, ask, own);
  return Object.fromEntries(
    Object.entries(ask.measures).map(([field, measure]) => [
      field,
      asked && values ? measureValue(asked.plan.fact, measure, asked.measures, values) : null,
    ]),
  );
}

function findNet(making: Making, code: string, ask: Ask, own: Values): Values | null {
  const { passed } = assertDefined(making.asked.call.groups);
  if (!ask.passed || !passed || making.one !== null) return own;
  const sideOf = (side: typeof passed.paid) => {
    const sums = making.sums(side, ask.away);
    const cut = { only: side.only, without: {} };
    return {
      sums,
      values: sums.of(code, cut),
      keys: new Set(keysIn(making, sums, [code, ask.away])),
    };
  };
  const [received, paid] = [sideOf(passed.received), sideOf(passed.paid)];
  return withoutPassed(
    { own, measures: making.sums(ask, ask.away).opened.asked?.measures ?? [] },
    {
      received,
      paid,
      isReceived: ask.facts.join() === passed.received.facts.join(),
    },
  );
}

/** Whose figures are in the sum of a row. */
function keysIn({ one, groupOf }: Making, sums: GroupSums, [code, away]: RowIn): readonly string[] {
  const rowOf = one === null ? groupOf(away) : (key: string) => key;
  return sums.keysBy(rowOf).get(code) ?? [];
}

/** A row in the year that is so many away. */
type RowIn = readonly [code: string, away: number];

/** The same keys then and now, or both times enough of them to stand for all. */
function isComparable(making: Making, code: string, ask: Ask): boolean {
  const { away } = ask;
  const before = keysIn(making, making.sums(ask, away), [code, away]);
  const after = keysIn(making, making.sums(ask, 0), [code, 0]);
  if (before.length > 0 && before.join() === after.join()) return true;
  const isWhole = (years: number) => coverageIn(making, code, years)?.whole === true;
  return making.one === null && isWhole(away) && isWhole(0);
}

/** The number that divides: of a group that of all that are counted in it; null where one of them has none. */
function findNumber(making: Making, { code }: GroupRow, spec: GroupsEach): bigint | null {
  const { asked, entity, one, year } = making;
  const { ledger, call } = asked;
  if (one !== null)
    return sumWhole([ledger.members.attribute(entity, code, spec.attribute, year) ?? '']);
  const { by } = assertDefined(call.groups);
  return sumNumbers(ledger, { entity, by, spec }, year).get(code) ?? null;
}

/** What a group has of one side: whose figures these are, and their sums. */
export interface PassedSide {
  readonly sums: Pick<GroupSums, 'opened'>;
  readonly values: Values | null;
  readonly keys: ReadonlySet<string>;
}

interface Sides {
  readonly received: PassedSide;
  readonly paid: PassedSide;
  /** Whether the sums stand on the side that receives. */
  readonly isReceived: boolean;
}

/** The smaller of what is received and what is paid. Without figures of who pays, all that is received; null without those of who receives. */
export function withoutPassed(
  { own, measures }: { readonly own: Values; readonly measures: readonly string[] },
  { received, paid, isReceived }: Sides,
): Values | null {
  if (!isReceived && !hasAll(received, paid)) return null;
  const bounded = !isReceived || hasAll(paid, received);
  return own.map((value, i) => {
    const measure = measures[i] ?? '';
    const got = valueOf(received, measure);
    const given = bounded ? valueOf(paid, measure) : got;
    const passed = got < given ? got : given;
    return value === null || passed <= 0n ? value : value - passed;
  });
}

/** Whether one side is of all that the other is of. */
function hasAll({ keys }: PassedSide, other: PassedSide): boolean {
  return [...other.keys].every((key) => keys.has(key));
}

function valueOf({ sums, values }: PassedSide, measure: string): bigint {
  return values?.[sums.opened.asked?.measures.indexOf(measure) ?? -1] ?? 0n;
}
