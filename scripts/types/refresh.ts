// Writes what is generated anew after configuration has changed.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

import { ENDING } from '../own.ts';

const TYPES = join(import.meta.dirname, `../types${ENDING}`);

/** What is generated follows the configuration that lies in the portal's folder; for that of another folder nothing is done. Throws where it could not be written. */
export async function refreshTypes(config: string): Promise<void> {
  if (resolve(config) !== resolve('config')) return;
  const child = spawn(process.execPath, [TYPES], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('what is generated could not be written: run npm run types');
}
