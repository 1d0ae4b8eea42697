// People who received money: one row for all of them, in every output; neither a name nor a code of theirs is anywhere.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { callAddress } from '../../engine/answers/params.ts';
import { listForms } from '../../engine/answers/shapes.ts';
import { LEDGER_FILE, readCurrent } from '../../engine/ledger/publish/manifest.ts';
import { servedDemonstration } from '../demonstration.ts';
import { foldersOf } from '../overlay.ts';
import {
  emptyFolder,
  getJson,
  hundredths,
  importInto,
  serve,
  type Served,
  type Tree,
} from '../served.ts';

const TOGETHER = '0000000001';
const BUDGET = '2555900000';

/** Names and codes of the people in the demonstration's dictionary. */
const PEOPLE = readFileSync(
  join(import.meta.dirname, '../../content/ledger/demonstration/members/recipient.csv'),
  'utf8',
)
  .split('\n')
  .filter((line) => line.endsWith(';person'))
  .map((line) => line.split(';').slice(0, 3));
const SIGNS = /99998\d{5}|Вигадана особа|Invented person/;

const all = async (served: Served, path: string): Promise<Tree['items']> =>
  (await getJson<Tree>(served, path)).items;

/** Every cell of every table of the ledger that serves. */
async function cellsOf({ folder }: Served, table: string): Promise<string> {
  const path = join(folder, await readCurrent(folder), LEDGER_FILE);
  const instance = await DuckDBInstance.create(path, { access_mode: 'READ_ONLY' });
  const db = await instance.connect();
  const reader = await db.runAndReadAll(`SELECT * FROM ${table}`);
  const text = JSON.stringify(reader.getRowsJson());
  db.closeSync();
  instance.closeSync();
  return text;
}

describe('people in the demonstration', () => {
  const served = servedDemonstration();

  it('are many, and are told from others by what is looked for here', () => {
    expect(PEOPLE.length).toBeGreaterThan(50);
    expect(PEOPLE.every((cells) => cells.every((cell) => SIGNS.test(cell)))).toBe(true);
  });

  it.each(['member', 'wording', 'fact_recipients', 'rollup_recipients', 'coverage', 'exception'])(
    'are not in the table %s of the ledger',
    async (table) => {
      expect(SIGNS.test(await cellsOf(served, table))).toBe(false);
    },
  );

  it('are one row of a budget, which the total counts', async () => {
    const items = await all(served, `/api/localBudgets/recipients?codeBudget=${BUDGET}&year=2025`);
    const row = items.find(({ code }) => code === TOGETHER);
    expect(row?.codeName).toBe('Фізичні особи');
    expect(hundredths(row?.data['done'])).toBeGreaterThan(0n);
    const sum = items.slice(1).reduce((some, { data }) => some + hundredths(data['done']), 0n);
    expect(hundredths(items[0]?.data['done'])).toBe(sum);
  });

  it('are in no answer of any call, in any form', async () => {
    for (const call of Object.values(served.portal.calls)) {
      if (call.method !== 'get') continue;
      const [path = '', query = ''] = callAddress(call, call.example).split('?');
      for (const form of listForms(call)) {
        const suffix = form === '' ? '' : `/${form}`;
        const { rawPayload } = await served.app.inject(`${path}${suffix}?${query}`);
        expect(SIGNS.test(rawPayload.toString('utf8')), `${call.id} ${form}`).toBe(false);
      }
    }
  });

  it('are in no list of recipients of any budget', async () => {
    const budgets = await getJson<{ budgetCode: string }[]>(
      served,
      '/api/localBudgets/aboutBudgets?year=2025',
    );
    for (const { budgetCode } of budgets.filter((_, i) => i % 10 === 0))
      for (const form of ['', '/CSV', '/JSON']) {
        const path = `/api/localBudgets/recipients${form}?codeBudget=${budgetCode}&year=2025`;
        const { payload } = await served.app.inject(path);
        expect(SIGNS.test(payload), path).toBe(false);
      }
  });

  it('are not found by whoever has a name or a code', async () => {
    const [code = '', name = ''] = PEOPLE[0] ?? [];
    const own = await served.app.inject(`/api/localBudgets/recipients/${code}?year=2025`);
    expect(own.payload).not.toMatch(/"done":/);
    for (const words of [code, name]) {
      const found = await served.app.inject(`/api/search?q=${encodeURIComponent(words)}`);
      expect(found.payload).not.toMatch(/Вигадана особа|Invented person/);
    }
  });
});

const LIST = `recipientCode;recipientName;type
11111111;ТОВ «Вигадане»;legal
9999900001;Підприємець Вигаданий;entrepreneur
9999800001;Людина Перша;person
9999800002;Людина Друга;person
`;
const FIGURES = `codeBudget;fundType;recipientCode;recipientName;yearPlan;done
${BUDGET};C;11111111;ТОВ «Вигадане»;100;90
${BUDGET};C;9999900001;Підприємець Вигаданий;50;40
${BUDGET};C;9999800001;Людина Перша;5;4.01
${BUDGET};C;9999800002;Людина Друга;3;2
${BUDGET};C;9999800003;Людина Третя;2;1
`;

describe('people in imported files', () => {
  let served: Served;
  let remove: () => void;
  beforeAll(async () => {
    const place = emptyFolder();
    const files = mkdtempSync(join(tmpdir(), 'files-'));
    const total = FIGURES.split('\n')
      .slice(1)
      .map((line) => line.replace(';C;', ';T;'));
    // figures first: who is a person is said afterwards
    for (const [name, text] of [
      ['RECIPIENTS-2023-1-12.csv', FIGURES + total.join('\n')],
      ['list.csv', LIST],
      ['RECIPIENTS-2024-1-12.csv', FIGURES + total.join('\n')],
    ] as const) {
      const folder = join(files, name.replace('.csv', ''));
      mkdirSync(folder);
      writeFileSync(join(folder, name), text);
      await importInto(place.folder, [folder]);
    }
    served = await serve(foldersOf('product'), place.folder);
    remove = () => {
      place.remove();
      rmSync(files, { recursive: true, force: true });
    };
  });
  afterAll(async () => {
    await served.stop();
    remove();
  });

  const rowsOf = async (year: string) =>
    (await all(served, `/api/localBudgets/recipients?codeBudget=${BUDGET}&year=${year}`)).map(
      ({ code, codeName, data }) => [code, codeName, data['done']],
    );

  it('are one row, entrepreneurs and firms that a list knows are named', async () => {
    expect(await rowsOf('2024')).toEqual([
      ['00000000', 'РАЗОМ', 137.01],
      [TOGETHER, 'Фізичні особи', 7.01],
      ['11111111', 'ТОВ «Вигадане»', 90],
      ['9999900001', 'Підприємець Вигаданий', 40],
    ]);
  });

  it('are whoever is a taxpayer without a list: what was not kept cannot be named later', async () => {
    expect(await rowsOf('2023')).toEqual([
      ['00000000', 'РАЗОМ', 137.01],
      [TOGETHER, 'Фізичні особи', 47.01],
      ['11111111', 'ТОВ «Вигадане»', 90],
    ]);
  });

  it('are not in the ledger: neither those of a dictionary nor a taxpayer of whom none says more', async () => {
    for (const table of ['member', 'wording', 'fact_recipients', 'rollup_recipients'])
      expect(/Людина|99998/.test(await cellsOf(served, table)), table).toBe(false);
  });

  it('are refused under a code by which nobody would know them', async () => {
    const files = mkdtempSync(join(tmpdir(), 'files-'));
    writeFileSync(join(files, 'list.csv'), `${LIST}22222222;Людина Четверта;person\n`);
    const place = emptyFolder();
    await expect(importInto(place.folder, [files])).rejects.toThrow(/list\.csv:6: .* never named/);
    place.remove();
    rmSync(files, { recursive: true, force: true });
  });
});
