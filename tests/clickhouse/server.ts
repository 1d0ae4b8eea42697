// A thin HTTP server in front of the real engine in this process: as much of ClickHouse's HTTP interface as its client uses.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const USER = 'portal';
export const PASSWORD = 'p:ss/w@rd';
export const DATABASE = 'figures';

/** What is used of the package, whose own types are not installed with the portal. */
interface Session {
  queryBindAsync(
    sql: string,
    params: Readonly<Record<string, string>>,
  ): Promise<{ bytes(): Uint8Array }>;
  queryAsync(sql: string): Promise<{ bytes(): Uint8Array }>;
  insert(params: {
    table: string;
    columns?: readonly string[];
    values: Buffer;
    format: string;
  }): Promise<unknown>;
}

interface Asked {
  readonly sql: string;
  readonly data: Buffer | null;
  readonly params: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, string>>;
}

/** The engine is each replica of a cluster of two: whoever asks both has every answer twice. */
const TWICE = `<clickhouse><tcp_port>9000</tcp_port><remote_servers><ledger><shard>
<replica><host>127.0.0.1</host><port>9000</port></replica><replica><host>localhost</host><port>9000</port></replica>
</shard></ledger></remote_servers></clickhouse>`;

/** Parameters of the HTTP interface that are no settings of a question. */
const OF_HTTP = new Set([
  'query',
  'query_id',
  'database',
  'default_format',
  'session_id',
  'role',
  'wait_end_of_query',
  'enable_http_compression',
  'cancel_http_readonly_queries_on_client_close',
]);

if (process.argv[2]) await serve(process.argv[2], Number(process.argv[3] ?? 0));

async function serve(installed: string, port: number): Promise<void> {
  const { Session } = createRequire(resolve(installed, 'package.json'))('chdb') as {
    Session: new (path: string, options: { connectionArgs: string[] }) => Session;
  };
  const path = mkdtempSync(join(tmpdir(), 'clickhouse-'));
  const config = join(path, 'config.xml');
  writeFileSync(config, TWICE);
  const session = new Session(path, { connectionArgs: [`--config-file=${config}`] });
  await session.queryAsync(`CREATE DATABASE ${DATABASE}`);
  await session.queryAsync(`USE ${DATABASE}`);
  // one question at a time; what a question left behind that ended too late goes with the answer to another, thrown away
  let turn: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    const answer = async () => {
      try {
        const asked = await readAsked(request);
        const mine = turn.then(() => run(session, asked));
        turn = mine.catch(() => session.queryAsync('SELECT 1'));
        const bytes = await mine;
        response.writeHead(200, { 'Content-Type': 'text/plain' }).end(bytes);
      } catch (error) {
        fail(response, error as Error);
      }
    };
    void answer();
  });
  server.listen(port, '127.0.0.1', () =>
    console.log(`listening ${(server.address() as AddressInfo).port}`),
  );
  // without farewell: closing the engine has been seen to take five minutes, and nothing of it is kept
  const stop = () => {
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  };
  process.stdin.on('end', stop).resume();
  process.once('SIGTERM', stop);
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const login = Buffer.from(
    (request.headers.authorization ?? '').replace('Basic ', ''),
    'base64',
  ).toString();
  if (login !== `${USER}:${PASSWORD}`)
    throw new Error(
      `Code: 516. DB::Exception: ${USER}: Authentication failed. (AUTHENTICATION_FAILED)`,
    );
  if (url.searchParams.get('database') !== DATABASE)
    throw new Error('Code: 81. DB::Exception: Database does not exist. (UNKNOWN_DATABASE)');
  const body = await bodyOf(request);
  const fields = new Map(url.searchParams);
  const isForm = (request.headers['content-type'] ?? '').startsWith('multipart/form-data');
  if (isForm)
    for (const [name, value] of await new Response(new Uint8Array(body), {
      headers: { 'content-type': request.headers['content-type']! },
    }).formData())
      fields.set(name, value as string);
  const inUrl = fields.get('query');
  const params = Object.fromEntries(
    [...fields]
      .filter(([name]) => name.startsWith('param_'))
      .map(([name, value]) => [name.slice(6), plain(value)]),
  );
  const settings = Object.fromEntries(
    [...fields].filter(([name]) => !OF_HTTP.has(name) && !name.startsWith('param_')),
  );
  return {
    sql: inUrl ?? body.toString(),
    data: inUrl === undefined || isForm ? null : body,
    params,
    settings,
  };
}

async function run(session: Session, { sql, data, params, settings }: Asked): Promise<Uint8Array> {
  const insert = /^INSERT INTO (\w+)\s*(?:\(([^)]*)\))?\s*FORMAT (\w+)\s*$/.exec(sql.trim());
  if (insert && data && settings['readonly'] === undefined) {
    const [, table, columns, format] = insert;
    await session.insert({
      table: `${DATABASE}.${table!}`,
      ...(columns ? { columns: columns.split(',').map((name) => name.trim()) } : {}),
      values: data,
      format: format!,
    });
    return new Uint8Array();
  }
  const alone = ofOneServer(sql.trim());
  // what a cluster of servers would be told is read, and done by the one engine that is here
  if (/ ON CLUSTER /.test(sql)) await session.queryAsync(`EXPLAIN AST ${sql}`);
  const asked = withSettings(alone, settings);
  return (
    Object.keys(params).length > 0
      ? await session.queryBindAsync(asked, params)
      : await session.queryAsync(asked)
  ).bytes();
}

/** Settings of the request as a clause of the question itself; statements that make tables take none, unless only reading is allowed. */
function withSettings(sql: string, settings: Readonly<Record<string, string>>): string {
  if (!/^SELECT/i.test(sql) && settings['readonly'] === undefined) return sql;
  const at = sql.search(/\sFORMAT \w+$/);
  const [question, format] = at < 0 ? [sql, ''] : [sql.slice(0, at), sql.slice(at)];
  const clause = Object.entries(settings)
    .map(([name, value]) => `${name} = ${/^\d+$/.test(value) ? value : `'${value}'`}`)
    .join(', ');
  return `${question}${clause === '' ? '' : ` SETTINGS ${clause}`}${format}`;
}

function ofOneServer(sql: string): string {
  return sql
    .replace(/ ON CLUSTER '\w+'/, '')
    .replace(/ReplicatedMergeTree(?:\('[^']+', '\{replica\}'\))?/, 'MergeTree');
}

/** The engine's own binding escapes once more what the client has escaped; a quote inside an array stays escaped. */
function plain(value: string): string {
  const single = value.startsWith('[') ? value : value.replaceAll("\\'", "'");
  return single.replace(
    /\\([tnr\\])/g,
    (_, letter: string) => ({ t: '\t', n: '\n', r: '\r', '\\': '\\' })[letter]!,
  );
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function fail(response: ServerResponse, error: Error): void {
  const code = /^Code: (\d+)/.exec(error.message)?.[1] ?? '1001';
  response
    .writeHead(code === '516' ? 403 : 500, { 'X-ClickHouse-Exception-Code': code })
    .end(`${error.message} (version 26.7)`);
}
