// Pages of spending units: the drawing of who stands under whom, the profile with its programmes, and what stands where nobody has the code.

import { describe, expect, it } from 'vitest';

import { textOf } from '../render.tsx';
import { siteOfDemonstration } from '../site.ts';

const served = siteOfDemonstration();

const MAIN = '90000016';
const LOWER = '91000018';

async function read(path: string, status = 200): Promise<string> {
  const { statusCode, payload } = await served.site.inject(path);
  expect(statusCode, path).toBe(status);
  return payload;
}

async function ask<T>(path: string): Promise<T> {
  return (await served.site.inject(path)).json<T>();
}

interface Level {
  readonly items: readonly { readonly id: string; readonly below: number }[];
}

interface Tree {
  readonly items: readonly { readonly code: string; readonly data: Record<string, number> }[];
}

const YEAR = 'budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12';

describe('the drawing of spending units', () => {
  it('has the main ones with what was spent on their programmes, as the ledger has it', async () => {
    const html = await read('/spending-agencies/graphic?year=2025&lines=all');
    const { items } = await ask<Tree>(`/api/reports/expenses/department?${YEAR}&depth=1`);
    const own = items.find(({ code }) => code === '011');
    const amount = Number(own?.data['periodDone']).toFixed(2).replace('.', ',');
    const table = /<details class="bars-as-table">[\s\S]*?<\/details>/.exec(html)?.[0] ?? '';
    const row = new RegExp(`<tr><th scope="row">[^<]*</th><td>${MAIN}</td>.*?</tr>`).exec(table);
    expect(textOf(row?.[0] ?? '').replaceAll(/\s/g, '')).toContain(amount);
  });

  it('has every unit of a level, and how many stand below each', async () => {
    const html = await read('/spending-agencies/graphic?year=2025&lines=all');
    const level = await ask<Level>('/api/agency/new/tree/state');
    const table = /<details class="bars-as-table">[\s\S]*?<\/details>/.exec(html)?.[0] ?? '';
    expect(level.items.length).toBeGreaterThan(60);
    for (const { id, below } of level.items)
      expect(table).toMatch(
        new RegExp(`<td>${id}</td><td class="amount">[^<]*</td><td class="amount">${below}</td>`),
      );
  });

  it('shows a few at first, and says what bars are where lower bodies have no amounts', async () => {
    const html = await read('/spending-agencies/graphic');
    expect(html.match(/class="pair"/g)).toHaveLength(20);
    const below = await read(`/spending-agencies/graphic?agency=${MAIN}`);
    expect(below).toContain('реєстр не має');
    expect(below).toContain(`href="/spending-agencies/${LOWER}/info"`);
  });

  it('finds a unit in its place, and says what to specify where there is none', async () => {
    const found = await read(`/en/spending-agencies/graphic?search=${LOWER}`);
    expect(found).toContain('Found: 1');
    expect(found).toContain('class="bar-found"');
    const none = await read('/en/spending-agencies/graphic?search=qqqq');
    expect(none).toContain('Not found. Specify the name');
  });

  it('tells that a code is nobody’s', async () => {
    expect(await read('/spending-agencies/graphic?agency=90000077')).toContain(
      'значення в адресі застаріле або помилкове',
    );
  });
});

describe('the profile of a spending unit', () => {
  it.each(['', '/en'])('is reached by its code%s, and by its other name', async (prefix) => {
    for (const child of ['', '/profile']) {
      const { statusCode, headers } = await served.site.inject(
        `${prefix}/spending-agencies/${MAIN}${child}`,
      );
      expect(statusCode).toBe(302);
      expect(headers.location).toBe(`${prefix}/spending-agencies/${MAIN}/info`);
    }
  });

  it('of a main one has its programmes with plan and actual, as the call answers them', async () => {
    const html = await read(`/spending-agencies/${MAIN}/info?year=2025`);
    const { items } = await ask<Tree>(`/api/reports/expenses/program?${YEAR}&department=011`);
    const whole = await ask<Tree>(`/api/reports/expenses/department?${YEAR}&depth=1`);
    const own = whole.items.find(({ code }) => code === '011');
    expect(items[0]?.data['periodDone']).toBe(own?.data['periodDone']);
    const exact = Number(items[0]?.data['periodDone']).toFixed(2).replace('.', ',');
    expect(textOf(html).replaceAll(/\s/g, '')).toContain(`${exact}грн`);
  });

  it('of a lower one has no amounts, and says whom it stands under', async () => {
    const html = await read(`/spending-agencies/${LOWER}/info`);
    expect(html).not.toContain('Витрачено за програмами');
    expect(html).toContain(`href="/spending-agencies/${MAIN}/info"`);
  });

  it('of one that was excluded says so first, with the day', async () => {
    const { elements } = (
      await served.site.inject({
        method: 'POST',
        url: '/api/agency/table',
        payload: { agencyState: 'excluded' },
      })
    ).json<{ elements: { id: string }[] }>();
    const html = await read(`/en/spending-agencies/${elements[0]!.id}/info`);
    expect(html).toMatch(/Excluded from the register on \d\d\.\d\d\.\d{4}/);
  });

  it('is not found where nobody has the code: a page that says so, with a search', async () => {
    for (const path of ['/spending-agencies/90000077', '/spending-agencies/90000077/info']) {
      const html = await read(path, 404);
      expect(html).toContain('Профіль не знайдено');
      expect(html).toContain('action="/search"');
    }
    expect(await read('/en/spending-agencies/90000077/info', 404)).toContain('Profile not found');
  });
});

describe('programmes of one department', () => {
  const path = '/api/reports/expenses';

  it('add up to what the department spent', async () => {
    const { items } = await ask<Tree>(`${path}/program?${YEAR}&department=210`);
    expect(items[1]?.code).toBe('2100000');
    expect(items[0]?.data).toEqual(items[1]?.data);
  });

  it('are none where nobody has such programmes', async () => {
    const { items } = await ask<Tree>(`${path}/program?${YEAR}&department=999`);
    expect(items).toEqual([]);
  });

  it('are asked of the State Budget by programme alone', async () => {
    for (const chapter of ['functional', 'economic', 'department']) {
      const answer = await served.site.inject(`${path}/${chapter}?${YEAR}&department=210`);
      expect(answer.statusCode, chapter).toBe(400);
    }
  });
});
