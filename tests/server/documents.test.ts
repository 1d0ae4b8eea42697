// Documents of a budget, from the address to what its reader sees: lists, one of them, two compared, and what is not there.

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { View, WrittenView } from '../../engine/model/portal.ts';
import { ensureBuilt } from '../../engine/server/build.ts';
import { readBuilt } from '../../engine/server/built.ts';
import { buildSite } from '../../engine/server/site.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { servedDemonstration } from '../demonstration.ts';
import { textOf } from '../render.tsx';
import { TEST_DATA } from '../portals.ts';
import { getJson } from '../served.ts';

const BUDGET = '2555900000';
const PLANNING = `/local-budget/${BUDGET}/planning`;
const FORECAST = `BLP0020004A-${BUDGET}-2026`;
const EARLIER = `BLP0020003A-${BUDGET}-2025`;
const DECISION = `LOCDECISION-${BUDGET}-2026`;

const served = servedDemonstration();
let site: FastifyInstance;
beforeAll(async () => {
  const { portal, current } = served;
  const built = await readBuilt(await ensureBuilt(TEST_DATA, () => {}));
  site = await buildSite({ portal, current, parts: SERVER_PARTS, built, log: false });
});
afterAll(async () => await site.close());

interface Listed {
  readonly id: string;
  readonly formId: string;
  readonly year: string;
  readonly dateCanc: string | null;
  readonly srcFile: string;
}

const html = async (address: string, status = 200): Promise<string> => {
  const { statusCode, payload } = await site.inject(address);
  expect([address, statusCode]).toEqual([address, status]);
  return payload;
};
const block = async (address: string, kind: string): Promise<string> => {
  const { payload } = await site.inject(`/_view${address}`);
  const { blocks } = JSON.parse(payload) as View;
  return (blocks.find((each) => each.kind === kind) as WrittenView).html;
};
const registry = async (query: string): Promise<Listed[]> =>
  await getJson<Listed[]>(served, `/api/budgetProcess/registry?${query}`);

describe('a list of documents', () => {
  it.each([
    ['prognosis', 'forecast'],
    ['decision', 'decision'],
  ])('has every %s of the budget with its year and status', async (page, purpose) => {
    const shown = await block(`${PLANNING}/${page}`, 'records');
    const all: Listed[] = [];
    for (let year = 2018; year <= 2027; year++)
      all.push(...(await registry(`year=${year}&executorCode=${BUDGET}&purpose=${purpose}`)));
    expect(shown).not.toContain('class="empty"');
    expect(all.length).toBeGreaterThan(5);
    for (const { id } of all)
      expect(shown).toContain(`href="${PLANNING}/${page}/report?report=${id}"`);
    expect(shown.match(/<tr role="row"/g)).toHaveLength(all.length + 1);
    const one = textOf(await block(`${PLANNING}/${page}?year=2025`, 'records'));
    expect(one).toContain('2025');
    expect(await block(`${PLANNING}/${page}?year=2025`, 'records')).not.toContain(`${BUDGET}-2024`);
  });

  it('marks what was cancelled with its day', async () => {
    const [cancelled] = (await registry('year=2026&purpose=forecast')).filter(
      ({ id, dateCanc }) => dateCanc !== null && /-\d{10}-2026-1$/.test(id),
    );
    const [, budget = ''] = cancelled!.id.split('-');
    const [year, month, day] = cancelled!.dateCanc!.split('-');
    const list = await block(`/local-budget/${budget}/planning/prognosis`, 'records');
    expect(textOf(list)).toContain(`${day}.${month}.${year}`);
    const query = `report=${cancelled!.id}`;
    const document = await block(`/local-budget/${budget}/planning/report?${query}`, 'document');
    expect(document).toContain('class="paper-cancelled"');
    expect(document).toContain(`${day}.${month}.${year}`);
  });

  it('leads from the section to its first page, and says where there is nothing', async () => {
    expect((await site.inject(PLANNING)).headers.location).toBe(`${PLANNING}/prognosis`);
    const shown = await block(`${PLANNING}/prognosis?year=2018`, 'records');
    expect(shown).toContain('class="empty"');
    expect(shown).toContain('2018');
  });

  it('is there for every budget that has all its figures', async () => {
    const documents = served.current.get().members.list('document', null);
    const forms = Map.groupBy(documents, ({ code }) => /-(\d{10})-/.exec(code)?.[1] ?? '');
    const full = new Set(
      served.current
        .get()
        .members.list('agency', null)
        .map((agency) => agency.attributes['budget'] ?? '')
        .filter((budget) => budget !== ''),
    );
    expect(full.size).toBeGreaterThan(10);
    for (const budget of full)
      for (const form of ['BLP0020002A', 'BLP0020003A', 'BLP0020004A', 'LOCDECISION'])
        expect([
          budget,
          form,
          forms.get(budget)?.some(({ code }) => code.startsWith(form)),
        ]).toEqual([budget, form, true]);
  });
});

describe('one document', () => {
  it('has its text, its tables in hryvnias, its signature, and itself as paper', async () => {
    const shown = await block(`${PLANNING}/prognosis/report?report=${FORECAST}`, 'document');
    const { srcFile } = (
      await getJson<Listed[]>(served, `/api/budgetProcess/report/${FORECAST}`)
    )[0]!;
    const [, income = ''] = /"incomes":(\d+)\.00/.exec(srcFile) ?? [];
    const digits = textOf(shown).replaceAll(/[\s\u00a0\u202f]/g, '');
    expect(income).not.toBe('');
    expect(digits).toContain(`${income},00`);
    expect(textOf(shown)).toContain('Вигаданий підписант');
    const papers = [...shown.matchAll(/href="([^"]*type=[^"]*)"/g)].map(([, to = '']) => to);
    expect(papers).toHaveLength(2);
    for (const to of papers) {
      const { statusCode, headers } = await site.inject(to);
      expect([to, statusCode, headers['content-type']]).toEqual([to, 200, 'application/pdf']);
    }
  });

  it.each([
    ['no id at all', 'report', 'NOPE'],
    ['an id that nobody has', 'report', `BLP0020004A-${BUDGET}-2019`],
    ['that of a spending unit', 'report', 'BLP0080003P-90000016-2025'],
    ['that of another budget', 'report', 'LOCDECISION-2600000000-2026'],
    ['a decision among the forecasts', 'prognosis/report', DECISION],
    ['a forecast among the decisions', 'decision/report', FORECAST],
  ])('is not there under %s', async (_, page, id) => {
    for (const prefix of ['', '/en'])
      expect(await html(`${prefix}${PLANNING}/${page}?report=${id}`, 404)).toContain(
        'class="empty"',
      );
    expect((await site.inject(`/_view${PLANNING}/${page}?report=${id}`)).statusCode).toBe(404);
  });

  it('is asked for where the address names none', async () => {
    expect(await html(`${PLANNING}/report`)).toContain('class="empty"');
    expect(await block(`${PLANNING}/report?report=${DECISION}`, 'document')).toContain(
      'LOCDECISION',
    );
  });
});

describe('two documents', () => {
  it('are compared by their amounts and words, each asked once', async () => {
    const shown = await block(`${PLANNING}/compare?report=${EARLIER}&report=${FORECAST}`, 'versus');
    expect(shown).toContain('<del>');
    expect(shown).toContain('<ins>');
    const amounts = await Promise.all(
      [EARLIER, FORECAST].map(async (id) => {
        const [found] = await getJson<Listed[]>(served, `/api/budgetProcess/report/${id}`);
        return BigInt(/"incomes":(\d+)\.00/.exec(found!.srcFile)![1]!);
      }),
    );
    const digits = textOf(shown).replaceAll(/[\s\u00a0\u202f]/g, '');
    expect(digits).toContain(`+${amounts[1]! - amounts[0]!},00`);
    // the forms of two years differ, and that is said
    expect(textOf(shown)).toContain('BLP0020003A');
  });

  it('need two: with one or none a form chooses the rest, and the same twice is said', async () => {
    const selects = async (query: string) =>
      (await block(`${PLANNING}/compare${query}`, 'versus')).match(/<select/g)?.length ?? 0;
    expect(await selects('')).toBe(2);
    expect(await selects(`?report=${FORECAST}`)).toBe(1);
    expect(await selects(`?report=${FORECAST}&report=${FORECAST}`)).toBe(1);
    expect(await selects(`?report=${FORECAST}&report=${DECISION}`)).toBe(0);
    await html(`${PLANNING}/compare?report=${FORECAST}&report=NOPE`, 404);
  });

  it('stay in the address where a form without scripts is sent', async () => {
    const { statusCode, headers } = await site.inject(
      `${PLANNING}/compare?report=${FORECAST}&report=${DECISION}&apply=`,
    );
    expect([statusCode, headers.location]).toEqual([
      303,
      `${PLANNING}/compare?report=${FORECAST}&report=${DECISION}`,
    ]);
  });
});
