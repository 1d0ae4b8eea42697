// The ministry's real figures, read in place: to the kopeck, line by line, byte by byte.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readDelimited, rejoin } from '../../engine/ledger/import/delimited.ts';
import { foldersOf } from '../overlay.ts';
import {
  emptyFolder,
  getJson,
  hundredths,
  importInto,
  REAL_DATA,
  serve,
  type Item,
  type Served,
  type Tree,
} from '../served.ts';

const WHY = 'PORTAL_REAL_DATA names no folder of real figures';

describe.skipIf(!REAL_DATA)(`the real figures (skipped without them: ${WHY})`, () => {
  let served: Served;
  const place = emptyFolder();
  const said: string[] = [];
  beforeAll(async () => {
    said.push(...(await importInto(place.folder, [REAL_DATA!])));
    served = await serve(foldersOf('product'), place.folder);
  }, 120_000);
  afterAll(async () => {
    await served.stop();
    place.remove();
  });

  it('are recognised, and what is left aside is left for a reason', () => {
    expect(said.filter((line) => line.startsWith('read'))).toHaveLength(25);
    expect(
      said.filter((line) => line.startsWith('skipped')).every((line) => /: .+/.test(line)),
    ).toBe(true);
    expect(said.join('\n')).toContain('1561 rows came twice with equal figures');
  });

  it('have the known totals of 2025', async () => {
    const { items } = await getJson<Tree>(
      served,
      '/api/reports/income/details?budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12',
    );
    expect(items[0]!.data).toMatchObject({
      periodDone: 3834209559209.82,
      yearCorrectionPlan: 3997658971906.8,
      percentDoneToYearCorrectionPlan: 95.91,
    });
  });

  it.each(['income/details', 'expenses/program', 'expenses/functional', 'expenses/department'])(
    'stand beside those of the year before under every code: %s',
    async (call) => {
      const rowsOf = async (year: number) => {
        const flat = (items: readonly Item[]): Item[] =>
          items.flatMap((item) => [item, ...flat(item.children ?? [])]);
        const period = `year=${year}&monthFrom=1&monthTo=12`;
        const url = `/api/reports/${call}?budgetType=NATIONAL&fundType=TOTAL&${period}`;
        return flat((await getJson<Tree>(served, url)).items);
      };
      const earlier = await rowsOf(2024);
      const now = new Map((await rowsOf(2025)).map(({ code, data }) => [code, data]));
      for (const { code, data } of earlier)
        expect(now.get(code)?.['previousDone'] ?? 0, code).toBe(data['periodDone'] ?? 0);
    },
  );

  const CALLS: Readonly<Record<string, string>> = {
    INC: 'income/details',
    'EXP-KPK': 'expenses/program',
  };
  const exports = (REAL_DATA ? readdirSync(join(REAL_DATA, 'portal-exports')) : []).flatMap(
    (file) => {
      const [, name, year] = /^(.+)-NAT-(\d{4})-1-12\.csv$/.exec(file) ?? [];
      return name === undefined || year === undefined ? [] : [[file, year, CALLS[name]] as const];
    },
  );
  it.each(exports)('agree with the export %s, byte for byte', async (file, year, call) => {
    const { rawPayload } = await served.app.inject(
      `/api/reports/${call}/CSV?budgetType=NATIONAL&fundType=TOTAL&year=${year}&monthFrom=1&monthTo=12`,
    );
    const said = (bytes: Buffer) => new TextDecoder('windows-1251').decode(bytes);
    const source = readFileSync(join(REAL_DATA!, 'portal-exports', file));
    expect(said(rawPayload)).toBe(withBreaksQuoted(said(source)));
  });

  it('give the source back byte for byte', async () => {
    for (const grain of ['month', 'quarter']) {
      const alone = emptyFolder();
      const name = `local_2555900000_INCOMES_2023_${grain}.csv`;
      await importInto(alone.folder, [join(REAL_DATA!, 'raw', name)]);
      const one = await serve(foldersOf('product'), alone.folder);
      const response = await one.app.inject(
        `/api/public/localBudgetData?budgetCode=2555900000&budgetItem=INCOMES&period=${grain.toUpperCase()}&year=2023`,
      );
      expect(response.rawPayload.equals(readFileSync(join(REAL_DATA!, 'raw', name))), name).toBe(
        true,
      );
      expect(response.headers['content-disposition']).toBe(`attachment; filename=${name}`);
      await one.stop();
      alone.remove();
    }
  });

  it('of budget 2555900000 agree with the raw file for every code, fund and month', async () => {
    const text = readFileSync(
      join(REAL_DATA!, 'raw/local_2555900000_INCOMES_2023_month.csv'),
      'utf8',
    );
    const [, ...records] = [...readDelimited('', text, ';')].map((rec) => rec.fields);
    let compared = 0;
    for (const [fund, letter] of [
      ['COMMON', 'C'],
      ['SPECIAL', 'S'],
      ['TOTAL', 'T'],
    ] as const) {
      for (let month = 1; month <= 12; month++) {
        const { items } = await getJson<Tree>(
          served,
          `/api/localBudgets/incomesLocal?codeBudget=2555900000&fundType=${fund}&year=2023&monthFrom=1&monthTo=${month}`,
        );
        const byCode = new Map(flatten(items).map((item) => [item.code, item]));
        for (const [, , , code, , plan, , done] of records.filter(
          (fields) =>
            fields[0] === `${String(month).padStart(2, '0')}.2023` && fields[1] === letter,
        )) {
          const item = byCode.get(code!)!;
          expect([
            code,
            String(item.data['rozpisZmin'] ?? ''),
            String(item.data['donePeriod'] ?? ''),
          ]).toEqual([code, plan, done]);
          compared++;
        }
      }
    }
    expect(compared).toBe(records.length);
  }, 60_000);

  it('break the rules where they are known to, and nowhere else', async () => {
    const { exceptions } = served.current.get().manifest;
    expect(Object.keys(exceptions).sort()).toEqual([
      'balance:economic-and-functional',
      'balance:economic-and-program',
      'balance:local-balance',
      'children-sum',
      'missing-parent',
    ]);
    const sums = await getJson<{ fact: string; year: number; code: string }[]>(
      served,
      '/api/ledger/exceptions?search=children-sum',
    );
    const nodes = new Set(
      sums.filter((one) => one.fact === 'state-incomes').map((one) => `${one.year} ${one.code}`),
    );
    for (const year of [2022, 2023, 2024, 2025])
      expect(
        [...nodes].filter((one) => one.startsWith(String(year))).length,
      ).toBeGreaterThanOrEqual(22);
    expect(sums.filter((one) => one.fact !== 'state-incomes')).toEqual([]);
    const unbalanced = await getJson<{ key: string; year: number }[]>(
      served,
      '/api/ledger/exceptions?search=balance:local-balance',
    );
    expect(new Set(unbalanced.map((one) => one.key))).toEqual(
      new Set(['0457810000', '1657010000']),
    );
  });

  it('by function follow from the programmes', async () => {
    const of = async (chapter: string) =>
      (
        await getJson<Tree>(
          served,
          `/api/reports/expenses/${chapter}?budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12`,
        )
      ).items;
    const [functions, programmes] = [await of('functional'), await of('program')];
    expect(functions[0]!.data['periodDone']).toBe(programmes[0]!.data['periodDone']);
    expect(functions.slice(1).map((item) => item.code)).toEqual([
      '0100',
      '0200',
      '0300',
      '0400',
      '0500',
      '0600',
      '0700',
      '0800',
      '0900',
      '1000',
    ]);
  });

  it('of the pivot agree with its file for every place, year and function, to the kopeck', async () => {
    const [head, ...lines] = readFileSync(join(REAL_DATA!, 'portal-exports/boost_1.csv'))
      .toString('latin1')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';'));
    const names = [
      '99',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
      '09',
      '10',
      '11',
      '12',
      '13',
      '26',
      '14',
      '15',
      '16',
      '17',
      '18',
      '19',
      '20',
      '21',
      '22',
      '23',
      '24',
      '25',
    ];
    const places = new Map(
      [...new Set(lines.map((fields) => fields[1]!).filter(Boolean))].map((name, i) => [
        name,
        names[i]!,
      ]),
    );
    expect(places.size).toBe(26);
    let compared = 0;
    for (const [name, place] of places) {
      for (const year of [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]) {
        const at = (measure: string) => head!.indexOf(`${year}_${measure}`);
        const code = (func: string) => (func === '' ? '0000' : (/^\d{4}/.exec(func)?.[0] ?? ''));
        const own = lines.filter(
          (fields) =>
            fields[1] === name && (fields[at('EXECUTED')] !== '' || fields[at('ADJUSTED')] !== ''),
        );
        const { items } = await getJson<Tree>(
          served,
          `/api/boost/expenses?place=${place}&year=${year}`,
        );
        const shown = items.map((item): [string, bigint | null, bigint | null] => [
          item.code,
          amount(item.data['executed']),
          amount(item.data['adjusted']),
        ]);
        const written = own.map((fields): [string, bigint | null, bigint | null] => [
          code(fields[2]!),
          amount(fields[at('EXECUTED')]),
          amount(fields[at('ADJUSTED')]),
        ]);
        // a row of nothing but zeros under no code is not shown
        const kept = written.filter(
          ([one, executed, adjusted]) =>
            one !== '' || (executed ?? 0n) !== 0n || (adjusted ?? 0n) !== 0n,
        );
        expect([place, year, sortByCode(shown)]).toEqual([place, year, sortByCode(kept)]);
        expect(items.every((item) => item.exceptions === undefined)).toBe(true);
        compared += written.length;
      }
    }
    expect(compared).toBe(2384);
  }, 60_000);

  it('of the pivot lose nothing with the lines of groups that are left aside', () => {
    expect(said.find((line) => line.includes('boost_1.csv'))).toMatch(
      /2384 rows, .*, lines left aside by its form: 2$/,
    );
    const [, ...lines] = readFileSync(join(REAL_DATA!, 'portal-exports/boost_1.csv'))
      .toString('latin1')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';'));
    const groups = lines.filter((fields) => fields[1] === '');
    expect(groups).toHaveLength(2);
    for (const group of groups) {
      const places = lines.filter(
        (fields) => fields[0] === group[0] && fields[1] !== '' && fields[2] === '',
      );
      for (let i = 3; i < group.length; i++)
        expect(places.reduce((sum, fields) => sum + hundredths(fields[i]), 0n)).toBe(
          hundredths(group[i]),
        );
    }
  });

  it('of the pivot for 2025 are those of the programmes by function', async () => {
    const [pivot, state] = [
      await getJson<Tree>(served, '/api/boost/expenses?year=2025'),
      await getJson<Tree>(
        served,
        '/api/reports/expenses/functional?budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12',
      ),
    ];
    expect(pivot.items.map((item) => [item.code, item.data['executed']])).toEqual(
      state.items.map((item) => [item.code, item.data['periodDone']]),
    );
    expect(pivot.items[0]!.data).toEqual({
      executed: 5473577192612.69,
      adjusted: 4741240291102,
      executedPercent: 115.44,
    });
  });

  it.each([2022, 2023, 2024, 2025])(
    'of the pivot have the total of the programmes in %i',
    async (year) => {
      const [pivot, state] = [
        await getJson<Tree>(served, `/api/boost/expenses?year=${year}`),
        await getJson<Tree>(
          served,
          `/api/reports/expenses/program?budgetType=NATIONAL&fundType=TOTAL&year=${year}&monthFrom=1&monthTo=12`,
        ),
      ];
      expect(pivot.items[0]!.data['executed']).toBe(state.items[0]!.data['periodDone']);
    },
  );

  it('that are not there are said not to be', async () => {
    const of = async (query: string) =>
      await getJson<Tree>(
        served,
        `/api/reports/income/details?budgetType=NATIONAL&year=2025&${query}`,
      );
    expect(await of('fundType=COMMON&monthFrom=1&monthTo=12')).toMatchObject({
      items: [],
      notes: [{ code: 'part-not-stored' }],
    });
    expect(await of('fundType=TOTAL&monthFrom=12&monthTo=12')).toMatchObject({
      items: [],
      notes: [{ code: 'period-only-accumulated' }],
    });
    expect(await of('fundType=TOTAL&monthFrom=1&monthTo=6')).toMatchObject({
      items: [],
      notes: [{ code: 'period-not-loaded' }],
    });
  });
});

/** Hundredths, or null where nothing is known. */
function amount(value: number | string | null | undefined): bigint | null {
  return value === undefined || value === null || value === '' ? null : hundredths(value);
}

function sortByCode<T extends readonly [string, ...unknown[]]>(rows: readonly T[]): T[] {
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
}

function flatten(items: readonly Item[]): Item[] {
  return items.flatMap((item) => [item, ...flatten(item.children ?? [])]);
}

/** The text of an export as it has to be written: a name with line breaks in it needs quotes. */
function withBreaksQuoted(text: string): string {
  const records = [...readDelimited('', text, ';')];
  const cell = (field: string) =>
    /[";\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
  const written = [...rejoin(records, records[1]!.fields.length)].map(({ fields }) =>
    fields.map(cell).join(';'),
  );
  return `${written.join('\n')}\n`;
}
