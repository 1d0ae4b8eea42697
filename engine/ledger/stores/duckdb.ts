// DuckDB as the embedded engine: read-only and locked when serving, a bounded queue in front, interrupt on time-out.

import {
  DuckDBConnection,
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBInstance,
  DuckDBTypeId,
  LIST,
  listValue,
  VARCHAR,
  type DuckDBPreparedStatement,
  type DuckDBResultReader,
  type DuckDBValue,
} from '@duckdb/node-api';

import { type Dialect, sql, type Bound, type Sql, type Statement } from '../sql.ts';
import { ConnectionPool } from './connectionPool.ts';
import { LedgerTimeout, LedgerUnreadable, type Cell, type Row, type Store } from './store.ts';

export const DUCKDB: Dialect = {
  parameter: (number) => `$${number}`,
  quote: (text) => `'${text.replaceAll("'", "''")}'`,
  table: (name, alias) => (alias === '' ? name : `${name} AS ${alias}`),
  contains: 'list_contains',
};

export interface DuckOptions {
  readonly connections?: number;
  readonly queue?: number;
  readonly timeoutMs?: number;
  readonly memory?: string;
  /** Is told whenever the file, or something that was asked of it, could not be read. */
  readonly unreadable?: (error: LedgerUnreadable) => void;
}

/** How the engine begins what it says of a file that is damaged, or of a database that it gave up for that. */
const UNREADABLE = /^(?:IO|INTERNAL|FATAL|Serialization) Error/;

/** A connection with the statements that it has planned, the oldest first. */
interface Prepared {
  readonly connection: DuckDBConnection;
  readonly statements: Map<string, DuckDBPreparedStatement>;
}

const PREPARED_KEPT = 200;

/** Opens a published ledger: nothing can be written, loaded or reached from it. */
export async function openDuck(path: string, options: DuckOptions = {}): Promise<Store> {
  return new DuckStore(path, await openFile(path, options), options);
}

/** A file that is open, with the connections to it. */
interface OpenFile {
  readonly instance: DuckDBInstance;
  readonly pool: readonly Prepared[];
}

async function openFile(path: string, options: DuckOptions): Promise<OpenFile> {
  try {
    return await connectTo(path, options);
  } catch (error) {
    throw told(path, options, error);
  }
}

async function connectTo(path: string, options: DuckOptions): Promise<OpenFile> {
  // more than are answered at once by two cores, so that the engine has something to do while an answer is written
  const { connections = 3, memory = '1GB' } = options;
  const instance = await DuckDBInstance.create(path, {
    access_mode: 'READ_ONLY',
    threads: '1',
    memory_limit: memory,
    enable_external_access: 'false',
    autoload_known_extensions: 'false',
    autoinstall_known_extensions: 'false',
    allow_community_extensions: 'false',
    lock_configuration: 'true',
  });
  const pool: Prepared[] = [];
  for (let i = 0; i < connections; i++)
    pool.push({ connection: await instance.connect(), statements: new Map() });
  return { instance, pool };
}

function closeFile({ instance, pool }: OpenFile): void {
  for (const { connection, statements } of pool) {
    for (const statement of statements.values()) statement.destroySync();
    connection.closeSync();
  }
  instance.closeSync();
}

class DuckStore implements Store {
  private readonly path: string;
  private readonly options: DuckOptions;
  private file: OpenFile;
  private readonly pool: ConnectionPool<Prepared>;
  private readonly timeoutMs: number;
  private closing = false;

  constructor(path: string, file: OpenFile, options: DuckOptions) {
    const { queue = 512, timeoutMs = 5000 } = options;
    this.path = path;
    this.options = options;
    this.file = file;
    this.pool = new ConnectionPool(file.pool, queue);
    this.timeoutMs = timeoutMs;
  }

  async ask(query: Sql, signal?: AbortSignal): Promise<Row[]> {
    return await this.run(query, signal, async (statement) => {
      // all of it is there by then: a reader would go to another thread and back for each part of it
      const result = await statement.run();
      const parts = Array.from({ length: result.chunkCount }, (_, i) => result.getChunk(i));
      return parts.flatMap((part) => part.convertRows(plain));
    });
  }

  async *stream(query: Sql, signal?: AbortSignal): AsyncGenerator<readonly Row[]> {
    if (signal?.aborted) throw new LedgerTimeout('given up before it was asked');
    const connection = await this.file.instance.connect();
    const giveUp = () => connection.interrupt();
    signal?.addEventListener('abort', giveUp, { once: true });
    try {
      const { text, bound } = query.in(DUCKDB);
      const statement = await connection.prepare(text);
      bindAll(statement, bound);
      const result = await statement.stream();
      for (;;) {
        signal?.throwIfAborted();
        const chunk = await result.fetchChunk();
        if (!chunk || chunk.rowCount === 0) return;
        yield chunk.convertRows(plain);
      }
    } catch (error) {
      throw signal?.aborted
        ? new LedgerTimeout('the question took too long or was given up')
        : told(this.path, this.options, error);
    } finally {
      signal?.removeEventListener('abort', giveUp);
      connection.closeSync();
    }
  }

  /** The engine lets go of what it has read only when it is closed: the file is opened anew. */
  async rest(most: number): Promise<void> {
    if (this.closing) return;
    const [held] = await this.ask(sql`SELECT SUM(memory_usage_bytes)::BIGINT FROM duckdb_memory()`);
    if (Number(held?.[0]) <= most) return;
    const fresh = await openFile(this.path, this.options);
    const old = this.file;
    if (this.closing || !this.pool.replaced(fresh.pool)) return closeFile(fresh);
    this.file = fresh;
    closeFile(old);
  }

  async close(): Promise<void> {
    this.closing = true;
    await this.pool.emptied();
    closeFile(this.file);
  }

  private async run<Result>(
    query: Sql,
    signal: AbortSignal | undefined,
    read: (statement: DuckDBPreparedStatement) => Promise<Result>,
  ): Promise<Result> {
    const statement = query.in(DUCKDB);
    return await this.pool.run((prepared) => this.runOn(prepared, statement, signal, read), signal);
  }

  private async runOn<Result>(
    prepared: Prepared,
    { text, bound }: Statement,
    signal: AbortSignal | undefined,
    read: (statement: DuckDBPreparedStatement) => Promise<Result>,
  ): Promise<Result> {
    let given = false;
    const giveUp = () => {
      given = true;
      prepared.connection.interrupt();
    };
    const timer = setTimeout(giveUp, this.timeoutMs);
    signal?.addEventListener('abort', giveUp, { once: true });
    try {
      const statement = await prepare(prepared, text);
      bindAll(statement, bound);
      return await read(statement);
    } catch (error) {
      throw given
        ? new LedgerTimeout('the question took too long or was given up')
        : told(this.path, this.options, error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  }
}

/** An error of the engine as the ledger means it; damage is told of. */
function told(path: string, { unreadable }: DuckOptions, error: unknown): unknown {
  const { message } = error as Error;
  if (!UNREADABLE.test(message)) return error;
  const damage = new LedgerUnreadable(path, message, { cause: error });
  unreadable?.(damage);
  return damage;
}

async function prepare(
  { connection, statements }: Prepared,
  text: string,
): Promise<DuckDBPreparedStatement> {
  const known = statements.get(text);
  if (known) return known;
  const statement = await connection.prepare(text);
  if (statements.size >= PREPARED_KEPT) {
    for (const [oldest, old] of statements) {
      statements.delete(oldest);
      old.destroySync();
      break;
    }
  }
  statements.set(text, statement);
  return statement;
}

/** Runs a statement of a ledger that is being built. */
export async function run(db: DuckDBConnection, statement: Sql): Promise<void> {
  const { text, bound } = statement.in(DUCKDB);
  await (bound.length === 0 ? db.run(text) : db.run(text, bound as DuckDBValue[]));
}

/** The rows of a statement over a ledger that is being built, in JavaScript's values. */
export async function readRows(db: DuckDBConnection, statement: Sql): Promise<unknown[][]> {
  return (await read(db, statement)).getRowsJS();
}

/** The rows of a statement over a ledger that is being built, in DuckDB's values. */
export async function readCells(db: DuckDBConnection, statement: Sql): Promise<DuckDBValue[][]> {
  return (await read(db, statement)).getRows();
}

async function read(db: DuckDBConnection, statement: Sql): Promise<DuckDBResultReader> {
  const { text, bound } = statement.in(DUCKDB);
  return await (bound.length === 0
    ? db.runAndReadAll(text)
    : db.runAndReadAll(text, bound as DuckDBValue[]));
}

/** Binds values in order. Numbers keep the type of the plan: another type would have it planned anew. */
export function bindAll(statement: DuckDBPreparedStatement, bound: readonly Bound[]): void {
  bound.forEach((value, i) => {
    const at = i + 1;
    if (value === null) statement.bindNull(at);
    else if (typeof value === 'string') statement.bindVarchar(at, value);
    else if (typeof value === 'number') bindNumber(statement, at, value);
    else if (typeof value === 'bigint') statement.bindBigInt(at, value);
    else statement.bindList(at, listValue([...value]), LIST(VARCHAR));
  });
}

function bindNumber(statement: DuckDBPreparedStatement, at: number, value: number): void {
  const type = statement.parameterTypeId(at);
  if (type === DuckDBTypeId.UTINYINT && value >= 0 && value < 2 ** 8)
    statement.bindUTinyInt(at, value);
  else if (type === DuckDBTypeId.USMALLINT && value >= 0 && value < 2 ** 16)
    statement.bindUSmallInt(at, value);
  else statement.bindInteger(at, value);
}

function plain(value: DuckDBValue): Cell {
  if (value instanceof DuckDBDecimalValue) return value.value;
  if (value instanceof DuckDBDateValue) return value.toString();
  return value as Cell;
}

/** Two bounds that differ: only a change has an effect. */
const BOUNDS = ['64MB', '65MB'] as const;

let flushing: Promise<DuckDBConnection> | null = null;
let turn = 0;

/** Makes the allocators give free memory back: changing the bound of an empty database does it for the process. */
export async function giveBackSpare(): Promise<void> {
  flushing ??= openEmpty();
  const connection = await flushing;
  turn = 1 - turn;
  await connection.run(`SET memory_limit = '${BOUNDS[turn] ?? ''}'`);
}

async function openEmpty(): Promise<DuckDBConnection> {
  const instance = await DuckDBInstance.create(':memory:', {
    threads: '1',
    enable_external_access: 'false',
  });
  return await instance.connect();
}
