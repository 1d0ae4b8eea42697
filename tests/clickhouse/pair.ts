// Two ClickHouse servers of 2018 with a ZooKeeper, each behind a translator of newer words.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as listen, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const JARS = '/usr/share/java';
/** Why the pair cannot be started here; empty where it can. */
export const MISSING = [
  ['clickhouse-server', '/usr/sbin/clickhouse-server'],
  ['zookeeper', `${JARS}/zookeeper.jar`],
  ['a Java', '/usr/bin/java'],
]
  .filter(([, path]) => !existsSync(path!))
  .map(([name]) => name)
  .join(', ');

const LOGIN = 'portal:secret';
export const DATABASE = 'figures';
/** Nobody waits for minutes here. */
const SOONER: Readonly<Record<string, string>> = {
  distributed_ddl_task_timeout: '5',
  insert_quorum_timeout: '4000',
};
/** Settings of the HTTP interface itself, and those of its time that a server of 2018 does not list. */
const PASSED = /^(?:database|query_id|wait_end_of_query|query)$/;

export interface Machine {
  /** Of the translator, which is there even where the server behind it is not. */
  readonly host: string;
  /** Asks the server itself, without what the portal adds. */
  readonly ask: (query: string, settings?: string) => Promise<string>;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
}

export interface Pair {
  readonly machines: readonly [Machine, Machine];
  readonly keeper: Pick<Machine, 'start' | 'kill'>;
  /** Statements as they came, with the settings that came with them. */
  readonly asked: { readonly sql: string; readonly settings: URLSearchParams }[];
  /** Is waited for before a statement is passed on. */
  before: (sql: string) => Promise<void>;
  readonly address: string;
  readonly stop: () => Promise<void>;
}

export async function startPair(): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), 'pair-'));
  const ports = await freePorts(7);
  const [keeperPort = 0, ...rest] = ports;
  const keeper = keeperIn(folder, keeperPort);
  await keeper.start();
  const pair: Pick<Pair, 'asked' | 'before'> = { asked: [], before: async () => {} };
  const own = [rest.slice(0, 3), rest.slice(3, 6)] as const;
  const machines = await Promise.all(
    own.map(
      async (ports, i) => await machineIn(join(folder, `r${i}`), ports, { own, keeperPort }, pair),
    ),
  );
  const [a, b] = machines as unknown as [StoppedMachine, StoppedMachine];
  for (const { ask } of [a, b]) await ask(`CREATE DATABASE ${DATABASE}`);
  return Object.assign(pair, {
    machines: [a, b] as const,
    keeper,
    address: `clickhouse://${LOGIN}@${a.host},${b.host}/${DATABASE}?cluster=ledger`,
    stop: async () => {
      for (const each of [a, b]) await each.end();
      await keeper.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

function keeperIn(folder: string, port: number): Pair['keeper'] {
  const data = join(folder, 'keeper');
  mkdirSync(data);
  const file = join(folder, 'zoo.cfg');
  writeFileSync(
    file,
    `tickTime=500\ndataDir=${data}\nclientPort=${port}\nclientPortAddress=127.0.0.1\nadmin.enableServer=false\n`,
  );
  const main = 'org.apache.zookeeper.server.quorum.QuorumPeerMain';
  return program(['/usr/bin/java', '-Xmx256m', '-cp', `${JARS}/*`, main, file], port);
}

interface StoppedMachine extends Machine {
  readonly end: () => Promise<void>;
}

async function machineIn(
  folder: string,
  [http = 0, tcp = 0, inter = 0]: readonly number[],
  {
    own,
    keeperPort,
  }: { readonly own: readonly (readonly number[])[]; readonly keeperPort: number },
  pair: Pick<Pair, 'asked' | 'before'>,
): Promise<StoppedMachine> {
  mkdirSync(folder);
  const replicas = own
    .map(
      ([, port]) =>
        `<replica><host>127.0.0.1</host><port>${port}</port><user>portal</user><password>secret</password></replica>`,
    )
    .join('');
  writeFileSync(
    join(folder, 'config.xml'),
    `<yandex><logger><level>error</level><log>${folder}/log</log><errorlog>${folder}/err</errorlog></logger>
<http_port>${http}</http_port><tcp_port>${tcp}</tcp_port><interserver_http_port>${inter}</interserver_http_port>
<interserver_http_host>127.0.0.1</interserver_http_host><listen_host>127.0.0.1</listen_host>
<path>${folder}/data/</path><tmp_path>${folder}/tmp/</tmp_path><users_config>users.xml</users_config>
<default_profile>default</default_profile><default_database>default</default_database>
<max_concurrent_queries>50</max_concurrent_queries><mark_cache_size>10000000</mark_cache_size>
<zookeeper><node><host>127.0.0.1</host><port>${keeperPort}</port></node><session_timeout_ms>8000</session_timeout_ms></zookeeper>
<macros><shard>1</shard><replica>${folder.slice(-2)}</replica></macros>
<remote_servers><ledger><shard><internal_replication>true</internal_replication>${replicas}</shard></ledger></remote_servers>
<distributed_ddl><path>/clickhouse/task_queue/ddl</path></distributed_ddl></yandex>`,
  );
  const user = (name: string, password: string, profile: string) =>
    `<${name}><password>${password}</password><networks><ip>127.0.0.1</ip></networks><profile>${profile}</profile><quota>default</quota></${name}>`;
  writeFileSync(
    join(folder, 'users.xml'),
    `<yandex><profiles><default><allow_experimental_low_cardinality_type>1</allow_experimental_low_cardinality_type></default><reads><readonly>1</readonly></reads></profiles>
<users>${user('default', 'secret', 'default')}${user('portal', 'secret', 'default')}${user('reader', 'secret', 'reads')}</users><quotas><default></default></quotas></yandex>`,
  );
  const server = program(
    ['/usr/sbin/clickhouse-server', `--config-file=${folder}/config.xml`],
    http,
  );
  await server.start();
  const ask = async (sql: string, more = '', login = LOGIN) =>
    await answerOf(http, { sql, more, login });
  const known = new Set((await ask('SELECT name FROM system.settings')).split('\n'));
  const translator = createServer((request, response) => {
    void (async () => {
      const { sql, body, settings, login } = await readAsked(request);
      pair.asked.push({ sql, settings });
      await pair.before(sql);
      const kept = [...settings].filter(([name]) => PASSED.test(name) || known.has(name));
      const more = new URLSearchParams(kept.map(([name, value]) => [name, SOONER[name] ?? value]));
      const text = inOldWords(sql, settings, own);
      const answer = await answerOf(http, { sql: text, more: `${more}`, login, body });
      response.end(inNewFormat(sql, answer));
    })().catch((error: Error) => {
      const code = /^Code: (\d+)/.exec(error.message)?.[1];
      if (code === undefined) response.destroy();
      else response.writeHead(500, { 'X-ClickHouse-Exception-Code': code }).end(error.message);
    });
  });
  await new Promise<void>((resolve) => translator.listen(0, '127.0.0.1', resolve));
  return {
    ...server,
    host: `127.0.0.1:${(translator.address() as AddressInfo).port}`,
    ask,
    end: async () => {
      translator.closeAllConnections();
      translator.close();
      await server.kill();
    },
  };
}

interface Asked {
  readonly sql: string;
  readonly more?: string;
  readonly login: string;
  readonly body?: Buffer | undefined;
}

async function answerOf(port: number, { sql, more = '', login, body }: Asked): Promise<string> {
  const data = body && insertion(sql, body);
  const query = data ? `${more}&query=${encodeURIComponent(data.sql)}` : more;
  const response = await fetch(`http://127.0.0.1:${port}/?${query}`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` },
    body: data ? data.rows : sql,
  });
  const text = await response.text();
  // said as it is said today, so that the client knows its code
  const [, code, why] = /^Code: (\d+), e\.displayText\(\) = (.*?)(?:, e\.what|$)/s.exec(text) ?? [];
  if (!response.ok) throw new Error(code ? `Code: ${code}. ${why} (SAID_IN_${code})` : text);
  return text;
}

async function readAsked(request: IncomingMessage) {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const inUrl = searchParams.get('query');
  searchParams.delete('query');
  const login = (request.headers.authorization ?? '').replace('Basic ', '');
  return {
    sql: inUrl ?? body.toString(),
    ...(inUrl !== null && { body }),
    settings: searchParams,
    login: Buffer.from(login, 'base64').toString(),
  };
}

/** Bound values, all replicas of a cluster, formats: what came after 2018. */
function inOldWords(
  sql: string,
  settings: URLSearchParams,
  own: readonly (readonly number[])[],
): string {
  const bound = sql.replaceAll(
    /\{(p\d+):String\}/g,
    (_, name: string) => `'${settings.get(`param_${name}`)}'`,
  );
  const everywhere = bound.replaceAll(
    /clusterAllReplicas\('ledger', (\w+)\.(\w+)\)/g,
    (_, database: string, table: string) =>
      `(${own.map(([, port], i) => `SELECT ${i} AS replica, * FROM remote('127.0.0.1:${port}', ${database}, ${table}, 'portal', 'secret')`).join(' UNION ALL ')})`,
  );
  return (
    everywhere
      .replaceAll('shardNum()', 'replica')
      // what `cast_keep_nullable` and `aggregate_functions_null_for_empty` say today
      .replaceAll(/ AS (VARCHAR|DECIMAL\(\d+, ?\d+\))\)/g, ' AS Nullable($1))')
      .replace(/(^SELECT[^]*FORMAT JSONCompact)EachRow\w*$/, '$1')
  );
}

function inNewFormat(sql: string, answer: string): string {
  const head = /FORMAT JSONCompactEachRow(WithNamesAndTypes)?$/.exec(sql.trim());
  if (!head || answer === '') return answer;
  const { meta, data } = JSON.parse(answer) as {
    meta: { name: string; type: string }[];
    data: unknown[][];
  };
  const named = [meta.map(({ name }) => name), meta.map(({ type }) => type)];
  return [...(head[1] ? named : []), ...data].map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** Rows of JSON as cells between tabs. */
function insertion(sql: string, body: Buffer): { readonly sql: string; readonly rows: string } {
  if (!/FORMAT JSONCompactEachRow\s*$/.test(sql)) return { sql, rows: body.toString() };
  const escaped = (cell: unknown) =>
    String(cell).replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  const lines = body.toString().trim().split('\n');
  return {
    sql: sql.replace(/JSONCompactEachRow\s*$/, 'TabSeparated'),
    rows: lines
      .map((line) => `${(JSON.parse(line) as unknown[]).map(escaped).join('\t')}\n`)
      .join(''),
  };
}

/** A program that is there once its port is open, and gone at once when it is killed. */
function program([command = '', ...args]: readonly string[], port: number): Pair['keeper'] {
  let child: ChildProcess | null = null;
  return {
    async start() {
      child = spawn(command, args, { stdio: 'ignore' });
      const until = performance.now() + 60_000;
      while (!(await isOpen(port))) {
        if (performance.now() > until || child.exitCode !== null)
          throw new Error(`${command} does not start`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async kill() {
      const ended = child && child.exitCode === null && child.signalCode === null;
      if (!child || !ended) return;
      const gone = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function isOpen(port: number): Promise<boolean> {
  const { connect } = await import('node:net');
  return await new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => listen());
  const ports = await Promise.all(
    servers.map(
      async (server) =>
        await new Promise<number>((resolve) => {
          server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
        }),
    ),
  );
  await Promise.all(
    servers.map(async (server) => await new Promise((resolve) => server.close(resolve))),
  );
  return ports;
}
