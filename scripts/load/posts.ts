// The longest list that is taken, posted again and again, each time another: nothing of it stays in memory.

import { say } from '../bench/figures.ts';
import type { Measured } from './measured.ts';
import { told } from './measured.ts';
import { wait } from './running.ts';

const POSTS = 8000;
/** `maxItems` of the call. */
const LONGEST = 2000;
const PATH = '/api/pivot/dict/check/incomes';
const SENDERS = 4;
const MOST_MEGABYTES = 50;
const BODIES = 400;

export async function posts({ running, generator, say: tell }: Measured) {
  tell(`${POSTS} lists of ${LONGEST} are posted`);
  const send = async (from: number, count: number) => {
    const bodies = Array.from({ length: count }, (_, nth) =>
      JSON.stringify({ fields: list(from + nth) }),
    );
    return await generator.ask({
      base: running.base,
      paths: [PATH],
      bodies,
      seconds: 0,
      pace: { senders: SENDERS, count },
    });
  };
  // what the first ones take for good is the same for any other question
  await send(0, BODIES);
  await wait(5000);
  const before = running.resident().megabytes;
  let good = 0;
  let refused = 0;
  for (let sent = 0; sent < POSTS; sent += BODIES) {
    const tally = await send(BODIES + sent, BODIES);
    good += tally.good.count;
    refused += tally.refused.count;
  }
  await wait(5000);
  const more = running.resident().megabytes - before;
  return [
    told(`${POSTS} posts of ${LONGEST} codes`, `${good} answered, ${refused} refused`),
    {
      what: 'memory afterwards',
      goal: `≤ +${MOST_MEGABYTES} MB`,
      reached: `${more >= 0 ? '+' : ''}${say(more)} MB`,
      good: more <= MOST_MEGABYTES,
    },
  ];
}

function list(nth: number): string[] {
  return Array.from({ length: LONGEST }, (_, of) => `field${nth}x${of}`);
}
