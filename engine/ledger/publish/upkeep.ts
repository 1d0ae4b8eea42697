// Keeping ledgers: verify one against its manifest, serve an earlier one again.

import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { DuckDBInstance } from '@duckdb/node-api';

import type { Model } from '../../model/portal.ts';
import { alone, newestWhole, byService, serveAgain, steps } from './switch.ts';
import { isLedgerId, LEDGER_FILE, readCurrent, readManifest } from './manifest.ts';
import { controlTables, hashModelTables } from './publish.ts';
import { findDamage } from './whole.ts';

/** The id of a ledger of the shelf: the one that is named, or the one that serves. Throws where there is none. */
export async function ledgerOf(folder: string, named?: string): Promise<string> {
  const id = named ?? (await readCurrent(folder));
  if (isLedgerId(id) && existsSync(join(folder, id))) return id;
  throw new Error(
    [
      `"${id.slice(0, 40)}": такого набору показників тут немає; ті, що є, показує npm run ledger -- list`,
      `  there is no such ledger here; those that there are: npm run ledger -- list`,
    ].join('\n'),
  );
}

/** What differs between a ledger and its manifest; empty where nothing does. */
export async function verifyLedger(folder: string, id: string, model: Model): Promise<string[]> {
  const damage = await findDamage(folder, id);
  if (damage !== null) return [damage];
  const manifest = await readManifest(folder, id);
  const path = join(folder, id, LEDGER_FILE);
  if (manifest.model !== hashModelTables(model))
    return [`it was made by another model (${manifest.model}, now ${hashModelTables(model)})`];
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

/** Which ledger is to serve in place of the one that does. */
export interface RollBack {
  /** Back to those that served before, or forth again to those that were gone back from. */
  readonly way: 'back' | 'forth';
  /** The one that is meant; left out: the next that is whole. */
  readonly id?: string | undefined;
}

/** Serves the named ledger, or the next one back that is whole. Throws where there is none or somebody publishes. */
export async function rollBack(folder: string, { way, id }: RollBack): Promise<string> {
  return await alone(folder, async () => {
    if (id !== undefined) await ledgerOf(folder, id);
    const shelf = await byService(folder);
    const onWay = id === undefined ? await steps(folder, way) : [id];
    const kept = onWay.filter((other) => shelf.includes(other));
    const found = await newestWhole(folder, kept);
    if (found === null) throw new Error(refusalOf(kept.length > 0, { way, id }));
    await serveAgain(folder, found);
    return found;
  });
}

function refusalOf(isDamaged: boolean, { way, id }: RollBack): string {
  if (id !== undefined)
    return isDamaged ? `ledger ${id} is damaged` : `there is no other ledger ${id}`;
  const which = way === 'back' ? 'earlier ledger' : 'ledger that was gone back from';
  return isDamaged ? `every ${which} is damaged` : `there is no ${which}`;
}
