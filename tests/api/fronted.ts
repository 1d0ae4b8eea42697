// A site behind the front that readers reach, in one process: asked over HTTP on a port of this machine.

import type { AddressInfo } from 'node:net';

import type { FastifyBaseLogger } from 'fastify';

import { buildFront } from '../../engine/front/listen.ts';
import type { Watcher } from '../../engine/front/seen.ts';
import type { CurrentLedger } from '../../engine/ledger/current.ts';
import type { Portal } from '../../engine/model/portal.ts';
import type { ServerParts } from '../../engine/parts.server.ts';
import { busyPages, frontShare } from '../../engine/server/busyPages.ts';
import { securityHeaders } from '../../engine/server/headers.ts';
import { buildSite } from '../../engine/server/site.ts';
import { socketPath } from '../../scripts/start/socketPath.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { drawnAtOnce } from '../marked.ts';

export interface Watching {
  readonly parts?: ServerParts;
  readonly log?: FastifyBaseLogger | false;
  readonly watchers?: readonly Watcher[];
}

/** As `npm start` puts them together, without threads. */
export async function behindFront(
  portal: Portal,
  current: CurrentLedger,
  { parts = SERVER_PARTS, log = false, watchers = [] }: Watching = {},
): Promise<{ readonly base: string; readonly stop: () => Promise<void> }> {
  const { built, remove } = drawnAtOnce();
  const epoch = () => current.get().id;
  const site = await buildSite({ portal, current, built, parts, log, proxies: 'front', epoch });
  const socket = socketPath();
  await site.listen({ path: socket.path });
  const place = { atOnce: 4, waiting: 100 };
  const standing = { epoch: epoch(), ready: { status: 200, body: {} } };
  const { app, begin } = await buildFront({
    headers: securityHeaders(),
    standing: () => standing,
    making: () => false,
    proxies: [],
    log: log || { warn() {} },
    watchers,
  });
  const front = begin({
    socketPath: socket.path,
    client: built.client,
    busy: await busyPages(site, portal),
    places: { page: place, call: place, file: place },
    keptBytes: frontShare(portal.settings.bounds.cacheMegabytes),
    drainSeconds: 0,
  });
  front.stand(standing);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const stop = async () => {
    app.server.closeAllConnections();
    await app.close();
    await site.close();
    socket.remove();
    remove();
  };
  return { base: `http://127.0.0.1:${port}`, stop };
}
