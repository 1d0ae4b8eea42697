// A ledger of a few hundred rows made up by a rule, and the same rows in memory: what calls answer of them is reckoned anew, by nothing of the engine.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { encode1251 } from '../engine/answers/tabular/rows.ts';
import { emptyFolder, importInto } from './served.ts';

export type Grain = 'month' | 'quarter';

/** One stored amount, in hundredths, accumulated from January. */
export interface StoredRow {
  readonly budget: string;
  readonly fund: string;
  readonly code: string;
  readonly year: number;
  readonly grain: Grain;
  readonly period: number;
  readonly plan: bigint;
  readonly done: bigint;
}

export const KYIV = '2600000000';
export const BAR = '0250500000';
export const NEMYRIV = '0250600000';

/** Leaves of several branches and levels; the last is passed on by other budgets, the one before it is of the later year alone. */
export const INCOMES = ['11010100', '11010200', '14040000', '18010100', '41053300'];
const LATER = '18010100';
/** The last counts negatively in its parent and in the total. */
export const FINANCING = ['401101', '602100', '602200'];
export const NEGATIVE = ['602200'];

export const YEARS = [2022, 2023];
/** Months and quarters that are stored; of financing months alone, which fill one quarter. */
export const LAST: Readonly<Record<Grain, number>> = { month: 6, quarter: 2 };
export const LAST_FINANCING: Readonly<Record<Grain, number>> = { month: 5, quarter: 0 };

/** Whoever has a total has its parts; one has a part alone, another no quarters and nothing in January. */
function fundsOf(budget: string, period: number, grain: Grain): readonly string[] {
  if (budget === BAR) return ['C'];
  const isLate = grain === 'quarter' || period === 1;
  return budget === NEMYRIV && isLate ? [] : ['C', 'S', 'T'];
}

/** Figures without a pattern that a mistake could keep: quarters are not what their months say. */
function amountOf(seed: number): bigint {
  return BigInt(((seed * 7919) % 99_991) + 1);
}

function* rowsOf(
  codes: readonly string[],
  budgets: readonly string[],
  last: typeof LAST,
): Generator<StoredRow> {
  for (const [b, budget] of budgets.entries())
    for (const year of YEARS)
      for (const grain of ['month', 'quarter'] as const)
        for (const [c, code] of codes.entries()) {
          if (code === LATER && year === YEARS[0]) continue;
          const done = { C: 0n, S: 0n };
          for (let period = 1; period <= last[grain]; period++) {
            const seed = b * 31 + year * 17 + c * 101 + period * 1009 + (grain === 'month' ? 0 : 5);
            done.C += amountOf(seed);
            done.S += amountOf(seed * 3 + 1);
            const plan = { C: amountOf(seed * 5 + 2) * 9n, S: amountOf(seed * 11 + 3) * 7n };
            for (const fund of fundsOf(budget, period, grain)) {
              const all = fund === 'T';
              const own = fund === 'S' ? 'S' : 'C';
              yield {
                budget,
                fund,
                code,
                year,
                grain,
                period,
                plan: all ? plan.C + plan.S : plan[own],
                done: all ? done.C + done.S : done[own],
              };
            }
          }
        }
}

export const INCOME_ROWS = [...rowsOf(INCOMES, [KYIV, BAR, NEMYRIV], LAST)];
export const FINANCING_ROWS = [...rowsOf(FINANCING, [KYIV], LAST_FINANCING)];

/** What is asked of the rows. */
export interface Asked {
  readonly budgets: readonly string[];
  readonly fund: string;
  readonly year: number;
  readonly grain: Grain;
  readonly from: number;
  readonly to: number;
  /** Codes that are added up. */
  readonly of: (code: string) => boolean;
}

/** The plan at the end of the period, and what was done in it. */
export function reckon(rows: readonly StoredRow[], asked: Asked): { plan: bigint; done: bigint } {
  const at = (period: number, of: 'plan' | 'done') =>
    rows
      .filter(
        (row) =>
          asked.budgets.includes(row.budget) &&
          row.fund === asked.fund &&
          row.year === asked.year &&
          row.grain === asked.grain &&
          row.period === period &&
          asked.of(row.code),
      )
      .reduce((sum, row) => sum + (NEGATIVE.includes(row.code) ? -row[of] : row[of]), 0n);
  return {
    plan: at(asked.to, 'plan'),
    done: at(asked.to, 'done') - at(asked.from - 1, 'done'),
  };
}

/** done / plan in hundredths of a percent, cut off. */
export function percentOf(done: bigint, plan: bigint): bigint | null {
  return plan === 0n || done < 0n ? null : (done * 10_000n) / plan;
}

/** Hundredths as sources write them. */
export function written(hundredths: bigint): string {
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0');
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Year → month → what the State Budget took: of 2024 one month fewer than of the years before. */
export const STATE: Readonly<Record<number, Readonly<Record<number, bigint>>>> = {
  2021: { 3: 11_003n },
  2022: { 3: 10_007n },
  2023: { 3: 14_009n },
  2024: { 2: 9_001n },
};

/** Imports the rows as their sources write them; `more` is done beside, so that another ledger is made. */
export async function importReckoned(folder: string, more = 0n): Promise<void> {
  const files = mkdtempSync(join(tmpdir(), 'reckoned-'));
  const paths: string[] = [];
  const write = (name: string, content: string | Uint8Array) => {
    paths.push(join(files, name));
    writeFileSync(join(files, name), content);
  };
  writeLocal(write, 'INCOMES', INCOME_ROWS, more);
  writeLocal(write, 'FINANCING_DEBTS', FINANCING_ROWS, 0n);
  for (const [year, months] of Object.entries(STATE))
    for (const [month, done] of Object.entries(months))
      write(`INC-NAT-${year}-1-${month}.csv`, stateFile(done));
  try {
    await importInto(folder, paths);
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}

function writeLocal(
  write: (name: string, content: string) => void,
  item: 'INCOMES' | 'FINANCING_DEBTS',
  rows: readonly StoredRow[],
  more: bigint,
): void {
  const isIncome = item === 'INCOMES';
  const head = isIncome
    ? 'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT'
    : 'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_FINA;NAME_FIN;ZAT_AMT;FAKT_AMT';
  const lineOf = ({ fund, budget, code, year, grain, period, plan, done }: StoredRow) => {
    const month = String(grain === 'month' ? period : period * 3).padStart(2, '0');
    const estimate = isIncome ? [''] : [];
    const amounts = [written(plan), ...estimate, written(done + more)];
    return [`${month}.${year}`, fund, codeIn(budget, year), code, '', ...amounts].join(';');
  };
  for (const [name, own] of Map.groupBy(
    rows,
    ({ budget, year, grain }) => `local_${codeIn(budget, year)}_${item}_${year}_${grain}.csv`,
  ))
    write(name, [head, ...own.map(lineOf), ''].join('\r\n'));
}

/** Codes had a digit more up to 2022, one of them has it still. */
function codeIn(budget: string, year: number): string {
  return year <= 2022 || budget === KYIV ? `${budget}0` : budget;
}

function stateFile(done: bigint): Buffer {
  const fields =
    'fundType;incomeCode;incomeCodeName;yearBeginPlan;yearCorrectionPlan;periodCorrectionPlan;periodDone;deviationToPeriodCorrectionPlan;percentDoneToPeriodCorrectionPlan;percentDoneToYearCorrectionPlan\n';
  const amounts = `500.00;600.00;300.00;${written(done)};0;0;0`;
  const lines = ['TOTAL', 'COMMON'].map(
    (fund) => `;0000000;РАЗОМ;${amounts}\n${fund};11010100;Податок;${amounts}\n`,
  );
  return encode1251(`т;к;н;а;б;в;г;д;е;є\n${fields}${lines.join('')}`);
}

export { emptyFolder };
