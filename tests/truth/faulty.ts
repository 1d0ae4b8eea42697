// A small import with what makes sentences false on real figures: balances in financing, plans of nothing, functions that end
// months before the rest, few budgets of many, lists of two reforms, years of which nothing is loaded.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { encode1251 } from '../../engine/answers/tabular/rows.ts';
import { importInto } from '../served.ts';

export const TOWN = '2555900000';
export const CITY = '2600000000';
/** In a list, without figures. */
export const VILLAGE = '2550100000';
/** Of a kind that no later list covers. */
export const OBLAST = '2510000000';

type Line = readonly [
  code: string,
  plan: number,
  done: number,
  special?: readonly [number, number],
];

const INCOMES: readonly Line[] = [
  ['11010100', 5_000_000, 420_000],
  ['18010100', 900_000, 80_000],
  // a thousandth of the total, twenty times its plan
  ['24060300', 500, 900, [300, 6_000]],
  ['41053900', 700_000, 55_000],
];
const ECONOMIC: readonly Line[] = [
  ['2111', 3_200_000, 260_000],
  ['2240', 1_100_000, 90_000, [40_000, 2_000]],
  ['3210', 900_000, 20_000, [900_000, 20_000]],
  ['2620', 150_000, 0],
];
const FUNCTIONAL: readonly Line[] = [
  ['0910', 2_800_000, 250_000],
  ['0180', 1_150_000, 70_000, [40_000, 2_000]],
  ['0490', 1_400_000, 50_000, [900_000, 20_000]],
];
/** Sums above their parts, as sources have them; the closing balance counts negatively. */
const FINANCING: readonly Line[] = [
  ['400000', 0, 0],
  ['401000', 30_000, 12_000],
  ['401201', 30_000, 12_000],
  ['402000', -30_000, -12_000],
  ['402201', -30_000, -12_000],
  ['600000', 150, -185_000],
  ['602000', 150, -185_000],
  ['602100', 200, 36_300_000],
  ['602200', 50, 36_485_000],
];

interface Item {
  readonly name: string;
  readonly head: string;
  readonly lines: readonly Line[];
  /** Whether a plan of the estimate follows that of the year. */
  readonly estimate: boolean;
}

const ITEMS = {
  incomes: {
    name: 'INCOMES.csv',
    head: 'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT',
    lines: INCOMES,
    estimate: true,
  },
  economic: {
    name: 'EXPENSES_ECONOMIC.csv',
    head: 'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_CONS_EK;COD_CONS_EK_NAME;ZAT_AMT;PLANS_AMT;FAKT_AMT',
    lines: ECONOMIC,
    estimate: true,
  },
  functional: {
    name: 'EXPENSES_FUNCTIONAL.csv',
    head: 'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_CONS_FK;COD_CONS_FK_NAME;ZAT_AMT;PLANS_AMT;FAKT_AMT',
    lines: FUNCTIONAL,
    estimate: true,
  },
  financing: {
    name: 'FINANCING_DEBTS.csv',
    head: 'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_FINA;NAME_FIN;ZAT_AMT;FAKT_AMT',
    lines: FINANCING,
    estimate: false,
  },
} as const satisfies Record<string, Item>;

/** Months that are loaded, by their years. */
type Loaded = Readonly<Record<number, number>>;

const ALL: Loaded = { 2024: 12, 2025: 12, 2026: 6 };
const ENDED: Loaded = { 2025: 12, 2026: 1 };

function fileOf(
  { head, lines, estimate }: Item,
  budgets: readonly string[],
  loaded: Loaded,
): string {
  const rows = budgets.flatMap((budget, b) =>
    Object.entries(loaded).flatMap(([year, last]) =>
      Array.from({ length: last }, (_, i) => i + 1).flatMap((month) =>
        lines.flatMap((line) =>
          rowsOf(line, { budget, year: Number(year), month, grown: b + 1, estimate }),
        ),
      ),
    ),
  );
  return [head, ...rows, ''].join('\r\n');
}

interface Cell {
  readonly budget: string;
  readonly year: number;
  readonly month: number;
  readonly grown: number;
  readonly estimate: boolean;
}

/** Balances stay what they were in January, all else grows with each month and year. */
function rowsOf([code, plan, done, special = [0, 0]]: Line, cell: Cell): string[] {
  const { budget, year, month, grown, estimate } = cell;
  const isBalance = code.startsWith('60');
  const times = grown * (year - 2020) * (isBalance ? 1 : month);
  const written = budget === CITY ? `${budget}0` : budget;
  const row = (fund: string, ofPlan: number, ofDone: number) =>
    [
      `${String(month).padStart(2, '0')}.${year}`,
      fund,
      written,
      code,
      '',
      ofPlan * grown * (year - 2020),
      ...(estimate ? [''] : []),
      ofDone * times,
    ].join(';');
  const [specialPlan, specialDone] = special;
  if (specialPlan === 0 && specialDone === 0) return [row('C', plan, done), row('T', plan, done)];
  return [
    row('C', plan - specialPlan, done - specialDone),
    row('S', specialPlan, specialDone),
    row('T', plan, done),
  ];
}

const STATE_HEAD =
  'fundType;incomeCode;incomeCodeName;yearBeginPlan;yearCorrectionPlan;periodCorrectionPlan;periodDone;deviationToPeriodCorrectionPlan;percentDoneToPeriodCorrectionPlan;percentDoneToYearCorrectionPlan\n';

/** Revenue of the State Budget of a whole year: plans that changed, one of nothing. */
function stateFile(year: number): Buffer {
  const grown = year - 2020;
  const codes = [
    ['10000000', 'Податкові надходження', 2_000_000, 1_999_000, 1_950_000],
    ['11010000', 'Податок', 2_000_000, 1_999_000, 1_950_000],
    ['20000000', 'Неподаткові надходження', 300_000, 1_200_000, 1_210_000],
    ['24000000', 'Інші', 300_000, 1_200_000, 1_210_000],
    ['50000000', 'Цільові фонди', 10, 10, 2_900],
    ['50080000', 'Надходження', 10, 10, 2_900],
  ] as const;
  const amounts = ([begin, plan, done]: readonly number[]) =>
    [begin, plan, plan, done].map((amount) => `${(amount ?? 0) * grown}.00`).join(';') + ';0;0;0';
  const sum = (i: 2 | 3 | 4) =>
    codes.filter(([code]) => /^[1-9]0{7}$/.test(code)).reduce((total, row) => total + row[i], 0);
  const lines = ['TOTAL', 'COMMON'].flatMap((fund) => [
    `;0000000;РАЗОМ;${amounts([sum(2), sum(3), sum(4)])}\n`,
    ...codes.map(([code, name, ...own]) => `${fund};${code};${name};${amounts(own)}\n`),
  ]);
  return encode1251(`т;к;н;а;б;в;г;д;е;є\n${STATE_HEAD}${lines.join('')}`);
}

/** Budgets of two reforms: those of kinds that the later list covers ended, of the others nothing is known. */
const LISTS = {
  'getBudgets_2018.json': JSON.stringify({
    regions: [
      {
        regionName: 'Чернігівська',
        regionId: 25,
        localBudgets: [
          { budgetId: `${OBLAST}0`, budgetName: 'Обласний бюджет Чернігівської області' },
          { budgetId: '25301200000', budgetName: 'Районний бюджет Борзнянського р-ну' },
          { budgetId: '25303301000', budgetName: 'Бюджет м. Борзна' },
          { budgetId: '25321541000', budgetName: 'Бюджет с. Шестовиця' },
        ],
      },
    ],
  }),
  'local_budgets_hromadas_2025.csv': [
    'budgetCode;budgetName;codeRegion;regionName',
    `${VILLAGE};Бюджет Вертіївської сільської територіальної громади;25;Чернігівська область`,
    `${TOWN};Бюджет Чернігівської міської територіальної громади;25;Чернігівська область`,
    `${CITY};Бюджет міста Києва;26;місто Київ`,
    '',
  ].join('\n'),
};

/** Imports all of it into a folder for ledgers. */
export async function importFaulty(folder: string): Promise<void> {
  const files = mkdtempSync(join(tmpdir(), 'faulty-'));
  const both = [TOWN, CITY];
  const contents: Readonly<Record<string, string | Uint8Array>> = {
    ...LISTS,
    [ITEMS.incomes.name]: fileOf(ITEMS.incomes, both, ALL),
    [ITEMS.economic.name]: fileOf(ITEMS.economic, both, ALL),
    [ITEMS.functional.name]: fileOf(ITEMS.functional, both, ENDED),
    [ITEMS.financing.name]: fileOf(ITEMS.financing, [TOWN], ALL),
    'INC-NAT-2024-1-12.csv': stateFile(2024),
    'INC-NAT-2025-1-12.csv': stateFile(2025),
  };
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(files, name), content);
  try {
    await importInto(folder, [files]);
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}
