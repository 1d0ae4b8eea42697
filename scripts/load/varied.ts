// Ten thousand requests of every sort, few of them twice, and then silence: the course of the memory of all processes.

import { setTimeout as wait } from 'node:timers/promises';

import { at, foldersFrom, listForms, loadPortal, lookup } from '../../engine/serve.ts';
import { KINDS } from '../own.ts';
import type { BenchLine } from '../harness/lines.ts';
import { addressOf, goodParams, type LoadedFigures } from '../harness/questions.ts';
import { Random } from '../harness/random.ts';
import { askPortal, memoryLine, type Loading } from './phase.ts';

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
  const all = listAddresses(loading);
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

/** Pages of the map of addresses, in whatever languages it has them; calls and their files with values that differ. */
function listAddresses({ fresh }: Loading): string[] {
  const pages = fresh.take(REQUESTS);
  const portal = loadPortal(foldersFrom(process.env), KINDS);
  const calls = Object.values(portal.calls).filter(({ method }) => method === 'get');
  const codes = [...new Set(pages.flatMap((page) => page.split('/')))];
  // what is loaded is known by its pages alone
  const known = Object.values(portal.model.dimensions).map(({ name, pattern }) => {
    const own = new RegExp(pattern, 'u');
    return [name, codes.filter((code) => own.test(code))] as const;
  });
  const byDimension = Object.fromEntries(known);
  const stored: LoadedFigures = {
    coverage: () => [],
    codes: (dimension) => lookup(byDimension, dimension),
  };
  const random = new Random(1);
  return Array.from({ length: REQUESTS }, (_, nth) => {
    const ofTen = nth % 10;
    if (ofTen === 9) return at(pages, (nth * 7) % (nth + 1));
    if (ofTen < PAGES_OF_TEN) return at(pages, nth);
    const call = random.pick(calls);
    return addressOf(
      call,
      goodParams(random, call, { portal, stored }),
      random.pick(listForms(call)),
    );
  });
}
