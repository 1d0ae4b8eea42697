// The server that listens: health, the files of the build, and everything else by the front.

import { existsSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';

import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { ASSETS, LIVE, READY } from '../addresses/reserved.ts';
import { openServer, sendFiles } from '../api/httpServer.ts';
import { Front, type Headers } from './front.ts';
import { logRefusals, watchRequest, type Watcher } from './seen.ts';
import { sendStarting } from './starting.ts';
import type { Begun, NowServing } from './told.ts';

export interface FrontApp {
  readonly app: FastifyInstance;
  /** The thread behind answers from now on; until then everything but `/livez` is told that the portal is starting. */
  readonly begin: (begun: Begun) => Front;
}

export interface FrontOptions {
  /** Of every answer of its own. */
  readonly headers: Headers;
  /** What the thread behind told last; null where it has not for too long. */
  readonly standing: () => NowServing | null;
  /** Before it answers: whether what it takes has to be made first. */
  readonly making: () => boolean;
  /** Addresses and CIDR blocks whose word about a reader's address is taken. */
  readonly proxies: readonly string[];
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Are told what becomes of each request; then each goes by the router, which knows who asks. */
  readonly watchers?: readonly Watcher[];
}

/** A connection that asks nothing is kept longer than proxies keep theirs, in milliseconds. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_MS = 5000;
/** A form with files is given so long in all. */
const REQUEST_MS = 180_000;
const LOOK_MS = 1000;
const SERVER = {
  keepAliveTimeout: KEEP_ALIVE_MS,
  headersTimeout: HEADERS_MS,
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: LOOK_MS,
  requireHostHeader: false,
};
/** What still comes of a body that has been answered passes unread for so long. */
const UNREAD_MS = 5000;
/** Files whose names say what is in them never change. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Ready to listen, whether there is somebody behind or not. */
export async function buildFront(options: FrontOptions): Promise<FrontApp> {
  const { headers, making, proxies, log, watchers: more = [] } = options;
  const watchers: Watcher[] = [({ request: { raw } }) => endUnread(raw), ...more];
  let begun: { readonly front: Front; readonly files: ClientFiles } | null = null;
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    begun?.front.answer(request, reply) ?? sendStarting(request, reply.headers(headers), making());
  const app = openServer(headers, {
    logger: false,
    trustProxy: proxies.length > 0 && [...proxies],
    // most answers are kept: they are sent before a router, which costs more than they do
    serverFactory: (route) =>
      createServer(SERVER, (raw, response) => {
        const isSent = more.length === 0 && begun?.front.sendKept(raw, response);
        if (isSent !== true) route(raw, response);
      }),
    // an address that cannot be read is answered behind too
    frameworkErrors: (_, request, reply) => {
      watchRequest(request, reply, watchers);
      void answer(request, reply);
    },
  });
  app.removeAllContentTypeParsers();
  // a body is passed on as it comes
  app.addContentTypeParser('*', (_, __, done) => done(null));
  app.addHook('onClose', () => begun?.front.close());
  watchers.push(logRefusals(log, app));
  app.addHook('onRequest', (request, reply, done) => {
    watchRequest(request, reply, watchers);
    done();
  });
  mountHealth(app, options, () => begun?.front ?? null);
  await sendFiles(app, {
    serve: false,
    // files are small: a range that none has would be refused without their headers
    acceptRanges: false,
    setHeaders: (reply) => reply.headers({ ...headers, 'cache-control': FOREVER }),
  });
  app.get(`/${ASSETS}/*`, (request, reply) => {
    const file = begun?.files.named(request.url);
    return file ? reply.sendFile(file.name, file.folder) : answer(request, reply);
  });
  app.all('/*', answer);
  app.setNotFoundHandler(answer);
  // a type of body that cannot be read is refused behind, with its words
  app.setErrorHandler((_, request, reply) => answer(request, reply));
  const begin = (told: Begun) => {
    begun = { front: new Front(told, headers), files: new ClientFiles(told.client) };
    return begun.front;
  };
  return { app, begin };
}

/** Files that browsers ask for, all of them known. */
class ClientFiles {
  private readonly folder: string;
  private readonly names: ReadonlySet<string>;

  constructor(client: string) {
    this.folder = join(client, ASSETS);
    this.names = new Set(existsSync(this.folder) ? readdirSync(this.folder) : []);
  }

  /** That of an address; whatever else is asked for is nobody's file. */
  named(url: string): { readonly name: string; readonly folder: string } | null {
    const name = url.replace(/\?.*$/s, '').slice(ASSETS.length + 2);
    return this.names.has(name) ? { name, folder: this.folder } : null;
  }
}

/** Whoever has its answer and goes on sending is let go. */
function endUnread(asked: IncomingMessage): void {
  if (asked.complete || asked.destroyed) return;
  const late = setTimeout(() => asked.socket.destroy(), UNREAD_MS);
  for (const event of ['end', 'close']) asked.once(event, () => clearTimeout(late));
}

function mountHealth(
  app: FastifyInstance,
  { headers, standing, making }: FrontOptions,
  frontNow: () => Front | null,
): void {
  const unkept = (reply: FastifyReply) =>
    reply.headers({ ...headers, 'cache-control': 'no-store' });
  app.get(`/${LIVE}`, (_, reply) => unkept(reply).type('text/plain').send('ok\n'));
  app.get(`/${READY}`, (request, reply) => {
    const front = frontNow();
    if (!front) return sendStarting(request, unkept(reply), making());
    const { status, body } = front.isDraining ? DRAINING : (standing()?.ready ?? SILENT);
    if (status === 503) reply.header('retry-after', '2');
    return unkept(reply).code(status).send(body);
  });
}

const DRAINING = { status: 503, body: { status: 'the portal is ending' } };
const SILENT = { status: 503, body: { status: 'the portal makes no answers just now' } };
