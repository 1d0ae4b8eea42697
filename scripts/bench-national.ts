// A ledger of the true size: how fast questions that nobody asked before are answered, against the same SQL run directly.
// With PORTAL_LEDGER the ledger is that of a ClickHouse, and the limit is its client.

import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';

import { AnswerCache, at, buildApp, last, ledgersFolder, type Sql } from '../engine/serve.ts';
import { Direct, record, runByClient, said, type SaidDirectly } from './national/direct.ts';
import { quantile } from './harness/lines.ts';
import { measuredLedger, measuredPortal } from './national/portal.ts';
import { questions, type Subject } from './national/questions.ts';
import { sides } from './national/sides.ts';

const data = process.env['PORTAL_DATA'] ?? '.portal/national';
const NAMES = { key: 'one budget    ', country: 'whole country ' } as const;
const COUNTS = { key: 600, country: 200 } as const;
/** Questions about many keys side by side. */
const SIDES = 100;
const CLIENTS = 32;
/** Many clients ask both servers in turn, so many times. */
const TURNS = 8;
/** Questions asked before the measured ones: answers are new, the process and the engine are not. */
const WARM = 400;

const portal = measuredPortal();
const current = await measuredLedger(portal, data);
await current.start();
const { manifest, members } = current.get();
const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
console.log(
  `ledger ${manifest.id}: ${(rows / 1e6).toFixed(1)} million rows, ${Math.round(manifest.file.bytes / 1e6)} MB`,
);

const started = performance.now();
const { child, base } = await startServer('server');
console.log(
  `ready after ${((performance.now() - started) / 1000).toFixed(2)} s, ${memoryOf(child)}`,
);
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
const app = buildApp(new AnswerCache(portal, current), { log: false, headers: {} });
const isDistant = Boolean(process.env['PORTAL_LEDGER']);
const direct = isDistant ? null : await Direct.open(ledgersFolder(data), manifest.id, 1);
// a ClickHouse is asked by its client in this process
const bare = isDistant ? null : await startServer('directServer');

for (const subject of ['key', 'country'] as const) {
  const earlier = take(subject, WARM, 91);
  const before = await recorded(earlier);
  await timed(earlier, 1, ask);
  await timed(before, 1, runDirectly);
  console.log(`${NAMES[subject]} one client    ${await inTurn(take(subject, COUNTS[subject], 1))}`);
  console.log(
    `${NAMES[subject]} ${CLIENTS} clients   ${await together(take(subject, COUNTS[subject], 16))}`,
  );
}
for (const { name, addresses } of sides(portal, (dimension) => members.codes(dimension), SIDES)) {
  // what is read once of a ledger is read by the first
  await timed(addresses.slice(0, 3), 1, ask);
  const served = await timed(addresses.slice(3), 1, ask, usageOf(child));
  console.log(`${name}, ${addresses.length - 3} different   ${say(served)}`);
}
console.log(`afterwards ${memoryOf(child)}`);
child.disconnect();
bare?.child.disconnect();
agent.destroy();
await app.close();
await current.stop();
process.exit(0);

function take(subject: Subject, count: number, seed: number): string[] {
  return questions(portal, subject, (dimension) => members.codes(dimension), seed)
    .take(count)
    .toArray();
}

async function recorded(addresses: readonly string[]): Promise<Sql[][]> {
  return await record(
    current.get(),
    addresses.map((address) => async () => await app.inject(address)),
  );
}

/** Each question to the portal, and its statements to the engine by themselves, one after the other; which goes first changes. */
async function inTurn(addresses: readonly string[]): Promise<string> {
  const statements = await recorded(addresses);
  const [served, limit]: [number[], number[]] = [[], []];
  for (const [i, address] of addresses.entries()) {
    const asking = async () => served.push(await timeOf(async () => await ask(address)));
    const running = async () =>
      limit.push(await timeOf(async () => await runDirectly(at(statements, i))));
    for (const act of i % 2 === 0 ? [asking, running] : [running, asking]) await act();
  }
  const p50 = { served: quantile(served, 0.5), limit: quantile(limit, 0.5) };
  const more = `p99 ${ms(quantile(served, 0.99))} / ${ms(quantile(limit, 0.99))}`;
  return `p50 ${ms(p50.served)}, same SQL directly ${ms(p50.limit)}: ${(p50.served / p50.limit).toFixed(2)} times (≤ 1.5)   ${more}`;
}

/** Clients of the same kind at the portal and at a bare server over the engine, in turn, and how much of its rate is reached. */
async function together(addresses: readonly string[]): Promise<string> {
  const statements = await recorded(addresses);
  const rates: number[] = [];
  const [served, limit]: [Timed[], Timed[]] = [[], []];
  const each = Math.ceil(addresses.length / TURNS);
  const numbered = statements.map((own, nth) => ({ own, nth }));
  await tell(statements.map(said));
  for (let from = 0; from < addresses.length; from += each) {
    const own = addresses.slice(from, from + each);
    const asking = async () => served.push(await timed(own, CLIENTS, ask, usageOf(child)));
    const running = async () =>
      limit.push(
        await timed(
          numbered.slice(from, from + each),
          CLIENTS,
          runThere,
          bare ? usageOf(bare.child) : undefined,
        ),
      );
    for (const act of (from / each) % 2 === 0 ? [asking, running] : [running, asking]) await act();
    rates.push(last(served).perSecond / last(limit).perSecond);
  }
  const mid = (of: readonly Timed[], name: keyof Timed) =>
    quantile(
      of.map((asked) => asked[name]),
      0.5,
    );
  const say = (of: readonly Timed[]) =>
    `${mid(of, 'perSecond').toFixed(0)}/s, p50 ${ms(mid(of, 'p50'))}, ${ms(mid(of, 'cpu'))} of processor each`;
  return `served ${say(served)}   a bare server over the engine ${say(limit)}: ${quantile(rates, 0.5).toFixed(2)} of its rate (≥ 0.8; ${rates.map((rate) => rate.toFixed(2)).join(', ')})`;
}

async function runDirectly(statements: readonly Sql[]): Promise<void> {
  await (direct ? direct.run(said(statements), 0) : runByClient(current, statements));
}

async function runThere({
  own,
  nth,
}: {
  readonly own: readonly Sql[];
  readonly nth: number;
}): Promise<void> {
  await (bare ? get200(`${bare.base}/${nth}`) : runByClient(current, own));
}

/** The questions that the bare server is asked by their numbers. */
async function tell(questions: readonly (readonly SaidDirectly[])[]): Promise<void> {
  if (!bare) return;
  await new Promise((resolve) => {
    bare.child.once('message', resolve);
    bare.child.send(questions);
  });
}

async function startServer(
  name: 'server' | 'directServer',
): Promise<{ child: ChildProcess; base: string }> {
  const server = fork(join(import.meta.dirname, 'national', `${name}.ts`), [], {
    env: { ...process.env, PORTAL_DATA: data },
    serialization: 'advanced',
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.once('message', (said) => resolve(String(said)));
    server.once('exit', () => reject(new Error('the server ended before it was ready')));
  });
  return { child: server, base: address };
}

async function ask(address: string): Promise<void> {
  await get200(`${base}${address}`);
}

async function get200(url: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
}

interface Timed {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
  /** Processor time of one, in milliseconds; it tells more than the clock where the machine does other things too. */
  readonly cpu: number;
}

/** Milliseconds by percentile, and how many a second. */
async function timed<T>(
  things: readonly T[],
  atOnce: number,
  act: (thing: T) => Promise<void>,
  usage?: () => Promise<NodeJS.CpuUsage>,
): Promise<Timed> {
  const before = await usage?.();
  const times: number[] = [];
  const queue = things.values();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const thing of queue) {
        const at = performance.now();
        await act(thing);
        times.push(performance.now() - at);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const after = await usage?.();
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    perSecond: things.length / seconds,
    cpu:
      before && after
        ? (after.user + after.system - before.user - before.system) / 1000 / things.length
        : NaN,
  };
}

function say({ p50, p99, perSecond, cpu }: Timed): string {
  return `p50 ${ms(p50)}, p99 ${ms(p99)}, ${perSecond.toFixed(0)}/s, ${ms(cpu)} of processor each`;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}

async function timeOf(act: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

function usageOf(server: ChildProcess): () => Promise<NodeJS.CpuUsage> {
  return async () =>
    await new Promise((resolve) => {
      server.once('message', (usage) => resolve(usage as NodeJS.CpuUsage));
      server.send('usage');
    });
}

/** What a process holds now and has held at most; empty where the system does not say. */
function memoryOf(process: ChildProcess): string {
  try {
    const status = readFileSync(`/proc/${process.pid}/status`, 'utf8');
    const megabytes = (name: string) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
    return `${megabytes('VmRSS')} MB of memory, at most ${megabytes('VmHWM')} MB`;
  } catch {
    return 'memory unknown here';
  }
}
