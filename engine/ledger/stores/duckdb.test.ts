// The embedded engine where memory is concerned: a ledger that rests answers as before, and what is free goes back.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sql, table } from '../sql.ts';
import { openDuck } from './duckdb.ts';

const folder = mkdtempSync(join(tmpdir(), 'duckdb-'));
const path = join(folder, 'ledger.duckdb');
const sum = sql`SELECT SUM(x), COUNT(*) FROM ${table('fact_a')} WHERE x > ${1}`;
const held = sql`SELECT SUM(memory_usage_bytes)::BIGINT FROM duckdb_memory() WHERE tag = 'BASE_TABLE'`;

beforeAll(async () => {
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  await connection.run(
    'CREATE TABLE fact_a AS SELECT hash(range) % 1000000 AS x FROM range(500000)',
  );
  connection.closeSync();
  instance.closeSync();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a store that rests', () => {
  it('has let go of what it read, and answers as before', async () => {
    const store = await openDuck(path);
    const first = await store.ask(sum);
    const [before] = await store.ask(held);
    await store.rest?.(2 ** 40);
    expect(await store.ask(held)).toEqual([before]);
    await store.rest?.(0);
    const [after] = await store.ask(held);
    expect(Number(after?.[0])).toBeLessThan(Number(before?.[0]) / 2);
    expect(await store.ask(sum)).toEqual(first);
    await store.close();
  });

  it('does not rest while a question is at work, nor when it is closed', async () => {
    const store = await openDuck(path);
    const reading = store.ask(sql`SELECT x FROM ${table('fact_a')}`);
    await store.rest?.(0);
    expect(await reading).toHaveLength(500_000);
    const [before] = await store.ask(held);
    const closed = store.close();
    await store.rest?.(0);
    await closed;
    expect(Number(before?.[0])).toBeGreaterThan(0);
  });

  it('stays as it is where its file cannot be opened any more', async () => {
    const other = join(folder, 'other.duckdb');
    const instance = await DuckDBInstance.create(other);
    const connection = await instance.connect();
    await connection.run('CREATE TABLE fact_a AS SELECT 2 AS x');
    connection.closeSync();
    instance.closeSync();
    const store = await openDuck(other);
    rmSync(other);
    await expect(store.rest?.(0)).rejects.toThrow();
    expect(await store.ask(sql`SELECT x FROM ${table('fact_a')}`)).toEqual([[2]]);
    await store.close();
  });
});

/** Frees much that the C library keeps, and has it given back: what stays of it. */
const FREED = `
  const { giveBackSpare } = await import('./engine/ledger/stores/duckdb.ts');
  await giveBackSpare();
  const start = process.memoryUsage.rss();
  const kept = Array.from({ length: 200_000 }, () => Buffer.allocUnsafeSlow(1000));
  const most = process.memoryUsage.rss() - start;
  for (let i = 0; i < kept.length; i++) if (i % 200 > 0) kept[i] = null;
  globalThis.gc();
  // what is collected is freed beside this thread
  for (let i = 0; i < 50 && process.memoryUsage().arrayBuffers > 20e6; i++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await giveBackSpare();
  const left = process.memoryUsage.rss() - start;
  console.log(JSON.stringify({ most, left }));
`;

it('gives free memory back to the system', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--expose-gc', '--input-type=module', '-e', FREED],
    { cwd: join(import.meta.dirname, '../../..'), encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const { most, left } = JSON.parse(stdout) as { most: number; left: number };
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  // other C libraries give back by themselves, or cannot be asked
  if (header.glibcVersionRuntime !== undefined) expect(left).toBeLessThan(most / 2);
});
