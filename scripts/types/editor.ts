// Writes what text editors suggest by: the schemas with the names of this portal, in a folder that is made anew and not kept in git.

import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { editorSchemas, type foldersFrom } from '../../engine/chores.ts';
import { KINDS } from '../own.ts';

/** What is as it should be is not touched: an editor reads again what was. A portal with mistakes gives the names that can be had. */
export async function writeEditorSchemas(folders: ReturnType<typeof foldersFrom>): Promise<void> {
  const folder = join(folders.own, 'editor');
  const texts = await editorSchemas(folders, KINDS);
  for (const [name, text] of Object.entries(texts)) {
    const file = join(folder, name);
    if ((await readFile(file, 'utf8').catch(() => null)) === text) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  for (const name of await readdir(folder, { recursive: true }))
    if (name.endsWith('.schema.json') && !(name.replaceAll('\\', '/') in texts))
      await rm(join(folder, name));
}
