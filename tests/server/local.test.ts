// Pages of local budgets: where an address leads that names none, what an abolished one says, and what is said where nothing is registered.

import { describe, expect, it } from 'vitest';

import { portalOf } from '../portals.ts';
import { siteOfDemonstration } from '../site.ts';

const portal = portalOf('product');
const ABOLISHED = '0759999001';
const SUCCESSOR = '0759999002';

const served = siteOfDemonstration();

async function read(path: string): Promise<string> {
  const { statusCode, payload } = await served.site.inject(path);
  expect(statusCode, path).toBe(200);
  return payload;
}

describe('an address without a budget', () => {
  const children = Object.values(portal.pages)
    .map(({ path }) => path)
    .filter((path) => /^\/local-budget\/:localId\/[^:]+$/.test(path))
    .map((path) => path.replace('/local-budget/:localId', ''));

  it.each(children)('leads to %s of the budget of the default region', async (child) => {
    for (const prefix of ['', '/en']) {
      const from = `${prefix}/local-budget${child}?year=2024`;
      const { statusCode, headers } = await served.site.inject(from);
      expect(statusCode).toBe(302);
      expect(headers.location).toBe(`${prefix}/local-budget/2600000000${child}?year=2024`);
    }
  });

  it('is not found where there is no such page below a budget, or no such budget', async () => {
    for (const path of ['/local-budget/nothing', '/local-budget/9999999999', '/local-incomes'])
      expect((await served.site.inject(path)).statusCode, path).toBe(404);
  });

  it('leads nowhere from the page of all budgets', async () => {
    expect((await served.site.inject('/local-budget')).statusCode).toBe(200);
  });
});

describe('an abolished budget', () => {
  it('says until when it existed, leads to the one that has its territory, and shows its last year', async () => {
    const html = await read(`/local-budget/${ABOLISHED}`);
    expect(html).toContain('Цей бюджет діяв до 31.12.2020.');
    expect(html).toContain(`href="/local-budget/${SUCCESSOR}"`);
    expect(html).toContain('У 2020 році');
    expect(await read(`/local-budget/${ABOLISHED}?year=2019`)).toContain('У 2019 році');
  });

  it('is answered with its end and its successor, in each language', async () => {
    const answer = await served.site.inject(`/api/localBudgets/${ABOLISHED}/about?lang=en`);
    expect(answer.json()).toMatchObject({
      budgetCode: ABOLISHED,
      endDate: '2020-12-31',
      successor: SUCCESSOR,
      successorName: expect.stringContaining('Zrazkova-15') as string,
    });
    const going = await served.site.inject('/api/localBudgets/2555900000/about');
    expect(going.json()).toMatchObject({ endDate: null, successor: null, successorName: null });
    expect(await read('/local-budget/2555900000')).not.toContain('Цей бюджет діяв до');
  });
});

describe('the page of all regions', () => {
  it('says what the chosen region spends on, by the figures of places, in each language', async () => {
    const answer = await served.site.inject('/api/boost/expenses?place=25&year=2025');
    const { items } = answer.json<{ items: { code: string; data: { executed: number } }[] }>();
    expect(items[0]?.data.executed).toBeGreaterThan(0);
    for (const [prefix, words] of [
      ['', 'На що витрачають в області'],
      ['/en', 'What is spent in the region'],
    ]) {
      const html = await read(`${prefix}/local-budget?year=2025&monthTo=12&regionId=25`);
      expect(html).toContain(words);
      expect(html).toContain('BOOST, 2025');
    }
  });

  it('says nothing of it where the region has no figures of its own', async () => {
    expect(await read('/local-budget?year=2025&monthTo=12&regionId=1')).not.toContain(
      'id="functions"',
    );
  });
});

describe('who spends the money', () => {
  it('is listed for Kyiv under the code that it kept', async () => {
    const answer = await served.site.inject('/api/agency/budget?budgetCode=2600000000');
    expect(answer.json<unknown[]>().length).toBeGreaterThan(0);
    expect(portal.model.dimensions['budget']).toBeDefined();
  });

  it('is said to be unknown where nothing is registered', async () => {
    const answer = await served.site.inject('/api/agency/budget?budgetCode=0250100000');
    expect(answer.json()).toEqual([]);
    expect(await read('/local-budget/0250100000')).toContain('У реєстрі розпорядників');
    expect(await read('/en/local-budget/0250100000')).toContain('The register of spending units');
  });
});
