// The public forms that programs already use: columns, rows of totals, names of files, parameters that clients send.

import { describe, expect, it } from 'vitest';

import { compareCodes } from '../../engine/model/branches.ts';
import { servedDemonstration } from '../demonstration.ts';

const served = servedDemonstration();

interface File {
  readonly name: string;
  readonly lines: readonly (readonly string[])[];
}

/** A CSV answer: names of the demonstration without their mark, fields without quotes. */
async function fileAt(url: string): Promise<File> {
  const { statusCode, headers, rawPayload } = await served.app.inject(url);
  expect(statusCode, url).toBe(200);
  const encoding = /1251/.test(String(headers['content-type'])) ? 'windows-1251' : 'utf-8';
  const text = new TextDecoder(encoding).decode(rawPayload);
  return {
    name: String(headers['content-disposition']).replace(/^attachment; filename=(DEMO-)?/, ''),
    lines: text
      .trimEnd()
      .split(/\r?\n/)
      .map((line) => line.split(';')),
  };
}

const COMBINATIONS = [
  ['INCOMES', '', 'COD_INCO'],
  ['EXPENSES', 'PROGRAM', 'COD_CONS_PK'],
  ['EXPENSES', 'FUNCTIONAL', 'COD_CONS_FK'],
  ['EXPENSES', 'ECONOMIC', 'COD_CONS_EK'],
  ['FINANCING_DEBTS', '', 'COD_FINA'],
  ['FINANCING_CREDITOR', '', 'COD_FINA'],
  ['CREDITS', 'PROGRAM', 'COD_CRED_PK'],
  ['CREDITS', 'FUNCTIONAL', 'COD_CRED_FK'],
  ['CREDITS', 'CREDIT', 'COD_CRED_KK'],
] as const;

describe('the general data of a year', () => {
  it.each(COMBINATIONS)('of %s %s have their name, columns and totals', async (item, of, code) => {
    const classification = of === '' ? '' : `&classificationType=${of}`;
    const { name, lines } = await fileAt(
      `/api/public/generalData?budgetItem=${item}${classification}&year=2025`,
    );
    expect(name).toBe(`general_${item}${of === '' ? '' : `_${of}`}_2025.csv`);
    expect(lines[0]!.slice(0, 5)).toEqual([
      'REP_PERIOD',
      'BUDG_TYP',
      'FUND_TYP',
      code,
      `${code}_NAME`,
    ]);
    // programmes of the state and of local budgets are two classifications: nothing is their sum
    const letters = of === 'PROGRAM' ? ['D', 'M'] : ['D', 'M', 'Z'];
    expect(
      [...new Set(lines.slice(1).map((fields) => fields[1] ?? ''))].toSorted(compareCodes),
    ).toEqual(letters);
  });
});

it.each(['NATIONAL', 'LOCAL', 'CONSOLIDATED'])(
  'a report on %s figures has Ukrainian captions above the names of fields',
  async (type) => {
    const { lines } = await fileAt(
      `/api/reports/income/details/CSV?budgetType=${type}&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12`,
    );
    for (const caption of lines[0]!) expect(caption).not.toMatch(/[a-z]/i);
  },
);

describe('a local budget', () => {
  const period = 'fundType=TOTAL&year=2025&monthFrom=1&monthTo=12';

  it.each([
    ['incomesLocal', '0000000'],
    ['functional', '00'],
    ['program', '00'],
    ['economic', '00'],
  ])('has in %s a first row of the total, %s', async (chapter, total) => {
    const { lines } = await fileAt(
      `/api/localBudgets/${chapter}/CSV?codeBudget=2555900000&${period}`,
    );
    expect(lines[2]!.slice(0, 3)).toEqual(['', total, 'РАЗОМ']);
  });

  it('has 0 percent where a plan stands and nothing was done', async () => {
    let met = 0;
    for (const chapter of ['incomesLocal', 'functional', 'program', 'economic']) {
      const { lines } = await fileAt(
        `/api/localBudgets/${chapter}/CSV?codeBudget=2555900000&fundType=TOTAL&year=2025&monthFrom=1&monthTo=1`,
      );
      const at = (name: string) => lines[1]!.indexOf(name);
      for (const row of lines.slice(2)) {
        // a name with a separator in it is quoted
        if (row.length !== lines[1]!.length) continue;
        const [plan, done] = [row[at('yearBudgetPlan')], row[at('totalDone')]];
        if (!Number(plan) || Number(done) !== 0) continue;
        expect(row[at('percentDone')], row.join(';')).toBe('0');
        met++;
      }
    }
    expect(met).toBeGreaterThan(0);
  });
});

describe('a file about a budget', () => {
  it.each([
    [2021, '2555900000'],
    [2021, '25559000000'],
    [2022, '2555900000'],
    [2025, '2555900000'],
    [2025, '25559000000'],
    [2021, '2600000000'],
  ])('of %i carries the code that was asked for, %s', async (year, code) => {
    const source = `/api/public/localBudgetData?budgetItem=INCOMES&period=MONTH&year=${year}`;
    const table = `/api/localBudgets/incomesLocal/CSV?fundType=TOTAL&year=${year}&monthFrom=1&monthTo=12`;
    // twice: what is kept was asked for under another code before
    for (const asked of [code, code]) {
      expect((await fileAt(`${source}&budgetCode=${asked}`)).name).toBe(
        `local_${asked}_INCOMES_${year}_month.csv`,
      );
      expect((await fileAt(`${table}&codeBudget=${asked}`)).name).toContain(`-${asked}-`);
    }
  });

  it('is the same whichever code was asked for', async () => {
    const url = '/api/public/localBudgetData?budgetItem=INCOMES&period=MONTH&year=2025&budgetCode=';
    const [short, long] = [
      await served.app.inject(`${url}2555900000`),
      await served.app.inject(`${url}25559000000`),
    ];
    expect(long.rawPayload.equals(short.rawPayload)).toBe(true);
    expect(long.headers['etag']).toBe(short.headers['etag']);
  });
});

describe('all budgets of a year', () => {
  const path = '/api/localBudgets/aboutBudgets/plain/CSV';

  it('are asked for with the five parameters that programs send', async () => {
    const all = await served.app.inject(`${path}?year=2024`);
    for (const asked of [
      'year=2024&monthFrom=1&monthTo=12&fundType=TOTAL&codeBudget=2555900000',
      'year=2024&monthFrom=3&monthTo=3&fundType=COMMON&codeBudget=25559000000',
    ]) {
      const { statusCode, rawPayload } = await served.app.inject(`${path}?${asked}`);
      expect(statusCode).toBe(200);
      expect(rawPayload.equals(all.rawPayload)).toBe(true);
    }
    expect((await served.app.inject(`${path}?year=2024&fundType=ALL`)).statusCode).toBe(400);
  });

  it.each([
    [2021, 11],
    [2022, 11],
    [2023, 10],
  ])('of %i have codes of %i digits', async (year, digits) => {
    const { lines } = await fileAt(`${path}?year=${year}`);
    expect(lines.length).toBeGreaterThan(20);
    for (const [code] of lines.slice(2)) expect(code).toMatch(new RegExp(`^[0-9]{${digits}}$`));
  });
});
