// The API as programs meet it: forms, statuses, caches, and every way of asking wrongly.

import { brotliDecompressSync } from 'node:zlib';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { AnswerCache } from '../../engine/api/answerCache.ts';
import type { CurrentLedger } from '../../engine/ledger/current.ts';
import { buildApp } from '../../engine/api/app.ts';
import { canonicalQuestion } from '../../engine/answers/params.ts';
import { servedDemonstration } from '../demonstration.ts';
import { emptyFolder, getJson, serve, type Tree } from '../served.ts';

const served = servedDemonstration();

const INCOMES =
  '/api/reports/income/details?budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12';
const LOCAL = '/api/localBudgets/incomesLocal?codeBudget=2555900000&fundType=TOTAL&year=2024';

describe('an answer', () => {
  it('is a tree with the total first, then the roots', async () => {
    const { items } = await getJson<Tree>(served, INCOMES);
    expect(items[0]).toMatchObject({ code: '0000000', codeName: 'РАЗОМ', level: 0 });
    expect(items[0]!.children).toBeUndefined();
    expect(items.slice(1).map((item) => [item.code, item.level])).toEqual([
      ['10000000', 1],
      ['20000000', 1],
      ['30000000', 1],
      ['40000000', 1],
      ['50000000', 1],
    ]);
  });

  it('can be cut to one level, and asked for what hangs under a node', async () => {
    const cut = await getJson<Tree>(served, `${INCOMES}&depth=1`);
    expect(cut.items[1]).toMatchObject({ childCount: expect.any(Number) as number });
    expect(cut.items[1]!.children).toBeUndefined();
    const below = await getJson<Tree>(served, `${INCOMES}&node=10000000&depth=1`);
    const whole = await getJson<Tree>(served, INCOMES);
    expect(below.items.map((item) => item.code)).toEqual(
      whole.items[1]!.children!.map((item) => item.code),
    );
  });

  it('brings names in another language where there are any', async () => {
    const { items } = await getJson<Tree>(served, `${INCOMES}&lang=en&depth=1`);
    expect(items[1]).toMatchObject({
      codeName: 'Податкові надходження',
      codeNameEn: 'Tax revenue',
    });
  });

  it('is the same for both ways of giving a period', async () => {
    const months = await served.app.inject(`${LOCAL}&monthFrom=1&monthTo=6`);
    const typed = await served.app.inject(`${LOCAL}&periodType=MONTH&periodFrom=1&periodTo=6`);
    expect(typed.json<Tree>().items).toEqual(months.json<Tree>().items);
  });

  it('in quarters that are not stored comes from months and says so', async () => {
    const { items, notes } = await getJson<Tree>(
      served,
      `${LOCAL}&periodType=QUARTER&periodFrom=1&periodTo=2`,
    );
    expect(items).toEqual((await getJson<Tree>(served, `${LOCAL}&monthFrom=1&monthTo=6`)).items);
    expect(notes!.map((note) => note.code)).toEqual(['derived-from-month']);
  });

  it('is the same for every form of a code', async () => {
    const plain = await getJson<Tree>(served, `${LOCAL}&monthFrom=1&monthTo=6`);
    expect(
      await getJson<Tree>(
        served,
        `${LOCAL.replace('2555900000', '25559000000')}&monthFrom=1&monthTo=6`,
      ),
    ).toEqual(plain);
  });

  it('for a year that is not loaded is empty', async () => {
    const response = await served.app.inject(INCOMES.replace('2025', '2099'));
    expect(response.statusCode).toBe(200);
    expect(response.json<Tree>().items).toEqual([]);
  });

  it('hangs a second classification under its leaves', async () => {
    const { items } = await getJson<Tree>(
      served,
      '/api/localBudgets/functional?codeBudget=2600000000&fundType=TOTAL&year=2024&monthFrom=1&monthTo=12&treeType=KEKV',
    );
    const leaf = items[1]!.children![0]!;
    const deepest = leaf.children?.[0]?.children ?? leaf.children!;
    expect(JSON.stringify(deepest)).toContain('"node"');
  });
});

describe('an answer that is kept', () => {
  it('is found by its address, never for a wrong one, and not after the ledger has changed', async () => {
    let ledger = served.current.get();
    const answerCache = new AnswerCache(served.portal, { get: () => ledger } as CurrentLedger);
    const call = Object.values(served.portal.calls).find(
      (one) => one.path === INCOMES.split('?')[0],
    )!;
    const ask = async (address: string) =>
      await answerCache.send(call, '', {
        path: {},
        query: new URLSearchParams(address.split('?')[1]),
        address,
      });
    const sent = await ask(INCOMES);
    expect(answerCache.known(INCOMES)).toBe(sent);
    // other words for the same question are the same answer
    const turned = INCOMES.replace('year=2025&monthFrom=1', 'monthFrom=1&year=2025');
    expect(await ask(turned)).toBe(sent);
    await expect(ask(`${INCOMES}&unknown=1`)).rejects.toThrow();
    expect(answerCache.known(`${INCOMES}&unknown=1`)).toBeUndefined();
    ledger = Object.create(ledger) as typeof ledger;
    expect(answerCache.known(INCOMES)).toBeUndefined();
  });
});

describe('a document', () => {
  it('is found by its address as well, and takes no parameter that only a ledger knows', async () => {
    const answerCache = new AnswerCache(served.portal, served.current);
    const call = Object.values(served.portal.calls).find(
      (one) => one.answer === 'document' && one.params.length === 0,
    )!;
    expect(answerCache.known(call.path)).toBeUndefined();
    const sent = await answerCache.send(call, '', {
      path: {},
      query: new URLSearchParams(),
      address: call.path,
    });
    expect(answerCache.known(call.path)?.etag).toBe(sent.etag);
    const response = await served.app.inject(`${call.path}?ledger=${served.current.get().id}`);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
      400,
      'unknown-parameter',
    ]);
  });
});

describe('two questions', () => {
  it('never share an answer, whatever is written into their values', async () => {
    const search = encodeURIComponent('Вінниц');
    const planted = await getJson<unknown[]>(
      served,
      `/api/localBudgets/searchBudgets?search=${search}%26year%3D2025`,
    );
    expect(planted).toEqual([]);
    expect(
      (
        await getJson<unknown[]>(
          served,
          `/api/localBudgets/searchBudgets?search=${search}&year=2025`,
        )
      ).length,
    ).toBeGreaterThan(0);
  });

  it('with lists that read alike when they are joined are two', () => {
    const call = served.portal.calls['local-budgets/compare']!;
    expect(canonicalQuestion(call, { codeBudget: ['a', 'b'] })).not.toBe(
      canonicalQuestion(call, { codeBudget: ['a,b'] }),
    );
  });
});

describe('a form of an answer', () => {
  it('as JSON is the rows in the order of their codes', async () => {
    const rows = await getJson<{ incomeCode: string; fundType: string }[]>(
      served,
      INCOMES.replace('details', 'details/JSON'),
    );
    expect(rows[0]).toMatchObject({ incomeCode: '0000000', incomeCodeName: 'РАЗОМ', fundType: '' });
    const codes = rows.slice(1).map((row) => row.incomeCode);
    expect(codes).toEqual([...codes].sort());
  });

  it('as CSV has two header lines in windows-1251 and a documented name', async () => {
    const response = await served.app.inject(INCOMES.replace('details', 'details/CSV'));
    const lines = new TextDecoder('windows-1251').decode(response.rawPayload).split('\n');
    expect(lines[0]).toMatch(/^тип фонду;код;найменування коду;початковий річний план;/);
    expect(lines[1]).toBe(
      'fundType;incomeCode;incomeCodeName;yearBeginPlan;yearCorrectionPlan;periodCorrectionPlan;periodDone;deviationToPeriodCorrectionPlan;percentDoneToPeriodCorrectionPlan;percentDoneToYearCorrectionPlan',
    );
    expect(lines[2]).toMatch(/^;0000000;РАЗОМ;\d/);
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename=DEMO-INC-NAT-2025-1-12.csv',
    );
    expect(response.payload).not.toContain('\r');
  });

  it('as CSV in UTF-8 is the same with a byte-order mark', async () => {
    const narrow = await served.app.inject(INCOMES.replace('details', 'details/CSV'));
    const wide = await served.app.inject(
      `${INCOMES.replace('details', 'details/CSV')}&charset=utf-8`,
    );
    expect(wide.payload).toBe(`\ufeff${new TextDecoder('windows-1251').decode(narrow.rawPayload)}`);
  });

  it('as XLSX is a workbook', async () => {
    const response = await served.app.inject(INCOMES.replace('details', 'details/XLSX'));
    expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename=DEMO-INC-NAT-2025-1-12.xlsx',
    );
  });

  it('that does not exist is not found', async () => {
    expect((await served.app.inject(INCOMES.replace('details', 'details/PDF'))).statusCode).toBe(
      404,
    );
  });
});

describe('a wrong question', () => {
  const wrong: [string, string, number, string, string][] = [
    ['an unknown parameter', `${INCOMES}&foo=1`, 400, 'unknown-parameter', 'foo'],
    ['a repeated parameter', `${INCOMES}&year=2024`, 400, 'repeated-parameter', 'year'],
    ['a missing parameter', INCOMES.replace('&year=2025', ''), 400, 'missing-parameter', 'year'],
    ['a year too early', INCOMES.replace('2025', '2017'), 400, 'invalid-parameter', 'year'],
    ['a year too late', INCOMES.replace('2025', '2101'), 400, 'invalid-parameter', 'year'],
    [
      'a year in another notation',
      INCOMES.replace('2025', '0x7E8'),
      400,
      'invalid-parameter',
      'year',
    ],
    ['an unknown option', INCOMES.replace('TOTAL', 'Total'), 400, 'invalid-parameter', 'fundType'],
    [
      'an unknown chapter',
      '/api/reports/expenses/abc?budgetType=NATIONAL',
      404,
      'unknown-code',
      'chapter',
    ],
    [
      'a chapter of another call',
      '/api/reports/expenses/creditors?budgetType=NATIONAL',
      404,
      'unknown-code',
      'chapter',
    ],
    [
      'values that nobody answers together',
      '/api/reports/expenses/program?budgetType=CONSOLIDATED&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12',
      400,
      'unanswered-combination',
      'chapter, budgetType, department',
    ],
    [
      'a code nobody has in the path',
      '/api/localBudgets/9999999999/incomesDynamic',
      404,
      'unknown-code',
      'budgetCode',
    ],
    [
      'no code in the path',
      '/api/localBudgets/abc/incomesDynamic',
      404,
      'unknown-code',
      'budgetCode',
    ],
    [
      'a period in two ways',
      `${LOCAL}&monthFrom=1&periodType=MONTH`,
      400,
      'invalid-period',
      'monthFrom, periodType',
    ],
    [
      'a period the wrong way round',
      `${LOCAL}&monthFrom=6&monthTo=3`,
      400,
      'invalid-period',
      'monthFrom',
    ],
    [
      'a fifth quarter',
      `${LOCAL}&periodType=QUARTER&periodFrom=1&periodTo=5`,
      400,
      'invalid-period',
      'periodTo',
    ],
    ['a node that is not there', `${INCOMES}&node=99`, 400, 'invalid-parameter', 'node'],
    [
      'a ledger that is not kept',
      `${INCOMES}&ledger=0000000000000000`,
      410,
      'ledger-gone',
      'ledger',
    ],
    ['no name of a ledger', `${INCOMES}&ledger=CURRENT`, 400, 'invalid-parameter', 'ledger'],
    ['an unknown path', '/api/nothing', 404, 'unknown-path', ''],
  ];

  it.each(wrong)(
    'is answered with a problem that says what is wrong: %s',
    async (_, url, status, code, parameter) => {
      const response = await served.app.inject(url);
      expect(response.statusCode).toBe(status);
      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(response.json<Record<string, unknown>>()).toMatchObject({
        code,
        status,
        ...(parameter === '' ? {} : { parameter }),
      });
    },
  );

  it('that is posted has no query', async () => {
    const ask = async (query: string, payload: object) =>
      await served.app.inject({ method: 'POST', url: `/api/agency/table${query}`, payload });
    const refused = await ask('?page=2', { agencyState: 'actual' });
    expect([refused.statusCode, refused.json<Record<string, unknown>>()]).toMatchObject([
      400,
      { code: 'unknown-parameter', parameter: 'page' },
    ]);
    expect(
      (await ask('', { page: 2, lang: 'en', ledger: served.current.get().id })).statusCode,
    ).toBe(200);
    expect((await ask('', { ledger: '0000000000000000' })).statusCode).toBe(410);
    expect((await ask('', ['actual'])).json<{ code: string }>().code).toBe('invalid-parameter');
  });

  it('by another method is refused with those that are allowed', async () => {
    const response = await served.app.inject({ method: 'POST', url: INCOMES });
    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('is never an error of the server', async () => {
    const text = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom('2025', '1', 'TOTAL', 'NATIONAL', "' OR 1=1 --", '%00', '../../etc', '１２'),
    );
    const calls = Object.values(served.portal.calls);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls),
        fc.dictionary(
          fc.constantFrom('year', 'fundType', 'monthTo', 'codeBudget', 'search', 'x'),
          text,
        ),
        fc.array(text, { minLength: 3, maxLength: 3 }),
        async (call, query, path) => {
          let i = 0;
          const url = `${call.path.replace(/:\w+/g, () => encodeURIComponent(path[i++]! || 'x'))}?${new URLSearchParams(query)}`;
          const { statusCode } = await served.app.inject(url);
          expect([200, 400, 404, 405]).toContain(statusCode);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a cache', () => {
  it('is told by a tag that the answer is the same', async () => {
    const first = await served.app.inject(INCOMES);
    const again = await served.app.inject({
      url: INCOMES,
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=5, must-revalidate');
    expect(first.headers['access-control-allow-origin']).toBe('*');
  });

  it('gets the same bytes whatever the order of the parameters', async () => {
    const first = await served.app.inject(INCOMES);
    const turned = await served.app.inject(
      `/api/reports/income/details?${INCOMES.split('?')[1]!.split('&').reverse().join('&')}`,
    );
    expect(turned.headers['etag']).toBe(first.headers['etag']);
    expect(turned.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it('gets compressed bytes that mean the same', async () => {
    const packed = await served.app.inject({ url: INCOMES, headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(
      (await served.app.inject(INCOMES)).payload,
    );
  });
});

describe('without a ledger', () => {
  it('calls answer 503 and say so, and the process lives', async () => {
    const { folder, remove } = emptyFolder();
    const logged: string[] = [];
    const bare = await serve(served.folders, folder, {
      info() {},
      error: (_, message) => logged.push(message),
    });
    try {
      const response = await bare.app.inject(INCOMES);
      expect([
        response.statusCode,
        response.json<{ code: string }>().code,
        response.headers['retry-after'],
      ]).toEqual([503, 'no-ledger', '2']);
      expect((await bare.app.inject('/readyz')).statusCode).toBe(503);
      expect((await bare.app.inject('/livez')).statusCode).toBe(200);
      expect(logged).toEqual([expect.stringContaining('no ledger is published')]);
    } finally {
      await bare.stop();
      remove();
    }
  });
});

describe('an address that cannot be read', () => {
  it.each(['/%zz', '/api/%zz', '/%E0%A4%A'])('%s is 400 with every header', async (url) => {
    const app = buildApp(new AnswerCache(served.portal, served.current), {
      log: false,
      headers: { 'x-content-type-options': 'nosniff' },
    });
    const response = await app.inject(url);
    expect([response.statusCode, response.headers['x-content-type-options']]).toEqual([
      400,
      'nosniff',
    ]);
    await app.close();
  });
});
