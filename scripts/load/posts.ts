// The longest list that is taken, posted again and again, each time another: nothing of it stays in memory.

import { setTimeout as wait } from 'node:timers/promises';

import { lineOf, told, type BenchLine } from '../harness/lines.ts';
import { askPortal, type Loading } from './phase.ts';

const POSTS = 8000;
/** `maxItems` of the call. */
const LONGEST = 2000;
const PATH = '/api/pivot/dict/check/incomes';
const SENDERS = 4;
const MOST_MEGABYTES = 50;
const BODIES = 400;

export async function posts(loading: Loading): Promise<BenchLine[]> {
  const { taken } = loading.running;
  loading.say(`${POSTS} lists of ${LONGEST} are posted`);
  const send = async (from: number) => {
    const bodies = Array.from({ length: BODIES }, (_, nth) =>
      JSON.stringify({ fields: list(from + nth) }),
    );
    const pace = { senders: SENDERS, count: BODIES };
    return await askPortal(loading, { paths: [PATH], bodies, pace });
  };
  // what the first ones take for good is the same for any other question
  await send(0);
  await wait(5000);
  const before = taken().megabytes;
  let [good, refused] = [0, 0];
  for (let sent = 0; sent < POSTS; sent += BODIES) {
    const tally = await send(BODIES + sent);
    good += tally.good.count;
    refused += tally.refused.count;
  }
  await wait(5000);
  return [
    told(`${POSTS} posts of ${LONGEST} codes`, `${good} answered, ${refused} refused`),
    lineOf({
      what: 'memory afterwards, more than before',
      value: taken().megabytes - before,
      unit: 'MB',
      most: MOST_MEGABYTES,
    }),
  ];
}

function list(nth: number): string[] {
  return Array.from({ length: LONGEST }, (_, of) => `field${nth}x${of}`);
}
