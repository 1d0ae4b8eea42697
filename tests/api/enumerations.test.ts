// Lists of fixed values that the specification names: each is served, each narrows what it is meant for, and codes may be written either way.

import { describe, expect, it } from 'vitest';

import { servedDemonstration } from '../demonstration.ts';
import { getJson } from '../served.ts';

type Row = Readonly<Record<string, unknown>>;
interface Answer {
  readonly items: readonly { code: string; data: Readonly<Record<string, number>> }[];
}

const served = servedDemonstration();

const json = async <Body>(address: string) => await getJson<Body>(served, address);
const status = async (address: string) => (await served.app.inject(address)).statusCode;

describe('the sign of a territory', () => {
  it('is one of four, in both languages', async () => {
    const signs = await json<Row[]>('/api/dictionaries/territorySign');
    expect(signs.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    const english = await json<Row[]>('/api/dictionaries/territorySign?lang=en');
    expect(english.map(({ name }) => name)).toEqual(expect.arrayContaining(['Occupied territory']));
  });

  it('narrows lists of budgets', async () => {
    const about = '/api/localBudgets/aboutBudgets?year=2025';
    const all = await json<Row[]>(about);
    for (const sign of [1, 2, 3, 4]) {
      const found = await json<Row[]>(`${about}&territorySign=${sign}`);
      expect(found).toEqual(all.filter(({ territorySign }) => territorySign === sign));
    }
    expect(await status(`${about}&territorySign=5`)).toBe(400);
    expect(await status('/api/localBudgets/getBudgets?regionId=2&territorySign=2')).toBe(200);
    expect(await status('/api/localBudgets/budgetsCount?territorySign=2')).toBe(200);
  });
});

describe('the source of the money of a project', () => {
  const ask = async (more: string) =>
    await json<Answer>(
      `/api/reports/funds/regionalDevelopment/regions?year=2025&monthTo=12${more}`,
    );
  const total = ({ items }: Answer, measure: string) =>
    Math.round((items[0]?.data[measure] ?? 0) * 100);

  it('is the fund itself, unless another one is asked for', async () => {
    expect(await ask('&financeType=dfrr')).toEqual(await ask(''));
  });

  it.each(['yearPlan', 'done'])('adds up to all sources together: %s', async (measure) => {
    const parts = await Promise.all(
      ['dfrr', 'localBudgets', 'partners'].map(async (source) =>
        total(await ask(`&financeType=${source}`), measure),
      ),
    );
    expect(parts.every((part) => part > 0)).toBe(true);
    expect(total(await ask('&financeType=total'), measure)).toBe(
      parts.reduce((sum, part) => sum + part, 0),
    );
  });
});

describe('what the specification spells in its own way', () => {
  const structure = '/api/reports/expenses/functional?budgetType=NATIONAL&year=2025&monthFrom=1';

  it('is the fund type total', async () => {
    const asked = `${structure}&monthTo=12&fundType=`;
    expect(await json(`${asked}total`)).toEqual(await json(`${asked}TOTAL`));
    expect(await status(`${asked}Total`)).toBe(400);
  });

  it('is a region of two digits, and codes without their zeros', async () => {
    const list = '/api/localBudgets/getBudgets?regionId=';
    expect(await json(`${list}02`)).toEqual(await json(`${list}2`));
    expect(await status(`${list}002`)).toBe(400);
    const budget = '/api/localBudgets/incomesLocal?fundType=TOTAL&year=2025&codeBudget=';
    expect(await json(`${budget}210000000`)).toEqual(await json(`${budget}0210000000`));
  });

  it('is the chapter of financing in a comparison', async () => {
    const compare = (chapter: string) =>
      json(`/api/localBudgets/compare/${chapter}?codeBudget=2555900000&year=2025&monthTo=12`);
    expect(await compare('financing')).toEqual(await compare('findebt'));
  });

  it('is the file of a word, and the word by its file', async () => {
    const words = await json<{ id: string; fileName: string }[]>('/source/glossary.json');
    expect(words.every(({ id, fileName }) => fileName === `${id}.json`)).toBe(true);
    const [{ id, fileName }] = words as [{ id: string; fileName: string }];
    expect(await json(`/source/glossary/${fileName}`)).toEqual(
      await json(`/source/glossary/${id}`),
    );
  });

  it('is the statistic under the footer', async () => {
    const { footer } = await json<{ footer: Row[] }>('/source/footer/statistics.json');
    expect(footer.map(({ code }) => code)).toEqual(expect.arrayContaining(['incomes', 'expenses']));
  });
});
