// The studio that browser tests work in: over a copy of the product with the demonstration figures, beside the pages of that portal.

import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { buildSite, CurrentLedger, type Built } from '../../engine/serve.ts';
import { openStudio } from '../../scripts/studio/app.ts';
import { KINDS, ROOMS } from '../../site/kinds.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { copyOf, foldersOf } from '../overlay.ts';
import { portalOf, TEST_DATA } from '../portals.ts';
import { SILENT } from '../served.ts';

/** `folder` holds the ledgers. Listens on this machine alone. */
export async function serveStudio(built: Built, folder: string, port: number): Promise<void> {
  const { folders, remove } = copyOf(foldersOf('product'));
  process.once('exit', remove);
  const data = join(TEST_DATA, 'studio');
  rmSync(data, { recursive: true, force: true });
  const portal = portalOf('product');
  const current = new CurrentLedger(folder, portal.model, SILENT);
  await current.start();
  const { app } = await openStudio({
    folders,
    kinds: KINDS,
    data,
    log: false,
    built: async () => built,
    ledgers: { serving: async () => current },
  });
  const shown = { portal, current, built, parts: SERVER_PARTS, log: false, examples: ROOMS };
  const site = await buildSite({ ...shown, log: false });
  await site.ready();
  createServer((request, response) => {
    const of = request.url?.startsWith('/_studio') ? app : site;
    of.routing(request, response);
  }).listen(port, '127.0.0.1');
}
