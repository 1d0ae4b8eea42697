// The worker that solves the puzzle against robots, so that the page stays quick meanwhile; where it cannot, it fails.

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

addEventListener(
  'message',
  ({ data }: MessageEvent<Parameters<typeof solveChallenge>[0]['challenge']>) => {
    void solveChallenge({ challenge: data, deriveKey }).then(
      (solution) => postMessage(solution),
      reportError,
    );
  },
);
