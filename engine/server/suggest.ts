// What a search on a page suggests while it is typed into: members that its call finds, each with where it leads, in ready words.

import { askHeld } from '../answers/answerService.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { changeQuery, LEDGER, withPrefix } from '../addresses/query.ts';
import type { RecordItem } from '../answers/answer.ts';
import { shortenName, shortenNames } from '../answers/shortNames.ts';
import { searchPortal } from '../answers/search/search.shape.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { type AnswerSource, isGone } from '../api/oldSources.ts';
import { CACHE_CONTROL, readQuery } from '../api/routes.ts';
import type { Suggest } from '../blocks/search/search.kind.ts';
import { listSuggestions } from '../blocks/search/search.server.ts';
import { buildPageAddress } from '../config/normalize/site.ts';
import { FOUND_PATH, type FoundMembers } from '../blocks/search/found.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import { first, lookup, assertDefined } from '../model/lookup.ts';
import type { Shells } from './shells.ts';
import { withSource } from './sourced.ts';

/** So many are suggested at once, and so long a text is asked for. */
const MOST = 8;
const LONGEST = 100;

interface SuggestOptions {
  readonly answerCache: AnswerCache;
  readonly shells: Shells;
}

/** `text`, `lang`, the ledger, and which search, by its call and page; without these the search over the portal. */
export function mountSuggest(app: FastifyInstance, { answerCache, shells }: SuggestOptions): void {
  const { portal } = answerCache;
  const { locales } = portal.settings;
  const declared = listSuggestions(portal);
  app.get(FOUND_PATH, async (request: FastifyRequest, reply: FastifyReply) => {
    const query = readQuery(request);
    const suggest = declared.find(
      ({ call, page }) => call === query.get('call') && page === query.get('page'),
    );
    const isWhole =
      !query.has('call') && !query.has('page') && portal.settings.search !== undefined;
    if (!suggest && !isWhole) return reply.callNotFound();
    const locale = locales.find(({ code }) => code === query.get('lang')) ?? first(locales);
    const text = (query.get('text') ?? '').slice(0, LONGEST);
    const formatter = shells.formatter(locale);
    const found = await withSource(answerCache, query, async (source) => {
      if (isGone(source)) return { said: '', items: [] };
      return suggest
        ? await tellFound(source, suggest, text, formatter)
        : await tellWhole(source, text, formatter);
    });
    return await reply.header('cache-control', CACHE_CONTROL).send(found);
  });
}

/** What the search over the whole portal finds, the best first: its code, its name, and beside it what it is and where. */
async function tellWhole(
  source: AnswerSource,
  text: string,
  formatter: LocaleFormatter,
): Promise<FoundMembers> {
  const { portal } = source;
  const { locale } = formatter;
  const ledger = source.ledger();
  const found = await searchPortal(portal, ledger, text, locale.code);
  const items = found.slice(0, MOST).map(({ kind, title, name, about, code, to, ended }) => ({
    to: leadTo(source, to, locale.prefix),
    name: [code, formatter.plain(shortenNames({ portal, ledger }, name))]
      .filter((part) => part !== '')
      .join(' '),
    beside: [
      kind === 'page' ? formatter.say('search.pages') : formatter.plain(title),
      about && code !== '' ? formatter.plain(about) : '',
      ended === undefined ? '' : formatter.say('search.ended', { day: formatter.date(ended) }),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  }));
  return { said: formatter.say('choices.suggested', { count: items.length }), items };
}

/** An address with its language, and the ledger that is asked for. */
function leadTo({ asked }: AnswerSource, to: string, prefix: string): string {
  const [path = '', query = ''] = to.split('?', 2);
  return withPrefix(path, prefix) + changeQuery(query, asked ? { [LEDGER]: asked } : {});
}

async function tellFound(
  source: AnswerSource,
  { call: name, page }: Suggest,
  text: string,
  formatter: LocaleFormatter,
): Promise<FoundMembers> {
  const { portal } = source;
  const call = lookup(portal.calls, name);
  const { search, fields } = assertDefined(call.members);
  const { locale } = formatter;
  const params = { [assertDefined(search)]: text };
  const asked = { call, params, lang: locale.code };
  const { items: all } = await askHeld(source.answerService(), 'records', asked);
  const fieldOf = (of: string) =>
    Object.keys(fields).find((field) => lookup(fields, field).of[0] === of) ?? '';
  const beside =
    Object.keys(fields).find((field) => lookup(fields, field).named !== undefined) ?? '';
  const path = buildPageAddress(page, portal.settings.home);
  const items = all.slice(0, MOST).map((item) => {
    const says = (field: string) => readText(item, field);
    const [earlier, to] = [says(fieldOf('earlier')), says(fieldOf('to'))];
    const own = path.replace(/\[[^\]]+\]/, encodeURIComponent(says(fieldOf('code'))));
    return {
      to: leadTo(source, own, locale.prefix),
      name: shortenName({ portal, ledger: source.ledger() }, says(fieldOf('name'))),
      beside: [
        says(beside),
        earlier && formatter.say('search.earlier', { name: earlier }),
        to && formatter.say('search.ended', { day: formatter.date(to) }),
      ]
        .filter((part) => part !== '')
        .join(' · '),
    };
  });
  return { said: formatter.say('choices.suggested', { count: items.length }), items };
}

function readText(item: RecordItem, field: string): string {
  const value = item[field];
  return typeof value === 'string' ? value : '';
}
