// ClickHouse as the second engine: a bounded queue in front of its servers, reading only, time-out and abort that cancel; its catalogue says which ledger serves.

import type { ResultSet } from '@clickhouse/client';

import { at } from '../../model/lookup.ts';
import type { Dialect, Sql, Statement } from '../sql.ts';
import { ConnectionPool } from '../stores/connectionPool.ts';
import { LedgerTimeout, type Row, type Store, LedgerUnavailable } from '../stores/store.ts';
import { type Address, parseAddress } from './address.ts';
import { boundByName, cellReader, clickhouse } from './dialect.ts';
import { inLedgerWords, readingOnly, ServersInTurn } from './servers.ts';
import type { Model } from '../../model/portal.ts';
import { Ledger } from '../ledger.ts';
import type { LedgerSource } from '../ledgerSource.ts';
import type { Manifest } from '../publish/manifest.ts';
import { hashModelTables } from '../publish/publish.ts';
import { currentPrefix, keptEdition, listPrefixes, readEdition } from './catalogue.ts';
import { SEQUENTIAL } from './cluster.ts';

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

const LOOK_MS = 3000;

/** `text` is an address as `parseAddress` takes it. Throws what that throws. */
export function clickhouseSource(text: string, options: ClickHouseOptions = {}): LedgerSource {
  const address = parseAddress(text);
  // a replica that is behind does not say what served before
  const servers = new ServersInTurn(
    address,
    { ...readingOnly(LOOK_MS), ...(address.cluster !== null && SEQUENTIAL) },
    { requestMs: LOOK_MS },
  );
  let listing: Promise<string[]> | null = null;
  // whoever asks for ledgers that are not kept asks no more than this
  const listed = async (): Promise<string[]> => {
    listing ??= servers.ask(listPrefixes).finally(() => {
      listing = null;
    });
    return await listing;
  };
  const openOver = async (name: string, model: Model, manifest: Manifest): Promise<Ledger> => {
    const store = new ClickHouseStore(address, name, Object.keys(manifest.tables), options);
    try {
      return await Ledger.over(store, model, manifest);
    } catch (error) {
      throw new LedgerUnavailable(
        `ledger ${manifest.id} cannot be opened: ${(error as Error).message}`,
        { cause: error },
      );
    }
  };
  return {
    shown: address.shown,
    current: () => servers.ask(currentPrefix),
    async open(name, model) {
      const { manifest } = await servers.ask(async (client) => await readEdition(client, name));
      if (manifest.model !== hashModelTables(model))
        throw new LedgerUnavailable(
          `ledger ${manifest.id} was made by another config/ledger.yaml: publish it again`,
        );
      return await openOver(name, model, manifest);
    },
    async kept(id, model) {
      const prefixes = await listed();
      const edition = await servers.ask(async (client) => await keptEdition(client, id, prefixes));
      return edition && edition.manifest.model === hashModelTables(model)
        ? () => openOver(edition.prefix, model, edition.manifest)
        : null;
    },
    async standIns(named) {
      const prefixes = await listed();
      const at = named === null ? -1 : prefixes.indexOf(named);
      return [...prefixes.slice(at + 1), ...prefixes.slice(0, Math.max(at, 0))];
    },
    files: null,
    close: () => servers.close(),
  };
}
