// Ten thousand requests of every sort, few of them twice, and then silence: the course of the memory of all processes.

import { setTimeout as wait } from 'node:timers/promises';

import { at } from '../../engine/serve.ts';
import type { BenchLine } from '../harness/lines.ts';
import { askPortal, memoryLine, type Loading } from './phase.ts';
import { describedBy, variedCalls } from './variedCalls.ts';

const REQUESTS = 10_000;
const STEP = 1000;
const SENDERS = 4;
const UNDER_LOAD_MB = 700;
const AFTERWARDS_MB = 500;
const MINUTE_MS = 60_000;
/** Of ten requests so many are for pages, the others for calls and their files; the last for one that was asked before. */
const PAGES_OF_TEN = 6;

export async function varied(loading: Loading): Promise<BenchLine[]> {
  const lines: BenchLine[] = [];
  const note = (when: string, most?: number, more = '') => {
    const line = memoryLine(when, loading.running.taken(), most);
    lines.push(line);
    loading.say(`${line.what}: ${line.reached}${more}`);
  };
  const all = await listAddresses(loading);
  for (let sent = 0; sent < REQUESTS; sent += STEP) {
    const paths = all.slice(sent, sent + STEP);
    const { good } = await askPortal(loading, { paths, pace: { senders: SENDERS, count: STEP } });
    const isLast = sent + STEP >= REQUESTS;
    const when = `after ${sent + STEP} varied requests`;
    note(when, isLast ? UNDER_LOAD_MB : undefined, `; ${good.count} of ${STEP} answered 200`);
  }
  for (let passed = 1; passed <= loading.minutes; passed++) {
    await wait(MINUTE_MS);
    note(`${passed} min later`, passed + 1 > loading.minutes ? AFTERWARDS_MB : undefined);
  }
  return lines;
}

/** Pages of the map of addresses, in whatever languages it has them; every call and file with values that differ. */
async function listAddresses({ running, fresh }: Loading): Promise<string[]> {
  const pages = fresh.take(REQUESTS);
  const calls = variedCalls(await describedBy(running.base), pages);
  return Array.from({ length: REQUESTS }, (_, nth) => {
    const ofTen = nth % 10;
    if (ofTen === 9) return at(pages, (nth * 7) % (nth + 1));
    return ofTen < PAGES_OF_TEN ? at(pages, nth) : calls(nth);
  });
}
