// The processes that ask, as others use them.

import { fork } from 'node:child_process';
import { join } from 'node:path';

import type { LoadAsking } from './generator.ts';
import type { LoadTally } from './tally.ts';

export interface Generator {
  readonly ask: (asking: LoadAsking) => Promise<LoadTally>;
  /** What is being asked without an end is asked no more. */
  readonly end: () => void;
  readonly stop: () => void;
}

/** `role`: what makes the load gives way to everything, what measures goes first where that is allowed. */
export function startGenerator(role: 'loads' | 'measures' = 'loads'): Generator {
  const child = fork(join(import.meta.dirname, 'generator.ts'), [role], { stdio: 'inherit' });
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
    end: () => child.send('end'),
    stop: () => child.disconnect(),
  };
}
