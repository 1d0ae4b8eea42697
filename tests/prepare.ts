// Makes the demonstration ledgers that tests and browser journeys share, once, before several of them ask at the same time.

import { join } from 'node:path';

import { ensureLedger } from '../engine/ledger/demonstration/ensure.ts';
import { ledgersFolder } from '../engine/ledger/publish/manifest.ts';
import { loadPortal } from '../engine/server/loadPortal.ts';
import { foldersOf } from './overlay.ts';
import { TEST_DATA } from './served.ts';
import { KINDS } from '../site/kinds.ts';

for (const which of ['library', 'product'] as const) {
  const folders = foldersOf(which);
  await ensureLedger(
    loadPortal(folders, KINDS),
    folders,
    ledgersFolder(join(TEST_DATA, which)),
    console.log,
  );
}
