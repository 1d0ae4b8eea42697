// The HTTP server of both threads, by Fastify: what the one that listens and the one behind have alike, how files are sent, how logs are kept.

import type { Server } from 'node:http';

import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
} from 'fastify';

import { refuseOthers, refuseUnread } from './aloneAnswers.ts';
import { readTraceId, TRACE_LABEL } from './trace.ts';

/** A server of its own options that bears a trace id with each request; what comes too broken to be a request is refused with the headers. */
export function openServer(
  headers: Readonly<Record<string, string>>,
  own: FastifyHttpOptions<Server>,
): FastifyInstance {
  const app = Fastify({
    genReqId: readTraceId,
    forceCloseConnections: 'idle',
    // while it closes, what comes on open connections is answered like everything else
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => refuseUnread(error, socket, headers),
    ...own,
  });
  refuseOthers(app.server, headers);
  return app;
}

/** Sends files, packed beforehand where a packed one lies beside; whether one changed is told by its tag alone, no time says when it was made (build.ts). */
export async function sendFiles(app: FastifyInstance, own: FastifyStaticOptions): Promise<void> {
  await app.register(fastifyStatic, {
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    dotfiles: 'ignore',
    ...own,
  });
}

/** For what is logged before there is an app, and for the app itself: JSON lines, to standard output where no file is named. */
export function openLog(file?: string): FastifyBaseLogger {
  const to = file === undefined ? {} : { file };
  return Fastify({ logger: { level: 'info', ...to } }).log;
}

/** Whatever is said of a request says which it was. */
export const TRACED: FastifyHttpOptions<Server> = {
  logController: new LogController({
    disableRequestLogging: true,
    requestIdLogLabel: TRACE_LABEL,
  }),
  childLoggerFactory: (log, bindings, more, { method, url }) =>
    log.child({ ...bindings, method, url: shortened(url) }, more),
};

const LONGEST = 300;

/** An address with its query as logs have it. */
export function shortened(url = ''): string {
  return url.slice(0, LONGEST);
}

/** Whence somebody asks, without what would name them: the first two parts of the address, the first three of a long one. */
export function whence(ip: string): string {
  return ip.includes(':')
    ? ip.split(':').slice(0, 3).join(':')
    : ip.split('.').slice(0, 2).join('.');
}
