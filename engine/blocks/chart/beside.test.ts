// What a value stands beside: the time before it where both are alike, its plan.

import { expect, it } from 'vitest';

import type { TreeItem } from '../../answers/answer.ts';
import { numberStyle } from '../../language/conventions.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { findBefore, formatBeside } from './beside.server.ts';
import type { Series } from './series.server.ts';

const formatter = {
  style: numberStyle('en-US'),
  spokenAmount: (amount: string) => `${amount} UAH`,
  share: (part: bigint, whole: bigint) => `${(part * 100n) / whole}%`,
  say: (key: string, values: object) => [key, ...Object.values(values)].join(' '),
} as unknown as LocaleFormatter;
const say = (amount: string | null, before: string | null, plan: string | null = null) =>
  formatBeside(formatter, { amount, plan, before });

it('a change is in percent, and an amount where one of both is nothing or less', () => {
  expect(say('110', '100')).toBe('chart.changed share +10.0');
  expect(say('100', '100')).toMatch(/^chart\.changed share 0/);
  expect(say('5', '0')).toBe('chart.changed +5 UAH');
  expect(say('-5', '5')).toMatch(/10 UAH$/);
  expect([say('5', null), say(null, '5')]).toEqual(['', '']);
});

it('a plan is said with what is done of it, where it is more than nothing', () => {
  expect(say('50', null, '100')).toBe('chart.planned-done 100 UAH 50%');
  expect(say('50', null, '0')).toBe('chart.planned 0 UAH');
});

it('the time before is that of the same series, known, and as long', () => {
  const item = (code: string, done: string | null, to = 12) => {
    const point = { year: Number(code), from: 1, to, incomplete: false, date: null, open: null };
    const made = { id: code, code, data: { done }, point } as unknown as TreeItem;
    return { key: code, item: made, named: made };
  };
  const items = [item('2021', '1'), item('2022', '2'), item('2024', '4'), item('2025', '5', 6)];
  const series = { field: 'done', items } as unknown as Series;
  const times = ['2021', '2022', '2023', '2024', '2025'];
  expect(items.map((each) => findBefore(times, series, each))).toEqual([null, '1', null, null]);
  expect(findBefore([], series, items[1]!)).toBe(null);
});
