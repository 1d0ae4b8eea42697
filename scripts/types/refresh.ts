// Writes what is generated anew after configuration has changed.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** What is generated follows the repository's own configuration; for that of another folder nothing is done. Throws where it could not be written. */
export async function refreshTypes(config: string): Promise<void> {
  if (resolve(config) !== join(ROOT, 'config')) return;
  const child = spawn(process.execPath, ['scripts/types.ts'], { cwd: ROOT, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('what is generated could not be written: run npm run types');
}
