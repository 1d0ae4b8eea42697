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
/** So long a server may take before what is streamed begins to arrive, in milliseconds. */
const STREAM_MS = 600_000;

/** Answers of one ledger: its tables are those named, each behind `prefix`. */
export class ClickHouseStore implements Store {
  private readonly servers: ServersInTurn;
  /** For what is streamed. */
  private readonly patient: ServersInTurn;
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
    const serversFor = (ms: number) =>
      new ServersInTurn(address, readingOnly(ms), { requestMs: ms + 1000, connections });
    this.servers = serversFor(timeoutMs);
    this.patient = serversFor(STREAM_MS);
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

  async *stream(query: Sql, signal?: AbortSignal): AsyncGenerator<readonly Row[]> {
    try {
      const result = await this.send(this.patient, query.in(this.dialect), signal);
      const head: unknown[][] = [];
      let readers: readonly CellReader[] = [];
      for await (const some of result.stream<unknown[]>()) {
        const rows = some.map((row) => row.json<unknown[]>());
        while (head.length < 2 && rows.length > 0) head.push(rows.shift() ?? []);
        if (readers.length === 0) readers = listReaders(head);
        if (rows.length > 0) yield rows.map((row) => row.map((cell, i) => at(readers, i)(cell)));
      }
    } catch (error) {
      throw this.said(error, signal);
    }
  }

  async close(): Promise<void> {
    await this.pool.emptied();
    await this.servers.close();
    await this.patient.close();
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
    statement: Statement,
    signal: AbortSignal | undefined,
    read: (result: Received) => Promise<Result>,
  ): Promise<Result> {
    const late = AbortSignal.timeout(this.timeoutMs);
    const givenUp = signal ? AbortSignal.any([signal, late]) : late;
    try {
      return await read(await this.send(this.servers, statement, givenUp));
    } catch (error) {
      throw this.said(error, givenUp);
    }
  }

  /** What has begun to arrive is not asked again: a part of it may have been shown. */
  private async send(
    servers: ServersInTurn,
    { text, bound }: Statement,
    signal: AbortSignal | undefined,
  ): Promise<Received> {
    return await servers.ask(
      async (client) =>
        await client.query({
          query: text,
          query_params: boundByName(bound),
          format: 'JSONCompactEachRowWithNamesAndTypes',
          ...(signal ? { abort_signal: signal } : {}),
        }),
      signal,
    );
  }

  private said(error: unknown, signal: AbortSignal | undefined): unknown {
    return signal?.aborted
      ? new LedgerTimeout('the question took too long or was given up')
      : inLedgerWords(error, this.shown);
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
