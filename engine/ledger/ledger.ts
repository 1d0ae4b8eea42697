// An open ledger: trees, totals, series and loaded periods, asked in the words of the model.

import { join } from 'node:path';

import { lookup, assertDefined } from '../model/lookup.ts';
import type { Dimension, Grain, Model } from '../model/portal.ts';
import { Members } from './model/members.ts';
import { entityDimension, parseGrain } from './model/tables.ts';
import {
  LEDGER_FILE,
  readManifest,
  type Manifest,
  type FigureMark,
  listLedgers,
} from './publish/manifest.ts';
import { hashModelTables } from './publish/publish.ts';
import { answerTree, joinedMeasures } from './query/answerTree.ts';
import type { Note, Period } from './query/coverage.ts';
import { readLoadedYears } from './query/loadedParts.ts';
import { readJoined, readSums } from './query/joined.ts';
import { openRows, type PlannedRows } from './query/rows.ts';
import { planQuestion, type LedgerQuestion, type Plan } from './query/plan.ts';
import { periodsOver, pointsAt, type Point } from './query/series.ts';
import { readSumCoverage, type Coverage } from './query/sumCoverage.ts';
import { measureValue, type Tree, type TreeNode, type Values } from './query/tree.ts';
import { readViolations, type Violation } from './query/violations.ts';
import { sql, table } from './sql.ts';
import { openDuck, type DuckOptions } from './stores/duckdb.ts';
import { LedgerUnavailable, type Store } from './stores/store.ts';

export interface Answered {
  readonly plan: Plan | null;
  readonly notes: readonly Note[];
  /** What a sum over entities is a sum of; null where it is none. */
  readonly coverage: Coverage | null;
  readonly tree: Tree | null;
  /** Stored and joined measures, in the order of the values of the tree. */
  readonly measures: readonly string[];
  /** What the source's figures break, by code. */
  readonly violations: ReadonlyMap<string, readonly Violation[]>;
}

/** The latest loaded period of a fact. */
export interface Latest {
  readonly fact: string;
  readonly grain: Grain;
  readonly year: number;
  readonly period: number;
}

export type { Coverage, Point };

/** What is read once of a ledger when it is opened. */
interface Opened {
  readonly manifest: Manifest;
  readonly model: Model;
  readonly store: Store;
  readonly members: Members;
  readonly latest: readonly Latest[];
  readonly earlier: EarlierLoads;
}

export class Ledger {
  readonly manifest: Manifest;
  readonly model: Model;
  readonly members: Members;
  readonly store: Store;
  readonly latest: readonly Latest[];

  private readonly earlier: EarlierLoads;

  private constructor({ manifest, model, store, members, latest, earlier }: Opened) {
    this.manifest = manifest;
    this.model = model;
    this.store = store;
    this.members = members;
    this.latest = latest;
    this.earlier = earlier;
  }

  get id(): string {
    return this.manifest.id;
  }

  /** Null where the figures are a source's own. */
  get mark(): FigureMark | null {
    return this.manifest.mark ?? null;
  }

  /** Opens a published ledger. Throws LedgerUnavailable where it is damaged or was made by another model. */
  static async open(
    folder: string,
    ledger: string,
    model: Model,
    options: DuckOptions = {},
  ): Promise<Ledger> {
    const manifest = await readManifest(folder, ledger);
    if (manifest.model !== hashModelTables(model))
      throw new LedgerUnavailable(
        `ledger ${ledger} was made by another config/ledger.yaml: make it anew (npm run ledger -- rebuild)`,
      );
    const file = join(folder, ledger, LEDGER_FILE);
    try {
      const read = await readOnce(await openDuck(file, options), model, manifest, true);
      const earlier = earlierLoadsIn(folder, ledger, async (id) => {
        const load = await Ledger.open(folder, id, model, options);
        await load.close();
        return load.members;
      });
      return new Ledger({
        manifest,
        model,
        earlier,
        ...read,
        store: await openDuck(file, options),
      });
    } catch (error) {
      throw new LedgerUnavailable(
        `ledger ${ledger} cannot be opened: ${(error as Error).message}`,
        { cause: error },
      );
    }
  }

  /** The ledger that a store holds. The store is closed where it is none: a portal looks again every second. */
  static async over(
    store: Store,
    model: Model,
    manifest: Manifest,
    earlier: EarlierLoads = NO_EARLIER,
  ): Promise<Ledger> {
    const read = await readOnce(store, model, manifest, false);
    return new Ledger({ manifest, model, store, earlier, ...read });
  }

  /** The members as a kept load had them whose moment suits: this one, or else the newest that does; null where there is none. */
  async membersOf(suits: (created: string) => boolean): Promise<Members | null> {
    return suits(this.manifest.created) ? this.members : await this.earlier(suits);
  }

  /** The same figures with the members of another load. */
  withMembers(members: Members): Ledger {
    const { manifest, model, store, latest, earlier } = this;
    return new Ledger({ manifest, model, store, members, latest, earlier });
  }

  /** A tree of sums by code, or one total. Where no plan answers, the notes say why. */
  async ask(question: LedgerQuestion, signal?: AbortSignal): Promise<Answered> {
    const { plan, notes } = await planQuestion(this.model, this.store, question);
    if (!plan) {
      const told = await this.explain(question, notes);
      return { plan, notes: told, coverage: null, tree: null, measures: [], violations: new Map() };
    }
    const [sums, joined, coverage, violations] = await Promise.all([
      readSums(this, plan, signal),
      readJoined(this, plan, signal),
      readSumCoverage(this, plan),
      plan.violated ? readViolations(this.store, plan) : new Map<string, Violation[]>(),
    ]);
    return {
      plan,
      notes: [...plan.notes, ...joined.flatMap((each) => each.notes)],
      coverage,
      tree: await answerTree(this, sums, joined),
      measures: joinedMeasures(sums, joined),
      violations,
    };
  }

  /** Plans a question with axes, whose rows are read then. */
  async openRows(question: LedgerQuestion): Promise<PlannedRows> {
    return await openRows(this, question);
  }

  /** The periods of a series over the years, over the quarters up to the question's period, or over the months or days of its year. */
  async periodsOver(question: LedgerQuestion, over: Grain): Promise<Period[]> {
    return await periodsOver(this, question, over);
  }

  /** Totals at periods: each tells its months, and why it has no figures where it has none. */
  async points(
    question: LedgerQuestion,
    periods: readonly Period[],
    signal?: AbortSignal,
  ): Promise<Point[]> {
    return await pointsAt(this, question, periods, signal);
  }

  /** A measure of a node, computed ones included; amounts in hundredths. */
  value(answered: Answered, node: TreeNode | Values, name: string): bigint | null {
    const values = isNode(node) ? node.values : node;
    return measureValue(assertDefined(answered.plan).fact, name, answered.measures, values);
  }

  async close(): Promise<void> {
    await this.store.close();
  }

  /** Codes that count negatively in the total of a plan's classification. */
  negativeCodes({ fact, question }: Plan): string[] {
    const dimension = fact.dimensions
      .map((name): Dimension => lookup(this.model.dimensions, name))
      .find(({ kind }) => kind === 'tree');
    if (!dimension || Object.keys(dimension.weights).length === 0) return [];
    const { year } = question.period;
    return this.members
      .codes(dimension.name)
      .filter((code) => this.members.signOf(dimension, code, year) < 0);
  }

  /** Says for an entity that has other years only which ones they are. */
  private async explain(
    question: LedgerQuestion,
    notes: readonly Note[],
  ): Promise<readonly Note[]> {
    const entity = question.facts
      .map((name) => entityDimension(this.model, lookup(this.model.facts, name)))
      .find((name) => name !== null);
    const code = entity ? question.where[entity] : undefined;
    const nothing = notes.some(
      (note) => note.code === 'period-not-loaded' && note.words['storedTo'] === undefined,
    );
    if (code === undefined || !nothing) return notes;
    const years = await readLoadedYears(this.store, question.facts, () => code);
    return years.length === 0
      ? notes
      : [...notes, { code: 'other-years-only', words: { years: years.join(', ') } }];
  }
}

function isNode(value: TreeNode | Values): value is TreeNode {
  return !Array.isArray(value);
}

/** Throws where the store holds no such ledger. It is closed then, and where it `ends`: one that has read all names keeps much that questions never need. */
async function readOnce(
  store: Store,
  model: Model,
  manifest: Manifest,
  ends: boolean,
): Promise<Pick<Opened, 'members' | 'latest'>> {
  let good = false;
  try {
    await checkRows(store, manifest);
    const read = { members: await Members.read(model, store), latest: await readLatest(store) };
    good = true;
    return read;
  } finally {
    if (ends || !good) await store.close();
  }
}

async function readLatest(store: Store): Promise<Latest[]> {
  const rows = await store.ask(sql`
    SELECT fact, grain, MAX(CAST(year AS INTEGER) * 10000 + period)
    FROM ${table('coverage')}
    GROUP BY fact, grain
    ORDER BY fact, grain`);
  return rows.map(([fact, grain, at]) => ({
    fact: String(fact),
    grain: parseGrain(Number(grain)),
    year: Math.floor(Number(at) / 10000),
    period: Number(at) % 10000,
  }));
}

/** A file that a full disk cut off opens as an empty database: rows are counted, opening is no proof. */
async function checkRows(store: Store, manifest: Manifest): Promise<void> {
  for (const [name, control] of Object.entries(manifest.tables)) {
    const [row] = await store.ask(sql`SELECT COUNT(*) FROM ${table(name)}`);
    const rows = Number(assertDefined(row)[0]);
    if (rows !== control.rows)
      throw new Error(`table ${name} has ${rows} rows, its manifest says ${control.rows}`);
  }
}

/** Members of the newest kept load whose moment suits; null where there is none. */
type EarlierLoads = (suits: (created: string) => boolean) => Promise<Members | null>;

const NO_EARLIER: EarlierLoads = async () => await Promise.resolve(null);

/** The loads that lie in a folder beside the one that serves; the members of each are read once. One that another model made, or that is damaged, is none: `readLoad` fails. */
function earlierLoadsIn(
  folder: string,
  serving: string,
  readLoad: (id: string) => Promise<Members>,
): EarlierLoads {
  const read = new Map<string, Promise<Members | null>>();
  return async (suits) => {
    const loads = await listLedgers(folder);
    const found = loads.find(({ id, created }) => id !== serving && suits(created));
    if (!found) return null;
    const members = read.get(found.id) ?? readLoad(found.id).catch(() => null);
    read.set(found.id, members);
    return await members;
  };
}
