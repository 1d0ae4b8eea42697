// The portals that browser tests visit, each on its port: demonstration, real figures, library, no ledger at all.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

import {
  buildSite,
  CurrentLedger,
  ensureBuilt,
  openMailService,
  readBuilt,
  ledgersFolder,
  messagesFolder,
} from '../../engine/serve.ts';
import { makeFigures } from '../air/figures.ts';
import type { TestPortal } from '../overlay.ts';
import { portalOf, TEST_DATA } from '../portals.ts';
import { demonstrationFolder, importInto, REAL_DATA, SILENT } from '../served.ts';
import { PORTS } from './ports.ts';
import { serveStudio } from './studioServer.ts';
import { ROOMS } from '../../site/kinds.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';

const messages = messagesFolder(join(TEST_DATA, 'browser'));
rmSync(messages, { recursive: true, force: true });
const post = await openMailService(messages, {}, SILENT);

const built = await readBuilt(await ensureBuilt(TEST_DATA, console.log));

const empty = join(TEST_DATA, 'empty');
rmSync(empty, { recursive: true, force: true });
mkdirSync(ledgersFolder(empty), { recursive: true });
await serve('product', ledgersFolder(empty), PORTS.empty);

await serve('library', await demonstrationFolder('library', console.log), PORTS.library);
await serve('library', ledgersFolder(empty), PORTS.silentLibrary);

await serve('air', await airFolder(), PORTS.air);
await serve('air', ledgersFolder(empty), PORTS.silentAir);

if (REAL_DATA) {
  const real = join(TEST_DATA, 'real');
  rmSync(real, { recursive: true, force: true });
  await importInto(ledgersFolder(real), [REAL_DATA]);
  await serve('product', ledgersFolder(real), PORTS.real);
}

createServer((request, response) => {
  const frame = new URL(request.url ?? '/', 'http://foreign').searchParams.get('frame') ?? '';
  response.writeHead(200, {
    'content-type': 'text/html',
    // as strict as a site can be with what it frames
    'cross-origin-embedder-policy': 'require-corp',
  });
  const address = frame.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  response.end(
    `<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,"><iframe src="${address}" width="600" height="500"></iframe>`,
  );
}).listen(PORTS.foreign, '127.0.0.1');

const demonstration = await demonstrationFolder('product', console.log);
await serveStudio(built, demonstration, PORTS.studio);

// last: the tests begin when this one answers
await serve('product', demonstration, PORTS.demonstration);

/** The figures of the air are imported, as those of a network of stations would be. */
async function airFolder(): Promise<string> {
  const air = join(TEST_DATA, 'air');
  rmSync(air, { recursive: true, force: true });
  mkdirSync(air, { recursive: true });
  const file = join(air, 'days.csv');
  writeFileSync(file, makeFigures());
  await importInto(ledgersFolder(air), [file], 'air');
  return ledgersFolder(air);
}

async function serve(which: TestPortal, folder: string, port: number): Promise<void> {
  const portal = portalOf(which);
  const current = new CurrentLedger(folder, portal.model, SILENT);
  await current.start();
  const site = await buildSite({
    portal,
    current,
    built,
    parts: SERVER_PARTS,
    log: false,
    post,
    listens: `http://127.0.0.1:${port}`,
    examples: ROOMS,
  });
  await site.listen({ port, host: '127.0.0.1' });
}
