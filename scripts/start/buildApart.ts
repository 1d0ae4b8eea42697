// Builds in a process of its own: what a bundler takes of memory ends with it.

import { spawn } from 'node:child_process';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';

import { StartError } from './startError.ts';

const BUILD = join(import.meta.dirname, `../build${extname(import.meta.filename)}`);

/** Says what the build says. Throws StartError where it fails. */
export async function buildApart(say: (line: string) => void): Promise<void> {
  const build = spawn(process.execPath, [BUILD], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface(build.stdout).on('line', (line) => say(line.replace(/^ *[\d.]+ s {2}/, '')));
  const code = await new Promise<number | null>((resolve) => build.once('close', resolve));
  if (code !== 0)
    throw new StartError(
      'Портал не вдалося зібрати: причину названо вище.',
      'The portal could not be built: the reason stands above.',
    );
}
