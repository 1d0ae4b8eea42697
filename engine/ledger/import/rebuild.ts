// Makes a ledger anew from the files kept with it: all its imports in their order, then publishes it.

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { alone, removeOld } from '../publish/switch.ts';
import type { Manifest } from '../publish/manifest.ts';
import { publishKept } from '../publish/publish.ts';
import {
  damagedSources,
  placeSource,
  readSources,
  writeSources,
  type Imports,
} from '../publish/sources.ts';
import { ledgerOf } from '../publish/upkeep.ts';
import { importFiles, ImportRefused, type ImportOptions } from './importFiles.ts';

/** Rebuilds a ledger; the same files and model give the same ledger. Throws ImportRefused, and then publishes nothing. */
export async function rebuildLedger(
  named: string | undefined,
  options: ImportOptions,
): Promise<Manifest> {
  const { folder } = options;
  return await alone(folder, async () => {
    const id = await ledgerOf(folder, named);
    const imports = await readSources(folder, id);
    if (!imports) throw new ImportRefused([formatNoImports(id)]);
    const damaged = await damagedSources(folder, imports);
    if (damaged.length > 0) throw new ImportRefused(damaged.map(formatDamagedFile));
    const work = join(folder, `building-${process.pid}`);
    try {
      const manifest = await importAgain(imports, options, work);
      const made = join(work, manifest.id);
      await writeSources(made, imports);
      await publishKept(folder, made, manifest);
      options.say(`published ${manifest.id}`);
      return manifest;
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  });
}

async function importAgain(
  imports: Imports,
  options: ImportOptions,
  work: string,
): Promise<Manifest> {
  const { folder, say } = options;
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const shorter = (line: string) => line.replaceAll(`${join(work, 'files')}/`, '');
  let manifest: Manifest | null = null;
  for (const [nth, sources] of imports.entries()) {
    const paths: string[] = [];
    // several files may have one name
    for (const [i, source] of sources.entries())
      paths.push(await placeSource(folder, source, join(work, 'files', `${nth + 1}`, `${i + 1}`)));
    try {
      manifest = await importFiles(paths, {
        ...options,
        folder: work,
        keeps: false,
        say: (line) => {
          if (!line.startsWith('published')) say(shorter(line));
        },
      });
    } catch (error) {
      throw error instanceof ImportRefused ? new ImportRefused(error.problems.map(shorter)) : error;
    }
    await removeOld(work, 0);
  }
  if (!manifest) throw new ImportRefused(['no import made this ledger']);
  return manifest;
}

function formatNoImports(id: string): string {
  return [
    `${id}: файли, з яких створено цей набір показників, не зберігаються з ним; імпортуйте їх у порожню теку`,
    `  the files that this ledger was made from are not kept with it; import them into an empty folder`,
  ].join('\n');
}

function formatDamagedFile(name: string): string {
  return [
    `${name}: збережений файл пошкоджено або його немає; покладіть його з копії або імпортуйте файли в порожню теку`,
    `  the kept file is damaged or missing; put it back from a copy, or import the files into an empty folder`,
  ].join('\n');
}
