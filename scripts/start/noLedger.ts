// What is said where a portal starts and has no figures.

import type { CurrentLedger } from '../../engine/serve.ts';

/** Says how to import where no ledger serves: pages stand without figures until one does. */
export function sayNoLedger(current: CurrentLedger, say: (line: string) => void): void {
  try {
    current.get();
  } catch {
    say(
      'показників немає: імпортуйте їх (npm run ledger -- import ФАЙЛ…), і портал одразу їх покаже',
    );
    say(
      'there are no figures: import them (npm run ledger -- import FILE…), and the portal shows them at once',
    );
  }
}
