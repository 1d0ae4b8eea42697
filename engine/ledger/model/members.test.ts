// Who is in force when: from its first day to its last, both among them.

import { describe, expect, it } from 'vitest';

import type { Dimension, Model } from '../../model/portal.ts';
import { formOfYear, writtenForm } from '../../model/codes.ts';
import { Members, type Member } from './members.ts';

const version = (from: string | null, to: string | null, name: string, origin = 1): Member => ({
  code: '1',
  parent: null,
  from,
  to,
  origin,
  attributes: { name },
  title: { en: name },
});
const dimension = { parsed: {}, levels: [], parents: 'recorded', weights: {} };
const of = (...versions: readonly Member[]) =>
  new Members(
    { dimensions: { branch: { ...dimension, name: 'branch' } } } as unknown as Model,
    new Map([['branch', new Map([['1', versions]])]]),
  );
const whole = of(version('2023-03-01', '2024-02-29', 'a'));

describe('a member', () => {
  it.each([
    ['2023-02-28', false],
    ['2023-03-01', true],
    ['2023-12-31', true],
    ['2024-02-29', true],
    ['2024-03-01', false],
  ])('is in force from its first day to its last: %s', (day, isThere) => {
    expect(whole.on('branch', day).length === 1).toBe(isThere);
    expect(whole.listed('branch', day).length === 1).toBe(isThere);
    expect(whole.during('branch', day, day).length === 1).toBe(isThere);
  });

  it.each([
    ['2023-01-01', '2023-02-28', false],
    ['2023-01-01', '2023-03-01', true],
    ['2024-02-29', '2024-12-31', true],
    ['2024-03-01', '2024-12-31', false],
    ['2022-01-01', '2025-12-31', true],
    ['2023-06-01', '2023-06-02', true],
  ])('is in force in a time that has one of its days: %s to %s', (first, last, isThere) => {
    expect(whole.during('branch', first, last).length === 1).toBe(isThere);
  });

  it.each([
    [2022, false],
    [2023, true],
    [2024, true],
    [2025, false],
  ])('is in force in a year that has one of its days: %i', (year, isThere) => {
    expect(whole.list('branch', year).length === 1).toBe(isThere);
  });

  it('without an end goes on, without a beginning was always', () => {
    const open = of(version(null, null, 'a'));
    for (const day of ['0001-01-01', '9998-12-31']) expect(open.on('branch', day)).toHaveLength(1);
    expect(open.endOf('branch', '1')).toBeNull();
    expect(whole.endOf('branch', '1')).toBe('2024-02-29');
  });

  it('of several versions is as it was at the end of the year, or the last that was there', () => {
    const several = of(
      version('2020-01-01', '2022-12-31', 'a'),
      version('2023-01-01', '2023-12-30', 'b'),
      version('2023-12-31', null, 'c'),
    );
    const named = (year: number) => several.title('branch', '1', year)?.['en'];
    expect([2019, 2020, 2022, 2023, 2024].map(named)).toEqual(['c', 'a', 'a', 'c', 'c']);
    const ended = of(version('2020-01-01', '2022-06-30', 'a'));
    expect(ended.title('branch', '1', 2022)?.['en']).toBe('a');
  });

  it('that was imported goes before one that is shipped', () => {
    const both = of(version('2021-01-01', null, 'own'), version(null, null, 'shipped', 0));
    expect(both.title('branch', '1', 2023)?.['en']).toBe('own');
    expect(both.attribute('branch', '1', 'name', 2023)).toBe('own');
  });
});

it.each([
  [2021, '1', '10'],
  [2022, '1', '10'],
  [2023, '1', '1'],
  [2023, '9', '90'],
])(
  'a code is written in the form that it had until the end of a year: %i, %s',
  (year, code, form) => {
    const forms = [{ pattern: '', keep: 1, append: '0', until: 2022, only: ['9'] }];
    const of = { ...dimension, forms } as unknown as Dimension;
    expect(writtenForm(of, code, year)).toBe(form);
    expect(formOfYear(of, code, year)).toBe(year <= 2022 ? `${code}0` : code);
  },
);

it('signs are the product of those on the way up', () => {
  const members = new Members(
    {
      dimensions: { branch: { ...dimension, name: 'branch' } },
    } as unknown as Model,
    new Map([
      [
        'branch',
        new Map(
          [
            ['1', null],
            ['11', '1'],
            ['111', '11'],
          ].map(([code = '', parent = null]) => [
            code as string,
            [{ ...version(null, null, 'x'), code: code as string, parent }],
          ]),
        ),
      ],
    ]),
  );
  const weighed = (weights: Readonly<Record<string, number>>) =>
    ['1', '11', '111'].map((code) =>
      members.signOf({ ...dimension, name: 'branch', weights } as unknown as Dimension, code, 2024),
    );
  expect(weighed({})).toEqual([1, 1, 1]);
  expect(weighed({ '11': -1 })).toEqual([1, -1, -1]);
  expect(weighed({ '1': -1, '111': -1 })).toEqual([-1, -1, 1]);
});
