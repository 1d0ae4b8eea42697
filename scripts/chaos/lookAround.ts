// What a reader sees of a portal in trouble: pages and calls of each kind, asked again and again.

import type { BenchLine } from '../bench/figures.ts';
import { wait, watch, type Running } from '../load/running.ts';

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

/** Rounds of a quarter of a second: no answer of 5xx, `/livez` in time. Calls must say the same each time. */
export async function lookAround(running: Running, where: string): Promise<BenchLine[]> {
  const end = watch(running);
  const before = new Map<string, string>();
  const wrong = new Set<string>();
  let asked = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const url of PAGES) {
      const response = await fetch(`${running.base}${url}`);
      const body = await response.text();
      asked++;
      if (!response.ok) wrong.add(`${url}: ${response.status}`);
      else if (url.startsWith('/api/') && (before.get(url) ?? body) !== body)
        wrong.add(`${url}: another answer than before`);
      else before.set(url, body);
    }
    await wait(ROUND_MS);
  }
  const { livez } = await end();
  return [
    {
      what: `${asked} pages and calls ${where}`,
      goal: 'all answered, the same each time',
      reached: wrong.size === 0 ? 'all' : [...wrong].join(', '),
      good: wrong.size === 0,
    },
    {
      what: `/livez ${where}`,
      goal: `≤ ${MOST_LIVEZ_MS} ms`,
      reached: `longest ${livez.max.toFixed(0)} ms`,
      good: livez.max <= MOST_LIVEZ_MS,
    },
  ];
}
