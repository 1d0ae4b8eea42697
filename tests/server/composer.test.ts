// Pages with which readers compose questions: the server draws what the address asks, says what it did not take, and works without scripts.

import { brotliCompressSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { TIGHT } from '../../engine/api/cachedResponse.ts';
import { brotli } from '../../engine/api/packing.ts';
import type { CubeBlock } from '../../engine/blocks/cube/cube.kind.ts';
import { tagsOf, textOf } from '../render.tsx';
import { portalOf } from '../portals.ts';
import { siteOfDemonstration } from '../site.ts';

const portal = portalOf('product');
const isCube = (block: { readonly kind: string }): block is CubeBlock => block.kind === 'cube';
const QUESTIONS = Object.values(portal.pages).flatMap((page) =>
  page.blocks.filter(isCube).flatMap((block) =>
    block.questions.map((question) => ({
      page: page.path,
      isExport: block.export,
      ...question,
      title: question.title['uk'] ?? '',
    })),
  ),
);
const READY = QUESTIONS.filter(({ isExport }) => !isExport);

const served = siteOfDemonstration();

async function page(address: string): Promise<string> {
  const { statusCode, payload } = await served.site.inject(address);
  expect(statusCode).toBe(200);
  return payload.replace(/<script[\s\S]*?<\/script>/g, '');
}

describe('addresses', () => {
  it.each(['', '/en'])('the section leads to incomes: %s/analytics', async (prefix) => {
    const { statusCode, headers } = await served.site.inject(`${prefix}/analytics`);
    expect([statusCode, headers.location]).toEqual([302, `${prefix}/analytics/incomes`]);
  });

  it('the export has an address beside the words, and other words have none', async () => {
    expect(await page('/analytics/pivot')).toContain('Вивантаження показників');
    for (const word of ['incomes', 'expenses', 'financing', 'credits'])
      expect(tagsOf(await page(`/analytics/${word}`), 'form').join('')).toContain(
        `action="/analytics/${word}#`,
      );
    expect((await served.site.inject('/analytics/taxes')).statusCode).toBe(404);
  });
});

describe('ready questions', () => {
  it('are at least sixteen, and every page has them all as links', async () => {
    expect(READY.length).toBeGreaterThanOrEqual(16);
    const html = await page('/analytics/credits');
    for (const { title } of READY) expect(textOf(html)).toContain(title);
    expect(tagsOf(html, 'a').filter((tag) => tag.includes('href="/analytics/'))).toSatisfy(
      (tags: string[]) => tags.length >= READY.length,
    );
  });

  it.each(QUESTIONS)('$title is answered by the call and on its page', async (question) => {
    const { app } = served.demonstration;
    const ask = question.ask.replace(/&?view=\w+/, '');
    const years = /columns=[\w:,-]*year/.test(ask) ? 'year=2024&year=2025' : 'year=2025';
    const { statusCode, payload } = await app.inject(
      `/api/pivot/${question.topic}?${years}&${ask}`,
    );
    expect(payload.slice(0, 300)).not.toContain('problem');
    expect(statusCode).toBe(200);
    expect(JSON.parse(payload).items.length).toBeGreaterThan(0);
    const html = await page(
      question.isExport
        ? `${question.page}?id=${question.topic}`
        : `${question.page}?${question.ask}`,
    );
    expect(tagsOf(html, 'td').length).toBeGreaterThan(2);
    expect(html).not.toContain('class="notices"');
    expect(html).not.toContain('cube-message');
  });
});

describe('a question in the address', () => {
  const asked =
    '/analytics/expenses?rows=economic:1&columns=year,fund&measures=plan,done&year=2024&year=2025&monthTo=6';

  it('is drawn by the server, with what is chosen in its fields', async () => {
    const html = await page(asked);
    expect(html.match(/<option value="economic:1" selected=""/g)).toHaveLength(1);
    expect(html.match(/<option value="fund" selected=""/g)).toHaveLength(1);
    const own = html.slice(html.indexOf('id="root"'));
    const checked = tagsOf(own, 'input').filter((tag) => tag.includes('checked=""'));
    expect(checked.map((tag) => /value="(\w+)"/.exec(tag)?.[1])).toEqual([
      '2025',
      '2024',
      'plan',
      'done',
    ]);
    // two years, two funds, two measures under each
    expect(tagsOf(html, 'tr')[1]?.length).toBeGreaterThan(0);
    expect(html.match(/scope="colgroup"/g)).toHaveLength(4);
    expect(textOf(html)).toContain('січень–червень');
  });

  it('has the figures of the call', async () => {
    const html = await page(`${asked}&unit=1`);
    const { payload } = await served.demonstration.app.inject(
      asked.replace('/analytics/', '/api/pivot/'),
    );
    const { items } = JSON.parse(payload) as {
      items: { data: Record<string, number>[] }[];
    };
    const wanted = String(items[0]?.data[0]?.['done']).split('.')[0] ?? '';
    expect(textOf(html).replaceAll(/[\s\u00a0]/g, '')).toContain(wanted);
  });

  it('leads to files of the same question', async () => {
    const links = tagsOf(await page(asked), 'a').filter((tag) => tag.includes('/api/pivot/'));
    expect(links).toHaveLength(4);
    expect(links[0]).toContain(
      'href="/api/pivot/expenses/CSV?rows=economic:1&amp;columns=year,fund&amp;measures=plan,done&amp;year=2024&amp;year=2025',
    );
    expect(links[0]).toContain('monthTo=6');
  });

  it('is the same from a form that joins nothing, and goes on to one address', async () => {
    const { statusCode, headers } = await served.site.inject(
      '/analytics/expenses?rows=economic%3A1&rows=&columns=year&measures=done&year=2025&code=&apply=1',
    );
    expect([200, 302, 303]).toContain(statusCode);
    const html = await page(
      '/analytics/expenses?rows=economic%3A1&rows=&columns=year&measures=done&year=2025',
    );
    expect(html.match(/<option value="economic:1" selected=""/g)).toHaveLength(1);
    expect(headers.location ?? '').not.toContain('rows=&');
  });

  it('says what it has not taken', async () => {
    const html = textOf(
      await page(
        '/analytics/expenses?rows=dragons&columns=functional:1,functional:2&measures=gold&year=1999&fundType=NONE&codeBudget=2600000000',
      ),
    );
    for (const was of ['dragons', 'за функціями, рівень 2', 'gold', '1999', 'NONE', '2600000000'])
      expect(html).toContain(was);
  });

  it('puts several years beside each other', async () => {
    const html = await page('/analytics/incomes?rows=income:1&measures=done&year=2024&year=2025');
    expect(textOf(html)).toContain('рік поставлено окремим виміром');
    expect(textOf(html)).toMatch(/2024\s+2025/);
  });
});

describe('what cannot be answered', () => {
  it('too much is said with its size and the most', async () => {
    const html = textOf(
      await page(
        '/analytics/expenses?rows=program-state,economic&columns=year,month&measures=plan,done,percent,yearBeginPlan&year=2021&year=2022&year=2023&year=2024&year=2025',
      ),
    );
    expect(html).toMatch(
      /Відповідь була б завелика: .*\d.* Щонайбільше: .*\d|Обчислення триває надто довго/,
    );
  });

  it('what is not kept together is said so', async () => {
    const html = await page(
      '/analytics/financing?budgetType=LOCAL&rows=financing-creditor:1&columns=financing-debt:1&measures=done&year=2025',
    );
    expect(textOf(html)).toContain('разом не зберігаються');
    expect(tagsOf(html, 'form').length).toBeGreaterThan(0);
  });

  it.each([
    [
      '',
      'Системна помилка. Будь ласка, змініть критерії пошуку. Виберіть менше показників або спробуйте за хвилину',
    ],
    ['/en', 'System error. Please change your search criteria'],
  ])('a failure has the words of the portal: %s', async (prefix, words) => {
    const ledger = served.demonstration.current.get() as unknown as { openRows?: unknown };
    ledger.openRows = async () => await Promise.reject(new Error('it broke'));
    const { statusCode, payload: html } = await served.site.inject(
      `${prefix}/analytics/credits?rows=credit:1&columns=year&measures=done&year=202${prefix === '' ? 4 : 5}`,
    );
    delete ledger.openRows;
    expect(statusCode).toBe(503);
    expect(textOf(html)).toContain(words);
    expect(tagsOf(html, 'form').length).toBeGreaterThan(0);
  });
});

describe('drawings', () => {
  it('bars are words with lines that are not read', async () => {
    const html = await page(
      '/analytics/expenses?rows=functional:1&columns=year&measures=done&view=bars',
    );
    expect(tagsOf(html, 'svg').filter((tag) => tag.includes('lane'))).toSatisfy(
      (tags: string[]) =>
        tags.length > 10 && tags.every((tag) => tag.includes('aria-hidden="true"')),
    );
    expect(tagsOf(html, 'table').length).toBe(1);
  });

  it('lines are drawn over time, and say why where there is none', async () => {
    const drawn = await page(
      '/analytics/incomes?rows=income:1&columns=month&measures=done&view=lines',
    );
    expect(drawn).toContain('class="plot');
    const not = await page(
      '/analytics/incomes?rows=income:1&columns=fund&measures=done&view=lines',
    );
    expect(not).not.toContain('class="plot');
    expect(textOf(not)).toContain('Лінії показують зміну в часі');
  });

  it('areas take two levels, and nothing below zero', async () => {
    const drawn = await page(
      '/analytics/expenses?rows=functional:1,economic:1&measures=done&view=treemap',
    );
    expect(drawn).toContain('class="plot');
    expect(
      textOf(await page('/analytics/expenses?rows=functional:1&measures=done&view=treemap')),
    ).toContain('Площі показують частини на двох рівнях');
  });
});

describe('suggestions', () => {
  it('are of any dimension of the figures', async () => {
    const { statusCode, payload } = await served.site.inject(
      '/_members/of/functional?text=0700&lang=en',
    );
    expect(statusCode).toBe(200);
    expect(JSON.parse(payload)[0].value).toBe('0700');
    expect((await served.site.inject('/_members/of/dragons?text=0700')).statusCode).toBe(404);
  });
});

describe('the first view', () => {
  it.each(['/analytics/incomes', '/analytics/expenses', '/analytics/pivot'])(
    '%s holds to its bytes, without the grid and what draws',
    async (address) => {
      for (const prefix of ['', '/en']) {
        const { payload } = await served.site.inject(prefix + address);
        expect(
          brotliCompressSync(Buffer.from(payload), brotli(Buffer.from(payload), TIGHT)).length,
        ).toBeLessThanOrEqual(22_000);
        expect(payload).not.toMatch(/Grid-[\w-]+\.js/);
      }
    },
  );
});
