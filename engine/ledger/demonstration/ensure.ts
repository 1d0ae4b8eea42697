// Makes sure that a ledger is there: where none is published, or the demonstration is out of date, makes the demonstration.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Folders } from '../../config/read.ts';
import { shippedDimensions } from '../../config/folders.ts';
import type { Portal } from '../../model/portal.ts';
import { readCurrent, readManifest, type Manifest } from '../publish/manifest.ts';
import { shapeOf } from '../publish/publish.ts';
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
  if (id !== null && !manifest)
    return say('the published ledger is damaged: verify it, roll back, or import again');
  if (manifest?.kind === 'imported') return;
  const sources = sourcesHash(folders, portal);
  const before = await readFile(join(folder, MADE_FROM), 'utf8').catch(() => '');
  if (manifest && before === sources) return;
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
    .update(shapeOf(portal.model))
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
