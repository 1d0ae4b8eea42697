// Makes sure that a ledger is there: where none is published, or the demonstration is out of date, makes the demonstration.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Folders } from '../../config/read.ts';
import { shippedDimensions } from '../../config/folders.ts';
import type { Portal } from '../../model/portal.ts';
import {
  isLedgerId,
  LEDGER_FILE,
  listLedgers,
  readCurrent,
  readManifest,
  type Manifest,
} from '../publish/manifest.ts';
import { hashModelTables } from '../publish/publish.ts';
import { generateDemonstration } from './generate.ts';
import { readDemonstration } from './recipes.ts';

const MADE_FROM = 'demonstration';

/** An imported ledger is never touched. Says what it does. */
export async function ensureLedger(
  portal: Portal,
  folders: Folders,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const id = await readCurrent(folder).catch(() => null);
  const manifest = id === null ? null : await readManifest(folder, id).catch(() => null);
  if (manifest?.kind === 'imported') return;
  if (!manifest && (await mayHoldFigures(folder)))
    return say('the published ledger is damaged: verify it, roll back, or import again');
  const sources = sourcesHash(folders, portal);
  const before = await readFile(join(folder, MADE_FROM), 'utf8').catch(() => '');
  if (manifest && before === sources && (await hasSize(folder, manifest))) return;
  say('making the demonstration figures');
  await mkdir(folder, { recursive: true });
  await generateDemonstration({
    portal,
    folder,
    shipped: shippedDimensions(folders),
    demonstration: readDemonstration(folders),
    say,
  });
  await writeFile(join(folder, MADE_FROM), sources);
}

/** Whether something lies in a folder that was perhaps imported: it is not to be hidden by invented figures. */
async function mayHoldFigures(folder: string): Promise<boolean> {
  const shelved = (await readdir(folder).catch(() => [])).filter(isLedgerId);
  const invented = (await listLedgers(folder)).filter(({ kind }) => kind === 'demonstration');
  return shelved.length > invented.length;
}

/** A file that was cut off is made anew; what else may be wrong with it is found while it serves. */
async function hasSize(folder: string, { id, file }: Manifest): Promise<boolean> {
  const path = join(folder, id, LEDGER_FILE);
  return (await stat(path).catch(() => null))?.size === file.bytes;
}

/** Where a ledger is made, and in which of the sizes that the demonstration declares. */
export interface ScaledLedger {
  readonly folder: string;
  readonly scale: string;
  readonly say: (line: string) => void;
}

/** Makes the figures in another size, in a folder of its own. Throws where there is no such size. */
export async function makeScaled(
  portal: Portal,
  folders: Folders,
  { folder, scale, say }: ScaledLedger,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true });
  const manifest = await generateDemonstration({
    portal,
    folder,
    shipped: shippedDimensions(folders),
    demonstration: readDemonstration(folders),
    say,
    scale,
  });
  // so that a portal started over it leaves it as it is
  await writeFile(join(folder, MADE_FROM), sourcesHash(folders, portal));
  return manifest;
}

function sourcesHash(folders: Folders, portal: Portal): string {
  const hash = createHash('sha256')
    .update(hashModelTables(portal.model))
    .update(JSON.stringify([portal.formats, portal.model.dimensions, portal.model.rules]));
  const root = join(folders.content, 'ledger');
  const places = [root, new URL('.', import.meta.url).pathname];
  for (const place of places) {
    for (const name of existsSync(place)
      ? readdirSync(place, { recursive: true, encoding: 'utf8' }).sort()
      : []) {
      const path = join(place, name);
      if (statSync(path).isFile()) hash.update(name).update(readFileSync(path));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
