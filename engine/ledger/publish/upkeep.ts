// Keeping ledgers: verify one against its manifest, serve an earlier one again.

import { join } from 'node:path';

import { DuckDBInstance } from '@duckdb/node-api';

import type { Model } from '../../model/portal.ts';
import { LEDGER_FILE, listLedgers, readCurrent, readManifest } from './manifest.ts';
import { controlTables, shapeOf } from './publish.ts';
import { newestWhole, switchCurrent } from './switch.ts';
import { damageOf } from './whole.ts';

/** What differs between a ledger and its manifest; empty where nothing does. */
export async function verifyLedger(folder: string, id: string, model: Model): Promise<string[]> {
  const damage = await damageOf(folder, id);
  if (damage !== null) return [damage];
  const manifest = await readManifest(folder, id);
  const path = join(folder, id, LEDGER_FILE);
  if (manifest.model !== shapeOf(model))
    return [`it was made by another model (${manifest.model}, now ${shapeOf(model)})`];
  const instance = await DuckDBInstance.create(path, { access_mode: 'READ_ONLY' });
  const db = await instance.connect();
  try {
    const found = await controlTables(db, model);
    return Object.entries(manifest.tables).flatMap(([name, control]) =>
      JSON.stringify(found[name]) === JSON.stringify(control)
        ? []
        : [
            `table ${name} differs: ${JSON.stringify(found[name])} against ${JSON.stringify(control)}`,
          ],
    );
  } finally {
    db.closeSync();
    instance.closeSync();
  }
}

/**
 * Serves a ledger published before: the one named, or the newest that is whole and does not serve now.
 * Throws where there is none, and where the one named is damaged.
 */
export async function rollBack(folder: string, wanted: string | undefined): Promise<string> {
  const current = await readCurrent(folder).catch(() => '');
  const others = (await listLedgers(folder)).map(({ id }) => id).filter((id) => id !== current);
  const named = others.filter((id) => wanted === undefined || id === wanted);
  const found = await newestWhole(folder, named);
  if (found === null) throw new Error(refusalOf(named.length > 0, wanted));
  await switchCurrent(folder, found);
  return found;
}

function refusalOf(damaged: boolean, wanted: string | undefined): string {
  if (wanted === undefined)
    return damaged ? 'every earlier ledger is damaged' : 'there is no earlier ledger';
  return damaged ? `ledger ${wanted} is damaged` : `there is no earlier ledger ${wanted}`;
}
