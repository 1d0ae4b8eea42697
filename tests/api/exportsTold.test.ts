// What is told of exports: their size beforehand, their columns, what is refused; and that a part is never taken for the whole.

import { get, type IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AnswerCache } from '../../engine/api/answerCache.ts';
import { buildApp } from '../../engine/api/app.ts';
import type { CubeExports } from '../../engine/model/call.ts';
import { first } from '../../engine/model/lookup.ts';
import { servedDemonstration } from '../demonstration.ts';
import { askComposed, PERIOD } from './cubeAnswers.ts';

const served = servedDemonstration();
const SMALL = 'expenses/CSV?year=2025&rows=functional:1&measures=done';
/** Some megabytes: more than the buffers between the portal and a reader hold. */
const LARGE =
  'incomes/CSV?budgetType=LOCAL&year=2022&year=2023&year=2024&rows=budget&rows=income&rows=year&rows=month&measures=plan,done';

let apps: FastifyInstance[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
});

const ask = async (question: string, app = served.app, more = {}) =>
  await app.inject({ url: `/api/pivot/${question}&${PERIOD}`, ...more });

/** The portal with other limits of exports. */
function limited(limits: Partial<CubeExports>): FastifyInstance {
  const { portal, current } = served;
  const call = portal.calls['pivot/cube']!;
  const cube = { ...call.cube!, exports: { ...call.cube!.exports, ...limits } };
  const calls = { ...portal.calls, [call.id]: { ...call, cube } };
  const cache = new AnswerCache({ ...portal, calls }, current);
  const app = buildApp(cache, { log: false, headers: {} });
  apps.push(app);
  return app;
}

describe('the size', () => {
  it('is told beforehand, and is that of the file', async () => {
    const question = 'year=2024&year=2025&rows=functional:2&columns=year&measures=plan,done';
    const told = (await ask(`expenses/CSV?${question}&count=true`)).json<{
      size: Record<string, number>;
      bytes: Record<string, number>;
    }>();
    const answer = await askComposed(served, `expenses?${question}`);
    expect(told.size).toEqual(answer.size);
    expect(told).toMatchObject({ demonstration: true, most: { sheetRows: 1_000_000 } });
    for (const form of ['CSV', 'JSON', 'XLSX', 'PARQUET']) {
      const { rawPayload } = await ask(`expenses/${form}?${question}`);
      expect(told.bytes[form]! / rawPayload.length, form).toBeCloseTo(1, 1);
    }
  });
});

describe('the head', () => {
  it('says what the file is, and that it is still the same', async () => {
    const { headers } = await ask(SMALL);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=DEMO-PIVOT-expenses-2025.csv',
      'x-demonstration': 'true',
    });
    const again = await ask(SMALL, served.app, { headers: { 'if-none-match': headers['etag'] } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    const alone = await ask(SMALL, served.app, { method: 'HEAD' });
    expect([alone.statusCode, alone.payload]).toEqual([200, '']);
    expect(alone.headers['etag']).toBe(headers['etag']);
    expect(alone.headers['content-disposition']).toBe(headers['content-disposition']);
    expect(alone.headers).not.toHaveProperty('content-length');
    const packed = await ask(SMALL, served.app, { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
  });

  it('says what a sum is a sum of, and that nothing was found', async () => {
    const local = await ask('incomes/XLSX?budgetType=LOCAL&year=2025&rows=place');
    expect(local.headers['x-coverage']).toMatch(/^\d+\/\d+$/);
    const nothing = await ask('expenses/JSON?year=2025&rows=functional:1&code=9999');
    expect(nothing.headers['portal-notes']).toBe('nothing-found');
    expect(nothing.json()).toMatchObject({ rows: [], notes: [{ code: 'nothing-found' }] });
  });
});

describe('the description', () => {
  it('tells of every column what it holds, in the language that is asked', async () => {
    const { columns, source, ledger, periods } = (
      await ask(
        'expenses/JSON?year=2025&rows=functional:1&rows=month&columns=fund&measures=done,percent&lang=en',
      )
    ).json<Record<string, unknown>>();
    const list = columns as readonly Record<string, unknown>[];
    expect(list.map(({ field }) => field)).toEqual([
      'functional',
      'functionalName',
      'functionalNameEn',
      'month',
      'done_C',
      'percent_C',
      'done_S',
      'percent_S',
    ]);
    expect(list[2]).toMatchObject({ holds: 'name', language: 'en', axis: 'functional', level: 1 });
    expect(list[4]).toMatchObject({
      holds: 'measure',
      unit: 'UAH',
      column: [{ axis: 'fund', code: 'C' }],
    });
    expect(list[5]).toMatchObject({ unit: '%', kind: 'percent' });
    expect(list.every(({ title }) => typeof title === 'string' && !/[а-яі]/i.test(title))).toBe(
      true,
    );
    expect(ledger).toMatchObject({ id: served.current.get().id });
    expect(periods).toHaveLength(12);
    expect(first(periods as readonly object[])).toEqual({ year: 2025, from: 1, to: 1 });
    // nobody but the portal answers for what is invented
    expect(source).toHaveLength(1);
  });

  it.each(['CSV', 'JSON', 'XLSX', 'PARQUET'])(
    'and the same question give the same bytes: %s',
    async (form) => {
      const question = `incomes/${form}?budgetType=LOCAL&year=2025&rows=place&rows=income:1`;
      const [one, other] = [await ask(question), await ask(question)];
      expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
      const { id } = served.current.get();
      const named = await ask(`${question}&ledger=${id}`);
      expect(named.rawPayload.equals(one.rawPayload)).toBe(true);
    },
  );
});

describe('what is not to be had', () => {
  it.each([
    [
      'expenses/CSV?year=2025&rows=functonal:1',
      400,
      { code: 'invalid-parameter', parameter: 'rows' },
    ],
    ['expenses/CSV?year=2025&rows=functional:1&rows=functional:2', 400, { parameter: 'rows' }],
    ['expenses/PARQUET?year=2025&rows=functional:1&charset=utf-8', 400, { parameter: 'charset' }],
    ['expenses/CSV?year=2025&lang=de', 400, { code: 'invalid-parameter', parameter: 'lang' }],
    [
      'expenses/CSV?year=2025&rows=functional:1&ledger=0000000000000000',
      410,
      { code: 'ledger-gone' },
    ],
  ])('is refused before the first byte: %s', async (question, status, problem) => {
    const response = await ask(question);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
    for (const name of ['etag', 'content-disposition'])
      expect(response.headers).not.toHaveProperty(name);
    expect(response.json()).toMatchObject(problem);
  });

  it('is a spreadsheet of more rows than it holds, or columns without end, or work without end', async () => {
    const rows = limited({ sheetRows: 5 });
    const refused = await ask(SMALL.replace('CSV', 'XLSX'), rows);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'too-much',
      detail: 'Електронна таблиця тут вміщує 5 рядків: оберіть CSV або Parquet.',
      most: { rows: 5 },
    });
    const told = (await ask(`${SMALL}&count=true`, rows)).json<{
      bytes: Record<string, unknown>;
    }>();
    expect(told.bytes['XLSX']).toBeNull();
    expect((await ask(SMALL, rows)).statusCode).toBe(200);
    expect(
      (await ask(`${SMALL}&columns=month`, limited({ mostColumns: 11 }))).json(),
    ).toMatchObject({ status: 422, size: { columns: 12 }, most: { columns: 11 } });
    expect((await ask(SMALL, limited({ mostSeconds: 0.001 }))).json()).toMatchObject({
      status: 422,
      most: { seconds: 0.001 },
    });
  });
});

describe('a file that is being written', () => {
  /** The head of an answer over a real connection; its body waits to be read. */
  const begin = async (base: string, question = LARGE): Promise<IncomingMessage> =>
    await new Promise((resolve, reject) => {
      get(`${base}/api/pivot/${question}&${PERIOD}`, resolve).once('error', reject);
    });

  it('takes a place; who comes then waits shortly, and has it when the reader is gone', async () => {
    const app = limited({ atOnce: 1 });
    const base = await app.listen({ port: 0, host: '127.0.0.1' });
    const first = await begin(base);
    expect(first.statusCode).toBe(200);
    const refused = await fetch(`${base}/api/pivot/${SMALL}&${PERIOD}`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({ code: 'too-many-questions' });
    first.destroy();
    const later = await fetch(`${base}/api/pivot/${SMALL}&${PERIOD}`);
    expect(later.status).toBe(200);
    await later.text();
  });

  it('breaks off where something fails, so that a part is not taken for the whole', async () => {
    const app = limited({ atOnce: 1 });
    const base = await app.listen({ port: 0, host: '127.0.0.1' });
    const { store } = served.current.get();
    const stream = store.stream.bind(store);
    let read = 0;
    vi.spyOn(store, 'stream').mockImplementation(async function* (...question) {
      for await (const rows of stream(...question)) {
        if (++read > 4) throw new Error('the store fails');
        yield rows;
      }
    });
    const response = await begin(base);
    expect(response.statusCode).toBe(200);
    const whole = await new Promise<boolean>((resolve) => {
      response.resume();
      response.once('end', () => resolve(response.complete));
      response.once('error', () => resolve(false));
    });
    expect([whole, read]).toEqual([false, 5]);
    vi.restoreAllMocks();
    const next = await fetch(`${base}/api/pivot/${SMALL}&${PERIOD}`);
    expect(next.status).toBe(200);
    await next.text();
  });
});
