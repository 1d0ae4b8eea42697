// Keeping ledgers: verify one against its manifest, serve an earlier one again.

import { join } from 'node:path';

import { DuckDBInstance } from '@duckdb/node-api';

import type { Model } from '../../model/portal.ts';
import {
  hashFile,
  LEDGER_FILE,
  listLedgers,
  readCurrent,
  readManifest,
  switchCurrent,
} from './manifest.ts';
import { controlTables, shapeOf } from './publish.ts';

/** What differs between a ledger and its manifest; empty where nothing does. */
export async function verifyLedger(folder: string, id: string, model: Model): Promise<string[]> {
  const manifest = await readManifest(folder, id);
  const path = join(folder, id, LEDGER_FILE);
  const { bytes, sha256 } = await hashFile(path);
  if (bytes !== manifest.file.bytes || sha256 !== manifest.file.sha256)
    return [
      `the file has ${bytes} bytes and hash ${sha256}, the manifest says ${manifest.file.bytes} and ${manifest.file.sha256}`,
    ];
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

/** Serves a ledger published before: the one named, or the newest that does not serve now. */
export async function rollBack(folder: string, wanted: string | undefined): Promise<string> {
  const current = await readCurrent(folder);
  const others = (await listLedgers(folder)).filter((ledger) => ledger.id !== current);
  const found = wanted === undefined ? others[0] : others.find((ledger) => ledger.id === wanted);
  if (!found)
    throw new Error(
      wanted === undefined ? 'there is no earlier ledger' : `there is no earlier ledger ${wanted}`,
    );
  await switchCurrent(folder, found.id);
  return found.id;
}
