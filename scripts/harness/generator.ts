// A process that asks: at fixed moments whatever the answers do, or again as soon as an answer is there. It keeps nothing of a body.

import { Agent, request } from 'node:http';
import { getPriority, setPriority } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

import { at } from '../../engine/serve.ts';
import { answerParent } from './child.ts';
import { tallyOf, type LoadOutcome, type LoadTally } from './tally.ts';

/** What is to be asked: `rate` in requests a second, or so many `senders` that wait for each answer, until the time is over or `count` were asked. */
export interface LoadAsking {
  readonly base: string;
  readonly paths: readonly string[];
  readonly seconds: number;
  readonly pace: { readonly rate: number } | { readonly senders: number; readonly count?: number };
  readonly headers?: Readonly<Record<string, string>>;
  /** Posted as JSON where it is given. */
  readonly bodies?: readonly string[];
}

/** A client gives up after so long. */
const PATIENCE_MS = 10_000;
const TICK_MS = 4;

const agent = new Agent({ keepAlive: true, maxSockets: 3000 });

/** Of the processor, beside whatever else wants it: whoever makes the load comes last, whoever measures first. */
const NICE = process.argv[2] === 'measures' ? -10 : 5;
/** Ends what is asked without an end. */
let ending = new AbortController();

try {
  setPriority(NICE);
} catch {
  // not everybody may go before others
}
answerParent('', { generate, end: () => ending.abort() });

async function generate(asking: LoadAsking): Promise<LoadTally> {
  ending = new AbortController();
  const own = monitorEventLoopDelay({ resolution: 1 });
  own.enable();
  const outcomes =
    'rate' in asking.pace
      ? await askAtRate(asking, asking.pace.rate)
      : await askInTurn(asking, asking.pace);
  own.disable();
  const late = own.percentile(99) / 1e6 - 1;
  return { ...tallyOf(outcomes, asking.seconds), late, nice: getPriority() };
}

/** Each sender asks again as soon as it has an answer. */
async function askInTurn(
  asking: LoadAsking,
  { senders, count }: { readonly senders: number; readonly count?: number },
): Promise<LoadOutcome[]> {
  const outcomes: LoadOutcome[] = [];
  const end = performance.now() + asking.seconds * 1000;
  const isOver = (nth: number) => (count === undefined ? performance.now() > end : nth >= count);
  const send = async (first: number) => {
    for (let nth = first; !isOver(nth); nth += senders)
      outcomes.push(await ask(asking, nth, performance.now()));
  };
  await Promise.all(Array.from({ length: senders }, async (_, first) => await send(first)));
  return outcomes;
}

/** Each request has its moment; where this process is late it is counted as waiting. */
async function askAtRate(asking: LoadAsking, rate: number): Promise<LoadOutcome[]> {
  const begun = performance.now();
  const all = Math.round(rate * asking.seconds);
  const sent: Promise<LoadOutcome>[] = [];
  while (sent.length < all && !ending.signal.aborted) {
    const due = Math.min(all, ((performance.now() - begun) / 1000) * rate);
    while (sent.length < due)
      sent.push(ask(asking, sent.length, begun + (sent.length / rate) * 1000));
    await wait(TICK_MS);
  }
  return await Promise.all(sent);
}

async function ask(
  { base, paths, bodies, headers }: LoadAsking,
  nth: number,
  due: number,
): Promise<LoadOutcome> {
  const body = bodies && at(bodies, nth % bodies.length);
  return await new Promise((resolve) => {
    const end = (status: number) => resolve([status, performance.now() - due]);
    const sent = request(
      new URL(at(paths, nth % paths.length), base),
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'text/html, application/json',
          'accept-encoding': 'gzip, br',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        timeout: PATIENCE_MS,
      },
      (response) => {
        response.resume();
        response.once('end', () => end(response.statusCode ?? 0));
        response.once('error', () => end(0));
      },
    );
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => end(0));
    sent.end(body);
  });
}
