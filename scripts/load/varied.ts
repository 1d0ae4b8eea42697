// Ten thousand requests of every sort, few of them twice, and then silence: the course of the memory of all processes.

import { at } from '../../engine/serve.ts';
import type { BenchLine } from '../bench/figures.ts';
import { memoryLine, type Measured } from './measured.ts';
import { wait } from './running.ts';
import { describedBy, variedCalls } from './variedCalls.ts';

const REQUESTS = 10_000;
const STEP = 1000;
const SENDERS = 4;
const UNDER_LOAD_MB = 700;
const AFTERWARDS_MB = 500;
const MINUTE_MS = 60_000;
/** Of ten requests so many are for pages, the others for calls and their files; the last for one that was asked before. */
const PAGES_OF_TEN = 6;

export async function varied(measured: Measured): Promise<BenchLine[]> {
  const { running, generator, minutes } = measured;
  const lines: BenchLine[] = [];
  const course = (when: string, most: number | null, more = '') => {
    const line = memoryLine(when, running.resident(), most);
    lines.push(line);
    measured.say(`${line.what}: ${line.reached}${more}`);
  };
  const paths = await addresses(measured);
  for (let sent = 0; sent < REQUESTS; sent += STEP) {
    const asked = { base: running.base, paths: paths.slice(sent, sent + STEP), seconds: 0 };
    const { good } = await generator.ask({ ...asked, pace: { senders: SENDERS, count: STEP } });
    const isLast = sent + STEP >= REQUESTS;
    course(
      `after ${sent + STEP} varied requests`,
      isLast ? UNDER_LOAD_MB : null,
      `; ${good.count} of ${STEP} answered 200`,
    );
  }
  for (let passed = 0; passed < minutes; passed++) {
    await wait(MINUTE_MS);
    const isLast = passed + 1 >= minutes;
    course(`${passed + 1} min later`, isLast ? AFTERWARDS_MB : null);
  }
  return lines;
}

/** Pages of the map of addresses, in whatever languages it has them; every call and file with values that differ. */
async function addresses({ running, fresh }: Measured): Promise<string[]> {
  const pages = fresh.take(REQUESTS);
  const calls = variedCalls(await describedBy(running.base), pages);
  return Array.from({ length: REQUESTS }, (_, nth) => {
    const ofTen = nth % 10;
    if (ofTen === 9) return at(pages, (nth * 7) % (nth + 1));
    return ofTen < PAGES_OF_TEN ? at(pages, nth) : calls(nth);
  });
}
