// The ministry's real figures, read in place: to the kopeck, line by line, byte by byte.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readDelimited, rejoin } from '../../engine/ledger/import/delimited.ts';
import { foldersOf } from '../overlay.ts';
import { emptyFolder, getJson, importInto, REAL_DATA, serve, type Item, type Served, type Tree } from './serve.ts';

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
    expect(said.filter((line) => line.startsWith('read'))).toHaveLength(24);
    expect(said.filter((line) => line.startsWith('skipped')).every((line) => /: .+/.test(line))).toBe(true);
    expect(said.join('\n')).toContain('1561 rows came twice with equal figures');
  });

  it('have the known totals of 2025', async () => {
    const { items } = await getJson<Tree>(served, '/api/reports/income/details?budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12');
    expect(items[0]!.data).toMatchObject({ periodDone: 3834209559209.82, yearCorrectionPlan: 3997658971906.8, percentDoneToYearCorrectionPlan: 95.91 });
  });

  const exports = [2022, 2023, 2024, 2025].flatMap((year) => [[year, 'INC', 'income/details'], [year, 'EXP-KPK', 'expenses/program']] as const);
  it.each(exports)('agree with the export of %i, %s, line by line', async (year, name, call) => {
    const file = readFileSync(join(REAL_DATA!, 'portal-exports', `${name}-NAT-${year}-1-12.csv`));
    const response = await served.app.inject(`/api/reports/${call}/CSV?budgetType=NATIONAL&fundType=TOTAL&year=${year}&monthFrom=1&monthTo=12`);
    const lines = (bytes: Buffer) => {
      const records = [...readDelimited('', new TextDecoder('windows-1251').decode(bytes), ';')];
      return [...rejoin(records, records[1]!.fields.length)].map((rec) => rec.fields);
    };
    expect(lines(response.rawPayload)).toEqual(lines(file));
  });

  it('give the source back byte for byte', async () => {
    for (const grain of ['month', 'quarter']) {
      const alone = emptyFolder();
      const name = `local_2555900000_INCOMES_2023_${grain}.csv`;
      await importInto(alone.folder, [join(REAL_DATA!, 'raw', name)]);
      const one = await serve(foldersOf('product'), alone.folder);
      const response = await one.app.inject(`/api/public/localBudgetData?budgetCode=2555900000&budgetItem=INCOMES&period=${grain.toUpperCase()}&year=2023`);
      expect(response.rawPayload.equals(readFileSync(join(REAL_DATA!, 'raw', name))), name).toBe(true);
      expect(response.headers['content-disposition']).toBe(`attachment; filename=${name}`);
      await one.stop();
      alone.remove();
    }
  });

  it('of budget 2555900000 agree with the raw file for every code, fund and month', async () => {
    const text = readFileSync(join(REAL_DATA!, 'raw/local_2555900000_INCOMES_2023_month.csv'), 'utf8');
    const [, ...records] = [...readDelimited('', text, ';')].map((rec) => rec.fields);
    let compared = 0;
    for (const [fund, letter] of [['COMMON', 'C'], ['SPECIAL', 'S'], ['TOTAL', 'T']] as const) {
      for (let month = 1; month <= 12; month++) {
        const { items } = await getJson<Tree>(served, `/api/localBudgets/incomesLocal?codeBudget=2555900000&fundType=${fund}&year=2023&monthFrom=1&monthTo=${month}`);
        const byCode = new Map(flatten(items).map((item) => [item.code, item]));
        for (const [, , , code, , plan, , done] of records.filter((fields) => fields[0] === `${String(month).padStart(2, '0')}.2023` && fields[1] === letter)) {
          const item = byCode.get(code!)!;
          expect([code, String(item.data['rozpisZmin'] ?? ''), String(item.data['donePeriod'] ?? '')]).toEqual([code, plan, done]);
          compared++;
        }
      }
    }
    expect(compared).toBe(records.length);
  }, 60_000);

  it('break the rules where they are known to, and nowhere else', async () => {
    const { exceptions } = served.current.get().manifest;
    expect(Object.keys(exceptions).sort()).toEqual(['balance:economic-and-functional', 'balance:economic-and-program', 'balance:local-balance', 'children-sum', 'missing-parent']);
    const sums = await getJson<{ fact: string; year: number; code: string }[]>(served, '/api/ledger/exceptions?search=children-sum');
    const nodes = new Set(sums.filter((one) => one.fact === 'state-incomes').map((one) => `${one.year} ${one.code}`));
    for (const year of [2022, 2023, 2024, 2025]) expect([...nodes].filter((one) => one.startsWith(String(year))).length).toBeGreaterThanOrEqual(22);
    expect(sums.filter((one) => one.fact !== 'state-incomes')).toEqual([]);
    const unbalanced = await getJson<{ key: string; year: number }[]>(served, '/api/ledger/exceptions?search=balance:local-balance');
    expect(new Set(unbalanced.map((one) => one.key))).toEqual(new Set(['0457810000', '1657010000']));
  });

  it('by function follow from the programmes', async () => {
    const of = async (chapter: string) => (await getJson<Tree>(served, `/api/reports/expenses/${chapter}?budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12`)).items;
    const [functions, programmes] = [await of('functional'), await of('program')];
    expect(functions[0]!.data['periodDone']).toBe(programmes[0]!.data['periodDone']);
    expect(functions.slice(1).map((item) => item.code)).toEqual(['0100', '0200', '0300', '0400', '0500', '0600', '0700', '0800', '0900', '1000']);
  });

  it('that are not there are said not to be', async () => {
    const of = async (query: string) => (await getJson<Tree>(served, `/api/reports/income/details?budgetType=NATIONAL&year=2025&${query}`));
    expect(await of('fundType=COMMON&monthFrom=1&monthTo=12')).toMatchObject({ items: [], notes: [{ code: 'part-not-stored' }] });
    expect(await of('fundType=TOTAL&monthFrom=12&monthTo=12')).toMatchObject({ items: [], notes: [{ code: 'period-only-accumulated' }] });
    expect(await of('fundType=TOTAL&monthFrom=1&monthTo=6')).toMatchObject({ items: [], notes: [{ code: 'period-not-loaded' }] });
  });
});

function flatten(items: readonly Item[]): Item[] {
  return items.flatMap((item) => [item, ...flatten(item.children ?? [])]);
}
