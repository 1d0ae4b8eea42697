// Asks a question with axes: planned once for each part, written as one statement, its rows read whole or as they come.

import { setImmediate } from 'node:timers/promises';

import { assertDefined } from '../../model/lookup.ts';
import { entityDimension, GRAINS } from '../model/tables.ts';
import { bind, id, list, literal, literals, NOTHING, sql, table, type Sql } from '../sql.ts';
import type { Row, Store } from '../stores/store.ts';
import { isSomething } from './answerTree.ts';
import { AskedOnce, type Note } from './coverage.ts';
import { buildSumsQuery, planJoined, type SumSources } from './joined.ts';
import { ALL_ENTITIES, keysNotLoaded } from './keys.ts';
import { planQuestion, type LedgerQuestion, type Plan } from './plan.ts';
import { isKnown, partsQuery, type AskedRows, type Cut, type Part } from './rolledRows.ts';
import { readSumCoverage, type Coverage, type CoverageSources } from './sumCoverage.ts';
import type { Values } from './tree.ts';

type RowSources = SumSources & CoverageSources;

/** A question with axes that is planned, and what is told of its answer. */
export interface PlannedRows {
  /** Null where nothing answers: the notes say why. */
  readonly asked: AskedRows | null;
  readonly notes: readonly Note[];
  /** What a sum over all entities is a sum of; null where it is none, or one over those that were named. */
  readonly coverage: Coverage | null;
}

/** A sum at a place of each axis, from a part by its number; values are in the order of the measures of the part. */
export interface RolledRow {
  readonly places: readonly number[];
  readonly part: number;
  readonly values: Values;
}

/** Plans a question; nothing is summed yet. */
export async function openRows(
  sources: RowSources,
  question: LedgerQuestion,
): Promise<PlannedRows> {
  const { plan, notes } = await planQuestion(sources.model, sources.store, question);
  if (!plan) return { asked: null, notes, coverage: null };
  const joined = await planJoined(sources, plan);
  const { measures } = buildSumsQuery(sources, plan);
  const others = joined.flatMap((each) => (each.plan ? each.names : []));
  return {
    asked: { plan, joined, measures: [...measures, ...others] },
    notes: [...plan.notes, ...lackingKeys(sources, plan), ...joined.flatMap((each) => each.notes)],
    coverage: question.keys ? null : await readSumCoverage(sources, plan),
  };
}

/** Says which of the keys that were named are not in the sums. */
function lackingKeys({ model }: SumSources, { fact, question, sum }: Plan): Note[] {
  const { keys = [], period } = question;
  const dimension = entityDimension(model, fact);
  const lacking = keys.filter((key) => !sum?.keys.includes(key));
  if (dimension === null || lacking.length === 0) return [];
  return [keysNotLoaded(dimension, lacking, period.year)];
}

/** Which rows are read. */
interface Reading {
  readonly cut: Cut;
  /** Only so many of them; null: all. */
  readonly most: number | null;
}

/** Rows in the order of their places, at most so many of the engine's. */
export async function readRows(
  sources: SumSources,
  parts: readonly Part[],
  reading: Reading,
  signal?: AbortSignal,
): Promise<RolledRow[]> {
  if (parts.length === 0) return [];
  const query = inOrder(sources, parts, reading);
  const merging = new Merging(parts);
  const merged: RolledRow[] = [];
  for await (const rows of inParts(await sources.store.ask(query, signal), signal))
    merged.push(...merging.add(rows));
  return [...merged, ...merging.end()];
}

/** The same rows some at a time, as they are wanted; all of them where `most` is null. */
export async function* streamRows(
  sources: SumSources,
  parts: readonly Part[],
  reading: Reading,
  signal?: AbortSignal,
): AsyncGenerator<readonly RolledRow[]> {
  if (parts.length === 0) return;
  const merging = new Merging(parts);
  const query = inOrder(sources, parts, reading);
  for await (const rows of sources.store.stream(query, signal)) yield merging.add(rows);
  yield merging.end();
}

/** How many different places the rows have on the first axes together, so many of them. */
export async function countPlaces(
  sources: SumSources,
  parts: readonly Part[],
  { cut, axes }: { readonly cut: Cut; readonly axes: number },
  signal?: AbortSignal,
): Promise<number> {
  if (parts.length === 0) return 0;
  const first = Array.from({ length: axes }, (_, i) => id(`x_${i}`));
  // where nothing joins, and rows have no other axes, each has places of its own
  const isAlone = parts.every(({ asked, axes: all }) => asked.joined.length + all.length === axes);
  const places = isAlone ? sql`1` : sql`DISTINCT ${first.length > 0 ? list(first) : literal(1)}`;
  const [row] = await sources.store.ask(
    sql`SELECT COUNT(*) FROM (
      SELECT ${places} FROM (${partsQuery(sources, parts, cut)}) AS r WHERE ${isKnown(parts)}) AS counted`,
    signal,
  );
  return Number(assertDefined(row)[0]);
}

/** How many rows there are at most: so many stored ones they are summed of. */
export async function boundRows(
  { store }: Pick<SumSources, 'store'>,
  parts: readonly Part[],
): Promise<number> {
  const plans = parts.flatMap(({ asked: { plan, joined } }) => [
    plan,
    ...joined.flatMap((each) => each.plan ?? []),
  ]);
  const counts = plans.map(async ({ fact, question, period: { grain, to, before } }) => {
    const [row] = await store.ask(sql`
      SELECT SUM(stored)
      FROM ${table('coverage')}
      WHERE fact = ${fact.name} AND key <> ${ALL_ENTITIES} AND year = ${question.period.year}
        AND grain = ${GRAINS[grain]} AND period IN (${literals([before, to])})`);
    return fact.derive.length > 0 ? Infinity : Number(row?.[0] ?? 0);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

function inOrder(sources: SumSources, parts: readonly Part[], { cut, most }: Reading): Sql {
  const [{ axes }] = parts as [Part];
  const order = [...axes.map((_, i) => id(`x_${i}`)), sql`part`];
  const limit = most === null ? NOTHING : sql` LIMIT ${literal(most)}`;
  return sql`SELECT * FROM (${partsQuery(sources, parts, cut)}) AS r ORDER BY ${list(order)}${limit}`;
}

const codesBy = new AskedOnce<readonly string[]>(200);

/** The codes of a dimension by their places on axes. */
export async function readCodes(store: Store, dimension: string): Promise<readonly string[]> {
  return await codesBy.get(store, dimension, async () => {
    const rows = await store.ask(sql`
      SELECT DISTINCT place, ancestor
      FROM ${table('ancestor')}
      WHERE dimension = ${bind(dimension)} AND level > 0`);
    const codes: string[] = [''];
    for (const [place, code] of rows) codes[Number(place)] = String(code);
    return codes;
  });
}

/** Puts together what stands in several rows that follow each other: own values of a place, and those that join them. */
class Merging {
  private readonly width: number;
  /** Which axes have codes, and whether one has all of them together. */
  private readonly coded: readonly number[];
  private readonly isTogether: boolean;
  /** How many measures each part has. */
  private readonly counts: readonly number[];
  private last: RolledRow | null = null;

  constructor(parts: readonly Part[]) {
    const [{ axes }] = parts as [Part];
    this.width = axes.length;
    this.coded = axes.flatMap((axis, i) => (typeof axis === 'object' ? [i] : []));
    this.isTogether = axes.some((axis) => typeof axis === 'object' && axis.level === 0);
    this.counts = parts.map(({ asked }) => asked.measures.length);
  }

  add(rows: readonly Row[]): RolledRow[] {
    const whole: RolledRow[] = [];
    for (const row of rows) {
      const places = row.slice(0, this.width) as number[];
      const part = Number(row[this.width]);
      const start = this.width + 1;
      const values = row.slice(start, start + (this.counts[part] ?? 0)) as Values;
      const { last } = this;
      const isSame =
        last !== null && last.part === part && places.every((place, i) => place === last.places[i]);
      if (!isSame && this.isWanted(last)) whole.push(last);
      this.last = isSame
        ? { places, part, values: last.values.map((value, i) => value ?? values[i] ?? null) }
        : { places, part, values };
    }
    return whole;
  }

  /** After the last. */
  end(): RolledRow[] {
    return this.isWanted(this.last) ? [this.last] : [];
  }

  /** Not parents that a source brings with it, which have nothing of their own, nor what is under no code at all and is nothing. */
  private isWanted(row: RolledRow | null): row is RolledRow {
    if (!row) return false;
    const isNamed = this.isTogether || this.coded.some((axis) => (row.places[axis] ?? 0) > 0);
    return isNamed ? row.values.some((value) => value !== null) : row.values.some(isSomething);
  }
}

/** So many rows are worked through at once. */
const AT_ONCE = 5000;

/** Rows in their parts, each after others had their turn. Throws what the signal was given up with. */
export async function* inParts<T>(
  rows: readonly T[],
  signal?: AbortSignal,
): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await setImmediate();
    signal?.throwIfAborted();
    yield rows.slice(start, start + AT_ONCE);
  }
}
