// Puts a ledger that was built on its shelf, names it as the one that serves, clears away old ones, one at a time; and in which order ledgers served: by it they are kept, gone back to, and gone forth to again.

import { mkdir, rename, rm, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { tryHold } from '../../hold.ts';
import { syncPath, writeDurably } from '../../disk.ts';
import {
  LEDGER_FILE,
  MANIFEST,
  hashManifest,
  type Manifest,
  CURRENT,
  isLedgerId,
  listLedgers,
  readCurrent,
} from './manifest.ts';
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

/** Name of the file beside CURRENT. */
export const SERVED = 'SERVED';

/** As a browser keeps the pages that were visited: what comes after the one that serves was gone back from. */
interface History {
  /** Ids, the first that served first. */
  readonly served: readonly string[];
  /** Index of the one that serves; −1 where none does. */
  readonly now: number;
}

/** Services that are remembered. */
const MOST = 50;

/** A new ledger serves: what was gone back from cannot be gone forth to any more. */
export async function serveNew(folder: string, id: string): Promise<void> {
  const { served, now } = await readHistory(folder);
  const before = served.slice(0, now + 1);
  const all = before.at(-1) === id ? before : [...before, id];
  await serve(folder, { served: all, now: all.length - 1 });
}

/** A ledger that has served serves again, where it stands in the history; one that never has, like a new one. */
export async function serveAgain(folder: string, id: string): Promise<void> {
  const { served } = await readHistory(folder);
  const at = served.lastIndexOf(id);
  if (at === -1) await serveNew(folder, id);
  else await serve(folder, { served, now: at });
}

/** Ids to go back to, the last that served first; or to go forward to. They may no longer be kept. */
export async function steps(folder: string, way: 'back' | 'forth'): Promise<string[]> {
  const { served, now } = await readHistory(folder);
  const ids = way === 'back' ? served.slice(0, Math.max(now, 0)).reverse() : served.slice(now + 1);
  const current = served[now];
  return [...new Set(ids)].filter((id) => id !== current);
}

/** Every ledger on the shelf but the one that serves, the one that served last first; those that never have behind them, the newest first. */
export async function byService(folder: string): Promise<string[]> {
  const { served, now } = await readHistory(folder);
  const order = [...served.slice(0, now + 1).reverse(), ...served.slice(now + 1)];
  const current = await readCurrent(folder).catch(() => '');
  const shelved = (await listLedgers(folder)).map(({ id }) => id).filter((id) => id !== current);
  const known = [...new Set(order)].filter((id) => shelved.includes(id));
  return [...known, ...shelved.filter((id) => !known.includes(id))];
}

/** The history first: where only that was written, CURRENT still says which one serves. */
async function serve(folder: string, { served, now }: History): Promise<void> {
  const id = served[now] ?? '';
  const less = Math.max(0, Math.min(served.length - MOST, now));
  const kept = { served: served.slice(less, less + MOST), now: now - less };
  await replace(folder, SERVED, JSON.stringify(kept));
  await replace(folder, CURRENT, id);
  await syncPath(folder);
}

async function replace(folder: string, name: string, text: string): Promise<void> {
  const next = join(folder, `${name}.${process.pid}`);
  await writeDurably(next, `${text}\n`);
  await rename(next, join(folder, name));
}

/** CURRENT says which ledger serves, else the history does. Without a history, the order in which ledgers were made. */
async function readHistory(folder: string): Promise<History> {
  const current = await readCurrent(folder).catch(() => '');
  const written = await readWritten(folder);
  if (written && (current === '' || written.served[written.now] === current)) return written;
  const served = written?.served ?? (await madeBefore(folder, current));
  const at = current === '' ? served.length - 1 : served.lastIndexOf(current);
  return at === -1 && current !== ''
    ? { served: [...served, current], now: served.length }
    : { served, now: at };
}

async function madeBefore(folder: string, current: string): Promise<string[]> {
  const all = (await listLedgers(folder)).reverse().map(({ id }) => id);
  const others = all.filter((id) => id !== current);
  return current === '' ? others : [...others, current];
}

async function readWritten(folder: string): Promise<History | null> {
  try {
    const { served, now } = JSON.parse(await readFile(join(folder, SERVED), 'utf8')) as History;
    const isGood =
      Array.isArray(served) && served.every((id) => isLedgerId(id)) && Number.isInteger(now);
    return isGood ? { served, now } : null;
  } catch {
    return null;
  }
}
