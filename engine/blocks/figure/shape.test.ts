// What is said of the shape of series: short, never the same twice, and of what is known alone.

import { expect, it } from 'vitest';

import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { formatShape, type ShapedPoint, type ShapedSeries } from './shape.server.ts';

const formatter = {
  say: (key: string, values: Record<string, string>) =>
    `${key.replace(/^.*\./, '')}(${Object.values(values).join(' ')}).`,
  style: { minus: '−' },
  inSentence: (name: string) => name.toLowerCase(),
  period: ({ year }: { year: number }) => `y${year}`,
} as unknown as LocaleFormatter;
const told = {
  time: (points: readonly ShapedPoint[]) => `${points[0]?.name}-${points.at(-1)?.name}`,
  sayAmount: (amount: bigint) => `${amount} M`,
  unit: 'M',
};

const series = (label: string, ...amounts: readonly (number | null)[]): ShapedSeries => ({
  label,
  points: amounts.map((amount, i) =>
    amount === null
      ? null
      : {
          amount: BigInt(amount),
          incomplete: false,
          name: String(2020 + i),
          label: String(2020 + i),
          said: `${amount} M`,
          brief: String(amount),
        },
  ),
});
const say = (...all: readonly ShapedSeries[]) => formatShape(formatter, all, told);

it('one series: its way, its ends, its largest step', () => {
  expect(say(series('', 4, 9, 2, 5))).toBe(
    'Up(2020-2023 4 M 5 M). Highest(y2021 – 9 M).; lowest(y2022 – 2 M).. Step(y2022 −7 M).',
  );
});

it('an amount is not said twice: ends that are the first and the last are only named', () => {
  expect(say(series('', 1, 2, 5))).toBe(
    'Up(2020-2022 1 M 5 M). Highest(y2022).; lowest(y2020).. Step(y2022 +3 M).',
  );
});

it('one point, two points and equal ones are said in one sentence', () => {
  expect(say(series('', 4))).toBe('Alone(2020-2020 4 M 4 M).');
  expect(say(series('', 4, 6))).toBe('Up(2020-2021 4 M 6 M).');
  expect(say(series('', 4, 4, 4))).toBe('Flat(2020-2022 4 M 4 M).');
  expect(say(series('', null))).toBe('');
});

it('below zero there is no more and less, and what is unknown is no zero', () => {
  expect(say(series('', -4, null, -1))).toBe('Turned(2020-2022 -4 M -1 M).');
  expect(say(series('', -4, null, -1, -2))).toContain('lowest(y2020)');
});

it('what is not over is said for itself', () => {
  const { points } = series('', 4, 9, 5, 1);
  const last = points.map((point, i) => point && { ...point, incomplete: i === 3 });
  expect(say({ label: '', points: last })).toBe(
    'Up(2020-2022 4 M 5 M). Highest(y2021 – 9 M).; lowest(y2020).. Unfinished(2023 1 M).',
  );
});

it('two series: the latest, which is more when, where they lie furthest apart', () => {
  expect(say(series('In', 4, 9, 2), series('Out', 3, 5, 8))).toBe(
    'Several(y2022 in 2, out 8 M). Greater(in – 2020–2021; out – 2022). Apart(y2022 6 M).',
  );
});

it('two series that cross often: how many times each is more', () => {
  const often = series('Out', 1, 4, 1, 4, 1, 4, 1, 4, 1, 4);
  expect(say(series('In', ...Array.from({ length: 10 }, () => 2)), often)).toContain(
    'Greater-often(in – 5; out – 5).',
  );
});

it('more of them: the latest, and which moved the most', () => {
  expect(
    say(series('Aa', 4, 9), series('Bb', 5, 3), series('Cc', 1, 2), series('Dd', null, 80)),
  ).toBe(
    'Several(y2021 aa 9, bb 3, cc 2, dd 80 M). Moved(2020-2021 rose(aa 5 M).; fell(bb 2 M).).',
  );
});
