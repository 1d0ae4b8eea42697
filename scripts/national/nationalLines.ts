// A ledger of the true size: how fast questions that nobody asked before are answered, against the same SQL run directly.
// With PORTAL_LEDGER the ledger is that of a ClickHouse, and the limit is its client.

import { Agent } from 'node:http';

import {
  AnswerCache,
  at,
  buildApp,
  ledgersFolder,
  type CurrentLedger,
  type Portal,
  type Sql,
} from '../../engine/serve.ts';
import { eachOf, get } from '../harness/asking.ts';
import type { Bench } from '../bench/sections.ts';
import { startChild, type Child } from '../harness/child.ts';
import { median, quantile, ratio, say, type Measuring } from '../harness/lines.ts';
import { takenBy } from '../harness/processes.ts';
import { Direct, record, runByClient, said } from './direct.ts';
import { measuredLedger } from './ledger.ts';
import { questions, type Subject } from './questions.ts';
import { sides } from './sides.ts';

const OF = 'a ledger of its true size';
const NAMES = { key: 'one budget', country: 'whole country' } as const;
const COUNTS = { key: 600, country: 200 } as const;
/** Questions about many keys side by side. */
const SIDES = 100;
const CLIENTS = 32;
/** Many clients ask both servers in turn, so many times. */
const TURNS = 8;
/** Questions asked before the measured ones: answers are new, the process and the engine are not. */
const WARM = 400;
/** Of the same SQL; of the rate of a bare server over the engine. */
const GOALS = { times: 1.5, rate: 1.25 };

/** What is asked, and what it is asked of. */
interface National {
  readonly portal: Portal;
  readonly current: CurrentLedger;
  readonly server: Child;
  readonly agent: Agent;
  /** The statements that each address makes the ledger run. */
  readonly recorded: (addresses: readonly string[]) => Promise<Sql[][]>;
  /** In this process. */
  readonly runDirectly: (statements: readonly Sql[]) => Promise<void>;
  /** A bare server over the engine; null where the engine is asked by its client in this process. */
  readonly bare: Child | null;
}

/** On the ledger of PORTAL_DATA. */
export async function* nationalLines({ built: data, configured: portal }: Bench): Measuring {
  const current = await measuredLedger(portal, data);
  await current.start();
  const { manifest, members } = current.get();
  const codes = (dimension: string) => members.codes(dimension);
  const take = (subject: Subject, count: number, seed: number) =>
    questions(portal, subject, codes, seed).take(count).toArray();
  const begun = performance.now();
  const server = await startChild('national/server', { PORTAL_DATA: data });
  yield { of: OF, what: 'ready', value: (performance.now() - begun) / 1000, unit: 's' };
  const isDistant = Boolean(process.env['PORTAL_LEDGER']);
  const direct = isDistant ? null : await Direct.open(ledgersFolder(data), manifest.id, 1);
  const bare = isDistant ? null : await startChild('national/directServer', { PORTAL_DATA: data });
  const app = buildApp(new AnswerCache(portal, current), { log: false, headers: {} });
  const recorded = async (addresses: readonly string[]) => {
    const acts = addresses.map((address) => async () => await app.inject(address));
    return await record(current.get(), acts);
  };
  const runDirectly = async (statements: readonly Sql[]) =>
    void (await (direct ? direct.run(said(statements), 0) : runByClient(current, statements)));
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const national = { portal, current, server, agent, recorded, runDirectly, bare };
  const memory = () => takenBy(server.process.pid ?? 0).megabytes;
  yield { of: OF, what: 'memory when ready', value: memory(), unit: 'MB' };
  try {
    for (const subject of ['key', 'country'] as const) {
      const earlier = take(subject, WARM, 91);
      const before = await recorded(earlier);
      await timed(earlier, 1, (address) => ask(national, address));
      await timed(before, 1, runDirectly);
      yield* inTurnLines(national, NAMES[subject], take(subject, COUNTS[subject], 1));
      yield* togetherLines(national, NAMES[subject], take(subject, COUNTS[subject], 16));
    }
    for (const { name, addresses } of sides(portal, codes, SIDES)) {
      // what is read once of a ledger is read by the first
      await timed(addresses.slice(0, 3), 1, (address) => ask(national, address));
      const rest = addresses.slice(3);
      const own = await timed(rest, 1, (address) => ask(national, address), server);
      const more = `${rest.length} different, p99 ${say(own.p99)} ms, ${say(own.cpu)} ms of processor each`;
      yield { of: OF, what: `${name}, p50`, value: own.p50, unit: 'ms', more };
    }
    yield { of: OF, what: 'memory afterwards', value: memory(), unit: 'MB' };
  } finally {
    await Promise.all([server.kill(), bare?.kill()]);
    agent.destroy();
    await app.close();
    await current.stop();
  }
}

/** Each question to the portal, and its statements to the engine by themselves, one after the other; which goes first changes. */
async function* inTurnLines(
  national: National,
  name: string,
  addresses: readonly string[],
): Measuring {
  const statements = await national.recorded(addresses);
  const [served, limit]: [number[], number[]] = [[], []];
  for (const [i, address] of addresses.entries()) {
    const asking = async () => served.push(await timeOf(() => ask(national, address)));
    const running = async () =>
      limit.push(await timeOf(() => national.runDirectly(at(statements, i))));
    for (const act of i % 2 === 0 ? [asking, running] : [running, asking]) await act();
  }
  const both = (q: number) => [quantile(served, q), quantile(limit, q)] as const;
  yield ratio([OF, `${name}, one client: p50 / same SQL directly`], both(0.5), 'ms', GOALS.times);
  yield ratio([OF, `${name}, one client: p99 / same SQL directly`], both(0.99), 'ms');
}

/** Clients of the same kind at the portal and at a bare server over the engine, in turn, and how much of its rate is reached. */
async function* togetherLines(
  national: National,
  name: string,
  addresses: readonly string[],
): Measuring {
  const { server, bare, agent, current } = national;
  const statements = (await national.recorded(addresses)).map((own, nth) => ({ own, nth }));
  await bare?.ask(
    'hear',
    statements.map(({ own }) => said(own)),
  );
  const [served, limit]: [Timed[], Timed[]] = [[], []];
  const each = Math.ceil(addresses.length / TURNS);
  for (let from = 0; from < addresses.length; from += each) {
    const [own, theirs] = [addresses, statements].map((all) => all.slice(from, from + each)) as [
      string[],
      typeof statements,
    ];
    const asking = async () =>
      served.push(await timed(own, CLIENTS, (address) => ask(national, address), server));
    const running = async () => {
      const run = async ({ own: some, nth }: (typeof statements)[number]) =>
        await (bare ? get200(`${bare.url}/${nth}`, agent) : runByClient(current, some));
      limit.push(await timed(theirs, CLIENTS, run, bare));
    };
    for (const act of (from / each) % 2 === 0 ? [asking, running] : [running, asking]) await act();
  }
  const shares = limit.map(({ perSecond }, i) => perSecond / at(served, i).perSecond);
  const mid = (of: readonly Timed[], part: keyof Timed) => median(of.map((asked) => asked[part]));
  const told = (of: readonly Timed[]) =>
    `${mid(of, 'perSecond').toFixed(0)}/s, p50 ${say(mid(of, 'p50'))} ms, ${say(mid(of, 'cpu'))} ms of processor each`;
  yield {
    of: OF,
    what: `${name}, ${CLIENTS} clients: rate of a bare server over the engine / its own`,
    value: median(shares),
    unit: '',
    most: GOALS.rate,
    more: `(${told(limit)} / ${told(served)}; ${shares.map(say).join(', ')})`,
  };
}

async function ask({ server, agent }: National, address: string): Promise<void> {
  await get200(server.url + address, agent);
}

async function get200(url: string, agent: Agent): Promise<void> {
  const { statusCode } = await get(url, { agent, forgets: true });
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
}

interface Timed {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
  /** Processor time of one, in milliseconds; it tells more than the clock where the machine does other things too. */
  readonly cpu: number;
}

/** Milliseconds by percentile, how many a second, and what the server took for them. */
async function timed<T>(
  things: readonly T[],
  atOnce: number,
  act: (thing: T) => Promise<unknown>,
  server: Child | null = null,
): Promise<Timed> {
  const spent = async () => (server ? await server.ask<number>('spent') : NaN);
  const before = await spent();
  const times: number[] = [];
  const began = performance.now();
  const once = async (thing: T) => void times.push(await timeOf(() => act(thing)));
  await eachOf(things, once, atOnce);
  const seconds = (performance.now() - began) / 1000;
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    perSecond: things.length / seconds,
    cpu: ((await spent()) - before) / things.length,
  };
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}
