// Suggestions for a field of a filter, or of a dimension: the members whose code or name is like what is typed.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { AnswerCache } from '../api/answerCache.ts';
import { CACHE_CONTROL, readQuery } from '../api/routes.ts';
import { membersLike } from '../blocks/contract/memberChoices.server.ts';
import { first } from '../model/lookup.ts';
import { isGone } from '../api/oldSources.ts';
import { SUGGESTIONS_PATH } from '../data/suggestions.ts';
import type { Shells } from './shells.ts';
import { withSource } from './sourced.ts';

/** So many are suggested at once, and so long a text is asked for. */
const MOST = 20;
const LONGEST = 100;

interface SuggestingOptions {
  readonly answerCache: AnswerCache;
  readonly shells: Shells;
}

/** Twenty at most for each text. Other than member filters and dimensions of the model are answered with 404. */
export function mountSuggestions(
  app: FastifyInstance,
  { answerCache, shells }: SuggestingOptions,
): void {
  const { portal } = answerCache;
  const { locales } = portal.settings;
  const suggest = async (dimension: string, request: FastifyRequest, reply: FastifyReply) => {
    const query = readQuery(request);
    const locale = locales.find(({ code }) => code === query.get('lang')) ?? first(locales);
    const text = (query.get('text') ?? '').slice(0, LONGEST);
    const found = await withSource(answerCache, query, async (source) => {
      const ledger = isGone(source) ? null : source.ledger();
      const naming = { formatter: shells.formatter(locale), ledger };
      return await Promise.resolve(membersLike(naming, dimension, { text, most: MOST }));
    });
    return await reply.header('cache-control', CACHE_CONTROL).send(found);
  };
  app.get<{ Params: { name: string } }>(`${SUGGESTIONS_PATH}:name`, async (request, reply) => {
    const { name } = request.params;
    const filter = Object.hasOwn(portal.filters, name) ? portal.filters[name] : undefined;
    if (filter?.kind !== 'member') return reply.callNotFound();
    return await suggest(filter.dimension, request, reply);
  });
  // of a dimension that a composed question has, whether a filter is of it or not
  app.get<{ Params: { name: string } }>(`${SUGGESTIONS_PATH}of/:name`, async (request, reply) => {
    const { name } = request.params;
    if (!Object.hasOwn(portal.model.dimensions, name)) return reply.callNotFound();
    return await suggest(name, request, reply);
  });
}
