// The servers of an address, asked in turn: one that fails comes last; and what may be said to a user who may only read.

import { Agent } from 'node:https';

import {
  ClickHouseError,
  ClickHouseLogLevel,
  createClient,
  type ClickHouseClient,
  type ClickHouseSettings,
} from '@clickhouse/client';

import { LedgerBusy, LedgerTimeout, LedgerUnavailable } from '../stores/store.ts';
import type { Address } from './address.ts';
import { SEQUENTIAL } from './cluster.ts';
import { SAME_MEANING } from './dialect.ts';

/** A client of one server of an address; `settings` go with every request. */
export function connect(
  address: Address,
  host: string,
  settings: ClickHouseSettings,
  { requestMs, connections = 1 }: { readonly requestMs: number; readonly connections?: number },
): ClickHouseClient {
  const { tls, username, password } = address;
  // a certificate without a password is the login itself; the server refuses both together
  const isLogin = tls?.cert !== undefined && password === '';
  return createClient({
    url: `${tls ? 'https' : 'http'}://${host}`,
    pathname: address.path,
    username,
    password,
    database: address.database,
    application: 'ledger',
    request_timeout: requestMs,
    max_open_connections: connections,
    use_multipart_params_auto: true,
    clickhouse_settings: settings,
    log: { level: ClickHouseLogLevel.OFF },
    ...(tls && { http_agent: new Agent({ ...tls, keepAlive: true, maxSockets: connections }) }),
    ...(isLogin && {
      set_basic_auth_header: false,
      http_headers: { 'X-ClickHouse-User': username, 'X-ClickHouse-SSL-Certificate-Auth': 'on' },
    }),
  });
}

interface Server {
  readonly host: string;
  readonly client: ClickHouseClient;
  /** For a user who may change no setting; null in it: this one may. */
  bare: Promise<ClickHouseClient | null> | null;
}

/** Only for what changes nothing: it may be asked twice. */
export class ServersInTurn {
  private servers: readonly Server[];
  private readonly address: Address;
  private readonly settings: ClickHouseSettings;
  private readonly requests: { readonly requestMs: number; readonly connections?: number };

  constructor(
    address: Address,
    settings: ClickHouseSettings,
    requests: { readonly requestMs: number; readonly connections?: number },
  ) {
    this.address = address;
    this.settings = settings;
    this.requests = requests;
    this.servers = address.hosts.map((host) => ({
      host,
      client: connect(address, host, settings, requests),
      bare: null,
    }));
  }

  /** The answer of the first server that can give it. Rejects with LedgerUnavailable or LedgerTimeout. */
  async ask<Result>(
    work: (client: ClickHouseClient, host: string) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const reasons: LedgerUnavailable[] = [];
    for (const server of this.servers) {
      try {
        return await this.askOne(server, work);
      } catch (error) {
        const said = inLedgerWords(error, this.shown(server));
        const isLate = signal?.aborted
          ? (signal.reason as Error).name === 'TimeoutError'
          : said instanceof LedgerTimeout;
        if (signal?.aborted && !isLate) throw said;
        if (isLate || said instanceof LedgerUnavailable)
          this.servers = [...this.servers.filter((other) => other !== server), server];
        if (isLate || !(said instanceof LedgerUnavailable)) throw said;
        reasons.push(said);
      }
    }
    throw new LedgerUnavailable([...new Set(reasons.map(({ message }) => message))].join('; '), {
      cause: reasons[0],
    });
  }

  async close(): Promise<void> {
    for (const { client, bare } of this.servers) {
      await client.close();
      await (await bare?.catch(() => null))?.close();
    }
  }

  private async askOne<Result>(
    server: Server,
    work: (client: ClickHouseClient, host: string) => Promise<Result>,
  ): Promise<Result> {
    const bare = await server.bare;
    try {
      return await work(bare ?? server.client, server.host);
    } catch (error) {
      if (bare || !(error instanceof ClickHouseError && error.code === READ_ONLY)) throw error;
      server.bare ??= this.withoutSettings(server).catch((why: unknown) => {
        server.bare = null;
        throw why;
      });
      const found = await server.bare;
      if (!found) throw error;
      return await work(found, server.host);
    }
  }

  /** Null where the user may change settings. Throws LedgerUnavailable where a read-only user lacks settings that answers need. */
  private async withoutSettings(server: Server): Promise<ClickHouseClient | null> {
    const client = connect(this.address, server.host, WHOLE_ANSWERS, this.requests);
    const result = await client.query({
      query: 'SELECT name, value FROM system.settings',
      format: 'JSONCompactEachRow',
    });
    const set = new Map(await result.json<[string, string]>());
    if (set.get('readonly') !== '1') return null;
    const lacking = Object.entries(this.settings)
      .filter(([name, value]) => NEEDED.has(name) && set.get(name) !== String(value))
      .map(([name, value]) => `${name} = ${String(value)}`);
    if (lacking.length > 0)
      throw new LedgerUnavailable(
        `${this.shown(server)}: the user ${this.address.username} may change no settings (readonly = 1), so its profile needs ${lacking.join(', ')}`,
      );
    return client;
  }

  private shown({ host }: Server): string {
    return `clickhouse://${host}${this.address.path}${this.address.database}`;
  }
}

/** Code of ClickHouse: a setting, or data, that this user may not change. */
const READ_ONLY = '164';
/** No setting, but a word to the HTTP interface: a failure in the middle is a failure from the beginning. */
export const WHOLE_ANSWERS: ClickHouseSettings = { wait_end_of_query: 1 };
const NEEDED: ReadonlySet<string> = new Set(Object.keys({ ...SAME_MEANING, ...SEQUENTIAL }));

/** `readonly` 2 lets through settings but no change of data; a user who has 1 is asked without any. */
export function readingOnly(timeoutMs: number): ClickHouseSettings {
  return {
    ...SAME_MEANING,
    ...WHOLE_ANSWERS,
    readonly: '2',
    max_execution_time: Math.ceil(timeoutMs / 1000),
    cancel_http_readonly_queries_on_client_close: 1,
  };
}

/** What a failure of ClickHouse is to the ledger; a question that is wrong in itself stays as it is. */
export function inLedgerWords(error: unknown, shown: string): Error {
  if (error instanceof LedgerUnavailable || error instanceof LedgerTimeout) return error;
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
/** No such table or database, no access, not let in, servers or keepers behind it not reached, a replica that is behind, shutting down. */
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
  '289',
  '394',
  '497',
  '516',
  '735',
  '999',
]);

/** Failures of the connection have a code of the system; those of reading an answer do not. */
function isUnreached(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return (
    (typeof code === 'string' && /^(?:E[A-Z]+|ERR_TLS|CERT|DEPTH|SELF|UNABLE)/.test(code)) ||
    /socket hang up|aborted/i.test(message)
  );
}
