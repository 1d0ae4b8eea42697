// Two servers that answer like replicas of one cluster what publishing and a catalogue ask, and do on the way whatever a test has them do.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A statement as it came: to which server, with which settings. */
export interface Said {
  readonly server: 0 | 1;
  readonly sql: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** What a server does in place of answering: a code of ClickHouse, a broken connection before or after it did what it was told, half an answer. */
export type Failure = number | 'away' | 'gone after it' | 'gone in the middle' | null;

export type Cells = readonly (string | number)[];

export class FakePair {
  readonly said: Said[] = [];
  /** Prefixes switched to. */
  readonly switched: string[] = [];
  /** What each replica says of a table, rows, cells and sums; one that says nothing has no rows. */
  compared: (table: string) => readonly Cells[] = () => [];
  clusters: readonly Cells[] = [
    ['ledger', 1],
    ['ledger', 1],
  ];
  fails: (said: Said) => Failure = () => null;
  /** Of the user; with `readonly` 1 no request may bring a setting. */
  profile: Readonly<Record<string, string>> = {};
  private readonly catalogue: [number, string, string][] = [];
  private readonly tables = new Set<string>();
  private readonly servers: Server[] = [];
  private readonly open = new Set<0 | 1>();

  async start(): Promise<void> {
    for (const number of [0, 1] as const) {
      const server = createServer(
        (request, response) => void this.answer(number, request, response),
      );
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      this.servers.push(server);
      this.open.add(number);
    }
  }

  get address(): string {
    const hosts = this.servers.map(
      (server) => `127.0.0.1:${(server.address() as AddressInfo).port}`,
    );
    return `clickhouse://portal:secret@${hosts.join(',')}/figures?cluster=ledger`;
  }

  /** As a new pair with nothing on it. */
  clear(): void {
    for (const list of [this.said, this.switched, this.catalogue]) list.length = 0;
    this.tables.clear();
    this.fails = () => null;
    this.profile = {};
  }

  async stop(): Promise<void> {
    for (const server of this.servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  private async answer(server: 0 | 1, request: IncomingMessage, response: ServerResponse) {
    const said = { server, ...(await readStatement(request)) };
    this.said.push(said);
    const failure = this.fails(said);
    if (failure === 'away') return response.destroy();
    if (typeof failure === 'number') return refuse(response, failure);
    const asks = Object.keys(said.settings).filter((name) => !OF_HTTP.test(name));
    if (this.profile['readonly'] === '1' && asks.length > 0) return refuse(response, 164);
    const text = this.done(said)
      .map((row) => `${JSON.stringify(row)}\n`)
      .join('');
    if (failure === 'gone after it') return response.destroy();
    if (failure !== 'gone in the middle') return response.end(text);
    response.writeHead(200, { 'content-length': text.length + 10 });
    return response.write(text, () => response.destroy());
  }

  private done({ sql, settings }: Said): readonly Cells[] {
    const latest = this.catalogue.toSorted(([a], [b]) => b - a);
    const made = /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/.exec(sql);
    if (made?.[1]) this.tables.add(made[1]);
    const dropped = /^DROP TABLE IF EXISTS (\w+)/.exec(sql);
    if (dropped?.[1]) this.tables.delete(dropped[1]);
    if (sql.startsWith('INSERT INTO ledger_published')) {
      const row = JSON.parse(sql.trim().split('\n').at(-1)!) as [number, string, string];
      this.catalogue.push(row);
      this.switched.push(row[1]);
    }
    const compared =
      /clusterAllReplicas\('ledger', figures\.l_[0-9a-f]+_[0-9a-z]+_(\w+)\) GROUP/.exec(sql);
    if (compared?.[1]) return this.compared(compared[1]);
    if (sql.includes('FROM system.settings')) return Object.entries(this.profile);
    if (sql.includes('FROM system.clusters')) return this.clusters;
    if (sql.includes('system.tables')) return [...this.tables].sort().map((name) => [name]);
    if (sql.startsWith('SELECT CAST(MAX')) return [[latest[0]?.[0] ?? 0]];
    if (sql.startsWith('SELECT manifest'))
      return latest
        .filter(([, prefix]) => prefix === settings['param_p1'])
        .map(([, , text]) => [text]);
    return sql.startsWith('SELECT prefix') ? latest.map(([, prefix]) => [prefix]) : [];
  }
}

/** What is no setting, so that anybody may say it. */
const OF_HTTP = /^(?:database|query_id|wait_end_of_query|param_\w+)$/;

async function readStatement(request: IncomingMessage): Promise<Omit<Said, 'server'>> {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const query = searchParams.get('query');
  searchParams.delete('query');
  const body = Buffer.concat(chunks).toString();
  return {
    sql: query === null ? body : `${query}\n${body}`,
    settings: Object.fromEntries(searchParams),
  };
}

function refuse(response: ServerResponse, code: number): void {
  response
    .writeHead(500, { 'X-ClickHouse-Exception-Code': String(code) })
    .end(`Code: ${code}. DB::Exception: it is so. (A_NAME) (version 26.7)`);
}
