// The folder of ledgers: each published one in a folder named by its hash, `CURRENT` naming the one that serves.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Text } from '../../model/portal.ts';
import { LedgerUnavailable } from '../stores/store.ts';

export interface TableControl {
  readonly rows: number;
  /** Order-free checksum of all rows. */
  readonly checksum: string;
  /** Exact sums of the measures, as decimals. */
  readonly totals: Readonly<Record<string, string>>;
}

/** What figures that are no source's own say of themselves wherever they go. */
export interface FigureMark {
  readonly name: string;
  /** A sentence in each language of the portal. */
  readonly words: Text;
}

/** Of ledgers that were published before manifests had marks. */
const OLD_MARK: FigureMark = {
  name: 'demonstration',
  words: { uk: 'Демонстраційні показники.', en: 'Demonstration figures.' },
};

export interface Manifest {
  /** Hash of the model and of every table's control: the same sources give the same id. */
  readonly id: string;
  /** Left out where the figures are a source's own. */
  readonly mark?: FigureMark | undefined;
  readonly created: string;
  /** Version of the model the tables were made from. */
  readonly model: string;
  readonly tables: Readonly<Record<string, TableControl>>;
  readonly file: { readonly name: string; readonly bytes: number; readonly sha256: string };
  /** How many integrity violations there are, by rule. */
  readonly exceptions: Readonly<Record<string, number>>;
  /** Hash of everything else in it; manifests of before have none. */
  readonly seal?: string;
}

const ID = /^[0-9a-f]{16}$/;

/** Whether a text can be the id of a ledger. */
export function isLedgerId(text: string): boolean {
  return ID.test(text);
}

/** The hash of a manifest by which a change of it is seen. */
export function hashManifest(manifest: Manifest): string {
  const { seal: _, ...sealed } = manifest;
  return createHash('sha256').update(JSON.stringify(sealed)).digest('hex');
}

export const LEDGER_FILE = 'ledger.duckdb';
export const CURRENT = 'CURRENT';
export const MANIFEST = 'manifest.json';
/** Names that a build uses until it is published, with its process. */
const LEFTOVER = /^(?:building-|CURRENT\.|SERVED\.)(?<pid>\d+)(?:-aside)?$/;

/** The folder of published ledgers in a folder of data. */
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

/** Throws LedgerUnavailable where the manifest is not there, or not as it was written. */
export async function readManifest(folder: string, id: string): Promise<Manifest> {
  if (!isLedgerId(id))
    throw new LedgerUnavailable(`CURRENT does not name a ledger: "${id.slice(0, 40)}"`);
  try {
    const manifest = JSON.parse(await readFile(join(folder, id, MANIFEST), 'utf8')) as Manifest;
    if (manifest.id !== id) throw new Error(`it names the ledger ${manifest.id}`);
    if (manifest.seal !== undefined && manifest.seal !== hashManifest(manifest))
      throw new Error('it is not as it was written');
    return withMark(manifest);
  } catch (error) {
    throw new LedgerUnavailable(
      `the manifest of ledger ${id} cannot be read: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** What a ledger is called by its mark. */
export function findKind({ mark }: Manifest): string {
  return mark?.name ?? 'imported';
}

/** A manifest that was written before there were marks names a kind. */
export function withMark(manifest: Manifest & { readonly kind?: string }): Manifest {
  return manifest.kind === OLD_MARK.name ? { mark: OLD_MARK, ...manifest } : manifest;
}

/** Published ledgers, newest first. */
export async function listLedgers(folder: string): Promise<Manifest[]> {
  const names = await readdir(folder).catch(() => []);
  const manifests = await Promise.all(
    names.filter(isLedgerId).map((id) => readManifest(folder, id).catch(() => null)),
  );
  return manifests
    .filter((manifest) => manifest !== null)
    .sort((a, b) => (a.created < b.created ? 1 : -1));
}

/** Size in bytes and SHA-256 in hexadecimal, read as a stream. */
export async function hashFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
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
