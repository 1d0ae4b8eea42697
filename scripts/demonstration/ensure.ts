// Makes sure that a ledger is there: where none is published, or the demonstration is out of date, makes the demonstration.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  hashModelTables,
  isLedgerId,
  LEDGER_FILE,
  listLedgers,
  readCurrent,
  readManifest,
  shippedDimensions,
  type Folders,
  type Manifest,
  type Portal,
} from '../../engine/publish.ts';
import { generateDemonstration, type GenerateOptions } from './generate.ts';
import { readDemonstration, RECIPES } from './recipes.ts';

const MADE_FROM = 'demonstration';

/** An imported ledger is never touched; a portal without recipes has no demonstration. Says what it does. */
export async function ensureLedger(
  portal: Portal,
  folders: Folders,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const id = await readCurrent(folder).catch(() => null);
  const manifest = id === null ? null : await readManifest(folder, id).catch(() => null);
  if (manifest && !manifest.mark) return;
  if (!manifest && (await mayHoldFigures(folder)))
    return say('the published ledger is damaged: verify it, roll back, or import again');
  if (!folders.files.read(join(folders.content, RECIPES))) return;
  const before = await readFile(join(folder, MADE_FROM), 'utf8').catch(() => '');
  if (manifest && before === sourcesHash(folders, portal) && (await hasSize(folder, manifest)))
    return;
  say('making the demonstration figures');
  await makeLedger(portal, folders, { folder, say });
}

/** Whether something lies in a folder that was perhaps imported: it is not to be hidden by invented figures. */
async function mayHoldFigures(folder: string): Promise<boolean> {
  const shelved = (await readdir(folder).catch(() => [])).filter(isLedgerId);
  const invented = (await listLedgers(folder)).filter(({ mark }) => mark);
  return shelved.length > invented.length;
}

/** A file that was cut off is made anew; what else may be wrong with it is found while it serves. */
async function hasSize(folder: string, { id, file }: Manifest): Promise<boolean> {
  const path = join(folder, id, LEDGER_FILE);
  return (await stat(path).catch(() => null))?.size === file.bytes;
}

/** Makes the figures of the portal. Throws where they declare no size of that name, and ConfigError where the recipes have mistakes. */
export async function makeLedger(
  portal: Portal,
  folders: Folders,
  options: Pick<GenerateOptions, 'folder' | 'scale' | 'say'>,
): Promise<Manifest> {
  await mkdir(options.folder, { recursive: true });
  const manifest = await generateDemonstration({
    ...options,
    portal,
    shipped: shippedDimensions(folders),
    demonstration: readDemonstration(folders),
  });
  // so that a portal started over it leaves it as it is
  await writeFile(join(options.folder, MADE_FROM), sourcesHash(folders, portal));
  return manifest;
}

function sourcesHash(folders: Folders, portal: Portal): string {
  const hash = createHash('sha256')
    .update(hashModelTables(portal.model))
    .update(
      JSON.stringify([
        portal.formats,
        portal.model.dimensions,
        portal.model.rules,
        portal.settings.demonstration,
      ]),
    );
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
