// Makes the Fastify app: limits, headers, errors, health and the calls. Pages and files are mounted by the server.

import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { API } from '../addresses/reserved.ts';
import type { AnswerCache } from './answerCache.ts';
import { openServer, TRACED } from './httpServer.ts';
import { mountOpenApi } from './openapiRoute.ts';
import { READS, watchRoutes, refuseRest } from './otherMethods.ts';
import { ApiProblem } from '../answers/problem.ts';
import { addressBelow, problemOfRequest } from './aloneAnswers.ts';
import { mountCalls, mountHealth, toProblem, sendProblem } from './routes.ts';

export interface AppOptions {
  /** Where the app logs; tests are silent. */
  readonly log: FastifyBaseLogger | false;
  /** Headers that every response carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** Proxies whose `X-Forwarded-For` is believed: addresses and CIDR blocks, or the front, which alone asks. */
  readonly proxies?: readonly string[] | 'front';
  /** Answers an error with a page where a page was asked for; null leaves it to the problem document. */
  readonly errorPage?: (
    error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<FastifyReply> | null;
}

/** A body must be there by then; a form with files is given longer. */
const BODY_MS = 15_000;
const SLOW_BODY_MS = 180_000;
/** A connection that asks nothing is kept longer than proxies keep theirs. */
const KEEP_ALIVE_MS = 65_000;
/** How often time-outs are looked at: by itself node does so every 30 seconds. */
const LOOK_MS = 1000;

/** The app without pages and files, not yet listening; errors are answered by `errorPage` where it makes a page, else as JSON. */
export function buildApp(answerCache: AnswerCache, options: AppOptions): FastifyInstance {
  const { proxies = [] } = options;
  const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    // the front needs the whole answer: a connection that is closed while a body comes would break it off
    if (proxies === 'front') reply.removeHeader('connection');
    // nobody is there to read a page
    const page = reply.raw.destroyed ? null : options.errorPage?.(error, request, reply);
    const told = (of: unknown) =>
      sendProblem(answerCache.portal, request, reply, toProblem(of, request.log));
    return page?.catch(told) ?? told(error);
  };
  const app = openServer(options.headers, {
    ...(options.log ? { loggerInstance: options.log } : { logger: false }),
    ...TRACED,
    trustProxy: trustedOf(proxies),
    bodyLimit: 64 * 1024,
    requestTimeout: SLOW_BODY_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    routerOptions: {
      querystringParser: () => ({}),
      maxParamLength: 200,
      ignoreTrailingSlash: false,
      caseSensitive: true,
    },
    rewriteUrl: addressBelow,
    http: { requireHostHeader: false, connectionsCheckingInterval: LOOK_MS },
    frameworkErrors: (error, request, reply) => {
      reply.headers(options.headers);
      void answerError(error, request, reply);
    },
  });
  app.server.headersTimeout = 5000;
  app.removeContentTypeParser('text/plain');
  // one hook, and not async: a second one, or a promise, would cost a cached answer a tenth of its time
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(options.headers);
    if (request.raw.method !== 'GET' && request.raw.method !== 'HEAD') hurryBody(request);
    done(problemOfRequest(request.raw));
  });
  app.setErrorHandler(answerError);
  const isRead = watchRoutes(app, [`/${API}/*`]);
  const isPosted = watchRoutes(app, [`/${API}/*`], 'POST');
  app.decorate(READS, isRead);
  mountHealth(app, answerCache);
  mountCalls(app, answerCache);
  mountOpenApi(app, answerCache);
  refuseRest(app, { isRead, isPosted }, answerError);
  return app;
}

/** The front is the first whose word is taken, and the last. */
function trustedOf(proxies: NonNullable<AppOptions['proxies']>) {
  if (proxies === 'front') return (_: string, hop: number) => hop === 0;
  return proxies.length > 0 && [...proxies];
}

/** A body that does not come is not waited for: whoever reads it is told so. */
function hurryBody({ raw, routeOptions }: FastifyRequest): void {
  if ((routeOptions.config as { slow?: boolean }).slow) return;
  const late = setTimeout(() => {
    if (raw.listenerCount('error') > 0) raw.emit('error', new ApiProblem('late-body'));
  }, BODY_MS);
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(late));
}
