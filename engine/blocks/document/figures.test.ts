// Figures of two documents beside each other: what lies between them is told from the first to the second.

import { expect, it } from 'vitest';

import { numberStyle } from '../../language/conventions.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { figureLine } from './figures.server.ts';
import { changeWords } from './comparedChapters.server.ts';
import { changeBetween } from './comparedRows.server.ts';

const formatter = {
  style: numberStyle('en-GB', { minus: '-' }),
  words: ({ en }: Readonly<Record<string, string>>) => en ?? '',
  say: (_: string, { percent = '' }: Readonly<Record<string, string>> = {}) => `${percent} %`,
  spokenAmount: (amount: string | null) => amount ?? '',
} as unknown as LocaleFormatter;

const CASES = [
  ['100', '150', '+50', '+50.0 %', true],
  ['150', '100', '-50', '-33.3 %', true],
  ['100', '100', '0', '0.0 %', false],
  ['0', '5', '+5', '–', true],
  ['-5', '5', '+10', '–', true],
  ['1000000', '1000001', '+1', '<0.1 %', true],
  ['1000001', '1000000', '-1', '<0.1 %', true],
  ['100.5', '100.25', '-0.25', '-0.2 %', true],
] as const;

it.each(CASES)('%s and then %s: %s, %s', (first, second, difference, percent, changed) => {
  const [line, ...others] = figureLine(formatter, { en: 'Loans' }, first, second);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ label: ['Loans'], first, second, difference, changed });
  expect(line?.percent.replace('—', '–')).toBe(percent);
  const own = changeWords(formatter, first, second, (amount) => amount);
  expect(own).toMatchObject({ difference, changed });
});

it('what one of them has not is a change that nobody can reckon, and what none has is no line', () => {
  for (const [first, second] of [
    ['1', null],
    [null, '1'],
  ] as const) {
    const [line] = figureLine(formatter, { en: 'Loans' }, first, second);
    expect(line).toMatchObject({ first: first ?? '', second: second ?? '', changed: true });
    expect(line?.difference).toBe(line?.percent);
  }
  expect(figureLine(formatter, { en: 'Loans' }, null, null)).toEqual([]);
});

it('the difference of turned amounts is turned', () => {
  for (const [first, second] of CASES) {
    const turned = changeBetween(second, first).difference;
    const { difference } = changeBetween(first, second);
    expect(Number(turned)).toBe(-Number(difference) || 0);
  }
});
