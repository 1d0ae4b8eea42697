// Fastify routes of the API: one per call and form, closed against everything else.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { LIVE, READY } from '../addresses/reserved.ts';
import { isObject, first } from '../model/lookup.ts';
import type { Call, Portal } from '../model/portal.ts';
import { FRONT, KEEP, readerGone } from './trace.ts';
import { packFor, SHARED_SECONDS, type CachedResponse } from './cachedResponse.ts';
import { isFresh } from './packing.ts';
import type { AnswerCache } from './answerCache.ts';
import { listForms } from '../answers/shapes.ts';
import { Exports } from './exports.ts';
import { LongAnswers } from './longAnswers.ts';
import { markHeaders, markReply } from './saidHeaders.ts';
import { findLoneList } from '../answers/tabular/exported.ts';
import { asProblem } from '../answers/answerService.ts';
import { ApiProblem } from '../answers/problem.ts';
import { LANGUAGE, localeAsked, buildProblemSpeaker } from '../answers/problemWords.ts';
import type { LedgerHealth } from '../ledger/current.ts';
import { findKind } from '../ledger/publish/manifest.ts';

export const CACHE_CONTROL = `public, max-age=0, s-maxage=${SHARED_SECONDS}, must-revalidate`;

/** Headers that scripts of other sites may read besides the usual ones. */
const READABLE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Content-Disposition, Link, Portal-About, Portal-Notes, X-Coverage, X-Demonstration',
};
export const ASKED = { ...READABLE, 'cache-control': CACHE_CONTROL };
const POSTED = { ...READABLE, 'cache-control': 'no-store' };

/** One route for each address and form of every call; HTTP methods and paths that no call has stay unanswered here. */
export function mountCalls(app: FastifyInstance, answerCache: AnswerCache): void {
  const exports = new Exports(answerCache);
  const longAnswers = new LongAnswers(answerCache);
  for (const call of Object.values(answerCache.portal.calls)) {
    for (const form of listForms(call)) {
      const post = call.method === 'post';
      const handler = (request: FastifyRequest, reply: FastifyReply) => {
        reply.headers(post ? POSTED : ASKED).headers(markHeaders(answerCache));
        const known = post ? null : answerCache.known(request.raw.url ?? '');
        return known ? sendFigures(request, reply, known) : ask(request, reply);
      };
      const ask = async (request: FastifyRequest, reply: FastifyReply) => {
        if (post) refuseQuery(request);
        const received = {
          path: request.params as Record<string, string>,
          query: post ? buildBody(request, call) : readQuery(request),
          signal: readerGone(reply),
          ...(post ? {} : { address: request.raw.url ?? '' }),
        };
        const exchange = { request, reply };
        const isSent =
          (await exports.send(call, form, received, exchange)) ||
          (await longAnswers.send(call, form, received, exchange));
        return isSent
          ? reply
          : sendFigures(request, reply, await answerCache.send(call, form, received));
      };
      for (const path of listCallAddresses(call))
        app.route({
          method: post ? 'POST' : 'GET',
          url: form === '' ? path : `${path}/${form}`,
          handler,
        });
    }
  }
}

/** All addresses of a call, the one that is told first. */
export function listCallAddresses({ path, also }: Call): readonly string[] {
  return [path, ...also];
}

/** An answer of an old ledger is marked by that one. */
function sendFigures(
  request: FastifyRequest,
  reply: FastifyReply,
  sent: CachedResponse,
): FastifyReply {
  if (sent.mark !== undefined) markReply(reply, sent.mark);
  return sendBytes(request, reply, sent);
}

/** What is posted is asked by its body alone. Throws ApiProblem. */
function refuseQuery(request: FastifyRequest): void {
  for (const name of readQuery(request).keys())
    throw new ApiProblem('unknown-parameter', {
      parameter: name,
      detail: { say: 'in-body' },
    });
}

/** The fields of a JSON body as if they stood in the address; lists are repeated. Throws ApiProblem. */
function buildBody({ body }: FastifyRequest, call: Call): URLSearchParams {
  if (body === null || body === undefined) return new URLSearchParams();
  const alone = findLoneList(call);
  const named = alone ? [[alone.name, body] as const] : null;
  const object = typeof body === 'object' ? Object.entries(body) : null;
  const fields = Array.isArray(body) ? named : object;
  if (!fields)
    throw new ApiProblem('invalid-parameter', {
      detail: { say: alone ? 'body-list' : 'body-object' },
    });
  return queryOfFields(fields);
}

/** Fields of JSON as if they stood in an address; lists are repeated, null is left out. Throws ApiProblem where one is an object. */
export function queryOfFields(
  fields: Iterable<readonly [name: string, value: unknown]>,
): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== null && typeof item === 'object')
        throw new ApiProblem('invalid-parameter', {
          parameter: name,
          received: JSON.stringify(item),
          detail: { say: 'nested' },
        });
      if (item !== null) query.append(name, String(item));
    }
  }
  return query;
}

/** Adds `/livez`, which always answers, and `/readyz`, which says whether a ledger is served. */
export function mountHealth(app: FastifyInstance, answerCache: AnswerCache): void {
  app.get(`/${LIVE}`, (_, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain').send('ok\n'),
  );
  app.get(`/${READY}`, (_, reply) => sendReadiness(reply, answerCache));
}

/** Sends ready bytes, or 304 where the reader has them. */
export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  sent: CachedResponse,
): FastifyReply {
  if (sent.etag !== '') reply.header('etag', sent.etag);
  reply.header('vary', 'Accept-Encoding');
  if (isForFront(request, sent))
    return reply
      .header(KEEP, `${sent.status} ${sent.etag}`)
      .code(sent.status)
      .headers(sent.headers)
      .send(sent.body);
  if (
    sent.status === 200 &&
    sent.etag !== '' &&
    isFresh(request.headers['if-none-match'], sent.etag)
  )
    return reply.code(304).send();
  const { body, encoding } = packFor(sent, request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(sent.status).headers(sent.headers).send(body);
}

/** The front keeps it, packs it and knows what its readers have. */
function isForFront(
  { headers, method }: FastifyRequest,
  { etag, status }: CachedResponse,
): boolean {
  return headers[FRONT] !== undefined && method === 'GET' && etag !== '' && status < 400;
}

/** In the language that is asked: `lang` of the address or of the body, else what the reader accepts. */
export function sendProblem(
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ApiProblem,
): FastifyReply {
  const { locales } = portal.settings;
  const lang = readQuery(request).get(LANGUAGE) ?? langIn(request.body);
  const locale = localeAsked(locales, lang, request.headers['accept-language']);
  if (problem.status === 503) reply.header('retry-after', '2');
  return reply
    .code(problem.status)
    .header('access-control-allow-origin', '*')
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('content-language', locale.code)
    .send(JSON.stringify(problem.body(buildProblemSpeaker(portal, locale))));
}

function langIn(body: unknown): string | null {
  const lang = isObject(body) ? body[LANGUAGE] : null;
  return typeof lang === 'string' ? lang : null;
}

/** Any error of a call as a problem; what nobody foresaw is logged and says no more than that. */
export function toProblem(error: unknown, log: FastifyRequest['log']): ApiProblem {
  const known = asProblem(error);
  if (known instanceof ApiProblem) {
    if (known.status === 503 && !known.isCounted) log.warn({ code: known.code }, known.message);
    return known;
  }
  const { statusCode, name } = error as { statusCode?: number; name?: string };
  // the reader has left: nobody will read it
  if (name === 'AbortError') return new ApiProblem('too-slow');
  if (statusCode === 413) return new ApiProblem('too-large');
  if (statusCode === 415)
    return new ApiProblem('unsupported-type', { allowed: ['application/json'] });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ApiProblem('invalid-parameter', { detail: { say: 'unreadable-body' } });
  log.error({ err: error }, 'a request failed');
  return new ApiProblem('failed');
}

/** The path of a request as it was written, percent signs and all. */
export function readPath(request: FastifyRequest): string {
  return splitUrl(request)[0];
}

/** Its query with the question mark, or empty. */
export function readSearch(request: FastifyRequest): string {
  return splitUrl(request)[1];
}

/** The query as it was sent: Fastify's own parser is turned off. */
export function readQuery(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(readSearch(request));
}

function splitUrl({ raw: { url = '/' } }: FastifyRequest): [path: string, search: string] {
  const mark = url.indexOf('?');
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)];
}

/** Status 200 while a ledger serves, whichever; 503 with the problem otherwise. */
function sendReadiness(reply: FastifyReply, answerCache: AnswerCache): FastifyReply {
  const { status, body } = readiness(answerCache);
  if (status !== 200) reply.header('retry-after', '2').type('application/problem+json');
  return reply.code(status).header('cache-control', 'no-store').send(JSON.stringify(body));
}

function readiness(answerCache: AnswerCache): { readonly status: number; readonly body: object } {
  const ledger = answerCache.ledger();
  const health = answerCache.current.health();
  const marks = health.damaged.length > 0 ? { damaged: health.damaged } : {};
  if (!ledger) {
    const { portal } = answerCache;
    const problem = new ApiProblem('no-ledger');
    return {
      status: problem.status,
      body: {
        ...problem.body(buildProblemSpeaker(portal, first(portal.settings.locales))),
        ...marks,
      },
    };
  }
  const { id, manifest } = ledger;
  const body = { ledger: id, kind: findKind(manifest), portal: answerCache.portal.version };
  return { status: 200, body: { ...body, ...buildCheck(health), ...marks, ...insteadOf(health) } };
}

/** Nothing where a server keeps the figures. */
function buildCheck({ checked }: LedgerHealth): object {
  if (checked === null) return {};
  const check = checked === 1 ? 'done' : 'going on';
  return { check, checked: Math.floor(checked * 100) / 100 };
}

/** Null: nobody knows which ledger should serve. */
function insteadOf({ insteadOf: other }: LedgerHealth): object {
  return other === null ? {} : { insteadOf: other === '' ? null : other };
}
