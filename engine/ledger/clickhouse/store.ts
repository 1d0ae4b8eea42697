// ClickHouse as the second engine: a bounded queue in front of its servers, reading only, time-out and abort that cancel.

import type { ResultSet } from '@clickhouse/client';

import { at } from '../../model/lookup.ts';
import type { Dialect, Sql, Statement } from '../sql.ts';
import { ConnectionPool } from '../stores/connectionPool.ts';
import { LedgerTimeout, type Row, type Store } from '../stores/store.ts';
import type { Address } from './address.ts';
import { boundByName, cellReader, clickhouse } from './dialect.ts';
import { inLedgerWords, readingOnly, ServersInTurn } from './servers.ts';

export interface ClickHouseOptions {
  /** Questions at a time. */
  readonly connections?: number;
  readonly queue?: number;
  readonly timeoutMs?: number;
}

const DEFAULTS = { connections: 16, queue: 512, timeoutMs: 5000 } as const;

/** Answers of one ledger: its tables are those named, each behind `prefix`. */
export class ClickHouseStore implements Store {
  private readonly servers: ServersInTurn;
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
    this.servers = new ServersInTurn(address, readingOnly(timeoutMs), {
      requestMs: timeoutMs + 1000,
      connections,
    });
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
          else if (head.push(row) === 2) readers = listReaders(head);
        }
    });
  }

  async close(): Promise<void> {
    await this.pool.emptied();
    await this.servers.close();
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
      const result = await this.servers.ask(
        async (client) =>
          await client.query({
            query: text,
            query_params: boundByName(bound),
            format: 'JSONCompactEachRowWithNamesAndTypes',
            abort_signal: givenUp,
          }),
        givenUp,
      );
      // what has begun to arrive is not asked again: a part of it may have been shown
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

/** The first two rows are names and types. */
function readRows(answer: readonly unknown[][]): Row[] {
  const readers = listReaders(answer);
  return answer.slice(2).map((row) => row.map((cell, i) => at(readers, i)(cell)));
}

function listReaders([, types = []]: readonly unknown[][]): CellReader[] {
  return types.map((type) => cellReader(String(type)));
}
