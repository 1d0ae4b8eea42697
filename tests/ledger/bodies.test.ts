// The bodies of the demonstration are plainly invented, and what they publish follows in time and agrees with the figures.

import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readDelimited } from '../../engine/ledger/import/delimited.ts';
import { servedDemonstration } from '../demonstration.ts';
import { getJson, hundredths, type Item, type Tree } from '../served.ts';
import { readPdf } from '../pdf.ts';
import { findMember, membersOf, type Kept } from './kept.ts';

const served = servedDemonstration();

const json = async <T>(url: string): Promise<T> => await getJson<T>(served, url);
const members = (dimension: string): readonly Kept[] => membersOf(served, dimension);

interface Listed {
  readonly id: string;
  readonly executorCode: string;
  readonly datePub: string;
  readonly dateCanc: string | null;
  readonly srcFile: string;
}

/** What codes are called in a dictionary that ships with the portal, in every language: the demonstration calls some of them otherwise. */
function namesIn(dimension: string): string[] {
  const file = new URL(`../../content/ledger/dimensions/${dimension}.csv`, import.meta.url);
  const rows = readDelimited(file.pathname, readFileSync(file, 'utf8'), ';');
  return [...rows].slice(1).flatMap(({ fields }) => fields.slice(1, 3));
}

/** In which year a document is published, counted from the year that it is about. */
const YEARS_LATE: Readonly<Record<string, number>> = { BLP: -1, LOC: -1, BLE: 0, BLR: 1 };

/** The eighth digit that a code of the register of enterprises would have. */
function checkDigit(code: string): number {
  const inner = code >= '30000000' && code <= '60000000';
  const rest = (weights: readonly number[]) =>
    weights.reduce((sum, weight, i) => sum + weight * Number(code[i]), 0) % 11;
  const first = rest(inner ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7]);
  const second = rest(inner ? [9, 3, 4, 5, 6, 7, 8] : [3, 4, 5, 6, 7, 8, 9]);
  return first < 10 ? first : second % 10;
}

describe('spending units of the demonstration', () => {
  it('have codes that no register can hold: the check digit is wrong', () => {
    // a code that the register holds
    expect(checkDigit('00013480')).toBe(0);
    const codes = members('agency').map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(300);
    expect(codes.filter((code) => checkDigit(code) === Number(code[7]))).toEqual([]);
  });

  it('have names that say they are invented and are no name of the classification', () => {
    const real = new Set([...namesIn('program-state'), ...namesIn('budget')]);
    expect(real.size).toBeGreaterThan(1000);
    for (const { title } of members('agency')) {
      expect(title['uk']).toMatch(/^Вигадан/);
      expect(title['en']).toMatch(/^Invented/);
      for (const name of Object.values(title)) expect(real).not.toContain(name);
    }
  });

  it('stand in no sentence of a document under a name of the classification', () => {
    const bodies = namesIn('program-state');
    for (const dimension of ['document', 'passport'])
      for (const { attributes } of members(dimension).filter((_, i) => i % 9 === 0))
        for (const text of [attributes['sign'], attributes['srcFile'], attributes['chapters']])
          for (const { name, organisation } of issuersIn(text ?? 'null'))
            for (const said of [name, organisation]) expect(bodies).not.toContain(said);
  });

  it('are there for Kyiv, for oblasts and for every budget in full detail, under their codes', async () => {
    for (const code of ['2600000000', '0210000000', '2510000000', '2555900000', '1052600000']) {
      const units = await json<{ id: string; orgStatus: number }[]>(
        `/api/agency/budget?budgetCode=${code}`,
      );
      expect(units.filter(({ orgStatus }) => orgStatus === 1)).toHaveLength(5);
      expect(units.filter(({ orgStatus }) => orgStatus === 2)).toHaveLength(2);
    }
    const budgets = new Set(
      members('agency').flatMap(({ attributes }) => attributes['budget'] ?? []),
    );
    expect(budgets.size).toBeGreaterThanOrEqual(30);
    for (const budget of budgets) expect(findMember(served, 'budget', budget)).not.toBeNull();
  });

  it('are main spending units of a local budget where their own tree says so', async () => {
    const tree =
      await json<{ id: string; edrpou: string; orgStatus: number; children: unknown[] }[]>(
        '/api/agency/tree/local',
      );
    const main = tree.filter(({ orgStatus, children }) => orgStatus === 1 && children.length > 0);
    expect(main.length).toBeGreaterThanOrEqual(60);
    expect(main.map(({ edrpou }) => edrpou)).toEqual(main.map(({ id }) => id));
  });

  it('were registered before they were excluded', () => {
    const excluded = members('agency').filter(
      ({ attributes }) => attributes['state'] === 'excluded',
    );
    expect(excluded.length).toBeGreaterThan(10);
    for (const { attributes } of members('agency')) {
      expect(attributes['state'] === 'excluded').toBe(attributes['excluded'] !== undefined);
      if (attributes['excluded'] !== undefined)
        expect(String(attributes['registered']) < attributes['excluded']).toBe(true);
    }
  });
});

interface Issuer {
  readonly name?: string;
  readonly organisation?: string;
}

/** Who issued a document, and who signed it. */
function issuersIn(text: string): Issuer[] {
  const stored = JSON.parse(text) as (Issuer & { executor?: Issuer }) | null;
  if (stored === null || Array.isArray(stored)) return [];
  return [stored, stored.executor ?? {}];
}

describe('documents of the demonstration', () => {
  it('are signed, then published, then cancelled, all before the figures end', () => {
    const documents = [...members('document'), ...members('passport')];
    expect(documents.length).toBeGreaterThan(5000);
    for (const { code, attributes } of documents) {
      const { datePub = '', dateCanc, sign } = attributes;
      const signed = (sign === undefined ? datePub : signedAt(sign)).slice(0, 10);
      expect([code, signed <= datePub]).toEqual([code, true]);
      expect([code, datePub < (dateCanc ?? '9999')]).toEqual([code, true]);
      expect([code, (dateCanc ?? datePub) <= '2026-06-30']).toEqual([code, true]);
    }
  });

  it('come out when their kind does: requests before the year, passports in it, reports after it', () => {
    for (const { attributes } of members('document')) {
      const { formCode = '', year, datePub = '' } = attributes;
      const late = Number(datePub.slice(0, 4)) - Number(year);
      expect([formCode, late]).toEqual([formCode, YEARS_LATE[formCode.slice(0, 3)]]);
    }
  });

  it('are cancelled on the day on which the version after them is published', () => {
    for (const dimension of ['document', 'passport']) {
      const earlier = members(dimension).filter(({ code }) => /-\d{4}-1$/.test(code));
      expect(earlier.length).toBeGreaterThan(100);
      for (const { code, attributes } of earlier) {
        const later = findMember(served, dimension, code.slice(0, -2));
        expect([code, attributes['dateCanc']]).toEqual([code, later?.attributes['datePub']]);
        expect(later?.attributes['dateCanc']).toBeUndefined();
      }
      const cancelled = members(dimension).filter(({ attributes }) => attributes['dateCanc']);
      expect(cancelled).toHaveLength(earlier.length);
    }
  });

  it('of a local budget answer to its code and to the code of its unit', async () => {
    const registry = async (query: string) =>
      await json<Listed[]>(`/api/budgetProcess/registry?${query}`);
    const of = '2555900000';
    for (const form of ['BLP0020004A', 'LOCDECISION'])
      for (const { executorCode } of await found(registry, `year=2026&executorCode=${of}`, form))
        expect(executorCode).toBe(of);
    for (const form of ['BLP0080003P', 'BLE0010101A', 'BLR0010102A']) {
      const year = form.startsWith('BLR') ? 2025 : 2026;
      const all = await found(registry, `year=${year}&executorCode=${of}`, form);
      expect(all).toHaveLength(3);
      for (const listed of all) {
        const { executorCode } = listed;
        expect(await found(registry, `year=${year}&executorCode=${executorCode}`, form)).toEqual([
          listed,
        ]);
      }
    }
  });

  it('are ordered in the name of an invented body', async () => {
    for (const { code } of members('document').filter((_, i) => i % 700 === 0)) {
      const { rawPayload } = await served.app.inject(
        `/api/budgetProcess/report/${code}?type=pdfNakaz`,
      );
      expect(readPdf(rawPayload).pages.flat().join(' ')).toMatch(/Вигадан\S+ .*НАКАЗ/);
    }
  });

  it('of a local unit have the amounts of its budget', async () => {
    const [document] = await json<Listed[]>(
      '/api/budgetProcess/registry?year=2025&executorCode=2555900000&formCode=BLE0010101A',
    );
    const { program, amounts } = JSON.parse(String(document?.srcFile)) as {
      program: { code: string };
      amounts: { total: number };
    };
    const { items } = await json<Tree>(
      '/api/localBudgets/program?codeBudget=2555900000&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12',
    );
    const plan = flat(items).find(({ code }) => code === program.code)?.data['rozpisZmin'];
    expect(amounts.total).toBeGreaterThan(0);
    expect(amounts.total).toBe(plan);
  });
});

const found = async (
  registry: (query: string) => Promise<Listed[]>,
  query: string,
  form: string,
): Promise<Listed[]> => {
  const documents = await registry(`${query}&formCode=${form}`);
  expect([form, documents.length > 0]).toEqual([form, true]);
  return documents;
};

function signedAt(sign: string): string {
  return (JSON.parse(sign) as { signedAt: string }).signedAt;
}

const flat = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])]);

interface Passport {
  readonly id: string;
  readonly programCode: string;
  readonly dateCanc: string | null;
}

describe('passports and target programmes', () => {
  const passports = async (year: number) =>
    await json<Passport[]>(`/api/passports/list?year=${year}`);

  it('are there for 2021 to 2026, some in two versions', async () => {
    for (const year of [2021, 2022, 2023, 2024, 2025, 2026]) {
      const all = await passports(year);
      const standing = all.filter(({ dateCanc }) => dateCanc === null);
      expect(standing.length).toBeGreaterThanOrEqual(190);
      expect(all.length - standing.length).toBeGreaterThanOrEqual(20);
    }
  });

  it('have the earlier version under a code with a number: it was replaced by the one without', async () => {
    const details = async (id: string) =>
      await json<{ id: string; datePub: string; dateCanc: string | null }>(
        `/api/passports/details/${id}`,
      );
    const [earlier, later] = [await details('0111010-2025-1'), await details('0111010-2025')];
    expect(earlier.datePub < later.datePub).toBe(true);
    expect([earlier.dateCanc, later.dateCanc]).toEqual([later.datePub, null]);
  });

  it('agree to 0.00: chapter 10 of the passports has the amounts of the call', async () => {
    for (const year of [2021, 2025, 2026]) {
      const sums: Record<string, bigint[]> = {};
      for (const { id, dateCanc } of await passports(year)) {
        if (dateCanc !== null) continue;
        const [, ...rows] = await chapterTen(id);
        for (const [code, , ...amounts] of rows.filter(([code]) => code !== '–'))
          sums[String(code)] = amounts.map(
            (amount, i) => hundredths(Number(amount)) + (sums[String(code)]?.[i] ?? 0n),
          );
      }
      const { items } = await json<Tree>(`/api/reports/targetPrograms?year=${year}`);
      const [total, ...programs] = items;
      const amountsOf = ({ data }: Item) =>
        ['general', 'special', 'total'].map((name) => hundredths(data[name]));
      expect(Object.fromEntries(programs.map((item) => [item.code, amountsOf(item)]))).toEqual(
        sums,
      );
      expect(programs.length).toBeGreaterThanOrEqual(10);
      expect(total && amountsOf(total)).toEqual(
        [0, 1, 2].map((i) => Object.values(sums).reduce((all, one) => all + (one[i] ?? 0n), 0n)),
      );
    }
  });

  async function chapterTen(id: string): Promise<(string | number | null)[][]> {
    const { chapters } = await json<{
      chapters: { id: string; rows: (string | number | null)[][] }[];
    }>(`/api/passports/details/${id}`);
    return chapters.find((chapter) => chapter.id === '10')?.rows ?? [];
  }

  it('name the programmes that carry them out, each of which has a passport', async () => {
    const { items } = await json<Tree>('/api/reports/targetPrograms?year=2025&treeType=KPK');
    const ids = new Set((await passports(2025)).map(({ id }) => id));
    const carried = flat(items.slice(1).flatMap(({ children = [] }) => children))
      .filter(({ children = [] }) => children.length === 0)
      .map(({ code }) => code);
    expect(carried.length).toBeGreaterThanOrEqual(12);
    for (const code of carried) expect(ids).toContain(`${code}-2025`);
  });

  it('have general and special funds that make the total, and each alone by fund', async () => {
    const of = async (fund: string) =>
      (await json<Tree>(`/api/reports/targetPrograms?year=2025&fundType=${fund}`)).items[0]?.data;
    const [whole, general, special] = [await of('TOTAL'), await of('COMMON'), await of('SPECIAL')];
    const [a, b] = [hundredths(whole?.['general']), hundredths(whole?.['special'])];
    expect(a + b).toBe(hundredths(whole?.['total']));
    expect([hundredths(general?.['total']), hundredths(special?.['total'])]).toEqual([a, b]);
  });

  it('are downloaded with the names of their fields', async () => {
    const rows = await json<Record<string, unknown>[]>(
      '/api/reports/targetPrograms/JSON?year=2025',
    );
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'targetProgramCode',
      'targetProgramCodeName',
      'general',
      'special',
      'total',
    ]);
    for (const form of ['CSV', 'XLSX'])
      expect(
        (await served.app.inject(`/api/reports/targetPrograms/${form}?year=2025`)).statusCode,
      ).toBe(200);
  });
});
