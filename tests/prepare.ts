// Makes what tests and browser journeys share, once, before several of them want it at the same time: the demonstration ledgers and the built site.

import { ensureBuilt } from '../engine/server/build.ts';
import { TEST_DATA } from './portals.ts';
import { demonstrationFolder } from './served.ts';

await Promise.all([
  ensureBuilt(TEST_DATA, console.log),
  demonstrationFolder('library', console.log).then(() =>
    demonstrationFolder('product', console.log),
  ),
]);
