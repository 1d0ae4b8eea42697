// State funds: every fund by month and by year, by its word and by its code, in agreement with the calls that answer all of them.

import { describe, expect, it } from 'vitest';

import { canonicalCode, writtenInAddress } from '../../engine/model/codes.ts';
import { servedDemonstration } from '../demonstration.ts';
import { getJson, hundredths, type Tree } from '../served.ts';

const served = servedDemonstration();

const FUNDS = [
  ['01', 'road'],
  ['02', 'region-develop'],
  ['03', 'environment'],
  ['04', 'water'],
  ['05', 'radioactive-waste'],
  ['06', 'aggression-fund'],
  ['07', 'decarbonisation'],
] as const;

const points = async (path: string) => (await getJson<Tree>(served, path)).items;
const fundAt = async (year: number, monthTo: number, code: string) =>
  (
    await points(`/api/reports/funds/aggregate?year=${year}&monthTo=${monthTo}&fundType=TOTAL`)
  ).find((item) => item.code === code)!.data;

describe.each(FUNDS)('the fund %s, %s', (code, word) => {
  it('is the same by its word and by its code', async () => {
    const dimension = served.portal.model.dimensions['special-fund']!;
    expect([word, code].map((written) => canonicalCode(dimension, written))).toEqual([code, code]);
    expect(writtenInAddress(dimension, code)).toBe(word);
    for (const call of ['months', 'years'])
      expect(await points(`/api/reports/funds/${call}/${word}?year=2025`)).toEqual(
        await points(`/api/reports/funds/${call}/${code}?year=2025`),
      );
  });

  it('adds up by month to the year', async () => {
    const months = await points(`/api/reports/funds/months/${word}?year=2025`);
    const whole = await fundAt(2025, 12, code);
    expect(months.map((month) => month.code)).toEqual(
      Array.from({ length: 12 }, (_, i) => `2025-${String(i + 1).padStart(2, '0')}`),
    );
    for (const field of ['received', 'done'])
      expect(months.reduce((sum, { data }) => sum + hundredths(data[field]), 0n)).toBe(
        hundredths(whole[field]),
      );
    expect(months.at(-1)!.data['plan']).toBe(whole['yearPlan']);
  });

  it('is over the years what it is in each', async () => {
    const years = await points(`/api/reports/funds/years/${word}?year=2026&monthTo=6`);
    expect(years.map((year) => year.code)).toEqual(
      Array.from({ length: 9 }, (_, i) => String(2018 + i)),
    );
    for (const { code: year, data } of years.slice(-3)) {
      const { yearPlan, received, done } = await fundAt(Number(year), 6, code);
      expect(data).toMatchObject({ plan: yearPlan, received, done });
    }
  });
});

describe('the fund for regional development', () => {
  it('has in the list of funds the plan and the use of its projects', async () => {
    for (const monthTo of [3, 12]) {
      const funds = await points(`/api/reports/funds/getFunds?year=2025&monthTo=${monthTo}`);
      const [total] = await points(
        `/api/reports/funds/regionalDevelopment/regions?year=2025&monthTo=${monthTo}&financeType=dfrr`,
      );
      const { plan, done } = funds.find((item) => item.code === '02')!.data;
      expect([plan, done]).toEqual([total!.data['yearPlan'], total!.data['done']]);
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
