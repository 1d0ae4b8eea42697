// An open ledger: trees, totals, rows of the source, loaded periods and exceptions, asked in the words of the model.

import { join } from 'node:path';

import type { Grain, Model } from '../model/portal.ts';
import type { Note } from './query/coverage.ts';
import { openDuck, type DuckOptions } from './stores/duckdb.ts';
import { LEDGER_FILE, readManifest, type Manifest } from './publish/manifest.ts';
import { Members } from './model/members.ts';
import { shapeOf } from './publish/publish.ts';
import { ALL_KEYS, planQuestion, type Plan, type Question } from './query/plan.ts';
import { lastOfYears, steps, type Point, type Series } from './query/series.ts';
import { FIXED_COLUMNS, sumsByCode, totalsByPeriod } from './query/sql.ts';
import { LedgerUnavailable, type Row, type Store } from './stores/store.ts';
import { GRAINS, keyDimension } from './model/tables.ts';
import {
  growTree,
  measureValue,
  type Leaf,
  type Tree,
  type TreeNode,
  type Values,
} from './query/tree.ts';

export interface Breach {
  readonly rule: string;
  readonly measure: string;
  /** Null where the breach has no amount, such as a parent left out. */
  readonly difference: bigint | null;
}

export interface Answered {
  readonly plan: Plan | null;
  readonly notes: readonly Note[];
  readonly tree: Tree | null;
  /** Stored measures, in the order of the values of the tree. */
  readonly measures: readonly string[];
  /** What the source's figures break, by code. */
  readonly breaches: ReadonlyMap<string, readonly Breach[]>;
}

/** The latest loaded period of a fact. */
export interface Latest {
  readonly fact: string;
  readonly grain: Grain;
  readonly year: number;
  readonly period: number;
}

export type { Point, Series };

export class Ledger {
  readonly manifest: Manifest;
  readonly model: Model;
  readonly members: Members;
  readonly store: Store;
  readonly latest: readonly Latest[];
  /** How many keys of a dimension have figures in a year, by `dimension year`. */
  private readonly loadedKeys: ReadonlyMap<string, number>;

  private constructor(
    manifest: Manifest,
    model: Model,
    store: Store,
    members: Members,
    latest: readonly Latest[],
    loadedKeys: ReadonlyMap<string, number>,
  ) {
    this.manifest = manifest;
    this.model = model;
    this.store = store;
    this.members = members;
    this.latest = latest;
    this.loadedKeys = loadedKeys;
  }

  get id(): string {
    return this.manifest.id;
  }

  /** Opens a published ledger. Throws LedgerUnavailable where it is damaged or was made by another model. */
  static async open(
    folder: string,
    id: string,
    model: Model,
    options: DuckOptions = {},
  ): Promise<Ledger> {
    const manifest = await readManifest(folder, id);
    if (manifest.model !== shapeOf(model))
      throw new LedgerUnavailable(
        `ledger ${id} was made by another config/ledger.yaml: import again`,
      );
    try {
      const store = await openDuck(join(folder, id, LEDGER_FILE), options);
      return await Ledger.over(store, model, manifest);
    } catch (error) {
      throw new LedgerUnavailable(`ledger ${id} cannot be opened: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }

  /** The ledger that a store holds. The store is closed where it is none: a portal looks again every second. */
  static async over(store: Store, model: Model, manifest: Manifest): Promise<Ledger> {
    try {
      return await Ledger.read(store, model, manifest);
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  private static async read(store: Store, model: Model, manifest: Manifest): Promise<Ledger> {
    await checkRows(store, manifest);
    const members = await Members.read(model, store);
    const rows = await store.ask(
      'SELECT fact, grain, MAX(CAST(year AS INTEGER) * 100 + period) FROM coverage GROUP BY fact, grain ORDER BY fact, grain',
      [],
    );
    const names = Object.fromEntries(
      Object.entries(GRAINS).map(([name, number]) => [number, name]),
    ) as Record<number, Grain>;
    const latest = rows.map(([fact, grain, at]) => ({
      fact: String(fact),
      grain: names[Number(grain)]!,
      year: Math.floor(Number(at) / 100),
      period: Number(at) % 100,
    }));
    return new Ledger(manifest, model, store, members, latest, await countKeys(store, model));
  }

  async ask(question: Question, signal?: AbortSignal): Promise<Answered> {
    const { plan, notes } = await planQuestion(this.model, this.store, question);
    if (!plan)
      return {
        plan,
        notes: await this.explain(question, notes),
        tree: null,
        measures: [],
        breaches: new Map(),
      };
    const asked = sumsByCode(this.model, plan, plan.by ? [] : this.negativeCodes(plan));
    const rows = await this.store.ask(asked.sql, asked.bound, signal);
    const tree = await this.grow(plan, rows, asked.measures.length);
    const breaches = plan.breaches ? await this.breachesOf(plan) : new Map<string, Breach[]>();
    return {
      plan,
      notes: [...plan.notes, ...this.someKeysOnly(plan)],
      tree,
      measures: asked.measures,
      breaches,
    };
  }

  /** Points of a year's months (what was added in each), or of all years (what the latest loaded month of each has reached). */
  async series(question: Question, over: 'month' | 'year', signal?: AbortSignal): Promise<Series> {
    const { plan, notes } = await planQuestion(this.model, this.store, question);
    if (!plan) return { fact: null, measures: [], points: [], notes };
    const asked = totalsByPeriod(this.model, plan, over === 'year', this.negativeCodes(plan));
    const rows = await this.store.ask(asked.sql, asked.bound, signal);
    const points = rows.map((row): Point => ({
      year: Number(row[0]),
      period: Number(row[1]),
      values: row.slice(2) as Values,
    }));
    const made =
      over === 'year'
        ? lastOfYears(points)
        : steps(
            points,
            asked.measures.map((name) => plan.fact.measures[name]!.kind === 'flow'),
          );
    return { fact: plan.fact, measures: asked.measures, points: made, notes: plan.notes };
  }

  /** A measure of a node, computed ones included. */
  value(answered: Answered, node: TreeNode | Values, name: string): bigint | null {
    const values = isNode(node) ? node.values : node;
    return measureValue(answered.plan!.fact, name, answered.measures, values);
  }

  /** Years in which a key has anything at all. */
  async yearsOf(facts: readonly string[], key: string): Promise<number[]> {
    const rows = await this.store.ask(
      'SELECT DISTINCT year FROM coverage WHERE list_contains($1, fact) AND key = $2 ORDER BY year',
      [facts, key],
    );
    return rows.map(([year]) => Number(year));
  }

  async close(): Promise<void> {
    await this.store.close();
  }

  private async grow(plan: Plan, rows: readonly Row[], width: number): Promise<Tree | null> {
    const year = plan.question.period.year;
    const values = (row: Row) => row.slice(FIXED_COLUMNS) as Values;
    if (!plan.by) {
      const total = rows[0] ? values(rows[0]) : [];
      return {
        total: { code: '', level: 0, word: null, dimension: '', values: total, children: [] },
        roots: [],
      };
    }
    const dimension = this.model.dimensions[plan.by.dimension]!;
    const detail = plan.detail ? this.model.dimensions[plan.detail.dimension]! : null;
    // worded differently under its second codes, a code has the words of the first of them
    const ordered = plan.detail ? [...rows].sort(bySecondCode) : rows;
    const leaves = ordered.map((row): Leaf => ({
      code: this.codeIn(plan.by!, String(row[0]), year),
      detail: plan.detail ? this.codeIn(plan.detail, String(row[1]), year) : '',
      word: row[2] === null ? null : String(row[2]),
      leaf: Number(row[3]) === 1 || plan.by!.column !== plan.by!.dimension,
      tree: Number(row[4]) === 1 && plan.by!.column === plan.by!.dimension,
      values: values(row),
    }));
    if (leaves.length === 0) return null;
    const tree = growTree(
      dimension,
      detail,
      this.members,
      year,
      leaves.filter(
        (leaf) => leaf.code !== '' || leaf.values.some((value) => value !== null && value !== 0n),
      ),
      width,
    );
    return await this.withWords(tree, leaves);
  }

  /** A code as it is, or the one that it leads to in another dimension. */
  private codeIn(
    way: { readonly dimension: string; readonly column: string },
    code: string,
    year: number,
  ): string {
    if (way.column === way.dimension) return code;
    return this.members.attribute(way.column, code, way.dimension, year) ?? '';
  }

  private async withWords(tree: Tree, leaves: readonly Leaf[]): Promise<Tree> {
    const ids = [...new Set(leaves.map((leaf) => leaf.word).filter((word) => word !== null))];
    if (ids.length === 0) return tree;
    const rows = await this.store.ask(
      'SELECT id, words FROM wording WHERE list_contains($1, CAST(id AS VARCHAR))',
      [ids],
    );
    const words = new Map(rows.map(([id, text]) => [String(id), String(text)]));
    const say = (node: TreeNode): TreeNode => ({
      ...node,
      word: node.word === null ? null : (words.get(node.word) ?? null),
      children: node.children.map(say),
    });
    return { total: tree.total, roots: tree.roots.map(say) };
  }

  /** Codes that count negatively in the total of a plan's classification. */
  private negativeCodes(plan: Plan): string[] {
    const name = plan.fact.dimensions.find((one) => this.model.dimensions[one]!.kind === 'tree');
    const dimension = name === undefined ? undefined : this.model.dimensions[name]!;
    if (!dimension || Object.keys(dimension.weights).length === 0) return [];
    const sign = (code: string) =>
      [code, ...this.members.ancestors(dimension, code, plan.question.period.year)].reduce(
        (product, one) => product * (dimension.weights[one] ?? 1),
        1,
      );
    return this.members.codes(dimension.name).filter((code) => sign(code) < 0);
  }

  private async breachesOf(plan: Plan): Promise<Map<string, Breach[]>> {
    const found = new Map<string, Breach[]>();
    const rows = await this.store.ask(
      'SELECT code, rule, measure, difference FROM exception WHERE fact = $1 AND key = $2 AND year = $3 AND grain = $4 AND period = $5 AND part = $6 ORDER BY code, rule, measure',
      [
        plan.fact.name,
        plan.key,
        plan.question.period.year,
        GRAINS[plan.reading.grain],
        plan.reading.to,
        plan.part,
      ],
    );
    for (const [code, rule, measure, difference] of rows) {
      found.set(String(code), [
        ...(found.get(String(code)) ?? []),
        {
          rule: String(rule),
          measure: String(measure),
          difference: difference === null ? null : BigInt(difference as bigint),
        },
      ]);
    }
    return found;
  }

  /** Says how many keys have figures where members name more of them. */
  private someKeysOnly(plan: Plan): Note[] {
    const sources = [plan.fact, ...plan.fact.derive.map((one) => this.model.facts[one.fact]!)];
    const key = sources.map((fact) => keyDimension(this.model, fact)).find((name) => name !== null);
    if (
      key === undefined ||
      key === null ||
      (plan.key !== ALL_KEYS && plan.fact.derive.length === 0)
    )
      return [];
    const { year } = plan.question.period;
    const count = this.loadedKeys.get(`${key} ${year}`) ?? 0;
    const known = this.members.list(key, year).length;
    return count < known ? [{ code: 'some-keys-only', words: { count, of: known } }] : [];
  }

  /** Says for a key that has other years only which ones they are. */
  private async explain(question: Question, notes: readonly Note[]): Promise<readonly Note[]> {
    const key = question.facts
      .map((name) => keyDimension(this.model, this.model.facts[name]!))
      .find((name) => name !== null);
    const code = key === undefined || key === null ? undefined : question.where[key];
    if (
      code === undefined ||
      !notes.some(
        (note) => note.code === 'period-not-loaded' && note.words['storedTo'] === undefined,
      )
    )
      return notes;
    const years = await this.yearsOf(question.facts, code);
    return years.length === 0
      ? notes
      : [...notes, { code: 'other-years-only', words: { years: years.join(', ') } }];
  }
}

function bySecondCode([, one]: Row, [, other]: Row): number {
  return String(one) < String(other) ? -1 : String(one) > String(other) ? 1 : 0;
}

function isNode(value: TreeNode | Values): value is TreeNode {
  return !Array.isArray(value);
}

/** The fact that has most keys tells how many are loaded: not every key has figures of every kind. */
async function countKeys(store: Store, model: Model): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const [fact, year, count] of await store.ask(
    "SELECT fact, year, COUNT(DISTINCT key) FROM coverage WHERE key <> '' AND key <> '*' GROUP BY fact, year ORDER BY fact, year",
    [],
  )) {
    const key = keyDimension(model, model.facts[String(fact)]!);
    const place = `${key ?? ''} ${String(year)}`;
    counts.set(place, Math.max(counts.get(place) ?? 0, Number(count)));
  }
  return counts;
}

/** A file that a full disk cut off opens as an empty database: rows are counted, opening is no proof. */
async function checkRows(store: Store, manifest: Manifest): Promise<void> {
  for (const [table, control] of Object.entries(manifest.tables)) {
    const [row] = await store.ask(`SELECT COUNT(*) FROM ${table}`, []);
    if (Number(row![0]) !== control.rows)
      throw new Error(
        `table ${table} has ${String(row![0])} rows, its manifest says ${control.rows}`,
      );
  }
}
