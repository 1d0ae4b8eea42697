// Whatever is asked of a small ledger is what its rows say, reckoned here anew: every period, part, sign and form, and what is told beside the figures.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { foldersOf } from './overlay.ts';
import {
  BAR,
  emptyFolder,
  FINANCING,
  FINANCING_ROWS,
  importReckoned,
  INCOME_ROWS,
  INCOMES,
  KYIV,
  LAST,
  LAST_FINANCING,
  NEGATIVE,
  NEMYRIV,
  percentOf,
  reckon,
  STATE,
  YEARS,
  type Asked,
  type StoredRow,
} from './reckoned.ts';
import { getJson, hundredths, serve, type Item, type Served, type Tree } from './served.ts';

let place: ReturnType<typeof emptyFolder>;
let served: Served;
beforeAll(async () => {
  place = emptyFolder();
  await importReckoned(place.folder);
  served = await serve(foldersOf('product'), place.folder);
});
afterAll(async () => {
  await served.stop();
  place.remove();
});

const FUNDS = [
  ['TOTAL', 'T'],
  ['COMMON', 'C'],
  ['SPECIAL', 'S'],
] as const;
const periodsOf = (last: number) =>
  Array.from({ length: last }, (_, i) => i + 1).flatMap((to) =>
    Array.from({ length: to }, (_, i) => ({ from: i + 1, to })),
  );
const flat = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])]);
const known = (value: number | null | undefined) =>
  value === undefined || value === null ? null : hundredths(value);
const below = (code: string) => {
  const stem = code.replace(/0+$/, '');
  return (leaf: string) => leaf.startsWith(stem);
};

/** Every item of a tree against the rows that stand under it. */
function expectTree(items: readonly Item[], rows: readonly StoredRow[], asked: Omit<Asked, 'of'>) {
  const leaves = new Set(rows.filter(({ year }) => year === asked.year).map(({ code }) => code));
  const all = flat(items);
  expect(all.map(({ code }) => code)).toEqual(expect.arrayContaining([...leaves]));
  for (const { code, data } of all) {
    // alone in its place a code that counts negatively stands as it is
    const sign = NEGATIVE.includes(code) ? -1n : 1n;
    const sums = reckon(rows, { ...asked, of: below(code) });
    const [plan, done] = [sums.plan * sign, sums.done * sign];
    const { rozpisZmin, yearCorrectionPlan, donePeriod, periodDone, ...others } = data;
    const percent =
      others['correctionYearDonePercent'] ?? others['percentDoneToYearCorrectionPlan'];
    const about = `${code} ${asked.fund} ${asked.year} ${asked.grain} ${asked.from}–${asked.to}`;
    expect([about, known(rozpisZmin ?? yearCorrectionPlan)]).toEqual([about, plan]);
    expect([about, known(donePeriod ?? periodDone)]).toEqual([about, done]);
    expect([about, known(percent)]).toEqual([about, percentOf(done, plan)]);
  }
}

describe('one body', () => {
  const typed = { month: 'MONTH', quarter: 'QUARTER' } as const;

  it.each(FUNDS.flatMap((fund) => YEARS.map((year) => [...fund, year] as const)))(
    'has in every period of %s (%s) in %i what its rows say',
    async (fundType, fund, year) => {
      for (const grain of ['month', 'quarter'] as const)
        for (const { from, to } of periodsOf(LAST[grain])) {
          const { items } = await getJson<Tree>(
            served,
            `/api/localBudgets/incomesLocal?codeBudget=${KYIV}&fundType=${fundType}&year=${year}&periodType=${typed[grain]}&periodFrom=${from}&periodTo=${to}`,
          );
          expectTree(items, INCOME_ROWS, { budgets: [KYIV], fund, year, grain, from, to });
        }
    },
  );

  it('has in a quarter that is not stored what its months say', async () => {
    const { items, notes } = await getJson<Tree>(
      served,
      `/api/localBudgets/incomesLocal?codeBudget=${NEMYRIV}&fundType=TOTAL&year=2023&periodType=QUARTER&periodFrom=2&periodTo=2`,
    );
    expect(notes?.map(({ code }) => code)).toEqual(['derived-from-month']);
    expectTree(items, INCOME_ROWS, {
      budgets: [NEMYRIV],
      fund: 'T',
      year: 2023,
      grain: 'month',
      from: 4,
      to: 6,
    });
  });

  it('is asked for the last period that is full where none is named', async () => {
    const financing = `/api/localBudgets/financing/debts?codeBudget=${KYIV}&fundType=TOTAL&year=2023`;
    const ask = async (more: string) => flat((await getJson<Tree>(served, financing + more)).items);
    const last = { from: 1, to: LAST_FINANCING.month };
    const months = { budgets: [KYIV], fund: 'T', year: 2023, grain: 'month' } as const;
    expectTree(await ask(''), FINANCING_ROWS, { ...months, ...last });
    expectTree(await ask('&periodType=MONTH'), FINANCING_ROWS, { ...months, ...last });
    expectTree(await ask('&periodType=QUARTER'), FINANCING_ROWS, { ...months, from: 1, to: 3 });
    expectTree(await ask('&periodType=YEAR'), FINANCING_ROWS, { ...months, ...last });
  });
});

describe('codes that count negatively', () => {
  const financing = (year: number, from: number, to: number, of: Asked['of'] = () => true) =>
    reckon(FINANCING_ROWS, { budgets: [KYIV], fund: 'T', year, grain: 'month', from, to, of });

  it.each(periodsOf(LAST_FINANCING.month))('are subtracted in a tree: $from–$to', async (part) => {
    const { items } = await getJson<Tree>(
      served,
      `/api/localBudgets/financing/debts?codeBudget=${KYIV}&fundType=TOTAL&year=2023&monthFrom=${part.from}&monthTo=${part.to}`,
    );
    const total = items[0];
    expect(known(total?.data['donePeriod'])).toBe(financing(2023, part.from, part.to).done);
    expect(known(total?.data['rozpisZmin'])).toBe(financing(2023, part.from, part.to).plan);
  });

  it('are subtracted in a list and over time', async () => {
    const list = await getJson<Tree>(
      served,
      `/api/localBudgets/balance?codeBudget=${KYIV}&fundType=TOTAL&year=2023&monthFrom=2&monthTo=4`,
    );
    const row = list.items.find(({ code }) => code === 'financing');
    expect(known(row?.data['done'])).toBe(financing(2023, 2, 4).done);
    const { items } = await getJson<Tree>(
      served,
      `/api/localBudgets/${KYIV}/financing/debtsDynamic`,
    );
    expect(items.map(({ data }) => [known(data['plan']), known(data['done'])])).toEqual(
      YEARS.map((year) => {
        const { plan, done } = financing(year, 1, LAST_FINANCING.month);
        return [plan, done];
      }),
    );
  });

  const COMPOSED = '/api/pivot/financing?budgetType=LOCAL&year=2023&monthFrom=2&monthTo=4';
  it.each(['1', '2', '3', '4'])('are subtracted in every form at level %s', async (level) => {
    const asked = `${COMPOSED}&rows=financing-debt:${level}&measures=done`;
    const { items } = await getJson<{
      items: { id: string; data: { done: number }[] }[];
    }>(served, asked);
    const digits = { 1: 1, 2: 3, 3: 4, 4: 6 }[level] ?? 6;
    const wanted = new Map<string, bigint>();
    for (const code of FINANCING) {
      const id = code.slice(0, digits).padEnd(6, '0');
      const own = financing(2023, 2, 4, (each) => each === code).done;
      // alone in its place a code stands as it is; above it, it is subtracted
      const isItself = id === code;
      wanted.set(id, (wanted.get(id) ?? 0n) + (isItself && own < 0n ? -own : own));
    }
    expect(new Map(items.map(({ id, data }) => [id, known(data[0]?.done)]))).toEqual(wanted);
    const csv = (await served.app.inject(asked.replace('?', '/CSV?'))).payload;
    const lines = csv.trim().split('\n').slice(1);
    expect(
      new Map(lines.map((line) => [line.split(';')[0], hundredths(line.split(';').at(-1))])),
    ).toEqual(wanted);
  });
});

describe('a sum over bodies', () => {
  const has = (budget: string, fund: string, period: number) =>
    INCOME_ROWS.some(
      (row) =>
        row.budget === budget &&
        row.fund === fund &&
        row.grain === 'month' &&
        row.period === period,
    );
  const REPORT = '/api/reports/income/details';

  it.each(FUNDS)('of %s (%s) is one over those that have every period', async (fundType, fund) => {
    for (const { from, to } of periodsOf(LAST.month)) {
      const budgets = [KYIV, BAR, NEMYRIV].filter(
        (budget) => has(budget, fund, to) && (from === 1 || has(budget, fund, from - 1)),
      );
      const query = `?budgetType=LOCAL&fundType=${fundType}&year=2023&monthFrom=${from}&monthTo=${to}`;
      const answer = await getJson<Tree & { coverage: Record<string, number> }>(
        served,
        REPORT + query,
      );
      expectTree(answer.items, INCOME_ROWS, {
        budgets,
        fund,
        year: 2023,
        grain: 'month',
        from,
        to,
      });
      const { count, of, ...told } = answer.coverage;
      expect({ count, ...told }).toEqual({ count: budgets.length, year: 2023, from, to });
      for (const form of ['', '/JSON', '/CSV', '/XLSX']) {
        const { headers } = await served.app.inject(REPORT + form + query);
        expect(headers['x-coverage'], form).toBe(`${budgets.length}/${of}`);
      }
    }
  });

  it('by what they lead to leaves out all that lies below what is left out', async () => {
    const regions = await getJson<Tree>(
      served,
      '/api/localBudgets/regions?year=2023&monthFrom=2&monthTo=5&fundType=COMMON',
    );
    const inRegion = { '26': [KYIV], '02': [BAR] } as Readonly<Record<string, string[]>>;
    const found = regions.items.filter(({ data }) => data['ownIncomes'] !== undefined);
    expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining(Object.keys(inRegion)));
    for (const { code, data } of found.filter((row) => row.code in inRegion)) {
      const { done } = reckon(INCOME_ROWS, {
        budgets: inRegion[code] ?? [],
        fund: 'C',
        year: 2023,
        from: 2,
        to: 5,
        grain: 'month',
        of: (leaf) => !leaf.startsWith('4'),
      });
      expect([code, known(data['ownIncomes'])]).toEqual([code, done]);
    }
  });
});

it.each(Object.keys(STATE).map(Number))(
  'what joins from the year before is of the same months, and of that year: %i',
  async (year) => {
    const [[month, done] = ['0', 0n]] = Object.entries(STATE[year] ?? {});
    const before = STATE[year - 1]?.[Number(month)] ?? null;
    const { items, notes = [] } = await getJson<Tree>(
      served,
      `/api/reports/income/details?budgetType=NATIONAL&fundType=TOTAL&year=${year}&monthFrom=1&monthTo=${month}`,
    );
    expect(items.length).toBeGreaterThan(0);
    for (const { data } of flat(items)) {
      expect(known(data['periodDone'])).toBe(done);
      expect(known(data['previousDone'])).toBe(before);
      expect(known(data['doneChange'])).toBe(before === null ? null : done - before);
    }
    expect(notes.map(({ code }) => code)).toEqual(before === null ? ['joined-not-loaded'] : []);
  },
);

describe('files', () => {
  const ASKED = '/api/pivot/incomes?budgetType=LOCAL&year=2022&year=2023&monthFrom=2&monthTo=3';
  const COMPOSED = `${ASKED}&rows=income:4&columns=year&measures=done`;

  it('say of what nobody knows that it is not known', async () => {
    const file = (await served.app.inject(COMPOSED.replace('?', '/JSON?'))).json<{
      rows: Record<string, string | number | null>[];
    }>();
    const later = file.rows.find(({ income }) => income === '18010100');
    expect(later).toMatchObject({ done_2022: null, done_2023: expect.any(Number) });
    const csv = (await served.app.inject(COMPOSED.replace('?', '/CSV?'))).payload;
    expect(csv.split('\n').find((line) => line.startsWith('18010100;'))).toMatch(/;;[\d.]+$/);
  });

  it.each(['uk', 'en'])('have heads and names in the language that is asked: %s', async (lang) => {
    const { columns, rows } = (
      await served.app.inject(`${COMPOSED.replace('?', '/JSON?')}&lang=${lang}`)
    ).json<{ columns: { field: string; title: string }[]; rows: Record<string, string>[] }>();
    const own = lang === 'uk' ? /[а-яіїє]/i : /^[^а-яіїє]*$/i;
    for (const { title } of columns) expect(title).toMatch(own);
    expect(Object.keys(rows[0] ?? {}).includes('incomeNameEn')).toBe(lang === 'en');
  });

  it('have the rows of the answer, in every form the same', async () => {
    const { items } = await getJson<{ items: { id: string }[] }>(served, COMPOSED);
    expect(items.map(({ id }) => id).sort()).toEqual([...INCOMES].sort());
    const form = async (name: string) =>
      await served.app.inject(COMPOSED.replace('?', `/${name}?`));
    const { rows } = (await form('JSON')).json<{ rows: { income: string }[] }>();
    expect(rows.map(({ income }) => income)).toEqual(items.map(({ id }) => id));
    for (const name of ['XLSX', 'PARQUET']) {
      const { statusCode, rawPayload } = await form(name);
      expect([name, statusCode, rawPayload.length > 500]).toEqual([name, 200, true]);
    }
  });
});

describe('what is said of an answer in its headers', () => {
  const TREE = `codeBudget=${KYIV}&fundType=TOTAL&year=2023&monthFrom=2&monthTo=4`;
  const PIVOT = 'budgetType=LOCAL&year=2023&monthFrom=2&monthTo=4&rows=income:2';
  const json = 'application/json; charset=utf-8';
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const FORMS = [
    ['', '', json],
    ['/JSON', '', json],
    ['/CSV', '', null],
    ['/CSV', '&charset=utf-8', 'text/csv; charset=utf-8'],
    ['/CSV', '&charset=windows-1251', 'text/csv; charset=windows-1251'],
    ['/XLSX', '', sheet],
  ] as const;
  const asked = [
    ['/api/localBudgets/incomesLocal', TREE],
    ['/api/pivot/incomes', PIVOT],
  ].flatMap(([path, query]) => FORMS.map((form) => [path, query, ...form] as const));

  it.each(asked)('%s?%s as %s%s', async (path, query, form, charset, type) => {
    const { headers, rawPayload } = await served.app.inject(`${path}${form}?${query}${charset}`);
    const told = String(headers['content-type']);
    if (type !== null) expect(told).toBe(type);
    expect(headers).toMatchObject({
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^W\/"/),
      'access-control-allow-origin': '*',
    });
    expect(headers['access-control-expose-headers']).toMatch(/ETag.*Portal-Notes.*X-Coverage/);
    expect(headers['cache-control']).toContain('must-revalidate');
    const ending = form.slice(1).toLowerCase();
    if (form === '/CSV' || form === '/XLSX')
      expect(headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename=.+\\.${ending}$`),
      );
    const [, encoding] = /charset=(.+)$/.exec(told) ?? [];
    // what is said of the letters is how they are written
    if (encoding) expect(new TextDecoder(encoding).decode(rawPayload)).toMatch(/Податк|Податок/);
  });

  it.each([
    [`/api/localBudgets/incomesLocal?${TREE}&x=1`, 400],
    ['/api/localBudgets/incomesLocal', 400],
    [`/api/pivot/incomes/CSV?${PIVOT}&x=1`, 400],
    ['/api/nothing', 404],
  ])('of a refusal it may be read elsewhere, and is not kept: %s', async (address, status) => {
    const { headers, statusCode } = await served.app.inject(address);
    expect([address, statusCode]).toEqual([address, status]);
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    expect(headers).not.toHaveProperty('content-disposition');
    expect(headers).not.toHaveProperty('etag');
  });
});

describe('what an answer is known by', () => {
  const TREE = `/api/localBudgets/incomesLocal`;
  const FIRST = { codeBudget: KYIV, fundType: 'TOTAL', year: '2023', monthFrom: '2', monthTo: '4' };
  const CHANGED = {
    codeBudget: BAR,
    fundType: 'COMMON',
    year: '2022',
    monthFrom: '3',
    monthTo: '5',
  };
  const tagOf = async (address: string) => {
    const { headers, statusCode } = await served.app.inject(address);
    expect([address, statusCode]).toEqual([address, 200]);
    return String(headers['etag']);
  };
  const inTurn = (base: string, first: Record<string, string>, more: readonly string[]) => {
    const write = (query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`;
    const others = Object.entries(CHANGED)
      .filter(([name]) => name in first)
      .map(([name, value]) => write({ ...first, [name]: value }));
    return [write(first), ...others, ...more.map((each) => `${write(first)}&${each}`)];
  };
  const PIVOT = {
    budgetType: 'LOCAL',
    year: '2023',
    monthFrom: '2',
    monthTo: '4',
    rows: 'income:2',
  };
  const ADDRESSES = [
    ...inTurn(TREE, FIRST, ['lang=en', 'depth=1', 'depth=2', 'node=10000000']),
    ...inTurn(`${TREE}/CSV`, FIRST, ['charset=utf-8', 'charset=windows-1251']).slice(0, -1),
    ...['JSON', 'XLSX'].flatMap((form) => inTurn(`${TREE}/${form}`, FIRST, [])),
    ...['JSON', 'CSV', 'XLSX', 'PARQUET'].flatMap((form) =>
      inTurn(`/api/pivot/incomes/${form}`, PIVOT, ['lang=en']),
    ),
    ...inTurn('/api/pivot/incomes', PIVOT, ['lang=en']),
  ];

  it('is other for whatever is asked otherwise, and for other figures', async () => {
    const tags = new Map<string, string>();
    for (const address of ADDRESSES) tags.set(address, await tagOf(address));
    expect(new Set(tags.values()).size).toBe(ADDRESSES.length);
    for (const [address, tag] of tags)
      expect([address, await tagOf(address)]).toEqual([address, tag]);
    await importReckoned(place.folder, 1n);
    await served.stop();
    served = await serve(foldersOf('product'), place.folder);
    for (const [address, tag] of tags) {
      expect([address, await tagOf(address)]).not.toEqual([address, tag]);
      const again = await served.app.inject({ url: address, headers: { 'if-none-match': tag } });
      expect([address, again.statusCode]).toEqual([address, 200]);
    }
  });
});
