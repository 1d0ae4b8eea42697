// A ledger of the true size: how fast questions that nobody asked before are answered, against the same SQL run directly.
// With PORTAL_LEDGER the ledger is that of a ClickHouse, and the limit is its client.

import { Agent } from 'node:http';

import { at, ledgersFolder, type CurrentLedger, type Sql } from '../../engine/serve.ts';
import { eachOf, get } from '../harness/asking.ts';
import type { Bench } from '../bench/sections.ts';
import { startChild, type Child } from '../harness/child.ts';
import { median, quantile, ratio, say, type Measuring } from '../harness/lines.ts';
import { takenBy } from '../harness/processes.ts';
import { Direct, runByClient, said } from './direct.ts';
import { measuredLedger } from './ledger.ts';
import { gather, openAsker, type AnsweredQuestion } from './questions.ts';

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
  readonly current: CurrentLedger;
  readonly server: Child;
  readonly agent: Agent;
  /** In this process. */
  readonly runDirectly: (statements: readonly Sql[]) => Promise<void>;
  /** A bare server over the engine; null where the engine is asked by its client in this process. */
  readonly bare: Child | null;
}

/** On the ledger of PORTAL_DATA. */
export async function* nationalLines({ built: data, configured: portal }: Bench): Measuring {
  const current = await measuredLedger(portal, ledgersFolder(data));
  await current.start();
  const { manifest } = current.get();
  const begun = performance.now();
  const server = await startChild('national/server', { PORTAL_DATA: data });
  yield { of: OF, what: 'ready', value: (performance.now() - begun) / 1000, unit: 's' };
  const isDistant = Boolean(process.env['PORTAL_LEDGER']);
  const direct = isDistant ? null : await Direct.open(ledgersFolder(data), manifest.id, 1);
  const bare = isDistant ? null : await startChild('national/directServer', { PORTAL_DATA: data });
  const runDirectly = async (statements: readonly Sql[]) =>
    void (await (direct ? direct.run(said(statements), 0) : runByClient(current, statements)));
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const national = { current, server, agent, runDirectly, bare };
  const memory = () => takenBy(server.process.pid ?? 0).megabytes;
  yield { of: OF, what: 'memory when ready', value: memory(), unit: 'MB' };
  const asker = await openAsker(portal, current);
  const asking = async ({ address }: AnsweredQuestion) => await ask(national, address);
  try {
    for (const subject of ['key', 'country'] as const) {
      const take = async (count: number, seed: number) =>
        await gather(asker.trees(count, seed, subject));
      const earlier = await take(WARM, 91);
      await timed(earlier, 1, asking);
      await timed(earlier, 1, async ({ statements }) => await runDirectly(statements));
      yield* inTurnLines(national, NAMES[subject], await take(COUNTS[subject], 1));
      yield* togetherLines(national, NAMES[subject], await take(COUNTS[subject], 16));
    }
    for (const [name, asked] of await asker.sides(SIDES)) {
      // what is read once of a ledger is read by the first
      await timed(asked.slice(0, 3), 1, asking);
      const rest = asked.slice(3);
      const own = await timed(rest, 1, asking, server);
      const more = `${rest.length} different, p99 ${say(own.p99)} ms, ${say(own.cpu)} ms of processor each`;
      yield { of: OF, what: `${name}, p50`, value: own.p50, unit: 'ms', more };
    }
    yield { of: OF, what: 'memory afterwards', value: memory(), unit: 'MB' };
  } finally {
    await Promise.all([server.kill(), bare?.kill()]);
    agent.destroy();
    await asker.close();
    await current.stop();
  }
}

/** Each question to the portal, and its statements to the engine by themselves, one after the other; which goes first changes. */
async function* inTurnLines(
  national: National,
  name: string,
  questions: readonly AnsweredQuestion[],
): Measuring {
  const [served, limit]: [number[], number[]] = [[], []];
  for (const [i, { address, statements }] of questions.entries()) {
    const asking = async () => served.push(await timeOf(() => ask(national, address)));
    const running = async () => limit.push(await timeOf(() => national.runDirectly(statements)));
    for (const act of i % 2 === 0 ? [asking, running] : [running, asking]) await act();
  }
  const both = (q: number) => [quantile(served, q), quantile(limit, q)] as const;
  yield ratio([OF, `${name}, one client: p50 / same SQL directly`], both(0.5), 'ms', GOALS.times);
  yield ratio([OF, `${name}, one client: p99 / same SQL directly`], both(0.99), 'ms');
}

/** Questions that nobody asked before, each in this process and its statements to the engine by themselves: on a ledger of a folder. */
export async function* questionLines(
  { configured: portal, quick }: Bench,
  of: string,
  folder: () => Promise<string>,
): Measuring {
  const ledgers = await folder();
  const current = await measuredLedger(portal, ledgers);
  await current.start();
  const direct = await Direct.open(ledgers, current.get().id, 1);
  const asker = await openAsker(portal, current);
  try {
    const [served, limit]: [number[], number[]] = [[], []];
    for await (const { ms, statements } of asker.trees(quick ? 200 : 400, 20_260_101)) {
      served.push(ms);
      limit.push(await timeOf(() => direct.run(said(statements), 0)));
    }
    const more = `${served.length} questions`;
    yield { of, what: 'p50', value: median(served), unit: 'ms', more };
    const both = [median(served), median(limit)] as const;
    yield ratio([of, 'p50 / same SQL sent to the engine'], both, 'ms', GOALS.times);
    yield { of, what: 'p99', value: quantile(served, 0.99), unit: 'ms' };
  } finally {
    await asker.close();
    await current.stop();
  }
}

/** Clients of the same kind at the portal and at a bare server over the engine, in turn, and how much of its rate is reached. */
async function* togetherLines(
  national: National,
  name: string,
  questions: readonly AnsweredQuestion[],
): Measuring {
  const { server, bare, agent, current } = national;
  await bare?.ask(
    'hear',
    questions.map(({ statements }) => said(statements)),
  );
  const [served, limit]: [Timed[], Timed[]] = [[], []];
  const each = Math.ceil(questions.length / TURNS);
  for (let from = 0; from < questions.length; from += each) {
    const some = [...questions.entries()].slice(from, from + each);
    const asking = async () =>
      served.push(await timed(some, CLIENTS, ([, { address }]) => ask(national, address), server));
    const running = async () => {
      const run = async ([nth, { statements }]: (typeof some)[number]) =>
        await (bare ? get200(`${bare.url}/${nth}`, agent) : runByClient(current, statements));
      limit.push(await timed(some, CLIENTS, run, bare));
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
