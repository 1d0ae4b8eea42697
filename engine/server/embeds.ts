// Serves blocks of pages to those who show them on their sites: documents without scripts that anybody may frame.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { BLOCK, LEDGER, changeQuery, withPrefix } from '../addresses/query.ts';
import { EMBED } from '../addresses/reserved.ts';
import { makeResponse, type CachedResponse } from '../api/cachedResponse.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { markHeaders } from '../api/saidHeaders.ts';
import { CACHE_CONTROL, readPath, toProblem, readQuery, readSearch } from '../api/routes.ts';
import { escape } from '../language/html.ts';
import { markedTitle, plainWords } from '../language/text.ts';
import type { Locale, View } from '../model/portal.ts';
import {
  blockAlone,
  buildAlone,
  queryAlone,
  tellAlone,
  type ToldAlone,
} from '../page/alone.server.ts';
import { prepareView, type Prepared } from '../page/page.server.ts';
import { GONE } from '../page/old.server.ts';
import { writeEmbed, withPageLinks } from './embedDocument.ts';
import { findPage } from './findPage.ts';
import { embedPolicy, FRAMED, POLICY } from './headers.ts';
import { isFullyAnswered, PageCache, type Made } from './pageCache.ts';
import { sendDocument, type PageOptions } from './pages.ts';
import { withSource } from './sourced.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** `/embed/<page>?block=ID` and the same behind the prefix of each language. */
export function mountEmbeds(
  app: FastifyInstance,
  options: PageOptions & { readonly answerCache: AnswerCache },
): void {
  const cache = new PageCache(options.answerCache.memory);
  for (const locale of options.answerCache.portal.settings.locales) {
    const folder = withPrefix(`/${EMBED}`, locale.prefix);
    const send = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(FRAMED);
      const path = readPath(request).slice(folder.length) || '/';
      try {
        return await withSource(options.answerCache, readQuery(request), (source) =>
          sendEmbed(
            { cache, options: { ...options, answerCache: source }, locale, path },
            request,
            reply,
          ),
        );
      } catch (error) {
        const { status } = toProblem(error, request.log);
        if (status === 503) reply.header('retry-after', '2');
        return sendFailure({ options, locale, status }, request, reply);
      }
    };
    app.get(folder, send);
    app.get(`${folder}/*`, send);
  }
}

/** An embed that is asked for: of the page at this address, without language. */
interface AskedEmbed {
  readonly cache: PageCache;
  readonly options: PageOptions;
  readonly locale: Locale;
  readonly path: string;
}

async function sendEmbed(
  { cache, options, locale, path }: AskedEmbed,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { answerCache, shells, built } = options;
  const formatter = shells.formatter(locale);
  const found = findPage(options, withPrefix(path, locale.prefix), readSearch(request));
  if (found.redirect !== null) {
    const { to, status } = found.redirect;
    return reply.header('cache-control', CACHE_CONTROL).redirect(embedOf(locale, to), status);
  }
  if (found.status !== 200)
    return sendFailure({ options, locale, status: found.status }, request, reply);
  const prepared = await prepareView(
    { ...options, formatter, log: request.log },
    { ...found.matched, origin: options.absoluteOrigin },
    queryAlone(answerCache.portal, readQuery(request)),
  );
  const id = readQuery(request).get(BLOCK) ?? '';
  const block = blockAlone(prepared, id);
  if (!block) return sendFailure({ options, locale, status: 404, prepared }, request, reply);
  const key = `embed ${id} ${prepared.key} ${built.version}`;
  const sent = await cache.get(key, reply, async (signal) => {
    const context = { ...prepared.context, signal };
    const view = await buildAlone({ ...prepared, context }, block, built.renderWritten);
    signal.throwIfAborted();
    return await makeEmbed(options, prepared, view);
  });
  reply.headers({ 'cache-control': CACHE_CONTROL, ...markHeaders(answerCache) });
  return sendDocument(request, reply, sent);
}

async function makeEmbed(options: PageOptions, prepared: Prepared, view: View): Promise<Made> {
  const { shells, built, origin } = options;
  const { context } = prepared;
  const { locale, say } = context.formatter;
  const { shell } = await shells.shell(locale);
  const told = tellAlone(prepared, view);
  const html = await built.renderAlone(shell, view, told.to);
  const [block] = view.blocks;
  const title = say('embed.frame', {
    title: plainWords(block?.title ?? view.title),
    portal: plainWords(shell.name),
  });
  const written = writeEmbed({
    lang: locale.code,
    title: markedTitle(say, title, view.demonstration),
    canonical: origin + withPrefix(view.path, locale.prefix),
    dress: built.dress(view.blocks.map(({ kind }) => kind)),
    marks: listMarks(told),
    html: withPageLinks(html, told.to),
    source: told.source,
    link: { to: told.to, words: told.page },
  });
  return { view, sent: buildDocument(written, 200), whole: isFullyAnswered(prepared) };
}

function listMarks({ mark, old }: ToldAlone): readonly string[] {
  return [mark, old];
}

/** What could not be shown, and to whom it is said. */
interface Failure {
  readonly options: PageOptions;
  readonly locale: Locale;
  readonly status: number;
  /** The page that has no such block; left out: there is no such page, or nothing is known of it. */
  readonly prepared?: Prepared;
}

function sendFailure(
  { options, locale, status, prepared }: Failure,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { shells, built } = options;
  const formatter = shells.formatter(locale);
  const { say } = formatter;
  const [title, words] = findOfferWords(status);
  const { portal } = options.answerCache;
  const name = formatter.plain(portal.settings.name);
  const [path] = (prepared ? tellTo(prepared) : homeOf(request, locale, status)).split('#');
  const written = writeEmbed({
    lang: locale.code,
    title: say('embed.frame', { title: say(title, { status }), portal: name }),
    canonical: '',
    dress: built.dress([]),
    marks: [],
    html: `<section class="block"><h1>${escape(say(title, { status }))}</h1><p class="empty">${escape(say(words))}</p></section>`,
    source: '',
    link: { to: path ?? '/', words: prepared || status === GONE ? say('embed.page') : name },
  });
  reply.header('cache-control', status === 404 || status === GONE ? CACHE_CONTROL : 'no-store');
  return sendDocument(request, reply, buildDocument(written, status));
}

/** Catalogue of what is said: of what there is not, of a ledger that is not kept, of anything else that went wrong. */
function findOfferWords(status: number): readonly [title: string, words: string] {
  if (status === 404) return ['embed.gone-title', 'embed.gone'];
  if (status === GONE) return ['old.gone-title', 'old.gone'];
  return ['errors.title', status === 503 ? 'errors.unavailable' : 'errors.rendering'];
}

function tellTo({ context }: Prepared): string {
  return withPrefix(context.path, context.formatter.locale.prefix);
}

/** Of a ledger that is not kept: the page with today's figures; else home. */
function homeOf(request: FastifyRequest, { prefix }: Locale, status: number): string {
  if (status !== GONE) return withPrefix('/', prefix);
  const folder = withPrefix(`/${EMBED}`, prefix);
  const path = readPath(request).slice(folder.length) || '/';
  const query = changeQuery(readSearch(request), { [LEDGER]: null, [BLOCK]: null });
  return withPrefix(path, prefix) + query;
}

function buildDocument(
  { html, style }: { readonly html: string; readonly style: string },
  status: number,
): CachedResponse {
  return makeResponse(html, { ...HTML, [POLICY]: embedPolicy([style]) }, html, status);
}

/** The address of a page (with its language, perhaps a query) → that of its embeds. */
function embedOf({ prefix }: Locale, address: string): string {
  const rest = prefix === '' ? address : address.slice(prefix.length + 1);
  return withPrefix(`/${EMBED}${rest}`, prefix);
}
