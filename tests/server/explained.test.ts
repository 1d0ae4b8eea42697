// Where a figure of a page comes from, as the browser asks it: words that are ready, and what is refused.

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ExplainedView } from '../../engine/model/portal.ts';
import { ensureBuilt } from '../../engine/server/build.ts';
import { readBuilt } from '../../engine/server/built.ts';
import { buildSite } from '../../engine/server/site.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { servedDemonstration } from '../demonstration.ts';
import { TEST_DATA } from '../portals.ts';

const served = servedDemonstration();
let site: FastifyInstance;
beforeAll(async () => {
  const { portal, current } = served;
  const built = await readBuilt(await ensureBuilt(TEST_DATA, () => {}));
  site = await buildSite({ portal, current, parts: SERVER_PARTS, built, log: false });
});
afterAll(async () => await site.close());

/** The first table of a page. */
function tableOf(id: string): string {
  return served.portal.pages[id]!.blocks.find(({ kind }) => kind === 'table')!.id;
}

const address = (page: string, query: string, locale = 'uk', block = tableOf(page)) =>
  `/_explain/${locale}/${block}/${page}?${query}`;

async function told(page: string, query: string, locale = 'uk'): Promise<ExplainedView> {
  const { statusCode, json, headers } = await site.inject(address(page, query, locale));
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'x-demonstration': 'true' });
  return json<ExplainedView>();
}

const INCOMES = 'national-budget/incomes';
const PERIOD = 'year=2025&monthFrom=1&monthTo=12';

describe('a figure of a page', () => {
  it('is told as the filters of the page ask it', async () => {
    const common = `${PERIOD}&fundType=COMMON&unit=1000&row=11010000&field=periodDone`;
    const { lines, amount } = await told(INCOMES, common);
    const { payload } = await site.inject(
      `/api/reports/income/details?budgetType=NATIONAL&fundType=COMMON&${PERIOD}&node=11000000&depth=1`,
    );
    const { items } = JSON.parse(payload) as {
      items: { code: string; data: { periodDone: number } }[];
    };
    const { data } = items.find(({ code }) => code === '11010000')!;
    expect(amount.replaceAll(/[^\d,]/g, '')).toBe(data.periodDone.toFixed(2).replace('.', ','));
    expect(lines.map(({ words }) => words)).toContain('Загальний фонд');
  });

  it('names the call that gives it, which answers', async () => {
    const { lines } = await told(INCOMES, `${PERIOD}&row=11010000&field=periodDone`, 'en');
    const { to } = lines.find((line) => line.to.startsWith('/api/'))!;
    const { statusCode, payload } = await site.inject(to);
    expect(statusCode).toBe(200);
    expect(payload).toContain('"code":"11010000"');
  });

  it('leads to the passport of a programme, and to what the programme belongs to', async () => {
    const query = `${PERIOD}&chapter=program&row=2101020&field=periodDone`;
    const { lines } = await told('national-budget/expenses', query);
    const leading = lines.map(({ to }) => to).filter((to) => to.startsWith('/national-budget/'));
    expect(leading).toContain('/national-budget/expenses?chapter=functional&code=0210');
    for (const to of leading) expect((await site.inject(to)).statusCode, to).toBe(200);
  });

  it('is copied with the address of the page in the ledger that it is of', async () => {
    const { text } = await told(INCOMES, `${PERIOD}&row=11010000&field=periodDone`);
    const { id } = served.current.get();
    expect(text).toContain(`code=11010000&ledger=${id}`);
    expect(text).toContain(served.portal.settings.demonstration['uk']);
    // nobody else answers for what is invented
    expect(text).not.toContain('Міністерство фінансів України. ');
  });

  it('is told of each table of figures, in both languages', async () => {
    const pages = Object.values(served.portal.pages).filter(
      ({ path, blocks }) => !path.includes(':') && blocks.some(({ kind }) => kind === 'table'),
    );
    let asked = 0;
    for (const { id, path } of pages) {
      const { payload } = await site.inject(`/_view${path}`);
      const { blocks } = JSON.parse(payload) as {
        blocks: {
          id: string;
          tree?: boolean;
          rows?: [string][];
          columns?: { field: string }[];
        }[];
      };
      for (const block of blocks.filter(({ tree, rows }) => tree === true && rows!.length > 0)) {
        const row = String(block.rows![0]![0]);
        const field = block.columns![0]!.field;
        for (const locale of ['uk', 'en']) {
          const at = `/_explain/${locale}/${block.id}${path === '/' ? '' : path}?row=${row}&field=${field}`;
          const { statusCode } = await site.inject(at);
          expect(statusCode, `${id}: ${at}`).toBe(200);
          asked++;
        }
      }
    }
    expect(asked).toBeGreaterThan(20);
  });
});

describe('what is not there', () => {
  it.each([
    ['a row', INCOMES, 'row=99999999&field=periodDone', 404, 'unknown-code'],
    ['a field', INCOMES, 'row=11010000&field=nothing', 400, 'invalid-parameter'],
    ['no field', INCOMES, 'row=11010000', 400, 'missing-parameter'],
    ['a ledger', INCOMES, 'field=periodDone&ledger=0123456789abcdef', 410, 'ledger-gone'],
  ])('is refused: %s', async (_, page, query, status, code) => {
    const { statusCode, json, headers } = await site.inject(address(page, query));
    expect(statusCode).toBe(status);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(json<{ code: string }>().code).toBe(code);
  });

  it.each([
    ['a language', `/_explain/xx/table-5/${INCOMES}?field=periodDone`],
    ['a page', '/_explain/uk/table-5/nowhere?field=periodDone'],
    ['a block', `/_explain/uk/nothing-1/${INCOMES}?field=periodDone`],
    ['a block without figures', `/_explain/uk/tabs-3/${INCOMES}?field=periodDone`],
  ])('is no address: %s', async (_, url) => {
    const { statusCode, json } = await site.inject(url);
    expect(statusCode).toBe(404);
    expect(json<{ code: string }>().code).toBe('unknown-path');
  });
});

describe('a code in the address of a page', () => {
  const html = async (url: string) => (await site.inject(url)).payload;

  it('has its years above the table, and a canonical address without it', async () => {
    const page = await html(`/${INCOMES}?code=11010000`);
    expect(page).toContain('class="told-code"');
    expect(page).toMatch(/<link rel="canonical" href="[^"?]*\/national-budget\/incomes"/);
  });

  it('that nobody has is said', async () => {
    const page = await html(`/${INCOMES}?code=99999999`);
    expect(page).not.toContain('class="told-code"');
    expect(page).toContain('Код: значення в адресі застаріле або помилкове');
    expect(page).not.toContain('99999999');
  });

  it('that somebody has, but not here, is said too', async () => {
    const page = await html(`/${INCOMES}?code=19010000&year=2018&monthTo=1&fundType=COMMON`);
    expect(page).toMatch(/class="told-code"|За кодом 19010000 показників тут немає/);
  });

  it('is where the search leads', async () => {
    const { payload } = await site.inject('/api/search?q=11010000&lang=uk');
    expect(payload).toContain('/national-budget/incomes?code=11010000');
  });
});
