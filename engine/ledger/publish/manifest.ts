// The folder of ledgers: each published one in a folder named by its hash, `CURRENT` naming the one that serves.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { syncPath, writeDurably } from '../../disk.ts';
import { LedgerUnavailable } from '../stores/store.ts';

export interface TableControl {
  readonly rows: number;
  /** Order-free checksum of all rows. */
  readonly checksum: string;
  /** Exact sums of the measures, as decimals. */
  readonly totals: Readonly<Record<string, string>>;
}

export interface Manifest {
  /** Hash of the model and of every table's control: the same sources give the same id. */
  readonly id: string;
  readonly kind: 'demonstration' | 'imported';
  readonly created: string;
  /** Version of the model the tables were made from. */
  readonly model: string;
  readonly tables: Readonly<Record<string, TableControl>>;
  readonly file: { readonly name: string; readonly bytes: number; readonly sha256: string };
  /** How many integrity violations there are, by rule. */
  readonly exceptions: Readonly<Record<string, number>>;
}

export const LEDGER_FILE = 'ledger.duckdb';
const CURRENT = 'CURRENT';
const MANIFEST = 'manifest.json';
/** Names that a build uses until it is published, with its process. */
const LEFTOVER = /^(?:building-|CURRENT\.)(?<pid>\d+)$/;

export function ledgersFolder(data: string): string {
  return join(data, 'ledgers');
}

/** The id that CURRENT names. Throws LedgerUnavailable where nothing is published. */
export async function readCurrent(folder: string): Promise<string> {
  try {
    return (await readFile(join(folder, CURRENT), 'utf8')).trim();
  } catch (error) {
    throw new LedgerUnavailable(`no ledger is published in ${folder}`, { cause: error });
  }
}

export async function readManifest(folder: string, id: string): Promise<Manifest> {
  if (!/^[0-9a-f]{16}$/.test(id))
    throw new LedgerUnavailable(`CURRENT does not name a ledger: "${id.slice(0, 40)}"`);
  try {
    const manifest = JSON.parse(await readFile(join(folder, id, MANIFEST), 'utf8')) as Manifest;
    if (manifest.id !== id) throw new Error(`it names the ledger ${manifest.id}`);
    return manifest;
  } catch (error) {
    throw new LedgerUnavailable(
      `the manifest of ledger ${id} cannot be read: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** Published ledgers, newest first. */
export async function listLedgers(folder: string): Promise<Manifest[]> {
  const names = await readdir(folder).catch(() => []);
  const manifests = await Promise.all(
    names
      .filter((name) => /^[0-9a-f]{16}$/.test(name))
      .map((id) => readManifest(folder, id).catch(() => null)),
  );
  return manifests
    .filter((manifest) => manifest !== null)
    .sort((a, b) => (a.created < b.created ? 1 : -1));
}

/** Writes the manifest, makes everything durable, names the folder by its hash and switches CURRENT: old or new, never between. */
export async function publishFolder(
  folder: string,
  building: string,
  manifest: Manifest,
): Promise<void> {
  await writeDurably(join(building, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  await syncPath(join(building, LEDGER_FILE));
  await syncPath(building);
  const target = join(folder, manifest.id);
  const there = await readManifest(folder, manifest.id).catch(() => null);
  if (there) await rm(building, { recursive: true, force: true });
  else {
    await rm(target, { recursive: true, force: true });
    await rename(building, target);
  }
  await syncPath(folder);
  await switchCurrent(folder, manifest.id);
}

export async function switchCurrent(folder: string, id: string): Promise<void> {
  const next = join(folder, `${CURRENT}.${process.pid}`);
  await writeDurably(next, `${id}\n`);
  await rename(next, join(folder, CURRENT));
  await syncPath(folder);
}

export async function hashFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Keeps the ledger that serves and the newest of the others. */
export async function removeOld(folder: string, keep: number): Promise<string[]> {
  const current = await readCurrent(folder).catch(() => '');
  const old = (await listLedgers(folder))
    .map((manifest) => manifest.id)
    .filter((id) => id !== current)
    .slice(keep);
  for (const id of old) await rm(join(folder, id), { recursive: true, force: true });
  return old;
}

/** Removes what builds left that died: unfinished folders, and a switch that was not made. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = Number(LEFTOVER.exec(name)?.groups?.['pid'] ?? 0);
    if (pid > 0 && !isAlive(pid)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Whether a process runs that may be at work on what bears its number. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
