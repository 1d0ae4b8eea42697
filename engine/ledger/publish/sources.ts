// Keeps the files that a ledger was made from, packed under their hashes, so that it can be made anew.

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { syncPath, writeDurably } from '../../disk.ts';
import { isArchive, unpacked } from '../import/streamed.ts';

/** A file as it was called, and the hash of what stands in it, unpacked. */
export interface KeptSource {
  readonly name: string;
  readonly sha256: string;
}

/** The imports that made a ledger, the first one first; of each its files in the order in which they were read. */
export type Imports = readonly (readonly KeptSource[])[];

/** The folder of the packed files, beside the ledgers. */
const KEPT = 'sources';
/** Which of them a ledger was made from, in its own folder. */
const LIST = 'sources.json';

const packedPath = (folder: string, sha256: string) => join(folder, KEPT, `${sha256}.gz`);

/** Null where nothing was kept. */
export async function readSources(folder: string, id: string): Promise<Imports | null> {
  const text = await readFile(join(folder, id, LIST), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Imports);
}

/** Whether the files that a ledger was made from are kept. */
export function hasSources(folder: string, id: string): boolean {
  return existsSync(join(folder, id, LIST));
}

/** What an import adds to, and what it adds. */
export interface Added {
  /** The earlier ledger; null: the import begins one of its own. */
  readonly earlier: string | null;
  readonly paths: readonly string[];
}

/** Keeps the files of an import. Returns false, keeping nothing, where the ledger that it adds to has none. */
export async function keepSources(
  folder: string,
  building: string,
  { earlier, paths }: Added,
): Promise<boolean> {
  const before = earlier === null ? [] : await readSources(folder, earlier);
  if (!before) return false;
  // a source may hold what a ledger does not: names of people, say
  await mkdir(join(folder, KEPT), { recursive: true, mode: 0o700 });
  const added: KeptSource[] = [];
  for (const path of paths)
    added.push({ name: basename(path), sha256: await keepFile(folder, path) });
  await syncPath(join(folder, KEPT));
  await writeSources(building, [...before, added]);
  return true;
}

/** Writes down which files a ledger was made from, in its own folder. */
export async function writeSources(ledger: string, imports: Imports): Promise<void> {
  await writeDurably(join(ledger, LIST), `${JSON.stringify(imports)}\n`);
}

/** Moves the list of a ledger to where the same ledger lies already and has none. */
export async function handOn(from: string, to: string): Promise<void> {
  if (existsSync(join(from, LIST)) && !existsSync(join(to, LIST)))
    await rename(join(from, LIST), join(to, LIST));
}

/** Names of the files that are kept and cannot be read, or are not what they were. */
export async function damagedSources(folder: string, imports: Imports): Promise<string[]> {
  const damaged: string[] = [];
  for (const { name, sha256 } of imports.flat())
    if (!(await isWhole(packedPath(folder, sha256), sha256))) damaged.push(name);
  return [...new Set(damaged)];
}

/** Puts a kept file under its name into a folder, packed as it is, by which an import knows it; returns its path. */
export async function placeSource(
  folder: string,
  source: KeptSource,
  into: string,
): Promise<string> {
  await mkdir(into, { recursive: true });
  const path = join(into, source.name);
  await link(packedPath(folder, source.sha256), path);
  return path;
}

/** Removes what no ledger of the shelf was made from. Whoever calls it is alone in the folder. */
export async function removeUnused(folder: string): Promise<void> {
  const kept = await readdir(join(folder, KEPT)).catch(() => []);
  if (kept.length === 0) return;
  const used = new Set<string>();
  for (const id of await readdir(folder))
    for (const { sha256 } of ((await readSources(folder, id)) ?? []).flat())
      used.add(`${sha256}.gz`);
  for (const name of kept) if (!used.has(name)) await rm(join(folder, KEPT, name));
}

/** One that is kept already, and is whole, stays as it is. */
async function keepFile(folder: string, path: string): Promise<string> {
  const sha256 = await buildHash(path);
  const target = packedPath(folder, sha256);
  if (await isWhole(target, sha256)) return sha256;
  const next = `${target}.${process.pid}`;
  if (isArchive(path)) await copyFile(path, next);
  else await pipeline(createReadStream(path), createGzip(), createWriteStream(next));
  await syncPath(next);
  await rename(next, target);
  return sha256;
}

async function isWhole(path: string, sha256: string): Promise<boolean> {
  return existsSync(path) && (await buildHash(path).catch(() => '')) === sha256;
}

/** The hash of a file's content, unpacked where it is an archive. */
async function buildHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of unpacked(path)) hash.update(bytes);
  return hash.digest('hex');
}
