// Checks a published ledger against its manifest, or all on a shelf. Files are read in pieces, so that answers need not wait.

import { createHash } from 'node:crypto';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { LEDGER_FILE, readManifest, type Manifest, isLedgerId, listLedgers } from './manifest.ts';
import { hasSources } from './sources.ts';

/** How a file is read. It may be changed while that goes on. */
export interface Reading {
  /** After each piece it rests so many times as long as the piece took; 0: it does not rest. */
  rest: number;
  /** Ends the reading: it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Is told which part of the file is read, from 0 to 1. */
  readonly told?: (part: number) => void;
}

const PIECE_BYTES = 1024 * 1024;
/** What the system lacks says nothing of a file: asked again later it may be read. */
const LACKING: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EACCES', 'EPERM']);

/** What is wrong with a published ledger, for the log; null where nothing is. Rejects where that cannot be found out. */
export async function findDamage(
  folder: string,
  id: string,
  reading: Reading = { rest: 0 },
): Promise<string | null> {
  try {
    const manifest = await readManifest(folder, id);
    return await damageOfFile(join(folder, id, LEDGER_FILE), manifest.file, reading);
  } catch (error) {
    if (reading.signal?.aborted || isLacking(error)) throw error;
    return formatUnread(error);
  }
}

async function damageOfFile(
  path: string,
  said: Manifest['file'],
  reading: Reading,
): Promise<string | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size !== said.bytes) return `the file has ${size} bytes, the manifest says ${said.bytes}`;
    const hash = createHash('sha256');
    const piece = Buffer.allocUnsafe(PIECE_BYTES);
    let read = 0;
    while (read < size) {
      reading.signal?.throwIfAborted();
      const started = performance.now();
      const { bytesRead } = await file.read(piece, 0, PIECE_BYTES, read);
      if (bytesRead === 0) return `the file ends after ${read} of ${size} bytes`;
      hash.update(piece.subarray(0, bytesRead));
      read += bytesRead;
      reading.told?.(read / size);
      if (reading.rest > 0) await pause(reading.rest * (performance.now() - started));
    }
    const found = hash.digest('hex');
    return found === said.sha256
      ? null
      : `the file has the hash ${found}, the manifest says ${said.sha256}`;
  } finally {
    await file.close();
  }
}

/** Where a file is not there its path says no more than that. */
function formatUnread(error: unknown): string {
  const { code, cause, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'its file is not there';
  const isGone = (cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
  return isGone ? 'its manifest is not there' : message;
}

function isLacking(error: unknown): boolean {
  const { code, cause } = error as NodeJS.ErrnoException;
  return LACKING.has(code) || LACKING.has((cause as NodeJS.ErrnoException | undefined)?.code);
}

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

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
