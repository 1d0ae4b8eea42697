// State funds: every fund by month and by year, by its word and by its code, in agreement with the calls that answer all of them.

import { describe, expect, it } from 'vitest';

import { canonicalCode, writtenInAddress } from '../../engine/model/codes.ts';
import { checked } from '../../schemas/addresses.ts';
import type { Month, Year } from '../../schemas/pages.ts';
import { askServed, servedDemonstration } from '../demonstration.ts';
import { hundredths } from '../served.ts';

const served = servedDemonstration();
const ask = askServed(served);

const FUNDS = [
  ['01', 'road'],
  ['02', 'region-develop'],
  ['03', 'environment'],
  ['04', 'water'],
  ['05', 'radioactive-waste'],
  ['06', 'aggression-fund'],
  ['07', 'decarbonisation'],
] as const;

const fundAt = async (year: Year, monthTo: Month, code: string) => {
  const said = { year, monthTo, fundType: 'TOTAL' } as const;
  const { items } = await ask('reports/funds-aggregate', said);
  return items.find((item) => item.code === code)!.data;
};

describe.each(FUNDS)('the fund %s, %s', (code, word) => {
  it('is the same by its word and by its code', async () => {
    const dimension = served.portal.model.dimensions['special-fund']!;
    expect([word, code].map((written) => canonicalCode(dimension, written))).toEqual([code, code]);
    expect(writtenInAddress(dimension, code)).toBe(word);
    for (const call of ['reports/fund-months', 'reports/fund-years'] as const) {
      const byCode = await ask(call, { fundItem: checked('special-fund', code), year: 2025 });
      expect((await ask(call, { fundItem: word, year: 2025 })).items).toEqual(byCode.items);
    }
  });

  it('adds up by month to the year', async () => {
    const { items: months } = await ask('reports/fund-months', { fundItem: word, year: 2025 });
    const whole = await fundAt(2025, 12, code);
    expect(months.map((month) => month.code)).toEqual(
      Array.from({ length: 12 }, (_, i) => `2025-${String(i + 1).padStart(2, '0')}`),
    );
    for (const field of ['received', 'done'] as const)
      expect(months.reduce((sum, { data }) => sum + hundredths(data[field]), 0n)).toBe(
        hundredths(whole[field]),
      );
    expect(months.at(-1)!.data.plan).toBe(whole.yearPlan);
  });

  it('is over the years what it is in each', async () => {
    const said = { fundItem: word, year: 2026, monthTo: 6 } as const;
    const { items: years } = await ask('reports/fund-years', said);
    expect(years.map((year) => year.code)).toEqual(
      Array.from({ length: 9 }, (_, i) => String(2018 + i)),
    );
    for (const { code: year, data } of years.slice(-3)) {
      const { yearPlan, received, done } = await fundAt(checked('year', Number(year)), 6, code);
      expect(data).toMatchObject({ plan: yearPlan, received, done });
    }
  });
});

describe('the fund for regional development', () => {
  it('has in the list of funds the plan and the use of its projects', async () => {
    for (const monthTo of [3, 12] as const) {
      const at = { year: 2025, monthTo } as const;
      const { items: funds } = await ask('reports/funds', at);
      const said = { ...at, chapter: 'regions', financeType: 'dfrr' } as const;
      const [total] = (await ask('reports/regional-development', said)).items;
      const { plan, done } = funds.find((item) => item.code === '02')!.data;
      expect([plan, done]).toEqual([total!.data.yearPlan, total!.data.done]);
      expect(done).toBeGreaterThan(1e8);
    }
  });
});

describe('a fund that there is not', () => {
  it.each(['roads', 'Road', '1x'])('is 404: %s', async (word) => {
    const { statusCode } = await served.app.inject(`/api/reports/funds/years/${word}?year=2025`);
    expect(statusCode).toBe(404);
  });
});
