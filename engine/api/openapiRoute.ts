// Serves the OpenAPI document, made once in each language.

import type { FastifyInstance } from 'fastify';
import { first } from '../model/lookup.ts';
import { makeResponse, type CachedResponse } from './cachedResponse.ts';
import type { AnswerCache } from './answerCache.ts';
import { buildOpenApi } from './openapi.ts';
import { markHeaders } from './saidHeaders.ts';
import { ApiProblem } from '../answers/problem.ts';
import { LANGUAGE, refuseUnspoken } from '../answers/problemWords.ts';
import { ASKED, readQuery, sendBytes } from './routes.ts';

export const OPENAPI_PATH = '/api/openapi.json';
/** Machines and their writers read this one where the portal has it. */
const USUAL = 'en';

/** Serves the OpenAPI document: made once in each language, and kept. */
export function mountOpenApi(app: FastifyInstance, answerCache: AnswerCache): void {
  const { locales } = answerCache.portal.settings;
  const made = new Map<string, CachedResponse>();
  app.get(OPENAPI_PATH, (request, reply) => {
    const query = readQuery(request);
    for (const name of query.keys())
      if (name !== LANGUAGE)
        throw new ApiProblem('unknown-parameter', { parameter: name, allowed: [LANGUAGE] });
    if (query.getAll(LANGUAGE).length > 1)
      throw new ApiProblem('repeated-parameter', { parameter: LANGUAGE });
    const lang = query.get(LANGUAGE);
    if (lang !== null) refuseUnspoken(locales, lang);
    const locale = locales.find(({ code }) => code === (lang ?? USUAL)) ?? first(locales);
    let sent = made.get(locale.code);
    if (!sent) {
      const text = JSON.stringify(buildOpenApi(answerCache.portal, locale));
      made.set(
        locale.code,
        (sent = makeResponse(text, { 'content-type': 'application/json; charset=utf-8' }, text)),
      );
    }
    return sendBytes(request, reply.headers(ASKED).headers(markHeaders(answerCache)), sent);
  });
}
