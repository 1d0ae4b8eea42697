// The total row of a file against its roots: each with the sign with which it counts.

import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Dimension, Fact, Model } from '../../model/portal.ts';
import { GRAINS } from '../model/tables.ts';
import { run } from '../stores/duckdb.ts';
import { createStageTable, STAGED, Stager } from './stage.ts';
import { wrongTotals } from './totals.ts';

const measure = (name: string) => ({ name, kind: 'flow', of: [], only: {} });
const fact = {
  name: 'loans',
  dimensions: ['subject'],
  measures: { lent: measure('lent'), kept: measure('kept') },
} as unknown as Fact;
const subject = {
  name: 'subject',
  kind: 'tree',
  levels: [1, 2, 3],
  parents: 'code',
  aliases: {},
  total: { code: '000', codes: ['000'] },
  weights: { '200': -1, '310': -1 },
} as unknown as Dimension;
const model = { facts: { loans: fact }, dimensions: { subject } } as unknown as Model;

let db: DuckDBConnection;
beforeEach(async () => {
  db = await (await DuckDBInstance.create(':memory:')).connect();
  await run(db, createStageTable(model, fact));
});
afterEach(() => db.closeSync());

async function problems(
  ...rows: readonly (readonly [code: string, lent: bigint, kept?: bigint])[]
) {
  const stager = await Stager.open(db, model, fact, 0);
  for (const [i, [code, lent, kept = lent]] of rows.entries())
    stager.add({
      line: i + 3,
      kind: STAGED.tree,
      year: 2024,
      grain: GRAINS.month,
      period: 3,
      keyForm: '',
      codes: [code],
      amounts: [lent, kept],
      labels: [null],
    });
  stager.close();
  const files = [{ path: 'a.csv' }];
  return await wrongTotals(db, { model, members: [], staged: ['loans'], files });
}

it('that is their sum is sound, whatever lies below them', async () => {
  expect(await problems(['000', 30n], ['100', 10n], ['110', 7n], ['300', 20n])).toEqual([]);
});

it('takes off a root that counts negatively', async () => {
  expect(await problems(['000', 30n], ['100', 50n], ['200', 20n])).toEqual([]);
});

it('takes off a root whose parent the source leaves out', async () => {
  expect(await problems(['000', 30n], ['100', 50n], ['310', 20n])).toEqual([]);
});

it.each([
  ['is a hundredth more', 31n, 30n, 1],
  ['is a hundredth less', 29n, 30n, 1],
  ['adds up what is to be taken off', 70n, 30n, 1],
  ['of another measure is wrong', 30n, 31n, 1],
  ['of both is wrong', 31n, 31n, 2],
] as const)('that %s is told with its line', async (_, lent, kept, count) => {
  const told = await problems(['000', lent, kept], ['100', 50n], ['200', 20n]);
  expect(told).toHaveLength(count);
  for (const problem of told) expect(problem).toMatch(/^a\.csv:3\b.*0\.30/);
});

it('of a file without one is not looked for', async () => {
  expect(await problems(['100', 50n], ['200', 20n])).toEqual([]);
});
