// A ledger of the true size: how fast questions that nobody asked before are answered, against the same SQL run directly.
// With PORTAL_LEDGER the ledger is that of a ClickHouse, and the limit is its client.

import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';

import { AnswerCache, buildApp, type Sql } from '../engine/serve.ts';
import { Direct, record, throughClient } from './national/direct.ts';
import { measuredLedger, measuredPortal } from './national/portal.ts';
import { questions, type Subject } from './national/questions.ts';
import { sides } from './national/sides.ts';

const data = process.env['PORTAL_DATA'] ?? '.portal/national';
const COUNTS = { key: 600, country: 200 } as const;
/** Questions about many keys side by side. */
const SIDES = 100;
const MOST_AT_ONCE = 16;
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
const { child, base } = await startServer();
console.log(
  `ready after ${((performance.now() - started) / 1000).toFixed(2)} s, ${memoryOf(child)}`,
);
const agent = new Agent({ keepAlive: true, maxSockets: MOST_AT_ONCE });
const app = buildApp(new AnswerCache(portal, current), { log: false, headers: {} });
const direct = process.env['PORTAL_LEDGER']
  ? throughClient(current)
  : await Direct.open(data, manifest.id, MOST_AT_ONCE);

for (const subject of ['key', 'country'] as const) {
  for (const atOnce of [1, MOST_AT_ONCE]) {
    const [earlier, addresses] = [
      take(subject, WARM, 90 + atOnce),
      take(subject, COUNTS[subject], atOnce),
    ];
    const [before, statements] = [await statementsOf(earlier), await statementsOf(addresses)];
    await timed(before, 1, async (statements) => await direct.run(statements, 0));
    const limit = await timed(
      statements,
      atOnce,
      async (statements: readonly Sql[], connection) => await direct.run(statements, connection),
      async () => process.cpuUsage(),
    );
    await timed(earlier, 1, ask);
    const served = await timed(addresses, atOnce, ask, usageOfServer);
    console.log(
      `${subject === 'key' ? 'one budget   ' : 'whole country'} ${String(atOnce).padStart(2)} at once   served ${say(served)}   same SQL directly ${say(limit)}   ${(served.perSecond / limit.perSecond).toFixed(2)} of its rate`,
    );
  }
}
for (const { name, addresses } of sides(portal, (dimension) => members.codes(dimension), SIDES)) {
  // what is read once of a ledger is read by the first
  await timed(addresses.slice(0, 3), 1, ask);
  const served = await timed(addresses.slice(3), 1, ask, usageOfServer);
  console.log(`${name}, ${addresses.length - 3} different   ${say(served)}`);
}
console.log(`afterwards ${memoryOf(child)}`);
child.disconnect();
agent.destroy();
await app.close();
await current.stop();
process.exit(0);

function take(subject: Subject, count: number, seed: number): string[] {
  return questions(portal, subject, (dimension) => members.codes(dimension), seed)
    .take(count)
    .toArray();
}

async function statementsOf(addresses: readonly string[]): Promise<Sql[][]> {
  return await record(
    current,
    addresses.map((address) => async () => await app.inject(address)),
  );
}

async function startServer(): Promise<{ child: ChildProcess; base: string }> {
  const server = fork(join(import.meta.dirname, 'national', 'server.ts'), [], {
    env: { ...process.env, PORTAL_DATA: data },
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.once('message', (said) => resolve(String(said)));
    server.once('exit', () => reject(new Error('the server ended before it was ready')));
  });
  const { status } = await fetch(`${address}/readyz`);
  if (status !== 200) throw new Error(`/readyz answers ${status}`);
  return { child: server, base: address };
}

async function ask(address: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    get(`${base}${address}`, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`));
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
  act: (thing: T, seat: number) => Promise<void>,
  usage?: () => Promise<NodeJS.CpuUsage>,
): Promise<Timed> {
  const before = await usage?.();
  const times: number[] = [];
  const queue = things.values();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async (_, seat) => {
      for (const thing of queue) {
        const at = performance.now();
        await act(thing, seat);
        times.push(performance.now() - at);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const after = await usage?.();
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    p50: at(0.5),
    p99: at(0.99),
    perSecond: things.length / seconds,
    cpu:
      before && after
        ? (after.user + after.system - before.user - before.system) / 1000 / things.length
        : NaN,
  };
}

function say({ p50, p99, perSecond, cpu }: Timed): string {
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${perSecond.toFixed(0)}/s, ${cpu.toFixed(1)} ms of processor each`;
}

async function usageOfServer(): Promise<NodeJS.CpuUsage> {
  return await new Promise((resolve) => {
    child.once('message', (usage) => resolve(usage as NodeJS.CpuUsage));
    child.send('usage');
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
