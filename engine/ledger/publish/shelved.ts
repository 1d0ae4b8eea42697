// What lies on a shelf of ledgers, and what is wrong with it: files are read, no engine is asked.

import { readdir } from 'node:fs/promises';

import { isLedgerId, listLedgers, type Manifest } from './manifest.ts';
import { hasSources } from './sources.ts';
import { findDamage } from './whole.ts';

/** A ledger on the shelf, and what is wrong with it. */
export interface Shelved {
  readonly id: string;
  /** Null where it cannot be read. */
  readonly manifest: Manifest | null;
  /** Null where it is whole. */
  readonly damage: string | null;
  /** Whether the files that it was made from are kept. */
  readonly sources: boolean;
}

/** Every ledger of a folder, newest first, those that cannot be read behind them; each is read whole when its turn comes. */
export async function* shelvedLedgers(folder: string): AsyncGenerator<Shelved> {
  const manifests = await listLedgers(folder);
  for (const manifest of manifests) yield await shelved(folder, manifest.id, manifest);
  const names = await readdir(folder).catch(() => []);
  for (const id of names.filter(isLedgerId))
    if (!manifests.some((manifest) => manifest.id === id)) yield await shelved(folder, id, null);
}

async function shelved(folder: string, id: string, manifest: Manifest | null): Promise<Shelved> {
  return { id, manifest, damage: await findDamage(folder, id), sources: hasSources(folder, id) };
}
