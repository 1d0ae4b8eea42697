// Two ledgers of one model with different figures, so that answers of one never pass for those of the other.

import { createHash } from 'node:crypto';
import { copyFile, cp, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { DuckDBInstance } from '@duckdb/node-api';

import { LEDGER_FILE, type Portal } from '../../engine/serve.ts';

export interface TwoLedgers {
  readonly serving: string;
  readonly other: string;
}

interface Manifest {
  readonly created: string;
  readonly tables: Readonly<Record<string, { readonly rows: number }>>;
}

const DAY_MS = 86_400_000;
/** Tables up to this size have other figures in the other ledger: it is made in a moment. */
const MOST_ROWS = 500_000;
/** Beside each row stands one of another grain that nothing says is loaded: who does not look at the grain adds it up. */
const TRAP = 'CASE WHEN grain = 1 THEN 2 ELSE 1 END AS grain';

/** The ledger that serves in one folder, and another one, in a second folder; made anew where another serves by now. */
export async function twoLedgers(portal: Portal, from: string, to: string): Promise<TwoLedgers> {
  const serving = (await readFile(join(from, 'CURRENT'), 'utf8')).trim();
  const other = createHash('sha256').update(`with traps ${serving}`).digest('hex').slice(0, 16);
  const ready = await readFile(join(to, other, 'ready'), 'utf8').catch(() => null);
  const current = await readFile(join(to, 'CURRENT'), 'utf8').catch(() => '');
  if (ready !== null && current.trim() === serving) return { serving, other };
  await rm(to, { recursive: true, force: true });
  for (const id of [serving, other]) await mkdir(join(to, id), { recursive: true });
  for (const name of await readdir(join(from, serving)))
    await link(join(from, serving, name), join(to, serving, name)).catch(
      async () => await copyFile(join(from, serving, name), join(to, serving, name)),
    );
  await makeOther(portal, join(from, serving), join(to, other), other);
  for (const name of ['demonstration', 'CURRENT'])
    await cp(join(from, name), join(to, name)).catch(() => {});
  await writeFile(join(to, other, 'ready'), '');
  return { serving, other };
}

/** A copy under another name, in whose smaller tables each amount is more by one. */
async function makeOther(portal: Portal, from: string, to: string, id: string): Promise<void> {
  const path = join(to, LEDGER_FILE);
  await copyFile(join(from, LEDGER_FILE), path);
  const manifest = JSON.parse(await readFile(join(from, 'manifest.json'), 'utf8')) as Manifest;
  const tables: Record<string, Manifest['tables'][string]> = { ...manifest.tables };
  const instance = await DuckDBInstance.create(path);
  const db = await instance.connect();
  for (const { name, rollups, measures } of Object.values(portal.model.facts)) {
    const table = `fact_${name.replaceAll('-', '_')}`;
    const stored = Object.values(measures).filter(({ kind }) => ['stock', 'flow'].includes(kind));
    if (rollups.length > 0 || (manifest.tables[table]?.rows ?? Infinity) > MOST_ROWS) continue;
    const more = stored.map((measure) => `"m_${measure.name}" = "m_${measure.name}" + 1`);
    await db.run(`UPDATE "${table}" SET ${more.join(', ')}`);
    await db.run(`INSERT INTO "${table}" SELECT * REPLACE (${TRAP}) FROM "${table}"`);
    const { rows = 0 } = tables[table] ?? {};
    tables[table] = { ...tables[table], rows: rows * 2 };
  }
  await db.run('CHECKPOINT');
  db.closeSync();
  instance.closeSync();
  const bytes = await readFile(path);
  const made = {
    ...manifest,
    id,
    tables,
    created: new Date(Date.parse(manifest.created) - DAY_MS).toISOString(),
    file: {
      name: LEDGER_FILE,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
    seal: undefined,
  };
  const seal = createHash('sha256').update(JSON.stringify(made)).digest('hex');
  await writeFile(join(to, 'manifest.json'), JSON.stringify({ ...made, seal }));
}
