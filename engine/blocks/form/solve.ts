// The worker that solves the puzzle against robots, so that the page stays quick meanwhile.

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

addEventListener(
  'message',
  (event: MessageEvent<Parameters<typeof solveChallenge>[0]['challenge']>) => {
    void solveChallenge({ challenge: event.data, deriveKey }).then(
      (solution) => postMessage(solution),
      () => postMessage(null),
    );
  },
);
