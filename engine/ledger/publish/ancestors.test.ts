// Codes above a stored code: at each level under which, in which order, and with the weight with which the code counts there.

import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { beforeAll, expect, it } from 'vitest';

import type { Dimension, Fact, Model } from '../../model/portal.ts';
import type { Members } from '../model/members.ts';
import { sql } from '../sql.ts';
import { readRows } from '../stores/duckdb.ts';
import { writeAncestors } from './ancestors.ts';
import { createShared } from './write.ts';

const dimension = (name: string, kind: Dimension['kind'], more: Partial<Dimension> = {}) =>
  ({ name, kind, leads: [], parts: [], weights: {}, ...more }) as unknown as Dimension;
const model = {
  facts: { loans: { name: 'loans', dimensions: ['branch', 'subject', 'fund'] } as unknown as Fact },
  dimensions: {
    branch: dimension('branch', 'key', { leads: ['town'] }),
    town: dimension('town', 'key'),
    subject: dimension('subject', 'tree', {
      total: { code: '000', codes: ['000', '0'], title: {} },
      weights: { '520': -1 },
    }),
    fund: dimension('fund', 'split'),
  },
} as unknown as Model;
const ABOVE: Readonly<Record<string, string[]>> = { '521': ['520', '500'], '520': ['500'] };
const members = {
  ancestors: (_: Dimension, code: string) => [...(ABOVE[code] ?? [])],
  attribute: (_: string, code: string) => (code === 'b' ? 'north' : null),
} as unknown as Members;

let db: DuckDBConnection;
beforeAll(async () => {
  db = await (await DuckDBInstance.create(':memory:')).connect();
  await createShared(db);
  await db.run(`CREATE TABLE fact_loans AS SELECT * FROM (VALUES
    (2024, 'b', '521', 'C'), (2024, 'a', '600', 'C'), (2024, 'a', '000', 'C'), (2024, 'a', '', 'C'),
    (2025, 'a', '520', 'C')) AS t (year, branch, subject, fund)`);
  await writeAncestors(db, model, members);
});

async function listOf(stored: string, code: string, year = 2024): Promise<unknown[][]> {
  return await readRows(
    db,
    sql`SELECT dimension, depth, level, ancestor, place, weight FROM ancestor
      WHERE stored = ${stored} AND code = ${code} AND year = ${year} ORDER BY dimension, level`,
  );
}

it('a code stands under each code above it, in the order of the classification, with its weight below that', async () => {
  expect(await listOf('subject', '521')).toEqual([
    ['subject', 3, 0, '', 0, -1],
    ['subject', 3, 1, '500', 2, -1],
    ['subject', 3, 2, '520', 3, 1],
    ['subject', 3, 3, '521', 4, 1],
  ]);
  expect(await listOf('subject', '600')).toEqual([
    ['subject', 1, 0, '', 0, 1],
    ['subject', 1, 1, '600', 5, 1],
  ]);
  expect(await listOf('subject', '520', 2025)).toEqual([
    ['subject', 2, 0, '', 0, -1],
    ['subject', 2, 1, '500', 2, -1],
    ['subject', 2, 2, '520', 3, 1],
  ]);
});

it('the code of the total stands by itself, and no code at all stands first', async () => {
  expect(await listOf('subject', '000')).toEqual([
    ['subject', 1, 0, '', 0, 1],
    ['subject', 1, 1, '000', 1, 1],
  ]);
  expect(await listOf('subject', '')).toEqual([
    ['subject', 1, 0, '', 0, 1],
    ['subject', 1, 1, '', 0, 1],
  ]);
});

it('a code stands where it leads to, and that by itself', async () => {
  expect(await listOf('branch', 'b')).toEqual([
    ['branch', 1, 0, '', 0, 1],
    ['branch', 1, 1, 'b', 2, 1],
    ['town', 1, 0, '', 0, 1],
    ['town', 1, 1, 'north', 1, 1],
  ]);
  expect(await listOf('branch', 'a')).toContainEqual(['town', 1, 1, '', 0, 1]);
  expect(await listOf('town', 'north')).toContainEqual(['town', 1, 1, 'north', 1, 1]);
  expect(await listOf('fund', 'C')).toEqual([]);
});
