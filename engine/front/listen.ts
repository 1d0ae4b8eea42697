// The server that listens: health, the files of the build, and everything else by the front.

import type { IncomingMessage } from 'node:http';

import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

import { ASSETS, LIVE, READY } from '../addresses/reserved.ts';
import { refuseExpectations, refuseUnread } from '../api/aloneAnswers.ts';
import { Front } from './front.ts';
import type { Begun, NowServing } from './told.ts';

export interface FrontApp {
  readonly app: FastifyInstance;
  readonly front: Front;
}

/** A connection that asks nothing is kept longer than proxies keep theirs, in milliseconds. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_MS = 5000;
/** A form with files is given so long in all. */
const REQUEST_MS = 180_000;
const LOOK_MS = 1000;
/** What still comes of a body that has been answered passes unread for so long. */
const UNREAD_MS = 5000;
/** Files whose names say what is in them never change. */
const FOREVER = 'public, max-age=31536000, immutable';

/** `proxies`: addresses and CIDR blocks whose word about a reader's address is taken. `standing` is what the thread behind told last; null where it has not for too long. */
export async function buildFront(
  begun: Begun,
  standing: () => NowServing | null,
  proxies: readonly string[] = [],
): Promise<FrontApp> {
  const { headers } = begun;
  const front = new Front(begun);
  const app = Fastify({
    logger: false,
    trustProxy: proxies.length > 0 && [...proxies],
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: { connectionsCheckingInterval: LOOK_MS, requireHostHeader: false },
    // an address that cannot be read is answered behind too
    frameworkErrors: (_, request, reply) => void front.answer(request, reply),
    clientErrorHandler: (error, socket) => refuseUnread(error, socket, headers),
  });
  refuseExpectations(app.server, headers);
  app.server.headersTimeout = HEADERS_MS;
  app.removeAllContentTypeParsers();
  // a body is passed on as it comes
  app.addContentTypeParser('*', (_, __, done) => done(null));
  app.addHook('onClose', () => front.close());
  app.addHook('onResponse', async ({ raw }) => endUnread(raw));
  mountHealth(app, begun, () => (front.isDraining ? DRAINING : (standing()?.ready ?? SILENT)));
  await app.register(fastifyStatic, {
    root: `${begun.client}/${ASSETS}`,
    prefix: `/${ASSETS}/`,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply) => reply.headers({ ...headers, 'cache-control': FOREVER }),
  });
  app.all('/*', (request, reply) => front.answer(request, reply));
  app.setNotFoundHandler((request, reply) => front.answer(request, reply));
  return { app, front };
}

/** Whoever has its answer and goes on sending is let go. */
function endUnread(asked: IncomingMessage): void {
  if (asked.complete || asked.destroyed) return;
  const late = setTimeout(() => asked.socket.destroy(), UNREAD_MS);
  for (const event of ['end', 'close']) asked.once(event, () => clearTimeout(late));
}

function mountHealth(
  app: FastifyInstance,
  { headers }: Begun,
  ready: () => NowServing['ready'],
): void {
  const unkept = (reply: FastifyReply) =>
    reply.headers({ ...headers, 'cache-control': 'no-store' });
  app.get(`/${LIVE}`, (_, reply) => unkept(reply).type('text/plain').send('ok\n'));
  app.get(`/${READY}`, (_, reply) => {
    const { status, body } = ready();
    if (status === 503) reply.header('retry-after', '2');
    return unkept(reply).code(status).send(body);
  });
}

const DRAINING = { status: 503, body: { status: 'the portal is ending' } };
const SILENT = { status: 503, body: { status: 'the portal makes no answers just now' } };
