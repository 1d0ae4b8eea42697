// What a reader sees of a portal in trouble: pages and calls of each kind, asked again and again.

import { setTimeout as wait } from 'node:timers/promises';

import { get } from '../harness/asking.ts';
import { judged, lineOf, type BenchLine } from '../harness/lines.ts';
import { startRunning, type RunningOptions } from '../harness/portals.ts';
import { watch } from '../harness/watch.ts';

const PAGES = [
  '/',
  '/en/national-budget/incomes',
  '/national-budget/expenses?year=2024',
  '/search?q=1',
  '/api/periods/loaded',
  '/api/pivot/incomes?budgetType=LOCAL&year=2025&rows=income:1&measures=done',
];
const MOST_LIVEZ_MS = 100;
const ROUND_MS = 250;
const ROUNDS = 20;

interface Trouble {
  readonly started: RunningOptions;
  /** Comes when the portal is ready. */
  readonly trouble?: () => Promise<void> | void;
  readonly where: string;
}

/** Starts a portal; rounds of a quarter of a second: no answer of 5xx, `/livez` in time. Calls must say the same each time. */
export async function lookAround({ started, trouble, where }: Trouble): Promise<BenchLine[]> {
  const running = await startRunning(started);
  try {
    await trouble?.();
    const end = watch(running);
    const before = new Map<string, string>();
    const wrong = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      for (const url of PAGES) {
        const { statusCode, payload } = await get(running.base + url);
        if (statusCode !== 200) wrong.add(`${url}: ${statusCode}`);
        else if (url.startsWith('/api/') && (before.get(url) ?? payload) !== payload)
          wrong.add(`${url}: another answer than before`);
        else before.set(url, payload);
      }
      await wait(ROUND_MS);
    }
    const { livez } = await end();
    return [
      judged(
        [`${ROUNDS * PAGES.length} pages and calls ${where}`, 'all answered, the same each time'],
        wrong.size === 0 ? 'all' : [...wrong].join(', '),
        wrong.size === 0,
      ),
      livezLine(where, livez.max),
    ];
  } finally {
    await running.stop();
  }
}

/** The longest answer of `/livez` in milliseconds. */
export function livezLine(where: string, value: number): BenchLine {
  const more = 'at the longest';
  return lineOf({ what: `/livez ${where}`, value, unit: 'ms', most: MOST_LIVEZ_MS, more });
}
