// The process that asks, as others use it.

import { fork } from 'node:child_process';
import { join } from 'node:path';

import type { Asking } from './generator.ts';
import type { Tally } from './tally.ts';

export interface Generator {
  readonly ask: (asking: Asking) => Promise<Tally>;
  readonly stop: () => void;
}

export function startGenerator(): Generator {
  const child = fork(join(import.meta.dirname, 'generator.ts'), { stdio: 'inherit' });
  return {
    ask: async (asking) =>
      await new Promise((resolve, reject) => {
        const fail = () => reject(new Error('the process that asks has ended'));
        child.once('exit', fail);
        child.once('message', (tally: Tally) => {
          child.off('exit', fail);
          resolve(tally);
        });
        child.send(asking);
      }),
    stop: () => child.disconnect(),
  };
}
