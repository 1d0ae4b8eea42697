// Measures what readers do on the page with the table, asleep and alive, against a page written by hand.

import type { Child } from '../harness/child.ts';
import type { Spent } from './counter.ts';
import { median, ratio, type Measuring } from '../harness/lines.ts';
import { compress } from './limit.ts';
import {
  awake,
  FAST,
  newReader,
  settle,
  SLOW,
  wake,
  type Profile,
  type Reader,
} from './readers.ts';
import type { Bench } from './sections.ts';
import { AS_PAGE, fetchPacked, served } from './served.ts';
import { SWAPS, writeSwap } from './swap.ts';
import { goThere, touch, type Act, type TouchAnswered } from './touch.ts';
import { visit } from './visit.ts';
import { ALIVE, EFFECTS, TABLE_PAGE, TOUCHED } from './waits.ts';

interface Asked extends Act {
  readonly name: string;
  /** Milliseconds beyond the round trip; null where nothing is asked. */
  readonly beyond: number | null;
  readonly phone?: boolean;
  /** Of a page written by hand that does the same. */
  readonly swap?: keyof typeof SWAPS;
}

const ROW = { name: 'node opened', control: TOUCHED.opener, watched: EFFECTS.opened, beyond: 100 };
const EXPANSION: Asked = { ...ROW, by: 'pointer' };
/** The browser opens them by itself: the page wakes meanwhile. */
const CHOICES = {
  name: 'choices opened',
  control: TOUCHED.choices,
  watched: EFFECTS.choices,
  beyond: null,
};
const QUICK: readonly Asked[] = [{ ...CHOICES, by: 'pointer' }, EXPANSION];
const ACTS: readonly Asked[] = [
  ...QUICK,
  { ...CHOICES, by: 'key' },
  { ...CHOICES, by: 'touch', phone: true },
  { ...ROW, by: 'key' },
  { ...ROW, by: 'touch', phone: true },
  {
    name: 'filter changed',
    control: TOUCHED.filter,
    by: 'key',
    key: 'ArrowDown',
    watched: TOUCHED.filtered,
    beyond: 80,
    swap: 'filter',
  },
  {
    name: 'page changed',
    control: TOUCHED.tab,
    by: 'pointer',
    watched: TOUCHED.heading,
    beyond: 100,
    swap: 'page',
  },
  {
    name: 'settings opened',
    control: TOUCHED.settings,
    by: 'pointer',
    watched: EFFECTS.settings,
    beyond: null,
  },
  {
    name: 'menu opened',
    control: TOUCHED.menu,
    by: 'touch',
    watched: EFFECTS.menu,
    beyond: null,
    phone: true,
  },
];
/** Cold, until the page is alive; at once, where it has been woken. */
const GOALS = { cold: 900, warm: 100, bytes: 5 } as const;
/** How much two equal measures may differ. */
const AS_FAST = 1.05;

interface Measured extends TouchAnswered {
  /** What the server took for what was asked first. */
  readonly server: number;
  /** Bytes of bodies; how many answers. */
  readonly bytes: number;
  readonly answers: number;
}

type State = 'asleep' | 'alive' | 'woken when idle';

/** Every act in every state in which it is measured; what it is of is said only where it fails. */
export function actsInStates(
  bench: Bench,
): readonly { readonly of: string; readonly open: () => Measuring }[] {
  const acts = bench.quick ? QUICK : ACTS;
  const woken = bench.quick
    ? []
    : ACTS.filter((act) => act === EXPANSION || act.swap !== undefined);
  const fewer = { ...bench, runs: Math.min(bench.runs, 3) };
  return (
    [
      ['asleep', acts, asleepLines],
      ['woken when idle', acts, idleLines],
      ['alive', woken, aliveLines],
    ] as const
  ).flatMap(([state, those, lines]) =>
    those.map((act) => ({
      of: `${inState(state)}, ${told(act)}`,
      open: () => lines(fewer, act),
    })),
  );
}

/** Of the page in a state. */
function inState(state: State): string {
  return `${TABLE_PAGE}, ${state}`;
}

/** The page sleeps: nothing of it has been touched, and the line is too slow to wake it by itself. */
async function* asleepLines(bench: Bench, act: Asked): Measuring {
  const of = inState('asleep');
  const own: Measured[] = [];
  const alone: number[] = [];
  await repeat(bench.runs, async (counted) => {
    const measured = await measure(bench.portal, act, 'asleep');
    const byBrowser = act.beyond === null ? NaN : await goAlone(bench, act);
    if (!counted) return;
    own.push(measured);
    alone.push(byBrowser);
  });
  yield answeredLine(of, act, own, SLOW.line.latency);
  if (act.beyond !== null) {
    const both = [medianOf(own, ({ done }) => done), median(alone)] as const;
    yield ratio([of, `${told(act)} / the browser’s own navigation`], both, 'ms', AS_FAST);
  }
  const value = medianOf(own, ({ alive }) => alive ?? NaN);
  const what = `${told(act)}: touch → alive`;
  if (Number.isFinite(value)) yield { of, what, value, unit: 'ms', most: GOALS.cold };
}

/** It has woken by itself, on a fast line. */
async function* idleLines(bench: Bench, act: Asked): Measuring {
  const own: Measured[] = [];
  await repeat(bench.runs, async (counted) => {
    const measured = await measure(bench.portal, act, 'woken when idle');
    if (counted) own.push(measured);
  });
  yield answeredLine(inState('woken when idle'), act, own, FAST.line.latency);
}

/** It has been woken by a touch before. */
async function* aliveLines(bench: Bench, act: Asked): Measuring {
  const of = inState('alive');
  const { swap } = act;
  const start = swap === undefined ? null : await readySwap(bench, act, swap);
  const own: Measured[] = [];
  const byHand: Measured[] = [];
  await repeat(bench.runs, async (counted) => {
    const measured = await measure(bench.portal, act, 'alive');
    if (counted) own.push(measured);
    if (start === null) return;
    const other = await measure(bench.plain, act, 'asleep', start);
    if (counted) byHand.push(other);
  });
  yield answeredLine(of, act, own, SLOW.line.latency);
  if (start !== null) {
    const both = [medianOf(own, ({ done }) => done), medianOf(byHand, ({ done }) => done)] as const;
    yield ratio([of, `${told(act)} / swap of the same HTML by hand`], both, 'ms');
    return;
  }
  const value = medianOf(own, ({ bytes }) => bytes) / 1000;
  const more = own.every(({ answers }) => answers > 0) ? {} : { more: '(was there already)' };
  yield { of, what: `${told(act)}, bytes`, value, unit: 'kB', most: GOALS.bytes, ...more };
}

function told({ name, by }: Asked): string {
  return `${name} by ${by}`;
}

/** Against the round trip that was had in the same run: that of the line and what the server took. */
function answeredLine(of: string, act: Asked, found: readonly Measured[], latency: number) {
  const value = medianOf(found, ({ done }) => done);
  const unit = 'ms' as const;
  const line = { of, what: told(act), value, unit };
  if (act.beyond === null) return { ...line, most: GOALS.warm };
  const trip = Math.round(latency + medianOf(found, ({ server }) => server));
  return { ...line, most: trip + act.beyond, more: `(round trip ${trip} ms)` };
}

/** How often: the first makes the answers that are kept from then on, and is not counted. */
async function repeat(runs: number, once: (counted: boolean) => Promise<void>): Promise<void> {
  for (let run = 0; run <= runs; run++) await once(run > 0);
}

function medianOf(found: readonly Measured[], pick: (measured: Measured) => number): number {
  return median(found.map(pick));
}

/** A new reader, the page, the touch. */
async function measure(
  portal: Child,
  act: Asked,
  state: State,
  path = TABLE_PAGE,
): Promise<Measured> {
  const profile = state === 'woken when idle' ? FAST : SLOW;
  const reader = await opened(portal.url + path, { ...profile, ...phoneOf(act) });
  if (state === 'alive') await wake(reader);
  if (state === 'woken when idle') await awake(reader);
  if (state === 'asleep' && (await reader.page.$(ALIVE)) !== null)
    throw new Error('the page woke before it was touched');
  await portal.ask('count');
  const answered = await touch(reader, act);
  const { sent } = await portal.ask<Spent>('spent');
  await portal.ask('quiet');
  await reader.context.close();
  return {
    ...answered,
    server: sent[0]?.ms ?? 0,
    bytes: sent.reduce((sum, answer) => sum + answer.body, 0),
    answers: sent.length,
  };
}

function phoneOf({ phone }: Asked): Pick<Profile, 'phone'> {
  return phone === true ? { phone } : {};
}

/** What the browser takes to go to the same address. */
async function goAlone({ portal }: Bench, act: Asked): Promise<number> {
  const reader = await opened(portal.url + TABLE_PAGE, { ...SLOW, ...phoneOf(act) });
  const taken = await goThere(reader, act);
  await reader.context.close();
  return taken;
}

async function opened(url: string, profile: Profile): Promise<Reader> {
  const reader = await newReader(profile);
  await visit(reader, url, [TOUCHED.rows]);
  return reader;
}

/** The page that the act leads to is put beside the one that it starts from; returns the address of that one. */
async function readySwap(bench: Bench, act: Asked, swap: keyof typeof SWAPS): Promise<string> {
  const { portal, plain } = bench;
  const from = await served(portal.url + TABLE_PAGE);
  const reader = await opened(portal.url + TABLE_PAGE, SLOW);
  await wake(reader);
  await touch(reader, act);
  await settle(reader);
  const { pathname, search } = new URL(reader.page.url());
  await reader.context.close();
  const to = await fetchPacked(portal.url + pathname + search);
  await plain.ask('put', {
    path: SWAPS[swap],
    headers: AS_PAGE,
    body: to.bytes,
  });
  const start = `/swap${TABLE_PAGE}`;
  await plain.ask('put', { path: start, headers: AS_PAGE, body: compress(writeSwap(from.html)) });
  return start;
}
