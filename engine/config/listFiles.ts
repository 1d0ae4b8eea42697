// The files below a folder, in a stable order.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Paths relative to the folder, with slashes; hidden files and folders are left out. No folder: no files. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter(
      (name) =>
        !name.split(/[\\/]/).some((part) => part.startsWith('.')) &&
        statSync(join(folder, name)).isFile(),
    )
    .map((name) => relative(folder, join(folder, name)).replaceAll('\\', '/'))
    .sort();
}
