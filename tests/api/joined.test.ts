// What changed: since the beginning of the year, and against the same months of the year before, over all rows of the calls that tell it.

import { describe, expect, it } from 'vitest';

import { servedDemonstration } from '../demonstration.ts';
import { getJson, hundredths, type Item, type Tree } from '../served.ts';

const served = servedDemonstration();

const flat = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])]);
const rows = async (url: string): Promise<Item[]> => flat((await getJson<Tree>(served, url)).items);
const known = (value: number | undefined): bigint | null =>
  value === undefined ? null : hundredths(value);

/** Hundredths of a percent, truncated. */
const percent = (now: bigint | null, before: bigint | null): bigint | null =>
  now === null || before === null || before <= 0n ? null : ((now - before) * 10000n) / before;
const less = (now: bigint | null, before: bigint | null): bigint | null =>
  now === null || before === null ? null : now - before;

/** What has no row in one of two years that are loaded was nothing there. */
const either = (
  reckon: (now: bigint | null, before: bigint | null) => bigint | null,
  now: bigint | null,
  before: bigint | null,
): bigint | null => (now === null && before === null ? null : reckon(now ?? 0n, before ?? 0n));

const PERIODS = ['year=2025&monthFrom=1&monthTo=12', 'year=2026&monthFrom=2&monthTo=5'];
const CHAPTERS = [
  '/api/reports/income/details?',
  '/api/reports/expenses/program?',
  '/api/reports/expenses/functional?',
  '/api/reports/expenses/economic?',
  '/api/reports/expenses/department?',
];
const before = (period: string) => period.replace(/\d{4}/, (year) => String(Number(year) - 1));

describe.each(CHAPTERS.flatMap((path) => PERIODS.map((period) => [path, period] as const)))(
  'every row of %s%s',
  (path, period) => {
    const ask = `${path}budgetType=NATIONAL&fundType=TOTAL&`;

    it('tells the change of the plan since the beginning of the year', async () => {
      const found = await rows(ask + period);
      expect(found.length).toBeGreaterThan(3);
      for (const { code, data } of found) {
        const [now, first] = [known(data['yearCorrectionPlan']), known(data['yearBeginPlan'])];
        expect(known(data['planChange']), code).toBe(less(now, first));
        expect(known(data['planChangePercent']), code).toBe(percent(now, first));
      }
    });

    it('tells what was executed in the same months of the year before, as that year itself does', async () => {
      const found = await rows(ask + period);
      const earlier = new Map(
        (await rows(ask + before(period))).map(({ code, data }) => [code, data['periodDone']]),
      );
      for (const { code, data } of found) {
        const [now, then] = [known(data['periodDone']), known(data['previousDone'])];
        expect(then, code).toBe(known(earlier.get(code)));
        expect(known(data['doneChange']), code).toBe(either(less, now, then));
        expect(known(data['doneChangePercent']), code).toBe(either(percent, now, then));
      }
      expect(found.some(({ data }) => data['doneChange'] !== undefined)).toBe(true);
    });
  },
);

describe('a year before that is not loaded', () => {
  it('is unknown, and is said', async () => {
    const { items, notes } = await getJson<Tree>(
      served,
      `${CHAPTERS[0]}budgetType=NATIONAL&fundType=TOTAL&year=2018&monthFrom=1&monthTo=6`,
    );
    expect(items[0]!.data['planChange']).toBeDefined();
    for (const { data } of flat(items))
      for (const field of ['previousDone', 'doneChange', 'doneChangePercent'])
        expect(data[field]).toBeUndefined();
    expect(notes).toEqual([
      {
        code: 'joined-not-loaded',
        fact: 'state-incomes',
        measure: 'previousDone',
        years: '2017',
      },
    ]);
  });
});

describe('files that others read', () => {
  it.each(CHAPTERS)('keep their columns: %s', async (path) => {
    const [base, query] = path.split('?');
    const { body } = await served.app.inject(
      `${base}/CSV?${query}budgetType=NATIONAL&fundType=TOTAL&${PERIODS[0]}&charset=utf-8`,
    );
    const fields = body.split('\n')[1]!.split(';');
    expect(fields.at(-1)).toBe('percentDoneToYearCorrectionPlan');
    expect(fields).not.toContain('previousDone');
  });
});

describe.each([
  ['/api/project/incomes/program', '/api/reports/income/details'],
  ['/api/project/expenses/program', '/api/reports/expenses/program'],
  ['/api/project/expenses/functional', '/api/reports/expenses/functional'],
  ['/api/project/expenses/economic', '/api/reports/expenses/economic'],
  ['/api/project/credit/program', '/api/reports/credits/program'],
  ['/api/project/credit/classifier', '/api/reports/credits/classifier'],
  ['/api/project/financing/creditors', '/api/reports/financing/creditors'],
  ['/api/project/financing/debts', '/api/reports/financing/debts'],
])('the draft at %s', (draft, report) => {
  const amounts = async (field: string, period: string) =>
    new Map(
      (await rows(`${report}?budgetType=NATIONAL&fundType=TOTAL&monthFrom=1&${period}`)).map(
        ({ code, data }) => [code, data[field]],
      ),
    );

  it('stands beside the last whole year and the law in force, by code', async () => {
    const { items, notes } = await getJson<Tree>(served, `${draft}?year=2026`);
    const done = await amounts('periodDone', 'year=2025&monthTo=12');
    const law = await amounts('yearCorrectionPlan', 'year=2026&monthTo=6');
    for (const { level, code, data } of flat(items)) {
      if (level === 0) continue;
      expect(data['previousDone'], code).toBe(done.get(code));
      expect(data['yearCorrectionPlan'], code).toBe(law.get(code));
      const [now, was] = [known(data['draftPlan']), known(data['yearCorrectionPlan'])];
      expect(known(data['lawChange']), code).toBe(either(less, now, was));
      expect(known(data['lawChangePercent']), code).toBe(either(percent, now, was));
    }
    expect(items[0]!.data['previousDone']).toBe([...done.values()][0]);
    expect(notes).toMatchObject([
      { code: 'joined-year', measure: 'previousDone', year: 2025 },
      { code: 'joined-year', measure: 'yearCorrectionPlan', year: 2026 },
    ]);
  });
});

it.each([1, 2])('a draft stands beside the law as of the end of a quarter: %i', async (quarter) => {
  const total = async (url: string) => (await rows(url))[0]!.data;
  const [at, then, latest] = [
    await total(`/api/project/incomes/program?year=2026&quarter=${quarter}`),
    await total(
      `/api/reports/income/details?budgetType=NATIONAL&fundType=TOTAL&year=2026&monthFrom=1&monthTo=${quarter * 3}`,
    ),
    await total('/api/project/incomes/program?year=2026'),
  ];
  expect(at['yearCorrectionPlan']).toBe(then['yearCorrectionPlan']);
  // what is not of a day is the same whatever the quarter
  expect([at['draftPlan'], at['previousDone']]).toEqual([
    latest['draftPlan'],
    latest['previousDone'],
  ]);
});
