// Puts a ledger that was built on its shelf, names it as the one that serves, clears away old ones; one at a time does so.

import { mkdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { tryHold } from '../../hold.ts';
import { syncPath, writeDurably } from '../../disk.ts';
import { byService, serveNew } from './history.ts';
import { LEDGER_FILE, MANIFEST, hashManifest, type Manifest } from './manifest.ts';
import { handOn } from './sources.ts';
import { findDamage } from './whole.ts';

/** Throws where another process, or another part of this one, is at it. */
export async function alone<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new Error(`the folder ${folder} cannot be made: give rights to write there`, { cause });
  });
  const held = await tryHold(folder, 'ledgers');
  if (!held)
    throw new Error(
      `another import, or a rollback, is at work in ${folder}: nothing was changed; run this again when it has ended`,
    );
  try {
    return await work();
  } finally {
    await new Promise((resolve) => held.close(resolve));
  }
}

/** Writes the manifest, makes everything durable, names the folder by its hash and switches to it: old or new, never between. */
export async function publishFolder(
  folder: string,
  building: string,
  manifest: Manifest,
): Promise<void> {
  const sealed: Manifest = { ...manifest, seal: hashManifest(manifest) };
  await writeDurably(join(building, MANIFEST), `${JSON.stringify(sealed, null, 2)}\n`);
  await syncPath(join(building, LEDGER_FILE));
  await syncPath(building);
  const target = join(folder, manifest.id);
  // the same sources make the same ledger: one that is damaged gives its place to the new one
  const whole = existsSync(target) && (await findDamage(folder, manifest.id)) === null;
  if (whole) await handOn(building, target);
  else await replaceFolder(building, target);
  await syncPath(folder);
  await serveNew(folder, manifest.id);
}

/** Whatever stands at the target goes; what has it open reads on. */
async function replaceFolder(building: string, target: string): Promise<void> {
  const aside = `${building}-aside`;
  if (existsSync(target)) await rename(target, aside);
  await rename(building, target);
  await rm(aside, { recursive: true, force: true });
}

/** Keeps the ledger that serves, the `keep` before it, and the last that is whole: what a portal can fall back to. */
export async function removeOld(folder: string, keep: number): Promise<string[]> {
  const others = await byService(folder);
  const old = others.slice(keep);
  if (old.length === 0) return old;
  const whole = await newestWhole(folder, others);
  const removed = old.filter((id) => id !== whole);
  for (const id of removed) await rm(join(folder, id), { recursive: true, force: true });
  return removed;
}

/** The first of the ids whose ledger is whole; null where none is. */
export async function newestWhole(folder: string, ids: readonly string[]): Promise<string | null> {
  for (const id of ids)
    if ((await findDamage(folder, id).catch(() => 'unreadable')) === null) return id;
  return null;
}
