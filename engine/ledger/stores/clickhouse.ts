// ClickHouse as the second engine: one client, a bounded queue in front, reading only, time-out and abort that cancel.

import {
  ClickHouseError,
  ClickHouseLogLevel,
  createClient,
  type ClickHouseClient,
  type ClickHouseSettings,
  type ResultSet,
} from '@clickhouse/client';

import { at } from '../../model/lookup.ts';
import type { Dialect, Sql, Statement } from '../sql.ts';
import { boundByName, cellReader, clickhouse, SAME_MEANING } from './clickhouseSql.ts';
import { ConnectionPool } from './connectionPool.ts';
import { LedgerBusy, LedgerTimeout, LedgerUnavailable, type Row, type Store } from './store.ts';

/** Where a ClickHouse is, as `clickhouse://user:password@host:port/database` says it; `?secure=true` asks for TLS. */
export interface Address {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  readonly database: string;
  /** To be shown and logged: without the password. */
  readonly shown: string;
}

export interface ClickHouseOptions {
  /** Questions at a time. */
  readonly connections?: number;
  readonly queue?: number;
  readonly timeoutMs?: number;
}

const DEFAULTS = { connections: 16, queue: 512, timeoutMs: 5000 } as const;

/** Throws LedgerUnavailable where the text is no such address; the message does not repeat it, for it may hold a password. */
export function parseAddress(text: string): Address {
  const url = URL.canParse(text) ? new URL(text) : null;
  const { database, username, password } = (url && decoded(url)) ?? {
    database: '',
    username: '',
    password: '',
  };
  const strange = url ? [...url.searchParams.keys()].filter((name) => name !== 'secure') : [];
  const secure = url?.searchParams.get('secure') ?? 'false';
  if (
    !url ||
    url.protocol !== 'clickhouse:' ||
    url.hostname === '' ||
    !/^[A-Za-z_]\w{0,63}$/.test(database) ||
    strange.length > 0 ||
    !/^(?:true|false)$/.test(secure)
  ) {
    throw new LedgerUnavailable(
      'the address of a ClickHouse is clickhouse://user:password@host:port/database, with ?secure=true for TLS; a % in it is written as %25',
    );
  }
  const port = url.port || (secure === 'true' ? '8443' : '8123');
  return {
    url: `${secure === 'true' ? 'https' : 'http'}://${url.hostname}:${port}`,
    database,
    username,
    password,
    shown: `clickhouse://${url.hostname}:${port}/${database}`,
  };
}

/** What an address says behind its escapes; null where a `%` begins none. */
function decoded({
  pathname,
  username,
  password,
}: URL): Pick<Address, 'database' | 'username' | 'password'> | null {
  try {
    return {
      database: decodeURIComponent(pathname.replace(/^\//, '')) || 'default',
      username: decodeURIComponent(username) || 'default',
      password: decodeURIComponent(password),
    };
  } catch {
    return null;
  }
}

/** A client of an address; `settings` go with every request. */
export function connect(
  address: Address,
  settings: ClickHouseSettings,
  requestMs: number,
  connections = 1,
): ClickHouseClient {
  return createClient({
    url: address.url,
    username: address.username,
    password: address.password,
    database: address.database,
    application: 'ledger',
    request_timeout: requestMs,
    max_open_connections: connections,
    use_multipart_params_auto: true,
    clickhouse_settings: settings,
    log: { level: ClickHouseLogLevel.OFF },
  });
}

/** Answers of one ledger: its tables are those named, each behind `prefix`. */
export class ClickHouseStore implements Store {
  private readonly client: ClickHouseClient;
  private readonly shown: string;
  private readonly dialect: Dialect;
  private readonly pool: ConnectionPool<number>;
  private readonly timeoutMs: number;

  constructor(
    address: Address,
    prefix: string,
    tables: readonly string[],
    options: ClickHouseOptions = {},
  ) {
    const { connections, queue, timeoutMs } = { ...DEFAULTS, ...options };
    this.client = connect(address, readingOnly(timeoutMs), timeoutMs + 1000, connections);
    this.shown = address.shown;
    this.dialect = clickhouse(prefix, new Set(tables));
    this.pool = new ConnectionPool(
      Array.from({ length: connections }, (_, i) => i),
      queue,
    );
    this.timeoutMs = timeoutMs;
  }

  async ask(query: Sql, signal?: AbortSignal): Promise<Row[]> {
    return await this.run(query, signal, async (result) =>
      readRows(await result.json<unknown[]>()),
    );
  }

  async each(query: Sql, visit: (row: Row) => void, signal?: AbortSignal): Promise<void> {
    await this.run(query, signal, async (result) => {
      const head: unknown[][] = [];
      let readers: readonly CellReader[] = [];
      for await (const rows of result.stream<unknown[]>())
        for (const each of rows) {
          const row = each.json<unknown[]>();
          if (head.length === 2) visit(row.map((cell, i) => at(readers, i)(cell)));
          else if (head.push(row) === 2) readers = readersOf(head);
        }
    });
  }

  async close(): Promise<void> {
    await this.pool.emptied();
    await this.client.close();
  }

  private async run<Result>(
    query: Sql,
    signal: AbortSignal | undefined,
    read: (result: Received) => Promise<Result>,
  ): Promise<Result> {
    const statement = query.in(this.dialect);
    return await this.pool.run(() => this.runOne(statement, signal, read), signal);
  }

  private async runOne<Result>(
    { text, bound }: Statement,
    signal: AbortSignal | undefined,
    read: (result: Received) => Promise<Result>,
  ): Promise<Result> {
    const late = AbortSignal.timeout(this.timeoutMs);
    const givenUp = signal ? AbortSignal.any([signal, late]) : late;
    try {
      const result = await this.client.query({
        query: text,
        query_params: boundByName(bound),
        format: 'JSONCompactEachRowWithNamesAndTypes',
        abort_signal: givenUp,
      });
      return await read(result);
    } catch (error) {
      throw givenUp.aborted
        ? new LedgerTimeout('the question took too long or was given up')
        : inLedgerWords(error, this.shown);
    }
  }
}

type Received = ResultSet<'JSONCompactEachRowWithNamesAndTypes'>;
type CellReader = ReturnType<typeof cellReader>;

/** What a failure of ClickHouse is to the ledger; a question that is wrong in itself stays as it is. */
export function inLedgerWords(error: unknown, shown: string): Error {
  const { message } = error as Error;
  if (error instanceof ClickHouseError) {
    if (TOO_LATE.has(error.code))
      return new LedgerTimeout('the question took too long', { cause: error });
    if (TOO_MANY.has(error.code))
      return new LedgerBusy(`${shown} is at its limit: ${error.type ?? error.code}`, {
        cause: error,
      });
    return UNREADABLE.has(error.code)
      ? new LedgerUnavailable(`${shown} refuses: ${error.type ?? error.code}`, { cause: error })
      : error;
  }
  if (message === 'Timeout error.')
    return new LedgerTimeout('the question took too long', { cause: error });
  return isUnreached(error)
    ? new LedgerUnavailable(`${shown} cannot be reached: ${message || 'no connection'}`, {
        cause: error,
      })
    : (error as Error);
}

/** Codes of ClickHouse: time exceeded, too slow. */
const TOO_LATE: ReadonlySet<string> = new Set(['159', '160']);
/** Too many questions at once, memory limit, quota. */
const TOO_MANY: ReadonlySet<string> = new Set(['201', '202', '241']);
/** No such table or database, no access, not let in, servers behind it not reached, shutting down. */
const UNREADABLE: ReadonlySet<string> = new Set([
  '60',
  '81',
  '192',
  '193',
  '194',
  '210',
  '236',
  '242',
  '279',
  '394',
  '497',
  '516',
  '735',
]);

/** Failures of the connection have a code of the system; those of reading an answer do not. */
function isUnreached(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return (
    (typeof code === 'string' && /^(?:E[A-Z]+|ERR_TLS|CERT|DEPTH|SELF|UNABLE)/.test(code)) ||
    /socket hang up|aborted/i.test(message)
  );
}

/** The first two rows are names and types. */
function readRows(answer: readonly unknown[][]): Row[] {
  const readers = readersOf(answer);
  return answer.slice(2).map((row) => row.map((cell, i) => at(readers, i)(cell)));
}

function readersOf([, types = []]: readonly unknown[][]): CellReader[] {
  return types.map((type) => cellReader(String(type)));
}

/** `readonly` 2 lets through settings but no change of data; 1 would refuse the settings of users who are read-only already. */
export function readingOnly(timeoutMs: number): ClickHouseSettings {
  return {
    ...SAME_MEANING,
    readonly: '2',
    max_execution_time: Math.ceil(timeoutMs / 1000),
    cancel_http_readonly_queries_on_client_close: 1,
    wait_end_of_query: 1,
  };
}
