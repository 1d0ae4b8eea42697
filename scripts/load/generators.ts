// The process that asks, as others use it.

import { fork } from 'node:child_process';
import { join } from 'node:path';

import type { LoadAsking } from './generator.ts';
import type { LoadTally } from './tally.ts';

export interface Generator {
  readonly ask: (asking: LoadAsking) => Promise<LoadTally>;
  readonly stop: () => void;
}

export function startGenerator(): Generator {
  const child = fork(join(import.meta.dirname, 'generator.ts'), { stdio: 'inherit' });
  return {
    ask: async (asking) =>
      await new Promise((resolve, reject) => {
        const fail = () => reject(new Error('the process that asks has ended'));
        child.once('exit', fail);
        child.once('message', (tally: LoadTally) => {
          child.off('exit', fail);
          resolve(tally);
        });
        child.send(asking);
      }),
    stop: () => child.disconnect(),
  };
}
