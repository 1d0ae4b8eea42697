// Suggestions for a field of a filter: the members whose code or name is like what is typed.

import type { FastifyInstance } from 'fastify';

import type { AnswerCache } from '../api/answerCache.ts';
import { CACHE_CONTROL, queryOf } from '../api/routes.ts';
import { membersLike } from '../blocks/memberChoices.server.ts';
import { first } from '../model/lookup.ts';
import { isGone } from '../api/oldSources.ts';
import { SUGGESTIONS_PATH } from '../page/suggestions.ts';
import type { Shells } from './shells.ts';
import { withSource } from './sourced.ts';

/** So many are suggested at once, and so long a text is asked for. */
const MOST = 20;
const LONGEST = 100;

interface SuggestingOptions {
  readonly answerCache: AnswerCache;
  readonly shells: Shells;
}

export function mountSuggestions(
  app: FastifyInstance,
  { answerCache, shells }: SuggestingOptions,
): void {
  const { portal } = answerCache;
  const { locales } = portal.settings;
  app.get<{ Params: { name: string } }>(`${SUGGESTIONS_PATH}:name`, async (request, reply) => {
    const { name } = request.params;
    const filter = Object.hasOwn(portal.filters, name) ? portal.filters[name] : undefined;
    if (filter?.kind !== 'member') return reply.callNotFound();
    const query = queryOf(request);
    const locale = locales.find(({ code }) => code === query.get('lang')) ?? first(locales);
    const text = (query.get('text') ?? '').slice(0, LONGEST);
    const found = await withSource(answerCache, query, async (source) => {
      const ledger = isGone(source) ? null : source.ledger();
      const naming = { formatter: shells.formatter(locale), ledger };
      return await Promise.resolve(membersLike(naming, filter.dimension, { text, most: MOST }));
    });
    return reply.header('cache-control', CACHE_CONTROL).send(found);
  });
}
