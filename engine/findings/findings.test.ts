// What each function finds in figures, and where it keeps silent.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import type { TreeAnswer, TreeItem } from '../answers/answer.ts';
import { lookup } from '../model/lookup.ts';
import type { Results, Seen } from './find.ts';
import { FINDINGS } from './findings.ts';

type Data = Readonly<Record<string, string | null>>;

function item(code: string, data: Data, over: Partial<TreeItem> = {}): TreeItem {
  const names = { uk: `Назва ${code}` };
  return { id: code, code, names, level: 1, data, children: [], breaches: [], ...over };
}

function answer(items: readonly TreeItem[], over: Partial<TreeAnswer> = {}): TreeAnswer {
  const period = { year: 2026, grain: 'month' as const, from: 1, to: 6 };
  return {
    holds: 'figures',
    arrangement: 'rows',
    items,
    notes: [],
    coverage: null,
    period,
    ...over,
  };
}

function tree(total: Data, roots: readonly TreeItem[]): TreeAnswer {
  return answer([item('0000', total, { level: 0 }), ...roots], { arrangement: 'hierarchy' });
}

function points(...years: readonly (readonly [year: number, data: Data, to?: number])[]) {
  return answer(
    years.map(([year, data, to = 12]) =>
      item(String(year), data, {
        point: { year, from: 1, to, incomplete: false, date: null, open: null },
      }),
    ),
    { arrangement: 'points' },
  );
}

function find(tell: string, seen: Partial<Seen> & Pick<Seen, 'answer'>): Results | null {
  const rest = { fields: { value: 'done' }, codes: {}, rows: 'roots' as const, earlier: null };
  return lookup(FINDINGS, tell).find({ ...rest, ...seen });
}

const COVERED = {
  dimension: 'x',
  count: 1,
  of: 9,
  kinds: [],
  drawn: true,
  keys: [],
  share: null,
  year: 2026,
  from: 1,
  to: 6,
};
const PARTLY = { ...COVERED, whole: false };
const functions = tree({ done: '100', plan: '200' }, [
  item('0200', { done: '56.08', plan: '80', change: '3' }),
  item('0300', { done: '30', plan: '60', change: '-7.5' }),
  item('1000', { done: '13.92', plan: '60', change: '0' }),
]);
const signs = answer([item('a', { done: '6.88' }), item('b', { done: '-6.96' })]);
const sides = answer([item('in', { done: '3.83' }), item('out', { done: '5.47' })]);

describe('the functions', () => {
  it('are those that schemas name', () => {
    const shared = parse(readFileSync('schemas/shared.yaml', 'utf8')) as {
      pieces: { telling: { tell: { enum: string[] } } };
    };
    expect(shared.pieces.telling.tell.enum).toEqual(Object.keys(FINDINGS));
  });

  it.each(Object.entries(FINDINGS))('%s gives only results that it names', (tell, { gives }) => {
    const fields = { value: 'done', plan: 'plan', change: 'change', previous: 'plan' };
    for (const each of [
      functions,
      signs,
      sides,
      points([2024, { done: '1' }], [2025, { done: '2' }]),
    ])
      for (const codes of [{ a: 'in', b: 'out' }, { row: '0200' }, {}])
        expect(Object.keys(gives)).toEqual(
          expect.arrayContaining(Object.keys(find(tell, { answer: each, codes, fields }) ?? {})),
        );
  });

  it.each(Object.keys(FINDINGS))('%s is silent about what nobody knows', (tell) => {
    const unknown = tree({ done: null }, [item('0200', { done: null })]);
    const fields = { value: 'done', plan: 'plan' };
    expect(find(tell, { answer: unknown, fields, codes: { row: '0200' } })).toBeNull();
  });

  it.each(['total', 'largest-share', 'plan-kept', 'signed', 'moved'])(
    '%s is silent about a sum that does not stand for all',
    (tell) => {
      const fields = { value: 'done', plan: 'plan', change: 'change' };
      expect(find(tell, { answer: { ...functions, coverage: PARTLY }, fields })).toBeNull();
    },
  );
});

describe('total', () => {
  it('is the whole of a tree, and how much of the plan it is', () => {
    expect(find('total', { answer: functions, fields: { value: 'done', plan: 'plan' } })).toEqual({
      amount: { amount: 10_000n },
      sign: { word: 'positive' },
      plan: { amount: 20_000n },
      percent: { part: 10_000n, of: 20_000n },
    });
  });

  it('is a row that is named', () => {
    expect(find('total', { answer: sides, codes: { row: 'out' } })).toEqual({
      amount: { amount: 547n },
      sign: { word: 'positive' },
    });
    const below = find('total', { answer: signs, codes: { row: 'b' } });
    expect(below?.['sign']).toEqual({ word: 'negative' });
    expect(find('total', { answer: sides })).toBeNull();
  });
});

describe('largest-share', () => {
  it('is the part with the most, and the word for its share', () => {
    expect(find('largest-share', { answer: functions })).toMatchObject({
      amount: { amount: 5608n },
      short: { short: { code: '0200' } },
      share: { part: 5608n, of: 10_000n },
      ofHundred: { ofHundred: 56n },
      whole: { amount: 10_000n },
      part: { word: 'most' },
    });
  });

  it.each([
    ['all', ['100']],
    ['most', ['53', '47']],
    ['half', ['50', '40', '10']],
    ['third', ['33.4', '33.3', '33.3']],
    ['quarter', ['25', '24', '24', '24', '3']],
    ['some', ['42', '30', '28']],
  ])('%s', (word, amounts) => {
    const rows = amounts.map((done, i) => item(String(i), { done }));
    expect(find('largest-share', { answer: answer(rows) })?.['part']).toEqual({ word });
  });

  it('is silent where signs are mixed: the largest is no share of anything', () => {
    expect(find('largest-share', { answer: signs })).toBeNull();
  });

  it('looks below a single root, and at nodes or leaves where these are asked', () => {
    const below = [item('11', { done: '3' }), item('12', { done: '1' })];
    const only = tree({ done: '4' }, [item('10', { done: '4' }, { children: below })]);
    expect(find('largest-share', { answer: only })?.['name']).toMatchObject({
      name: { code: '11' },
    });
    const two = tree({ done: '9' }, [
      item('10', { done: '4' }, { children: below }),
      item('20', { done: '5' }),
    ]);
    expect(find('largest-share', { answer: two })?.['name']).toMatchObject({
      name: { code: '20' },
    });
    expect(find('largest-share', { answer: two, rows: 'leaves' })?.['whole']).toEqual({
      amount: 900n,
    });
  });
});

describe('gap', () => {
  it('is between two rows: by how much one exceeds the other, and how much of each unit lacks', () => {
    expect(find('gap', { answer: sides, codes: { a: 'in', b: 'out' } })).toEqual({
      a: { amount: 383n },
      b: { amount: 547n },
      gap: { amount: 164n },
      percent: { part: 164n, of: 383n },
      ofHundred: { ofHundred: 30n },
      perHundred: { ofHundred: 143n },
      greater: { word: 'b' },
    });
  });

  it('goes the other way round where more came than went', () => {
    const found = find('gap', { answer: sides, codes: { a: 'out', b: 'in' } });
    expect(found).toMatchObject({ greater: { word: 'a' }, ofHundred: { ofHundred: 30n } });
  });

  it('is between two fields of the last point', () => {
    const years = points([2024, { in: '3', out: '4' }], [2025, { in: '5', out: '5' }]);
    expect(find('gap', { answer: years, fields: { a: 'in', b: 'out' } })).toMatchObject({
      gap: { amount: 0n },
      greater: { word: 'none' },
    });
  });

  it('is silent where a row is missing or below zero', () => {
    expect(find('gap', { answer: sides, codes: { a: 'in', b: 'gone' } })).toBeNull();
    expect(find('gap', { answer: signs, codes: { a: 'a', b: 'b' } })).toBeNull();
  });
});

describe('change', () => {
  const earlier = { ...functions, items: [item('0000', { done: '80' }, { level: 0 })] };

  it('is against the same months of the year before', () => {
    const period = { year: 2025, grain: 'month' as const, from: 1, to: 6 };
    expect(find('change', { answer: functions, earlier: { ...earlier, period } })).toEqual({
      now: { amount: 10_000n },
      before: { amount: 8000n },
      amount: { amount: 2000n },
      percent: { part: 2000n, of: 8000n },
      direction: { word: 'up' },
    });
  });

  it('is silent where the year before has other months', () => {
    const period = { year: 2025, grain: 'month' as const, from: 1, to: 12 };
    expect(find('change', { answer: functions, earlier: { ...earlier, period } })).toBeNull();
    expect(find('change', { answer: functions })).toBeNull();
  });

  it('is against a field that says what was before', () => {
    const fields = { value: 'done', previous: 'plan' };
    expect(find('change', { answer: functions, fields })?.['direction']).toEqual({ word: 'down' });
  });

  it('of points is between the last and the same months a year earlier', () => {
    const years = points(
      [2024, { done: '4' }, 12],
      [2025, { done: '2' }, 6],
      [2026, { done: '3' }, 6],
    );
    expect(find('change', { answer: years })).toMatchObject({ amount: { amount: 100n } });
    const parts = points([2025, { done: '4' }, 12], [2026, { done: '2' }, 6]);
    expect(find('change', { answer: parts })).toBeNull();
  });
});

describe('trend', () => {
  it('is from the first to the last year of the same months', () => {
    const years = points([2021, { done: '1' }, 6], [2022, { done: '2' }], [2025, { done: '3' }]);
    expect(find('trend', { answer: years })).toEqual({
      first: { amount: 200n },
      last: { amount: 300n },
      from: { number: 2022 },
      to: { number: 2025 },
      years: { number: 3 },
      amount: { amount: 100n },
      percent: { part: 100n, of: 200n },
      months: { months: { from: 1, to: 12 } },
      span: { word: 'year' },
      direction: { word: 'up' },
    });
  });

  it('of what is owed is between two days', () => {
    const owed = points([2022, { done: '2' }], [2025, { done: '3' }]);
    const items = owed.items.map((each) => ({
      ...each,
      point: { ...each.point!, date: `${each.code}-12-31` },
    }));
    const found = find('trend', { answer: { ...owed, items } });
    expect(found).toMatchObject({ start: { day: '2022-12-31' }, end: { day: '2025-12-31' } });
    expect(found).not.toHaveProperty('months');
  });

  it('is of what one field exceeds another by; a change of sign has no word', () => {
    const fields = { a: 'in', b: 'out' };
    const years = points([2022, { in: '1', out: '2' }], [2025, { in: '3', out: '4.6' }]);
    expect(find('trend', { answer: years, fields })).toMatchObject({
      first: { amount: 100n },
      last: { amount: 160n },
    });
    const turned = points([2022, { in: '3', out: '2' }], [2025, { in: '3', out: '4.6' }]);
    expect(find('trend', { answer: turned, fields })).toBeNull();
  });

  it('is silent about one point, points that are not loaded, and what is no series', () => {
    expect(find('trend', { answer: points([2025, { done: '3' }]) })).toBeNull();
    expect(
      find('trend', { answer: points([2024, { done: null }], [2025, { done: '3' }]) }),
    ).toBeNull();
    expect(find('trend', { answer: functions })).toBeNull();
  });
});

describe('rank', () => {
  it('is the place of a row among those beside it', () => {
    expect(find('rank', { answer: functions, codes: { row: '0300' } })).toMatchObject({
      place: { number: 2 },
      of: { number: 3 },
      end: { word: 'middle' },
    });
    expect(find('rank', { answer: functions, codes: { row: '1000' } })?.['end']).toEqual({
      word: 'last',
    });
    expect(find('rank', { answer: functions, codes: { row: '9999' } })).toBeNull();
  });
});

describe('not-whole', () => {
  const partly = answer([item('a', {}, { coverage: PARTLY }), item('b', { done: '1' })]);

  it('says of how many a row is, and nothing of a row that stands for all', () => {
    expect(find('not-whole', { answer: partly, codes: { row: 'a' } })).toMatchObject({
      name: { name: { code: 'a' } },
      count: { number: 1 },
      of: { number: 9 },
      loaded: { word: 'some' },
    });
    const none = answer([item('a', {}, { coverage: { ...PARTLY, count: 0 } })]);
    expect(find('not-whole', { answer: none, codes: { row: 'a' } })).toMatchObject({
      loaded: { word: 'none' },
    });
    const whole = answer([item('a', {}, { coverage: { ...COVERED, whole: true } })]);
    expect(find('not-whole', { answer: whole, codes: { row: 'a' } })).toBeNull();
    expect(find('not-whole', { answer: partly, codes: { row: 'b' } })).toBeNull();
    expect(find('not-whole', { answer: partly, codes: { row: 'c' } })).toBeNull();
  });
});

describe('plan-kept', () => {
  const fields = { value: 'done', plan: 'plan' };

  it('stands beside how much of the year is gone', () => {
    expect(find('plan-kept', { answer: functions, fields })).toMatchObject({
      percent: { part: 10_000n, of: 20_000n },
      gone: { part: 5000n, of: 10_000n },
      pace: { word: 'level' },
    });
    const row = find('plan-kept', { answer: functions, fields, codes: { row: '0200' } });
    expect(row?.['pace']).toEqual({ word: 'ahead' });
    expect(row?.['name']).toMatchObject({ name: { code: '0200' } });
  });

  it('says nothing of the year where the period does not begin with it', () => {
    const period = { year: 2026, grain: 'month' as const, from: 4, to: 6 };
    const found = find('plan-kept', { answer: { ...functions, period }, fields });
    expect(found).not.toHaveProperty('gone');
    expect(found).toHaveProperty('percent');
  });
});

describe('moved', () => {
  it('tells who gained and who lost the most', () => {
    expect(find('moved', { answer: functions, fields: { change: 'change' } })).toMatchObject({
      gained: { amount: 300n },
      gainedShort: { short: { code: '0200' } },
      lost: { amount: 750n },
      lostPhrase: { phrase: { code: '0300' } },
      moved: { word: 'both' },
    });
  });

  it('makes the change of two fields; where nobody moved it is silent', () => {
    const fields = { value: 'plan', previous: 'done' };
    expect(find('moved', { answer: functions, fields })).toMatchObject({
      gained: { amount: 4608n },
      moved: { word: 'gained' },
    });
    expect(find('moved', { answer: functions, fields: { change: 'none' } })).toBeNull();
  });
});
