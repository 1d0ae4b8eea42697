// A process that asks: at fixed moments whatever the answers do, or again as soon as an answer is there. It keeps nothing of a body.

import { Agent, request } from 'node:http';
import { getPriority, setPriority } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { at } from '../../engine/serve.ts';
import { tallyOf, type LoadOutcome, type LoadTally } from './tally.ts';

/** What is to be asked: `rate` in requests a second, or so many `senders` that wait for each answer, until the time is over or `count` were asked. */
export interface LoadAsking {
  readonly base: string;
  readonly paths: readonly string[];
  readonly seconds: number;
  readonly pace: { readonly rate: number } | { readonly senders: number; readonly count?: number };
  /** Posted as JSON where it is given. */
  readonly bodies?: readonly string[];
}

/** A client gives up after so long. */
const PATIENCE_MS = 10_000;
const TICK_MS = 4;

const agent = new Agent({ keepAlive: true, maxSockets: 3000 });

/** Of the processor, beside whatever else wants it: whoever makes the load comes last. */
const NICE = process.argv[2] === 'measures' ? -10 : 5;
/** Ends what is asked without an end. */
let ending = new AbortController();

try {
  setPriority(NICE);
} catch {
  // not everybody may go before others
}
process.on('message', (asked: LoadAsking | 'end') => {
  if (asked === 'end') ending.abort();
  else void generate(asked).then((tally) => process.send?.(tally));
});
process.once('disconnect', () => process.exit(0));

async function generate(asking: LoadAsking): Promise<LoadTally> {
  ending = new AbortController();
  const own = monitorEventLoopDelay({ resolution: 1 });
  own.enable();
  const outcomes = await outcomesOf(asking);
  own.disable();
  const late = own.percentile(99) / 1e6 - 1;
  return { ...tallyOf(outcomes, asking.seconds), late, nice: getPriority() };
}

async function outcomesOf(asking: LoadAsking): Promise<LoadOutcome[]> {
  const { pace, seconds } = asking;
  const begun = performance.now();
  const outcomes: LoadOutcome[] = [];
  if ('rate' in pace) outcomes.push(...(await atRate(asking, pace.rate)));
  else {
    const { senders, count } = pace;
    const isOver = (nth: number) =>
      count === undefined ? performance.now() - begun > seconds * 1000 : nth >= count;
    const send = async (first: number) => {
      for (let nth = first; !isOver(nth); nth += senders)
        outcomes.push(await ask(asking, nth, performance.now()));
    };
    await Promise.all(Array.from({ length: senders }, async (_, first) => await send(first)));
  }
  return outcomes;
}

/** Each request has its moment; where this process is late it is counted as waiting. */
async function atRate(asking: LoadAsking, rate: number): Promise<LoadOutcome[]> {
  const begun = performance.now();
  const all = Math.round(rate * asking.seconds);
  const sent: Promise<LoadOutcome>[] = [];
  while (sent.length < all && !ending.signal.aborted) {
    const due = Math.min(all, ((performance.now() - begun) / 1000) * rate);
    while (sent.length < due)
      sent.push(ask(asking, sent.length, begun + (sent.length / rate) * 1000));
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  return await Promise.all(sent);
}

async function ask(
  { base, paths, bodies }: LoadAsking,
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
