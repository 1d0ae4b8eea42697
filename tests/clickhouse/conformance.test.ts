// One list of questions on both engines: the same answers to the last hundredth, the same notes, the same bytes.

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { encode1251 } from '../../engine/answers/tabular/rows.ts';
import { listForms } from '../../engine/answers/shapes.ts';
import type { Ledger } from '../../engine/ledger/ledger.ts';
import type { LedgerQuestion } from '../../engine/ledger/query/plan.ts';
import { readRows } from '../../engine/ledger/query/rows.ts';
import { readCurrent } from '../../engine/ledger/publish/manifest.ts';
import { publishTo } from '../../engine/ledger/clickhouse/publishTo.ts';
import { clickhouseSource } from '../../engine/ledger/clickhouse/store.ts';
import type { Call } from '../../engine/model/portal.ts';
import { foldersOf } from '../overlay.ts';
import { inTurn } from '../sample.ts';
import {
  emptyFolder,
  importInto,
  REAL_DATA,
  serve,
  serveDemonstration,
  SILENT,
  type Served,
} from '../served.ts';
import { startEngine, type Engine } from './engine.ts';
import { questionsOf } from './questions.ts';

const OVER = ['month', 'year'] as const;
/** One question of so many is asked of a large ledger, all of them in a full run. */
const SHARE = 5;
/** Rows of a crossing that are read at most; past it both engines count them alike. */
const MOST_CROSSED = 2000;

/** Several axes, spread columns, signs, measures of another year, single keys, chosen codes. */
const EXPORTS = [
  'incomes?year=2024&rows=income:2&rows=month&columns=fund',
  'incomes?year=2024&rows=income&measures=previousDone,doneChangePercent',
  'incomes?year=2023&budgetType=LOCAL&rows=budget&rows=income&rows=month&measures=plan,done',
  'incomes?year=2023&year=2024&budgetType=LOCAL&rows=place&rows=income:1&columns=year',
  'expenses?year=2024&rows=functional:2&columns=economic:1&code=0100&code=0711&measures=done',
  'financing?year=2024&rows=financing-creditor:2&rows=financing-debt:1&measures=done',
] as const;

/** What answers must be among those compared; a refused question would be one without proof. */
const KINDS: Readonly<Record<string, RegExp>> = {
  breaches: /"violations":\[\[/,
  figures: /"tree":\{/,
  none: /"tree":null/,
  notes: /"notes":\[\{/,
  refused: /^(?!\{)/,
  words: /"sourceLabel":"/,
};

let engine: Engine;
let compared = 0;
beforeAll(async () => {
  engine = await startEngine();
});
afterAll(async () => {
  await engine.stop();
  console.log(`compared  ${compared} answers of both engines`);
});

describe.each([
  ['the demonstration', () => serveDemonstration('product'), SHARE, ['figures', 'none', 'notes']],
  [
    'an imported ledger with wordings of its own, parents and breaches',
    serveImported,
    // few rows, so few questions have each kind of answer
    1,
    ['breaches', 'figures', 'none', 'notes', 'words'],
  ],
  ...(REAL_DATA && existsSync(REAL_DATA)
    ? [
        [
          'the real figures',
          serveReal,
          SHARE,
          ['breaches', 'figures', 'none', 'notes', 'words'],
        ] as const,
      ]
    : []),
] as const)('%s', (_, start, share, kindsExpected) => {
  let near: Served;
  let far: Served;
  beforeAll(async () => {
    near = await start();
    const said: string[] = [];
    await publishTo(engine.address, {
      folder: near.folder,
      id: await readCurrent(near.folder),
      model: near.portal.model,
      say: (line) => said.push(line),
    });
    expect(said.join('\n')).toMatch(/compared .* tables: rows, sums and cells are the same/);
    far = await serve(near.folders, near.folder, SILENT, clickhouseSource(engine.address));
  });
  afterAll(async () => {
    await far.stop();
    await near.stop();
  });

  it('serves one ledger from both', () => {
    expect(far.current.get().id).toBe(near.current.get().id);
    expect(far.current.get().latest).toEqual(near.current.get().latest);
  });

  it('knows the same members', () => {
    const [one, other] = [near.current.get().members, far.current.get().members];
    for (const dimension of Object.keys(near.portal.model.dimensions))
      expect(other.list(dimension, null), dimension).toEqual(one.list(dimension, null));
  });

  it('answers every question of the model alike', async () => {
    const [one, other] = [near.current.get(), far.current.get()];
    const questions = inTurn(await questionsOf(one), share);
    const kinds = new Set<string>();
    for (const question of questions) {
      const ask = async (ledger: Ledger) => await told(ledger.ask(question));
      const [expected, found] = await Promise.all([ask(one), ask(other)]);
      if (found !== expected) expect(found, JSON.stringify(question)).toBe(expected);
      for (const [kind, mark] of Object.entries(KINDS)) if (mark.test(expected)) kinds.add(kind);
    }
    compared += questions.length;
    expect([...kinds].sort()).toEqual(kindsExpected);
  });

  it('answers every crossing of dimensions alike', async () => {
    const [one, other] = [near.current.get(), far.current.get()];
    const { facts } = near.portal.model;
    const questions = inTurn(await questionsOf(one), share)
      .filter(({ detail, where }) => detail === '' && Object.keys(where).length < 2)
      .flatMap((question) => {
        const { dimensions, rollups } = facts[question.facts[0]!]!;
        const each = dimensions.filter((name) => name !== question.by);
        // by what keys lead to, which is kept ready
        const leads = rollups.filter((name) => !dimensions.includes(name));
        const led = leads.map((lead) => [...each.filter((name) => !rollups.includes(name)), lead]);
        return [each, ...led].map((names) => ({ ...question, each: names }));
      });
    for (const question of questions) {
      const ask = async (ledger: Ledger) => {
        const { asked, ...rest } = await ledger.openRows(question);
        const axes = [question.by, ...question.each].flatMap((dimension) =>
          dimension === '' ? [] : [{ dimension, level: null }],
        );
        const reading = { cut: { only: [], without: [] }, most: MOST_CROSSED };
        const rows = asked ? await readRows(ledger, [{ asked, axes }], reading) : [];
        return { ...rest, rows };
      };
      const [expected, found] = await Promise.all([told(ask(one)), told(ask(other))]);
      expect(found, JSON.stringify(question)).toBe(expected);
    }
    compared += questions.length;
  });

  it('writes every export with the same bytes, and counts it alike', async () => {
    for (const question of EXPORTS) {
      for (const [form, more] of [
        ['CSV', ''],
        ['PARQUET', ''],
        ['CSV', '&count=true'],
      ] as const) {
        const url = `/api/pivot/${question.replace('?', `/${form}?`)}${more}`;
        const [expected, found] = await Promise.all(
          [near, far].map(async ({ app }) => await app.inject(url)),
        );
        expect(found!.statusCode, url).toBe(expected!.statusCode);
        expect(found!.headers['portal-notes'], url).toBe(expected!.headers['portal-notes']);
        expect(found!.rawPayload.equals(expected!.rawPayload), url).toBe(true);
        compared += 1;
      }
    }
  });

  it('answers every series alike', async () => {
    const [one, other] = [near.current.get(), far.current.get()];
    const questions = (await questionsOf(one)).filter(
      (question) => question.by === '' && question.period.from === 1 && question.period.to === 12,
    );
    for (const question of questions) {
      for (const over of OVER) {
        const [expected, found] = await Promise.all([
          told(seriesOf(one, question, over)),
          told(seriesOf(other, question, over)),
        ]);
        expect(found, JSON.stringify([question, over])).toBe(expected);
      }
    }
    compared += questions.length * OVER.length;
  });

  it('answers the example of every call with the same bytes, in every form', async () => {
    const statuses = new Set<number>();
    for (const call of Object.values(near.portal.calls)) {
      for (const form of listForms(call)) {
        const [expected, found] = await Promise.all(
          [near, far].map((served) => sent(served, call, form)),
        );
        expect(found, `${call.id}/${form}`).toEqual(expected);
        statuses.add(expected!.status);
        compared += 1;
      }
    }
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  });
});

async function seriesOf(
  ledger: Ledger,
  question: LedgerQuestion,
  over: 'month' | 'year',
): Promise<unknown> {
  return await ledger.points(question, await ledger.periodsOver(question, over));
}

function exactly(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value instanceof Map ? [...value] : value;
}

/** An answer as text that tells every figure and note, or the error. */
async function told(answer: Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await answer, exactly);
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
}

/** A workbook holds the time of its making: its tag says what is in it. */
async function sent(
  served: Served,
  call: Call,
  form: string,
): Promise<{ status: number; type: unknown; tag: unknown; bytes: string }> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(call.example[name])),
  );
  const rest = Object.entries(call.example).filter(
    ([name]) => !call.path.split('/').includes(`:${name}`),
  );
  const query = new URLSearchParams(
    rest.flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
    ),
  );
  const url = `${path}${form === '' ? '' : `/${form}`}`;
  const response =
    call.method === 'post'
      ? await served.app.inject({ method: 'POST', url, payload: Object.fromEntries(rest) })
      : await served.app.inject(`${url}?${query.toString()}`);
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    tag: response.headers['etag'],
    bytes: form === 'XLSX' ? '' : response.rawPayload.toString(),
  };
}

async function serveReal(): Promise<Served> {
  return await importing([REAL_DATA!], () => {});
}

/** Parents that are not the sum of their children, names that differ from the dictionary's, characters that need care, months and quarters. */
async function serveImported(): Promise<Served> {
  const files = mkdtempSync(join(tmpdir(), 'files-'));
  const header = 'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT\r\n';
  const row = (month: string, code: string, name: string, sums: string) =>
    ['C', 'T']
      .map((fund) => `${month}.2023;${fund};2555900000;${code};${name};${sums}\r\n`)
      .join('');
  const month = (number: string, more: string) =>
    row(number, '10000000', 'Податкові надходження', `300.00;;${more}5.03`) +
    row(number, '11010100', `Назва з \\ косою, 'лапками' і №${number}`, `100.01;0;${more}1.01`) +
    row(number, '11010200', 'Податок «другий»', `-0.05;7.5;${more}0.99`);
  writeFileSync(
    join(files, 'local_2555900000_INCOMES_2023_month.csv'),
    header + month('01', '') + month('02', '1') + month('03', '90071992547'),
  );
  writeFileSync(
    join(files, 'local_2555900000_INCOMES_2023_quarter.csv'),
    header + month('03', '3'),
  );
  const columns =
    'fundType;incomeCode;incomeCodeName;yearBeginPlan;yearCorrectionPlan;periodCorrectionPlan;periodDone;deviationToPeriodCorrectionPlan;percentDoneToPeriodCorrectionPlan;percentDoneToYearCorrectionPlan';
  const lines = [
    'тип;код;назва;а;б;в;г;д;е;є',
    columns,
    ';0000000;РАЗОМ;10;10;;9;;;90',
    'TOTAL;10000000;Податки;10;10;;9;;;90',
    'TOTAL;11000000;Податки на доходи;8.01;10;;9;;;90',
    '',
  ];
  writeFileSync(join(files, 'INC-NAT-2024-1-12.csv'), encode1251(lines.join('\n')));
  return await importing([files], () => rmSync(files, { recursive: true, force: true }));
}

async function importing(paths: readonly string[], clear: () => void): Promise<Served> {
  const place = emptyFolder();
  await importInto(place.folder, paths);
  const served = await serve(foldersOf('product'), place.folder);
  return {
    ...served,
    stop: async () => {
      await served.stop();
      place.remove();
      clear();
    },
  };
}
