// The portal as a child of the bench, behind its front: serves, counts bytes, times pages.

import { buildFront } from '../../engine/front.ts';
import {
  buildSite,
  busyPages,
  frontPlaces,
  CurrentLedger,
  foldersFrom,
  frontShare,
  loadPortal,
  lookup,
  readBuilt,
  securityHeaders,
  assertDefined,
} from '../../engine/serve.ts';
import { allPages } from '../load/addresses.ts';
import { socketPath } from '../start/socketPath.ts';
import { answerParent } from '../harness/child.ts';
import { Counter } from './counter.ts';
import { asAnother, timePages } from './inside.ts';
import { KINDS } from '../own.ts';
import { SERVER_PARTS } from '../own.server.ts';

const portal = loadPortal(foldersFrom(process.env), KINDS);
const ledgers = assertDefined(process.env['BENCH_LEDGERS']);
const current = new CurrentLedger(ledgers, portal.model, {
  info() {},
  error: (_, message) => console.error(message),
});
await current.start();
let anew = false;
const built = asAnother(await readBuilt(assertDefined(process.env['BENCH_SITE'])), () => anew);
const epoch = () => current.get().id;
const site = await buildSite({
  portal,
  current,
  built,
  parts: SERVER_PARTS,
  log: false,
  proxies: 'front',
  epoch,
});
const socket = socketPath();
await site.listen({ path: socket.path });
const standing = { epoch: epoch(), ready: { status: 200, body: {} } };
const { app, begin } = await buildFront({
  headers: securityHeaders(),
  standing: () => standing,
  making: () => false,
  proxies: [],
  log: console,
});
const { bounds } = portal.settings;
begin({
  socketPath: socket.path,
  client: built.client,
  busy: await busyPages(site, portal),
  places: frontPlaces(bounds),
  keptBytes: frontShare(bounds.cacheMegabytes),
  drainSeconds: 0,
}).stand(standing);

const counter = new Counter();
// before the portal's own listener, which may answer at once
app.server.prependListener('request', (request, response) => {
  if (!counter.counting) return;
  const before = request.socket.bytesWritten;
  const begun = performance.now();
  response.once('finish', () => {
    // what went over the socket, less the head that node:http wrote
    const head = lookup(response as unknown as Record<string, string>, '_header').length;
    counter.note({
      url: request.url ?? '',
      status: response.statusCode,
      body: Math.max(0, request.socket.bytesWritten - before - head),
      ms: performance.now() - begun,
    });
  });
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });

answerParent(url, {
  ...counter.handlers,
  pages: async (times: number) => {
    const addresses = await allPages(url);
    anew = true;
    return await timePages(site, portal, addresses, times).finally(() => (anew = false));
  },
});
