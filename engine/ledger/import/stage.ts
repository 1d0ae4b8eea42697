// Rows of incoming figures on their way into a ledger: written column by column in chunks, checked later by SQL.

import {
  DECIMAL,
  DuckDBDataChunk,
  DuckDBDecimalValue,
  UINTEGER,
  USMALLINT,
  UTINYINT,
  VARCHAR,
  type DuckDBAppender,
  type DuckDBConnection,
  type DuckDBType,
  type DuckDBValue,
} from '@duckdb/node-api';

import { at } from '../../model/lookup.ts';
import type { Fact, Model } from '../../model/portal.ts';
import {
  column,
  factTable,
  measureColumns,
  MONEY,
  storedMeasures,
  treeDimensions,
  wordColumn,
} from '../model/tables.ts';
import { id, list, sql, type Sql } from '../sql.ts';

/** How a row counts: a leaf, a row of a source that brings its parents, a subtotal beside its parts. */
export const STAGED = { leaf: 0, tree: 1, subtotal: 2 } as const;

export interface StagedRow {
  readonly line: number;
  readonly kind: number;
  readonly year: number;
  readonly grain: number;
  readonly period: number;
  readonly keyForm: string;
  /** In the order of the fact's dimensions; empty where the file does not say. */
  readonly codes: readonly string[];
  /** Hundredths, in the order of the stored measures. */
  readonly amounts: readonly (bigint | null)[];
  /** Numbers of the source labels, in the order of the tree dimensions. */
  readonly labels: readonly (number | null)[];
}

const CHUNK = 2048;

/** The table in which rows of a fact wait until they are checked. */
export function stageTable(fact: string): string {
  return factTable(fact).replace(/^fact_/, 'stage_');
}

/** The statement that creates it: the columns of the fact, and the file and line that each row is from. */
export function createStageTable(model: Model, fact: Fact): Sql {
  const columns = [
    sql`file USMALLINT`,
    sql`line UINTEGER`,
    sql`kind UTINYINT`,
    sql`year USMALLINT`,
    sql`grain UTINYINT`,
    sql`period USMALLINT`,
    sql`key_form VARCHAR`,
    ...fact.dimensions.map((name) => sql`${id(column(name))} VARCHAR`),
    ...measureColumns(fact).map((name) => sql`${id(name)} ${MONEY}`),
    ...treeDimensions(model, fact).map((name) => sql`${id(wordColumn(name))} UINTEGER`),
  ];
  return sql`CREATE TABLE ${id(stageTable(fact.name))} (${list(columns)})`;
}

/** Appends the rows of one file to the stage of one fact. */
export class Stager {
  private readonly appender: DuckDBAppender;
  private readonly types: readonly DuckDBType[];
  private columns: DuckDBValue[][];
  private readonly file: number;
  rows = 0;

  private constructor(appender: DuckDBAppender, types: readonly DuckDBType[], file: number) {
    this.appender = appender;
    this.types = types;
    this.file = file;
    this.columns = types.map(() => []);
  }

  static async open(
    connection: DuckDBConnection,
    model: Model,
    fact: Fact,
    file: number,
  ): Promise<Stager> {
    const money = DECIMAL(18, 2);
    const types = [
      USMALLINT,
      UINTEGER,
      UTINYINT,
      USMALLINT,
      UTINYINT,
      USMALLINT,
      VARCHAR,
      ...fact.dimensions.map(() => VARCHAR),
      ...storedMeasures(fact).map(() => money),
      ...treeDimensions(model, fact).map(() => UINTEGER),
    ];
    return new Stager(await connection.createAppender(stageTable(fact.name)), types, file);
  }

  add(row: StagedRow): void {
    const money = row.amounts.map((amount) =>
      amount === null ? null : new DuckDBDecimalValue(amount, 18, 2),
    );
    const cells: DuckDBValue[] = [
      this.file,
      row.line,
      row.kind,
      row.year,
      row.grain,
      row.period,
      row.keyForm,
      ...row.codes,
      ...money,
      ...row.labels,
    ];
    for (const [i, cell] of cells.entries()) at(this.columns, i).push(cell);
    if (++this.rows % CHUNK === 0) this.flush();
  }

  close(): void {
    this.flush();
    this.appender.closeSync();
  }

  private flush(): void {
    const { length } = at(this.columns, 0);
    if (length === 0) return;
    const chunk = DuckDBDataChunk.create(this.types, length);
    chunk.setColumns(this.columns);
    this.appender.appendDataChunk(chunk);
    this.columns = this.types.map(() => []);
  }
}

/** What sources call the codes; each text is stored once, under a number. */
export class SourceLabels {
  private readonly numbers = new Map<string, number>();
  private last = 0;

  constructor(known: readonly (readonly [number, string])[] = []) {
    for (const [number, label] of known) {
      this.numbers.set(label, number);
      this.last = Math.max(this.last, number);
    }
  }

  /** The number of a label, a new one where it has none yet. */
  numberOf(label: string): number {
    const known = this.numbers.get(label);
    if (known !== undefined) return known;
    this.numbers.set(label, ++this.last);
    return this.last;
  }

  entries(): IterableIterator<[string, number]> {
    return this.numbers.entries();
  }
}

/** Stands for the code of a part that a row does not say. */
export const UNSAID = '?';

export class HeldTotals {
  private held: StagedRow[] = [];
  /** The part of the total above, null where there is none. */
  private part: string | null = null;

  hold(rows: readonly StagedRow[]): void {
    this.held.push(...rows);
  }

  /** What was held, of the part that a row says; the part of the total above where the row is of another one. */
  release(part: string): readonly StagedRow[] | string {
    if (this.held.length === 0) return this.part === null || this.part === part ? [] : this.part;
    const released = this.held.map((row) => ({
      ...row,
      codes: row.codes.map((code) => (code === UNSAID ? part : code)),
    }));
    this.held = [];
    this.part = part;
    return released;
  }
}
