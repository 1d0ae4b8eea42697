// What is told of a figure, read and made right in both languages: twenty figures of different calls, and some of figures that came in.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { AnswerService } from '../../engine/answers/answerService.ts';
import { explainFigure } from '../../engine/answers/explained/explainFigure.ts';
import type { FigureQuestion } from '../../engine/answers/explained/figure.ts';
import { type ExplainedFigure, tellFigure } from '../../engine/answers/explained/told.ts';
import { readParams } from '../../engine/answers/params.ts';
import type { ApiProblem } from '../../engine/answers/problem.ts';
import { encode1251 } from '../../engine/answers/tabular/rows.ts';
import { LocaleFormatter } from '../../engine/language/localeFormatter.ts';
import { lookup } from '../../engine/model/lookup.ts';
import { servedDemonstration } from '../demonstration.ts';
import { foldersOf } from '../overlay.ts';
import { sql, table } from '../../engine/ledger/sql.ts';
import {
  emptyFolder,
  getJson,
  hundredths,
  importInto,
  serve,
  type Item,
  type Served,
  type Tree,
} from '../served.ts';

const served = servedDemonstration();

/** A call with its path and query, a row, a field. */
type Asked = readonly [call: string, path: string, query: string, row: string, field: string];

const STATE = 'budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12';

const FIGURES: Readonly<Record<string, Asked>> = {
  'incomes of the state, the total': ['reports/income-details', '', STATE, '', 'periodDone'],
  'a tax, executed': ['reports/income-details', '', STATE, '11010000', 'periodDone'],
  'a tax, its plan after changes': [
    'reports/income-details',
    '',
    STATE,
    '11010000',
    'yearCorrectionPlan',
  ],
  'a tax, its first plan, one fund, some months': [
    'reports/income-details',
    '',
    'budgetType=NATIONAL&fundType=COMMON&year=2026&monthFrom=2&monthTo=5',
    '14000000',
    'yearBeginPlan',
  ],
  'a tax, executed in some months': [
    'reports/income-details',
    '',
    'budgetType=NATIONAL&fundType=COMMON&year=2026&monthFrom=2&monthTo=5',
    '14000000',
    'periodDone',
  ],
  'percent of the annual plan': [
    'reports/expenses',
    'functional',
    STATE,
    '0200',
    'percentDoneToYearCorrectionPlan',
  ],
  'deviation from the plan of a period': [
    'reports/expenses',
    'economic',
    STATE,
    '2110',
    'deviationToPeriodCorrectionPlan',
  ],
  'the year before, joined': ['reports/expenses', 'functional', STATE, '0200', 'previousDone'],
  'change in a year, percent': [
    'reports/expenses',
    'functional',
    STATE,
    '0200',
    'doneChangePercent',
  ],
  'a programme': ['reports/expenses', 'program', STATE, '2101020', 'periodDone'],
  'a programme by kinds of expenditure': [
    'reports/expenses',
    'program',
    `${STATE}&treeType=KEKV`,
    '2101020.2000',
    'periodDone',
  ],
  'a chief spending unit': ['reports/expenses', 'department', STATE, '210', 'periodDone'],
  'incomes of all local budgets': [
    'reports/income-details',
    '',
    STATE.replace('NATIONAL', 'LOCAL'),
    '11000000',
    'periodDone',
  ],
  'expenditures of the consolidated budget': [
    'reports/expenses',
    'functional',
    STATE.replace('NATIONAL', 'CONSOLIDATED'),
    '0900',
    'periodDone',
  ],
  'incomes of a local budget': [
    'local-budgets/incomes',
    '',
    'codeBudget=2555900000&fundType=TOTAL&year=2025&monthFrom=1&monthTo=12',
    '11010000',
    'donePeriod',
  ],
  'financing, a balance that counts negatively': [
    'reports/financing',
    'creditors',
    STATE,
    '',
    'periodDone',
  ],
  'debt at the end of a quarter': ['reports/debts', 'state', 'year=2025&quarter=4', '', 'closing'],
  'draft of the budget, the year that runs': [
    'project/incomes',
    '',
    'year=2026',
    '11000000',
    'yearCorrectionPlan',
  ],
  'a state fund': ['reports/funds', '', 'year=2025&monthTo=6', '02', 'done'],
  'totals of the year': [
    'summary/total',
    '',
    'year=2025&month=12&budgetType=NATIONAL',
    'expenses',
    'done',
  ],
  'a year of a series': [
    'summary/dynamics',
    '',
    'year=2025&month=6&budgetType=NATIONAL',
    '2024',
    'incomes',
  ],
  'expenditures by place': ['boost/years', '', 'place=13', '2025.0900', 'executed'],
};

function questionOf({ portal, current }: Served, asked: Asked, locale: string): FigureQuestion {
  const [id, written, query, node, field] = asked;
  const call = lookup(portal.calls, id);
  const [, name] = /:(\w+)/.exec(call.path) ?? [];
  const path = name === undefined ? {} : { [name]: written };
  const own = portal.settings.locales.find(({ code }) => code === locale)!;
  return {
    service: new AnswerService(portal, current.get()),
    formatter: new LocaleFormatter(portal, own, () => {}),
    call,
    params: readParams(portal, call, { path, query: new URLSearchParams(query) }),
    node,
    field,
  };
}

async function textOf(asked: Asked, locale: string, of: Served): Promise<string> {
  const question = questionOf(of, asked, locale);
  const figure = await explainFigure(question);
  const { text } = tellFigure(question.formatter, figure, {
    origin: 'https://example.org',
    page: '/page',
  });
  // the ledger and its day change with each that is made
  return text
    .replaceAll(figure.ledger, '{ledger}')
    .replaceAll(question.formatter.date(figure.loaded.date), '{date}');
}

const explained = async (asked: Asked, of: Served = served): Promise<ExplainedFigure> =>
  await explainFigure(questionOf(of, asked, 'en'));

describe('the words of twenty figures', () => {
  it.each(['uk', 'en'])('are those that were read: %s', async (locale) => {
    const told: string[] = [];
    for (const [title, asked] of Object.entries(FIGURES))
      told.push(`# ${title}\n${await textOf(asked, locale, served)}\n`);
    await expect(told.join('\n')).toMatchFileSnapshot(`explained.${locale}.txt`);
  });
});

describe('a figure over the years', () => {
  it.each([
    ['a tax', '/api/reports/income/details', '11010000', 'yearCorrectionPlan', 'periodDone'],
    ['a function', '/api/reports/expenses/functional', '0900', 'yearCorrectionPlan', 'periodDone'],
  ])('is what the call answers for each whole year: %s', async (_, path, code, plan, done) => {
    const [id, chapter] = path.includes('income')
      ? (['reports/income-details', ''] as const)
      : (['reports/expenses', 'functional'] as const);
    const { history } = await explained([id, chapter, STATE, code, done]);
    expect(history!.columns.map(({ measure }) => measure)).toEqual([plan, done]);
    expect(history!.years.map(({ year }) => year)).toEqual([
      2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025,
    ]);
    for (const { year, data } of history!.years) {
      const query = STATE.replace('2025', String(year));
      const { items } = await getJson<Tree>(served, `${path}?${query}`);
      const flat = (some: readonly Item[]): Item[] =>
        some.flatMap((item) => [item, ...flat(item.children ?? [])]);
      const item = flat(items).find((each) => each.code === code)!;
      expect(hundredths(data[plan]!), `${year}`).toBe(hundredths(item.data[plan]));
      expect(hundredths(data[done]!), `${year}`).toBe(hundredths(item.data[done]));
    }
  });

  it('is what SQL adds up', async () => {
    const { history } = await explained(FIGURES['a tax, executed']!);
    const rows = await served.current.get().store.ask(sql`
      SELECT year, SUM(m_periodDone)
      FROM ${table('fact_state_incomes')}
      WHERE fund = 'T' AND grain = 1 AND period = 12 AND income LIKE '1101%' AND role IN (0, 1, 3)
      GROUP BY year ORDER BY year`);
    expect(history!.years.map(({ year, data }) => [year, hundredths(data['periodDone']!)])).toEqual(
      rows.map(([year, sum]) => [Number(year), BigInt(sum!)]),
    );
  });

  it('is not told of a year that is not loaded to its end', async () => {
    for (const asked of Object.values(FIGURES)) {
      const { history } = await explained(asked);
      const isPlan = asked[0].startsWith('project/');
      if (!isPlan) expect(history?.years.map(({ year }) => year)).not.toContain(2026);
    }
  });
});

describe('what cannot be explained', () => {
  const refused = async (asked: Asked) =>
    await explained(asked).then(
      () => null,
      ({ code, status, more }: ApiProblem) => ({ code, status, parameter: more.parameter }),
    );

  it('is said as a problem with its parameter', async () => {
    expect(await refused(['reports/income-details', '', STATE, '99999999', 'periodDone'])).toEqual({
      code: 'unknown-code',
      status: 404,
      parameter: 'row',
    });
    expect(await refused(['reports/income-details', '', STATE, '', 'nothing'])).toEqual({
      code: 'invalid-parameter',
      status: 400,
      parameter: 'field',
    });
    expect(await refused(['local-budgets/territories', '', '', '', 'name'])).toMatchObject({
      code: 'unknown-form',
      status: 404,
    });
  });
});

describe('figures that came in', () => {
  const place = emptyFolder();
  const files = mkdtempSync(join(tmpdir(), 'files-'));
  let imported: Served;
  beforeAll(async () => {
    const write = (name: string, text: string | Uint8Array) => {
      const path = join(files, name);
      writeFileSync(path, text);
      return path;
    };
    const header = `REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT\n`;
    const incomes = ['C', 'T']
      .map((fund) => `12.2025;${fund};2555900000;11010100;Податок;100;0;10\n`)
      .join('');
    await importInto(place.folder, [
      write('EXP-KPK-NAT-2025-1-12.csv', encode1251(EXPENSES)),
      write('local.csv', header + incomes),
    ]);
    imported = await serve(foldersOf('product'), place.folder);
  });
  afterAll(async () => {
    await imported.stop();
    place.remove();
    rmSync(files, { recursive: true });
  });

  it('name the measure whose source breaks a rule, and by how much', async () => {
    const asked: Asked = ['reports/expenses', 'program', STATE, '2100000', 'yearCorrectionPlan'];
    const figure = await explained(asked, imported);
    expect(figure.breaches).toEqual([
      {
        measure: 'yearCorrectionPlan',
        title: 'Adjusted annual plan',
        words: 'in the source this figure differs from the sum of its parts by 20.00',
        own: true,
      },
    ]);
    expect(figure.made.at(-1)).toContain('80.00');
    expect(figure.invented).toBe('');
    for (const locale of ['uk', 'en'])
      await expect(await textOf(asked, locale, imported)).toMatchFileSnapshot(
        `explained.breach.${locale}.txt`,
      );
  });

  it('say that a sum is not of all', async () => {
    const query = STATE.replace('NATIONAL', 'LOCAL');
    const asked: Asked = ['reports/income-details', '', query, '11000000', 'periodDone'];
    const figure = await explained(asked, imported);
    expect(figure.coverage).toMatchObject({ whole: false });
    expect(figure.history!.years).toMatchObject([{ year: 2025, coverage: figure.coverage!.words }]);
    for (const locale of ['uk', 'en'])
      await expect(await textOf(asked, locale, imported)).toMatchFileSnapshot(
        `explained.part.${locale}.txt`,
      );
  });
});

/** The plan stands on the chapter alone, and is more than its programmes have. */
const EXPENSES = `тип фонду;код;найменування коду;початковий річний план;уточнений річний план;уточнений план за період;відкрито асигнувань за період;направлено асигнувань за період;виконано за період;відхилення до уточненого плану за період;відсоток виконання до уточненого плану за період;відсоток виконання до уточненого річного плану
fundType;programCode;programCodeName;yearBeginPlan;yearCorrectionPlan;periodCorrectionPlan;openAllocPeriod;directedAllocPeriod;periodDone;deviationToPeriodCorrectionPlan;percentDoneToPeriodCorrectionPlan;percentDoneToYearCorrectionPlan
;0000;РАЗОМ;100;100;;;;90;;;90
TOTAL;2100000;Міністерство оборони України;100;100;;;;90;;;90
TOTAL;2101000;Апарат Міністерства оборони України;100;80;;;;90;;;90
TOTAL;2101020;Забезпечення діяльності Збройних Сил України;100;80;;;;90;;;90
`;
