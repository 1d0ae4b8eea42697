// Debts, funds, projects, registers, dictionaries and the cube: what one call counts another one must list.

import { describe, expect, it } from 'vitest';

import { servedDemonstration } from '../demonstration.ts';
import { getJson, hundredths, type Item, type Tree } from '../served.ts';

const served = servedDemonstration();

type Row = Readonly<Record<string, string | number | null>>;
interface Count {
  readonly id: string;
  readonly count: number;
}
interface Branch {
  readonly id?: string;
  readonly code?: string;
  readonly children?: readonly Branch[];
}

const json = async <T>(url: string): Promise<T> => await getJson<T>(served, url);
const tree = async (url: string): Promise<readonly Item[]> => (await json<Tree>(url)).items;
const flat = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])]);
const row = async (code: string, url: string): Promise<Item> =>
  (await tree(url)).find((item) => item.code === code)!;
const figures = (items: readonly Item[], field: string): Record<string, bigint> =>
  Object.fromEntries(flat(items).map((one) => [one.code, hundredths(one.data[field])]));
const size = (branches: readonly Branch[]): number =>
  branches.reduce((all, one) => all + 1 + size(one.children ?? []), 0);
const added = (counts: readonly Count[]): number => counts.reduce((all, one) => all + one.count, 0);
const post = async <T>(url: string, payload: object): Promise<T> => {
  const response = await served.app.inject({ method: 'POST', url, payload });
  expect(response.statusCode, response.payload).toBe(200);
  return response.json<T>();
};

describe('debts', () => {
  const debts = [
    'debts/state',
    'debts/management',
    'debts/currency',
    'guaranteedDebts/operations',
  ] as const;

  it.each(debts)(
    'close with what they opened, took, revalued and gave back, at every node: %s',
    async (call) => {
      for (const quarter of [1, 4]) {
        for (const { code, data } of flat(
          await tree(`/api/reports/${call}?year=2025&quarter=${quarter}`),
        )) {
          expect([code, hundredths(data['closing'])]).toEqual([
            code,
            hundredths(data['opening']) +
              hundredths(data['received'] ?? data['given']) +
              hundredths(data['revaluation']) -
              hundredths(data['repaid']),
          ]);
        }
      }
    },
  );

  it.each(debts)('open a year where they closed the last one: %s', async (call) => {
    const closed = figures(await tree(`/api/reports/${call}?year=2024&quarter=4`), 'closing');
    const opened = figures(await tree(`/api/reports/${call}?year=2025&quarter=1`), 'opening');
    expect(Object.keys(closed).length).toBeGreaterThan(3);
    expect(opened).toEqual(closed);
  });

  it('are the same by creditor, by obligation and by currency, and domestic with external', async () => {
    const total = async (query: string) =>
      hundredths((await tree(`/api/reports/debts/${query}`))[0]!.data['closing']);
    const whole = await total('state?year=2025&quarter=4');
    expect([
      await total('management?year=2025&quarter=4'),
      await total('currency?year=2025&quarter=4'),
      await total('overdue?year=2025&quarter=4'),
    ]).toEqual([whole, whole, whole]);
    expect(
      (await total('state?year=2025&quarter=4&debt=INTERNAL')) +
        (await total('state?year=2025&quarter=4&debt=EXTERNAL')),
    ).toBe(whole);
    const repaid = (await tree('/api/reports/debts/payments?year=2025&quarter=4'))[0]!.data[
      'repaid'
    ];
    expect(repaid).toBe(
      (await tree('/api/reports/debts/state?year=2025&quarter=4'))[0]!.data['repaid'],
    );
    const [given, guarantees] = [
      await tree('/api/reports/guaranteedDebts/operations?year=2025&quarter=4'),
      await tree('/api/reports/guaranteedDebts/guarantees?year=2025&quarter=4'),
    ].map((items) => items[0]!.data['given']);
    expect(given).toBe(guarantees);
    const codes = (await json<Row[]>('/api/reports/debts/creditors')).map((row) => row['code']);
    for (const { code } of flat(await tree('/api/reports/debts/state?year=2025&quarter=4')).slice(
      1,
    ))
      expect(codes).toContain(code);
  });
});

describe('funds and projects', () => {
  it('are the same one by one and together', async () => {
    const together = await tree('/api/reports/funds/aggregate?year=2025&monthTo=12');
    const single = await tree('/api/reports/funds/getFunds?year=2025&monthTo=12');
    expect([figures(single, 'plan'), figures(single, 'done')]).toEqual([
      figures(together, 'yearPlan'),
      figures(together, 'done'),
    ]);
    const fund = async (type: string) =>
      hundredths(
        (await tree(`/api/reports/funds/aggregate?year=2025&monthTo=12&fundType=${type}`))[0]!.data[
          'done'
        ],
      );
    expect((await fund('COMMON')) + (await fund('SPECIAL'))).toBe(await fund('TOTAL'));
  });

  it('of regional development are the same by region, by status, by field and by project', async () => {
    const totals = await Promise.all(
      ['regions', 'statuses', 'spheres', 'projects'].map(async (chapter) => {
        const items = await tree(
          `/api/reports/funds/regionalDevelopment/${chapter}?year=2025&monthTo=12`,
        );
        expect(items.slice(1).reduce((sum, one) => sum + hundredths(one.data['done']), 0n)).toBe(
          hundredths(items[0]!.data['done']),
        );
        return [items[0]!.data['yearPlan'], items[0]!.data['done']];
      }),
    );
    expect(new Set(totals.map(String)).size).toBe(1);
  });

  it.each([2018, 2021, 2025, 2026])(
    'agree on the fund of regional development in every period of %i',
    async (year) => {
      const loaded = year === 2026 ? 6 : 12;
      for (let month = 1; month <= loaded; month++) {
        const period = `year=${year}&monthTo=${month}`;
        const fund = await row('02', `/api/reports/funds/getFunds?${period}`);
        const [all] = await tree(`/api/reports/funds/regionalDevelopment/projects?${period}`);
        expect([month, hundredths(fund.data['plan']), hundredths(fund.data['done'])]).toEqual([
          month,
          hundredths(all!.data['yearPlan']),
          hundredths(all!.data['done']),
        ]);
        expect(hundredths(fund.data['done'])).toBeGreaterThan(0n);
        for (const fundType of ['COMMON', 'SPECIAL']) {
          const part = `${period}&fundType=${fundType}`;
          const own = await row('02', `/api/reports/funds/aggregate?${part}`);
          const [sum] = await tree(`/api/reports/funds/regionalDevelopment/regions?${part}`);
          expect([month, fundType, own.data['yearPlan'], own.data['done']]).toEqual([
            month,
            fundType,
            sum!.data['yearPlan'],
            sum!.data['done'],
          ]);
        }
      }
    },
  );
});

describe('the registry of the process', () => {
  const forms: readonly (readonly [form: string, years: readonly number[]])[] = [
    ['BLP0020002A', [2020, 2021, 2022, 2023, 2024]],
    ['BLP0020003A', [2025]],
    ['BLP0020004A', [2026]],
    ['BLP0080002P', [2020, 2021]],
    ['BLP0080002A', [2021]],
    ['BLP0080002R', [2021]],
    ['BLP0080003P', [2022, 2025, 2026]],
    ['BLP0080003A', [2022]],
    ['BLP0080003R', [2026]],
    ['BLP0050101A', [2021, 2026]],
    ['BLP0050201A', [2025]],
    ['BLP0050301A', [2026]],
    ['BLE0010101A', [2021, 2022, 2025, 2026]],
    ['BLR0010101A', [2021, 2022]],
    ['BLR0010102A', [2020, 2023, 2025]],
  ];

  it.each(forms)(
    'has at least 60 documents of %s in a year, the newest first',
    async (form, years) => {
      for (const year of years) {
        const documents = await json<Row[]>(
          `/api/budgetProcess/registry?year=${year}&formCode=${form}`,
        );
        expect(documents.length).toBeGreaterThanOrEqual(60);
        // none is left out
        expect(documents.length).toBeLessThan(200);
        const dates = documents.map((one) => String(one['datePub']));
        expect(dates).toEqual([...dates].sort().reverse());
        expect(new Set(documents.map((one) => one['executorCode'])).size).toBeGreaterThanOrEqual(
          60,
        );
        const [own] = await json<Row[]>(
          `/api/budgetProcess/registry?year=${year}&formCode=${form}&executorCode=${documents[7]!['executorCode']!}`,
        );
        expect(own).toEqual(documents[7]);
        expect(await json<Row[]>(`/api/budgetProcess/report/${own!['id']!}`)).toEqual([own]);
      }
    },
  );

  it('has the amounts of the tables in its documents', async () => {
    const [document] = await json<{ srcFile: string }[]>(
      '/api/budgetProcess/report/BLE0010101A-90000016-2025',
    );
    const { program, amounts } = JSON.parse(document!.srcFile) as {
      program: { code: string };
      amounts: { total: number };
    };
    const plans = figures(
      await tree(
        '/api/reports/expenses/program?budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12',
      ),
      'yearCorrectionPlan',
    );
    expect(hundredths(amounts.total)).toBe(plans[program.code]);
  });
});

describe('passports', () => {
  it('have twelve chapters, with the amounts of their programme', async () => {
    const all = await json<{ id: string; programCode: string; dateCanc: string | null }[]>(
      '/api/passports/list?year=2025',
    );
    const list = all.filter((one) => one.dateCanc === null);
    expect(list.length).toBeGreaterThanOrEqual(150);
    const plans = figures(
      await tree(
        '/api/reports/expenses/program?budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12',
      ),
      'yearCorrectionPlan',
    );
    for (const { id, programCode } of list.filter((_, i) => i % 10 === 0)) {
      const { chapters } = await json<{ chapters: { id: string; rows?: unknown[][] }[] }>(
        `/api/passports/details/${id}`,
      );
      expect(chapters.map((one) => one.id)).toEqual(
        Array.from({ length: 12 }, (_, i) => String(i + 1)),
      );
      expect([id, hundredths(chapters[3]!.rows![1]!.at(-1) as number)]).toEqual([
        id,
        plans[programCode],
      ]);
    }
  });
});

/** One level as `new/tree` answers it. */
interface Level {
  readonly path: readonly LevelUnit[];
  readonly items: readonly LevelUnit[];
  readonly found: number | null;
}

interface LevelUnit {
  readonly id: string;
  readonly isGroup: boolean;
  readonly below: number;
  readonly childCount: number;
  readonly isFound: boolean;
  readonly children: readonly LevelUnit[];
}

/** One level as the graph answers it. */
interface Graph {
  readonly path: readonly string[];
  readonly nodes: readonly LevelUnit[];
  readonly links: readonly { readonly source: string; readonly target: string }[];
}

/** Every unit that one comes to, going down the graph level by level. */
async function idsInGraph(chapter: string, agency = ''): Promise<string[]> {
  const at = agency === '' ? '' : `&agency=${agency}`;
  const { path, nodes, links } = await json<Graph>(`/api/agency/graph2?chapter=${chapter}${at}`);
  const known = new Set(nodes.map(({ id }) => id));
  for (const { source, target } of links)
    expect([known.has(source), known.has(target)]).toEqual([true, true]);
  expect(links).toHaveLength(agency === '' ? 0 : nodes.length - 1);
  const ids: string[] = [];
  for (const { id, childCount, below } of nodes.slice(path.length)) {
    const under = childCount === 0 ? [] : await idsInGraph(chapter, id);
    expect(under).toHaveLength(below);
    ids.push(id, ...under);
  }
  return ids;
}

/** The same of the trees that open level by level. */
async function idsInLevels(chapter: string, way: readonly string[] = []): Promise<string[]> {
  const above = way.slice(0, -1).join('.');
  const at = way.length === 0 ? '' : `/${way.at(-1)}${above === '' ? '' : `?rootPath=${above}`}`;
  const { path, items, found } = await json<Level>(`/api/agency/new/tree/${chapter}${at}`);
  expect(path.map(({ id }) => id)).toEqual(way);
  expect(found).toBeNull();
  const ids: string[] = [];
  for (const { id, childCount, below } of items) {
    const under = childCount === 0 ? [] : await idsInLevels(chapter, [...way, id]);
    expect(under).toHaveLength(below);
    ids.push(id, ...under);
  }
  return ids;
}

describe('spending units', () => {
  it('are as many in the tree, in the statistics, in the graph and on the pages of the table', async () => {
    const [state, local] = await Promise.all(
      ['state', 'local'].map(async (chapter) =>
        size(await json<Branch[]>(`/api/agency/tree/${chapter}`)),
      ),
    );
    const counted = await Promise.all(
      ['', '/regions'].map(async (path) =>
        added(await json<Count[]>(`/api/agency/statistic${path}`)),
      ),
    );
    expect(counted).toEqual([state! + local!, state! + local!]);
    expect(added(await json<Count[]>('/api/agency/statistic/departmentsState'))).toBe(state);
    expect(added(await json<Count[]>('/api/agency/statistic/departmentsLocal'))).toBe(local);
    const met = new Set<string>();
    for (let page = 1, last = 10; last === 10; page++) {
      const { elements, totalElements } = await post<{
        elements: { id: string }[];
        totalElements: number;
      }>('/api/agency/table', { page });
      expect(totalElements).toBe(state! + local!);
      last = elements.length;
      for (const { id } of elements) met.add(id);
    }
    expect(met.size).toBe(state! + local!);
    const [inGraph, inLevels] = [new Set<string>(), new Set<string>()];
    for (const chapter of ['state', 'local']) {
      for (const id of await idsInGraph(chapter)) inGraph.add(id);
      for (const id of await idsInLevels(chapter)) inLevels.add(id);
    }
    expect(inGraph).toEqual(met);
    expect(inLevels).toEqual(met);
  });

  it('stand in the order of the alphabet, where Є comes before Ж and І after И', async () => {
    const page = async (number: number) =>
      (
        await post<{ elements: { shortName: string }[] }>('/api/agency/table', {
          page: number,
          pageSize: 100,
        })
      ).elements.map((one) => one.shortName);
    const names = [...(await page(1)), ...(await page(2))];
    const sorted = [...names].sort(new Intl.Collator('uk').compare);
    expect(sorted).not.toEqual([...names].sort());
    expect(names).toEqual(sorted);
  });

  it('are grouped under names in the language that is asked for', async () => {
    const names = async (lang: string) =>
      (
        await json<{ id: string; name: string }[]>(`/api/agency/statistic/regions?lang=${lang}`)
      ).map((one) => one.name);
    const [uk, en] = [await names('uk'), await names('en')];
    expect(uk).toContain('Вінницька область');
    expect(en).toContain('Vinnytsia Oblast');
    expect(en).toHaveLength(uk.length);
    const groups = await json<{ codeName: string }[]>(
      '/api/localBudgets/aboutBudgetsTree?year=2025&region=2&lang=en',
    );
    for (const { codeName } of groups) expect(codeName).not.toMatch(/[а-яіїє]/i);
  });

  it('in force and excluded are all of them; each has its card, its branch and its file', async () => {
    const many = async (agencyState: string) =>
      (await post<{ totalElements: number }>('/api/agency/table', { agencyState })).totalElements;
    expect((await many('actual')) + (await many('excluded'))).toBe(await many('ALL'));
    const [first] =
      await json<{ id: string; children: { id: string }[] }[]>('/api/agency/tree/state');
    const branch = await json<Level>(`/api/agency/new/tree/state/${first!.id}`);
    const ofTree = first!.children.map((one) => one.id).sort();
    expect(branch.items.map((one) => one.id).sort()).toEqual(ofTree);
    expect(branch.path.map((one) => one.id)).toEqual([first!.id]);
    const card = await json<{ shortName: string }>(`/api/agency/${first!.id}`);
    const [file] = await json<{ shortName: string }[]>(`/api/agency/file/${first!.id}`);
    expect(file!.shortName).toBe(card.shortName);
    const departments = (await json<{ id: { id: string } }[]>('/api/dictionaries/department')).map(
      (one) => one.id.id,
    );
    for (const { id } of await json<Count[]>('/api/agency/statistic/departmentsState'))
      expect(departments).toContain(id);
    const own = await json<Row[]>('/api/agency/budget?budgetCode=0210000000');
    const { elements } = await post<{ elements: Row[] }>('/api/agency/table', {
      region: 2,
      pageSize: 100,
    });
    expect(own.map((one) => one['id'])).toEqual(
      elements.filter((one) => one['budgetCode'] === '0210000000').map((one) => one['id']),
    );
  });
});

describe('levels of spending units', () => {
  const of = async (address: string) => await json<Level>(`/api/agency/new/tree/${address}`);

  it('begin with departments and regions where the tree is grouped, and count everybody once', async () => {
    for (const [chapter, counts] of [
      ['departmentsState', 'departmentsState'],
      ['departmentsLocal', 'departmentsLocal'],
      ['regions', 'regions'],
    ] as const) {
      const { items } = await of(chapter);
      const counted = await json<Count[]>(`/api/agency/statistic/${counts}`);
      expect(items.filter((one) => one.isGroup).map(({ id, below }) => [id, below])).toEqual(
        counted.filter(({ id }) => id !== '').map(({ id, count }) => [id, count]),
      );
      const [group] = items;
      const below = await of(`${chapter}/${group!.id}`);
      expect(below.items).toHaveLength(group!.childCount);
      expect(below.path.map(({ id }) => id)).toEqual([group!.id]);
    }
  });

  it('show those found in their place and say how many there are', async () => {
    const top = (await of('state')).items.find((one) => one.childCount > 0)!;
    const [child] = (await of(`state/${top.id}`)).items;
    const { items, found } = await of(`state?search=${child!.id}`);
    expect(found).toBe(1);
    expect(items.map(({ id, isFound }) => [id, isFound])).toEqual([[top.id, false]]);
    expect(items[0]!.children.map(({ id, isFound }) => [id, isFound])).toEqual([[child!.id, true]]);
    expect(await of('state?search=nobody')).toMatchObject({ path: [], items: [], found: 0 });
  });
});

describe('lists of local budgets', () => {
  it('agree: all of a year, by region, by kind, in the tree, in the file, in the search', async () => {
    const all = await json<Row[]>('/api/localBudgets/aboutBudgets?year=2025');
    const region = all.filter((one) => Number(one['region']) === 2);
    expect(await json<Row[]>('/api/localBudgets/aboutBudgets/2025/2')).toEqual(region);
    expect(await json<Row[]>('/api/localBudgets/getBudgets?regionId=2&year=2025')).toEqual(
      region.map((one) => ({ budgetId: one['budgetCode'], budgetName: one['budgetName'] })),
    );
    expect(added(await json<Count[]>('/api/localBudgets/budgetsCount?year=2025'))).toBe(all.length);
    const groups = await json<Branch[]>('/api/localBudgets/aboutBudgetsTree?year=2025&region=2');
    expect(size(groups) - groups.length).toBe(region.length);
    const found = await json<Row[]>(
      `/api/localBudgets/searchBudgets?search=${encodeURIComponent(String(region[0]!['budgetName']))}`,
    );
    expect(found.map((one) => one['budgetId'])).toContain(region[0]!['budgetCode']);
    expect(
      (await json<Tree>('/api/localBudgets/budgetYears')).items.map((one) => one.code),
    ).toEqual(['2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026']);
  });

  it.each([
    [2021, 'budgetCode;budgetName;koatuu;terUnit'],
    [2025, 'budgetCode;budgetName;koatuu;terUnit;katottg'],
  ] as const)('of %i are all of them in the CSV, whatever code is given', async (year, fields) => {
    const url = `/api/localBudgets/aboutBudgets/plain/CSV?year=${year}`;
    const response = await served.app.inject(url);
    expect(response.headers['content-type']).toBe('text/csv; charset=windows-1251');
    const lines = new TextDecoder('windows-1251').decode(response.rawPayload).trimEnd().split('\n');
    expect(lines[0]).toMatch(/^код бюджету;найменування бюджету;КОАТУУ/);
    expect(lines[1]).toBe(fields);
    expect(lines.slice(2).map((line) => line.split(';')[0])).toEqual(
      (await json<Row[]>(`/api/localBudgets/aboutBudgets?year=${year}`)).map(
        // of 11 digits up to 2022
        (one) => `${String(one['budgetCode'])}${year < 2023 ? '0' : ''}`,
      ),
    );
    expect(
      (await served.app.inject(`${url}&codeBudget=2600000000`)).rawPayload.equals(
        response.rawPayload,
      ),
    ).toBe(true);
  });
});

describe('a comparison', () => {
  it.each([
    ['MONTH', 5, 5],
    ['QUARTER', 2, 6],
    ['YEAR', 1, 12],
  ] as const)('by %s says which month its period %i ends with', async (periodType, to, month) => {
    const entries = await json<{ period: object }[]>(
      `/api/localBudgets/incomesLocalfunds?codeBudget=2555900000&year=2025&periodType=${periodType}&periodTo=${to}`,
    );
    expect(entries.length).toBeGreaterThan(1);
    for (const { period } of entries) expect(period).toEqual({ year: 2025, month });
  });
});

describe('dictionaries', () => {
  it.each(['KDB', 'FKV', 'KEKV', 'KPK', 'TKPKMB', 'BUDG', 'CODEREGION'])(
    '%s on a date has what was in force then, each code once',
    async (name) => {
      const all = await json<Row[]>(`/items/${name}`);
      const [from, to, code] =
        name === 'BUDG'
          ? ['beginDate', 'endDate', 'codebudg']
          : ['datefrom', 'dateto', name === 'CODEREGION' ? 'coderegion' : 'code'];
      expect(all.length).toBeGreaterThan(20);
      for (const date of ['2019-01-01', '2025-06-30']) {
        const then = await json<Row[]>(`/items/${name}?dateFrom=${date}`);
        expect(then.length).toBeGreaterThan(0);
        expect(new Set(then.map((one) => one[code])).size).toBe(then.length);
        for (const row of then)
          expect(String(row[from] ?? '') <= date && String(row[to] ?? '9999') >= date).toBe(true);
      }
    },
  );

  it('of incomes has every code of the tables but zeros', async () => {
    const codes = (await json<Row[]>('/api/dictionaries/codes?type=INC')).map((one) =>
      String(one['code']),
    );
    expect(codes.some((code) => /^0+$/.test(code))).toBe(false);
    for (const { code } of flat(
      await tree(
        '/api/reports/income/details?budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12',
      ),
    ).slice(1))
      expect(codes).toContain(code);
  });
});

describe('the cube', () => {
  const state = 'budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12';
  it.each([
    ['incomes', 'income/details'],
    ['expenses', 'expenses/functional'],
    ['financing', 'financing/creditors'],
    ['credits', 'credits/classifier'],
  ] as const)(
    'has of %s the figures of the tables, at every code of them',
    async (cube, report) => {
      const own = figures(await tree(`/api/reports/${report}?${state}`), 'periodDone');
      expect(figures(await tree(`/api/pivot/${cube}?year=2025&monthTo=12`), 'periodDone')).toEqual(
        own,
      );
      expect(figures(await tree(`/api/pivot/file/${cube}/2025`), 'periodDone')).toEqual(own);
      const codes = (await json<Row[]>(`/api/pivot/dict/${cube}`)).map((one) => one['code']);
      for (const code of Object.keys(own).filter((one) => !/^0+$/.test(one)))
        expect(codes).toContain(code);
    },
  );

  it('with a second classification keeps the sums of the first', async () => {
    const detailed = await tree('/api/pivot/expenses?year=2025&monthTo=12&treeType=KEKV');
    const own = figures(await tree(`/api/reports/expenses/functional?${state}`), 'periodDone');
    for (const item of [detailed[0]!, ...detailed.slice(1)])
      expect(hundredths(item.data['periodDone'])).toBe(own[item.code]);
    expect(flat(detailed).length).toBeGreaterThan(Object.keys(own).length * 2);
  });

  it('knows its fields and no others', async () => {
    const known = await post<{ field: string }[]>('/api/pivot/dict/check/incomes', [
      'income',
      'fund',
      'nobody',
      'constructor',
    ]);
    expect(known.map((one) => one.field)).toContain('income');
    expect(
      known.map((one) => one.field).filter((field) => !['income', 'fund'].includes(field)),
    ).toEqual([]);
    expect(await post('/api/pivot/dict/check/incomes', { fields: ['income'] })).toEqual(
      known.filter((one) => one.field === 'income'),
    );
  });

  it.each([
    ['incomes', ['income']],
    ['expenses', ['program', 'functional', 'economic', 'department']],
    ['credits', ['program', 'credit']],
    ['fincred', ['creditor']],
    ['findebt', ['obligation']],
  ] as const)('knows the fields of the chapter %s and of no other', async (chapter, own) => {
    const fields = [
      'income',
      'program',
      'functional',
      'economic',
      'department',
      'credit',
      'creditor',
      'obligation',
      'fundType',
      'done',
      'code',
      'incomes',
    ];
    const known = await post<{ field: string }[]>(`/api/pivot/dict/check/${chapter}`, fields);
    expect(known.map((one) => one.field).sort()).toEqual([...own, 'fundType', 'done'].sort());
  });
});
