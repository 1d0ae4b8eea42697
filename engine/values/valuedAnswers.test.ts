// Which figures become what a reader chose, and which stand as they are.

import { describe, expect, it } from 'vitest';

import type { TreeAnswer, TreeItem } from '../answers/answer.ts';
import type { Call, Portal, ValueMode } from '../model/portal.ts';
import type { ChosenValue } from '../state/shownValue.ts';
import { valuedFigures } from '../language/valued.ts';
import { NotValued, type Valuing } from './fits.ts';
import { valuedAnswer } from './valuedAnswers.ts';

const measure = (name: string, kind: string, over: object = {}) => ({
  name,
  kind,
  of: [],
  from: null,
  ...over,
});
const MEASURES = {
  done: measure('done', 'flow'),
  before: measure('before', 'joined', { from: { fact: 'loans', measure: 'done', years: [-1] } }),
  change: measure('change', 'difference', { of: ['done', 'before'] }),
  rate: measure('rate', 'percent', { of: ['done', 'before'], change: true }),
  plan: measure('plan', 'stock'),
  kept: measure('kept', 'percent', { of: ['done', 'plan'], change: false }),
};
const FACTS = {
  loans: { name: 'loans', dimensions: ['subject'], measures: MEASURES },
  branch: { name: 'branch', dimensions: ['town', 'subject'], measures: MEASURES },
  house: { name: 'house', dimensions: ['subject'], measures: MEASURES },
};
const DIMENSIONS = {
  subject: { kind: 'tree', total: null },
  town: {
    name: 'town',
    kind: 'key',
    pattern: '^[A-Z]$',
    total: null,
    forms: [],
    aliases: {},
    words: {},
    members: [],
  },
};
const portal = { model: { facts: FACTS, dimensions: DIMENSIONS } } as unknown as Portal;
const series = {
  title: {},
  source: { title: {}, url: '' },
  times: 1,
  years: { 2020: '110', 2021: '125' },
};
const members = { attribute: (_: string, code: string) => (code === 'A' ? '50' : null) };

function valuing(way: ValueMode['way'], fact = 'loans', params = {}, over = {}): Valuing {
  const mode = {
    value: way,
    way,
    title: {},
    said: {},
    unit: {},
    series: 'own',
    without: [],
    own: { dimension: 'town', attribute: 'people', title: {} },
  };
  const fields = Object.fromEntries(Object.keys(MEASURES).map((name) => [name, name]));
  const where = fact === 'loans' ? {} : { town: { from: ['town'] } };
  const ask = {
    when: {},
    facts: [fact],
    by: 'subject',
    where,
    ...over,
    measures: fields,
    detail: null,
  };
  return {
    portal,
    ledger: { members } as unknown as Valuing['ledger'],
    chosen: { mode, series, base: 2021 } satisfies ChosenValue,
    call: { asks: [ask] } as unknown as Call,
    params,
  };
}

type Data = TreeItem['data'];
const item = (data: Data, over: Partial<TreeItem> = {}): TreeItem => ({
  id: '1',
  code: '1',
  names: {},
  level: 1,
  data,
  children: [],
  breaches: [],
  ...over,
});
function tree(total: Data, roots: readonly Data[], over: Partial<TreeAnswer> = {}): TreeAnswer {
  return {
    holds: 'figures',
    arrangement: 'hierarchy',
    items: [item(total, { level: 0 }), ...roots.map((data) => item(data))],
    notes: [],
    coverage: null,
    period: { year: 2021, grain: 'month', from: 1, to: 12 },
    ...over,
  };
}
const DATA = { done: '250', before: '200', change: '50', rate: '25', plan: '500', kept: '50' };
const PARTLY = {
  dimension: 'town',
  count: 1,
  of: 9,
  kinds: [],
  drawn: true,
  keys: [],
  share: null,
  whole: false,
  year: 2021,
  from: 1,
  to: 12,
};

const dataOf = (of: Valuing, answer: TreeAnswer) => valuedAnswer(of, answer).items[0]?.data;
function whyOf(of: Valuing, answer: TreeAnswer): string {
  try {
    valuedAnswer(of, answer);
  } catch (error) {
    if (error instanceof NotValued) return error.why.key;
    throw error;
  }
  return '';
}

describe('amounts', () => {
  it('of the year before are in its own prices, and the change is made of both', () => {
    expect(dataOf(valuing('prices'), tree(DATA, []))).toEqual({
      done: '250',
      before: '250',
      change: '0',
      rate: '0',
      plan: '500',
      kept: '50',
    });
  });

  it('per head are divided by the number of their own year', () => {
    const data = dataOf(valuing('each'), tree(DATA, []));
    expect(data).toMatchObject({ done: '2', before: '1.818181', change: '0.181818', kept: '50' });
  });

  it('of one member are divided by what it says of itself, or not at all', () => {
    expect(dataOf(valuing('each', 'branch', { town: 'A' }), tree(DATA, []))).toMatchObject({
      done: '5',
    });
    expect(whyOf(valuing('each', 'branch', { town: 'B' }), tree(DATA, []))).toBe('member');
  });

  it('which year a joined measure is of is what the answer says', () => {
    const notes = [{ code: 'joined-year' as const, words: { measure: 'before', year: 2021 } }];
    expect(dataOf(valuing('prices'), tree(DATA, [], { notes }))).toMatchObject({
      before: '200',
      change: '50',
    });
  });
});

describe('figures stand as they are', () => {
  it.each([
    ['rows that are towns', valuing('each', 'house', {}, { by: 'town' })],
    ['rows of a town that has no figures of its own', valuing('each', 'house', { town: 'A' })],
  ])('per head of all, %s', (_, of) => {
    expect(whyOf(of, tree(DATA, [DATA]))).toBe('facts');
  });

  it.each([
    ['percent', { period: { year: 2021, grain: 'month', from: 1, to: 6 } as const }, 'part'],
    ['percent', { period: { year: 2022, grain: 'year', from: 1, to: 1 } as const }, 'year'],
    ['each', { period: null }, 'period'],
    ['each', { coverage: PARTLY }, 'covered'],
    ['percent', { coverage: PARTLY }, 'covered'],
    ['share', { coverage: PARTLY }, 'whole'],
    ['share', { arrangement: 'rows' as const }, 'whole'],
  ] as const)('%s of %j: %s', (way, over, key) => {
    expect(whyOf(valuing(way), tree(DATA, [DATA], over))).toBe(key);
  });

  it('prices are told of a sum of some', () => {
    expect(whyOf(valuing('prices'), tree(DATA, [], { coverage: PARTLY }))).toBe('');
  });
});

it('shares are of the total of their own column, and of nothing below zero', () => {
  const answer = tree(DATA, [
    { ...DATA, done: '125', plan: '50' },
    { ...DATA, done: '125', plan: '-1' },
  ]);
  const [, one] = valuedAnswer(valuing('share'), answer).items;
  expect(one?.data).toEqual({
    done: '50000000000000',
    before: '100000000000000',
    change: null,
    rate: null,
    plan: null,
    kept: '50',
  });
});

it('a row below that comes later is no share either where it is less than nothing', () => {
  const { valued } = valuedAnswer(valuing('share'), tree(DATA, [DATA]));
  expect(valuedFigures({ done: '-1' }, valued?.rules ?? {}, 0)).toEqual({ done: null });
});

it('a figure is not rounded before it is written', () => {
  // 0.0049999998: rounded to six decimals it would read as 0.01
  const data = { ...DATA, done: '0.62', plan: '-0.62' };
  const of = valuing('each');
  const years = { ...series, years: { 2020: '110', 2021: '124.000005' } };
  const answer = valuedAnswer({ ...of, chosen: { ...of.chosen, series: years } }, tree(data, []));
  expect(answer.items[0]?.data).toMatchObject({ done: '0.004999', plan: '-0.004999' });
});

it('a percentage of a percentage is left out', () => {
  expect(dataOf(valuing('percent'), tree(DATA, []))).toMatchObject({
    done: '200000000000000',
    rate: null,
  });
});

it('points are each of their own year; one without a number is empty and said', () => {
  const point = (year: number, to = 12) =>
    item(DATA, { point: { year, from: 1, to, incomplete: false, date: null, open: null } });
  const of = (...items: TreeItem[]) =>
    tree(DATA, [], {
      arrangement: 'points',
      items,
      period: { year: 2022, grain: 'year', from: 1, to: 1 },
    });
  const answer = valuedAnswer(valuing('each'), of(point(2020), point(2021), point(2022)));
  expect(answer.items.map(({ data }) => data['plan'])).toEqual(['4.545454', '4', null]);
  expect(answer.notes).toEqual([{ code: 'years-not-valued', words: { years: '2022' } }]);
  const some = { ...point(2020), coverage: { ...PARTLY, year: 2020 } };
  expect(valuedAnswer(valuing('each'), of(some, point(2021))).notes).toEqual([
    { code: 'sums-not-valued', words: { years: '2020' } },
  ]);
  const whole = valuedAnswer(valuing('percent'), of(point(2020), point(2021, 6)));
  expect(whole.items.map(({ data }) => data['done'] === null)).toEqual([false, true]);
  expect(whole.notes).toEqual([{ code: 'parts-not-valued', words: {} }]);
  expect(whyOf(valuing('each'), of(point(2022)))).toBe('year');
});
