// Records of dictionaries as their sources have them: every row, every key, in their order; kept beside the members made of them.

import type { DuckDBAppender, DuckDBConnection } from '@duckdb/node-api';

import { literals, sql } from '../sql.ts';
import { run } from '../stores/duckdb.ts';
import type { Found } from './gather.ts';
import type { JsonRecord } from './streamed.ts';

/** Takes the records of the dictionaries that are kept; one that comes takes the place of all that an earlier ledger has of its dimension. */
export class SourceRecords {
  private readonly appender: DuckDBAppender;
  private readonly counts = new Map<string, number>();
  /** Dimensions of which several files come: the same record in two files is one. */
  private readonly several: ReadonlySet<string>;
  /** Record → the file that had it, of those. */
  private readonly taken = new Map<string, Map<string, string>>();

  private constructor(appender: DuckDBAppender, several: ReadonlySet<string>) {
    this.appender = appender;
    this.several = several;
  }

  static async into(db: DuckDBConnection, files: readonly Found[]): Promise<SourceRecords> {
    const kept = files.flatMap(({ format }) => (format.kept ? (format.dimension ?? []) : []));
    const several = new Set(kept.filter((dimension, i) => kept.indexOf(dimension) < i));
    return new SourceRecords(await db.createAppender('source_record'), several);
  }

  take({ path, format: { dimension = '', kept } }: Found, { fields }: JsonRecord): void {
    if (!kept) return;
    const { $key: key, ...rest } = fields;
    const own: Record<string, unknown> = rest;
    for (const name of kept.without) delete own[name];
    const whole = kept.key === '' ? own : { [kept.key]: key, ...own };
    const record = JSON.stringify(whole);
    const number = this.counts.get(dimension) ?? 0;
    if (this.several.has(dimension) && this.isRepeated(dimension, record, path)) return;
    this.counts.set(dimension, number + 1);
    this.appender.appendVarchar(dimension);
    this.appender.appendUInteger(number);
    this.appender.appendVarchar(readDay(own[kept.from]));
    this.appender.appendVarchar(readDay(own[kept.to]));
    this.appender.appendVarchar(record);
    this.appender.endRow();
  }

  /** Writes what was taken, and what an earlier ledger has of other dictionaries where one is attached. */
  async close(db: DuckDBConnection, earlier: boolean): Promise<void> {
    this.appender.closeSync();
    if (!earlier) return;
    const replaced = literals(['', ...this.counts.keys()]);
    await run(
      db,
      sql`INSERT INTO source_record SELECT * FROM earlier.source_record WHERE dimension NOT IN (${replaced})`,
    );
  }

  private isRepeated(dimension: string, record: string, file: string): boolean {
    const known = this.taken.get(dimension) ?? new Map<string, string>();
    this.taken.set(dimension, known);
    const before = known.get(record);
    if (before === undefined) known.set(record, file);
    return before !== undefined && before !== file;
  }
}

/** The day of a value, also of one with a time; empty where it has none. */
function readDay(value: unknown): string {
  return typeof value === 'string' ? (/^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? '') : '';
}
