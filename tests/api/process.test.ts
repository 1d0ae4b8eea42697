// What calls take from decisions and limits: forms by year, fields that are not needed, how many are compared.

import { describe, expect, it } from 'vitest';

import { decide } from '../../engine/state/decide.ts';
import { lookup } from '../../engine/model/lookup.ts';
import { servedDemonstration } from '../demonstration.ts';
import { getJson } from '../served.ts';

const served = servedDemonstration();

type Row = Readonly<Record<string, string | number | boolean | null>>;
interface Unit {
  readonly id: string;
  readonly edrpou: string;
  readonly orgStatus: number | null;
  readonly parent?: string | null;
  readonly exclusionDate?: string | null;
  readonly registrationDate?: string | null;
  readonly children: readonly Unit[];
}

const json = async <T>(url: string): Promise<T> => await getJson<T>(served, url);
const refused = async (url: string, status = 400): Promise<Record<string, unknown>> => {
  const response = await served.app.inject(url);
  expect(response.statusCode, `${url} ${response.payload}`).toBe(status);
  return response.json<Record<string, unknown>>();
};
const all = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit) => [unit, ...all(unit.children)]);
const ids = (units: readonly Unit[]): string[] => units.map((unit) => unit.id);

describe('the registry of the process', () => {
  const REQUESTS = ['BLP0080002', 'BLP0080003'].map((form) =>
    ['P', 'A', 'R'].map((end) => form + end),
  );
  const PURPOSES: readonly (readonly [string, number, readonly string[]])[] = [
    ['forecast', 2024, ['BLP0020002A']],
    ['forecast', 2025, ['BLP0020003A']],
    ['forecast', 2026, ['BLP0020004A']],
    ['decision', 2020, ['LOCDECISION']],
    ['decision', 2026, ['LOCDECISION']],
    ['request', 2021, REQUESTS[0]!],
    ['request', 2022, REQUESTS[1]!],
    ['request', 2026, REQUESTS[1]!],
    ['process', 2025, ['BLP0050101A', 'BLP0050201A', 'BLP0050301A']],
    ['passport', 2025, ['BLE0010101A']],
    ['analysis', 2020, ['BLR0010102A']],
    ['analysis', 2021, ['BLR0010101A']],
    ['analysis', 2022, ['BLR0010101A']],
    ['analysis', 2025, ['BLR0010102A']],
  ];

  it.each(PURPOSES)('knows by which forms a %s of %i is made', async (purpose, year, forms) => {
    const url = `/api/budgetProcess/registry?year=${year}&purpose=${purpose}`;
    const documents = await json<Row[]>(url);
    for (const one of documents)
      expect([one['id'], forms.includes(String(one['formId'])), one['purpose']]).toEqual([
        one['id'],
        true,
        purpose,
      ]);
    for (const form of forms) {
      const own = await json<Row[]>(`${url}&formCode=${form}`);
      expect([form, own.length > 0]).toEqual([form, true]);
      for (const one of own) expect(one['formId']).toBe(form);
    }
    const written = forms.map((form) => `formCode=${form}`).join('&');
    expect(await json(`/api/budgetProcess/registry?year=${year}&${written}`)).toEqual(documents);
    const [document] = documents;
    expect(await json(`/api/budgetProcess/report/${String(document!['id'])}`)).toEqual([document]);
  });

  it('refuses a form that does not serve the purpose in that year, naming both', async () => {
    const problem = await refused(
      '/api/budgetProcess/registry?year=2025&purpose=forecast&formCode=BLP0020002A',
    );
    expect(problem).toMatchObject({
      code: 'unanswered-combination',
      parameter: 'purpose, year, formCode',
      combinations: [{ purpose: ['forecast'], year: ['2025'], formCode: ['BLP0020003A'] }],
    });
  });

  it('takes bodies of eight digits, budgets of ten, and their former form of eleven', async () => {
    const query = 'year=2026&purpose=forecast&executorCode=';
    const of = async (code: string) =>
      await json<Row[]>(`/api/budgetProcess/registry?${query}${code}`);
    const own = await of('2555900000');
    expect(own.map((document) => document['id'])).toContain('BLP0020004A-2555900000-2026');
    expect(await of('25559000000')).toEqual(own);
    for (const document of own)
      expect(await json(`/api/budgetProcess/report/${String(document['id'])}`)).toEqual([document]);
    const unit = await json<Row[]>(
      '/api/budgetProcess/registry?year=2025&purpose=request&executorCode=90000016',
    );
    expect(unit.length).toBeGreaterThan(0);
    for (const document of unit)
      expect(await json(`/api/budgetProcess/report/${String(document['id'])}`)).toEqual([document]);
  });

  it('has one purpose for each form, the one by which the form is found', () => {
    const { decisions, filters } = served.portal;
    const [codes, purposes] = ['form-codes', 'form-purpose'].map((name) => lookup(decisions, name));
    const met = new Set<string>();
    // planning is the forms of several purposes together
    const own = lookup(filters, 'purpose').options.filter(({ value }) => value !== 'planning');
    for (const { value: purpose } of own)
      for (let year = 2018; year <= 2030; year++)
        for (const formCode of decide(codes!, { purpose, year })!.values) {
          expect([formCode, decide(purposes!, { formCode })?.value]).toEqual([formCode, purpose]);
          met.add(formCode);
        }
    expect([...met].sort()).toEqual(
      lookup(filters, 'formCode')
        .options.map(({ value }) => value)
        .sort(),
    );
  });
});

describe('a comparison', () => {
  const budgets = Array.from({ length: 11 }, (_, i) => `${String(i + 2).padStart(2, '0')}10000000`);
  const list = (name: string, count: number): string =>
    budgets
      .slice(0, count)
      .map((code) => `${name}=${code}`)
      .join('&');

  it.each([
    ['/api/localBudgets/compare/incomes?year=2025&monthTo=12', 'codeBudget'],
    ['/api/localBudgets/about-compare?year=2025', 'budgetCode'],
  ] as const)('takes ten budgets and refuses an eleventh: %s', async (url, parameter) => {
    expect(await json<Row[]>(`${url}&${list(parameter, 10)}`)).toHaveLength(10);
    expect(
      await json<Row[]>(`${url}&${list(parameter, 10)}&${parameter}=${budgets[0]!}`),
    ).toHaveLength(10);
    const problem = await refused(`${url}&${list(parameter, 11)}`);
    expect(problem).toMatchObject({ code: 'invalid-parameter', parameter });
    expect(problem['message']).toEqual({
      uk: 'Обрано максимальну кількість бюджетів: 10',
      en: 'Maximum number of budgets selected: 10',
    });
  });
});

describe('cards of budgets', () => {
  it('say of Kyiv that it needs no extra fields, and of others by the type of their budget', async () => {
    const { decisions } = served.portal;
    for (const row of await json<Row[]>('/api/localBudgets/aboutBudgets?year=2025')) {
      const { budgetCode: code, budgetType } = row;
      const inputs = { code: String(code), budgetType: String(budgetType) };
      const flag = decide(lookup(decisions, 'extra-fields'), inputs) !== null;
      expect([code, row['extraFieldsUnnecessary']]).toEqual([code, flag]);
    }
    const [head, ...rows] = (
      await served.app.inject('/api/localBudgets/aboutBudgets/CSV?year=2025')
    ).payload.split('\n');
    const at = head!.split(';').indexOf('extraFieldsUnnecessary');
    const told = rows.filter((line) => line !== '').map((line) => line.split(';')[at]);
    expect(told).toContain('true');
    expect(told.filter((text) => text !== 'true' && text !== 'false')).toEqual([]);
    const kyiv = await json<Row>('/api/localBudgets/2600000000/about');
    expect(kyiv['extraFieldsUnnecessary']).toBe(true);
  });

  it('know seventeen types that need none', () => {
    const { rows } = lookup(served.portal.decisions, 'extra-fields');
    expect(rows.flatMap(({ when }) => when['budgetType'] ?? [])).toHaveLength(17);
  });
});

describe('the register of spending units', () => {
  it('tells a chief unit of a local budget by the tree in which it stands', async () => {
    const local = all(await json<Unit[]>('/api/agency/tree/local'));
    const state = all(await json<Unit[]>('/api/agency/tree/state')).slice(0, 12);
    const chief = (unit: Unit, tree: readonly Unit[]) =>
      all(tree).some((each) => each.edrpou === unit.edrpou && each.orgStatus === 1);
    const told = [];
    for (const unit of [...local.slice(0, 12), ...state]) {
      const card = await json<{ localTree: Unit[]; isLocalMainSpending: boolean }>(
        `/api/agency/${unit.id}`,
      );
      expect([unit.id, card.isLocalMainSpending]).toEqual([unit.id, chief(unit, card.localTree)]);
      told.push(card.isLocalMainSpending);
      for (const each of all(card.localTree))
        expect(Object.keys(each).sort()).toEqual(
          ['children', 'edrpou', 'id', 'orgStatus', 'shortName', 'state'].sort(),
        );
    }
    expect(new Set(told)).toEqual(new Set([true, false]));
  });

  it('answers the part of the tree below a way of codes', async () => {
    const whole = await json<Unit[]>('/api/agency/tree/state');
    const [top, other] = whole.filter((unit) => unit.children.length > 0);
    const [child] = top!.children;
    const tree = async (query: string) => await json<Unit[]>(`/api/agency/tree/state?${query}`);
    expect(await tree('rootPath=')).toEqual(whole);
    expect(await tree(`rootPath=${top!.id}`)).toEqual(top!.children);
    expect(await tree(`rootPath=${top!.id}.${child!.id}`)).toEqual(child!.children);
    expect(await tree(`rootPath=${other!.id}.${child!.id}`)).toEqual([]);
    expect(await tree('rootPath=99999999')).toEqual([]);
    expect(await refused('/api/agency/tree/state?rootPath=one.two')).toMatchObject({
      code: 'invalid-parameter',
      parameter: 'rootPath',
    });
    const branch = async (path: string) =>
      ids((await json<{ items: Unit[] }>(`/api/agency/new/tree/state/${path}`)).items).sort();
    expect(await branch(top!.id)).toEqual(ids(top!.children).sort());
    expect(await branch(`${child!.id}?rootPath=${top!.id}`)).toEqual(ids(child!.children).sort());
    expect(await branch(`${top!.id}?rootPath=${other!.id}`)).toEqual([]);
  });

  it('has in the tree of a year or a month those who were in the register then', async () => {
    const whole = all(await json<Unit[]>('/api/agency/tree/local'));
    const day = (unit: Unit, key: 'exclusionDate' | 'registrationDate') => unit[key] ?? '';
    const excluded = whole.map((unit) => day(unit, 'exclusionDate')).filter((date) => date !== '');
    expect(excluded.length).toBeGreaterThan(0);
    const [year, month] = excluded[0]!.split('-') as [string, string];
    for (const [query, begin, end] of [
      [`year=${year}`, `${year}-01-01`, `${year}-12-31`],
      [`year=${year}&month=${Number(month)}`, `${year}-${month}-01`, `${year}-${month}-31`],
      [
        `year=${Number(year) + 1}&month=1`,
        `${Number(year) + 1}-01-01`,
        `${Number(year) + 1}-01-31`,
      ],
    ] as const) {
      const then = all(await json<Unit[]>(`/api/agency/tree/local?${query}`));
      const wanted = whole.filter(
        (unit) =>
          day(unit, 'registrationDate') <= end && (day(unit, 'exclusionDate') || '9999') >= begin,
      );
      expect(ids(then).sort()).toEqual(ids(wanted).sort());
    }
  });
});
