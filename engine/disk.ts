// What is to outlast a failing power: written and synced, the file as well as the folder that names it.

import { open } from 'node:fs/promises';

/** Resolves when the text is on disk; `mode` are the permissions of a new file. The folder is synced by `syncPath`. */
export async function writeDurably(path: string, text: string, mode?: number): Promise<void> {
  const file = await open(path, 'w', mode);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncs a file, or a folder after a rename in it. There are systems on which a folder cannot be synced and need not be. */
export async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  } finally {
    await file.close();
  }
}
