// Serves for each page what others may take of it: the words to cite it with, lines that show its blocks on other sites, pictures.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { BLOCK, changeQuery, withPrefix } from '../addresses/query.ts';
import { EMBED } from '../addresses/reserved.ts';
import { SHARE } from '../addresses/share.ts';
import { ApiProblem } from '../answers/problem.ts';
import { makeResponse } from '../api/cachedResponse.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { CACHE_CONTROL, readPath, readQuery, readSearch } from '../api/routes.ts';
import { citeWords, lasting } from '../blocks/share/cite.server.ts';
import { escape } from '../language/html.ts';
import { markedTitle, plainWords } from '../language/text.ts';
import type { View } from '../model/portal.ts';
import { calledAs, queryAlone, tellAlone } from '../page/alone.server.ts';
import { buildView, prepareView, type Prepared } from '../page/page.server.ts';
import { findPage } from './findPage.ts';
import { contentPolicy, POLICY } from './headers.ts';
import { isFullyAnswered, PageCache, type Made } from './pageCache.ts';
import { sendDocument, type PageOptions } from './pages.ts';
import { writeShare, type SharedBlock } from './shareDocument.ts';
import { withSource } from './sourced.ts';

const ADDRESS = new RegExp(`^${SHARE}([a-z]{2,3})(/.*)?$`);

/** `/_share/<locale>/<page>`, with the query of the page. */
export function mountShares(
  app: FastifyInstance,
  options: PageOptions & { readonly answerCache: AnswerCache },
): void {
  const cache = new PageCache(options.answerCache.memory);
  app.get(
    `${SHARE}*`,
    async (request, reply) =>
      await withSource(options.answerCache, readQuery(request), (source) =>
        sendShare(cache, { ...options, answerCache: source }, request, reply),
      ),
  );
}

/** What cannot be shared is told by its page. */
async function sendShare(
  cache: PageCache,
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { answerCache, shells, built } = options;
  const { portal } = answerCache;
  const [, language, path = '/'] = ADDRESS.exec(readPath(request)) ?? [];
  const locale = portal.settings.locales.find(({ code }) => code === language);
  if (!locale) throw new ApiProblem('unknown-path', { received: request.raw.url ?? '' });
  // what could name another host names a page of this one
  const address = withPrefix(path.replace(/^[/\\]{2,}/, '/'), locale.prefix);
  const found = findPage(options, address, readSearch(request));
  reply.header('cache-control', CACHE_CONTROL);
  if (found.redirect !== null || found.status !== 200)
    return reply.redirect(address + readSearch(request), 302);
  const origin = options.absoluteOrigin;
  const prepared = await prepareView(
    { ...options, formatter: shells.formatter(locale), log: request.log },
    { ...found.matched, origin },
    queryAlone(portal, readQuery(request)),
  );
  const { day } = prepared.context;
  const key = `share ${origin} ${day} ${prepared.key} ${built.version}`;
  const sent = await cache.get(key, reply, async (signal) => {
    const context = { ...prepared.context, origin, signal };
    const own = { ...prepared, context };
    const view = await buildView(own, built.renderWritten);
    signal.throwIfAborted();
    return makeShare(options, own, view);
  });
  return sendDocument(request, reply, sent);
}

function makeShare({ built }: PageOptions, prepared: Prepared, view: View): Made {
  const { context, parameters } = prepared;
  const { formatter, ledger, origin, asked } = context;
  const { say, locale } = formatter;
  const called = calledAs(context, parameters);
  const told = tellAlone(prepared, view);
  const cite = citeWords(context, called);
  const heading = say('sharing.title', { page: called });
  const { html, style } = writeShare({
    lang: locale.code,
    title: markedTitle(say, heading, view.demonstration),
    heading,
    page: { to: told.to, words: say('sharing.back', { page: called }) },
    marks: [told.mark, told.old].filter((words) => words !== ''),
    source: told.source,
    cite: {
      words: cite || origin + lasting(told.to, ledger),
      about: say(cite === '' ? 'sharing.invented' : 'sharing.cite-about'),
    },
    embedAbout: asked
      ? say('sharing.embed-old')
      : say('sharing.embed-about', { ledger: ledger?.id ?? '' }),
    blocks: view.blocks.flatMap((block) =>
      block.embed ? [sharedBlock(prepared, { told: told.to, called }, block)] : [],
    ),
    dress: built.dress([]),
    script: built.shareScript,
    say,
  });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    [POLICY]: contentPolicy([], [style]),
  };
  return { view, sent: makeResponse(html, headers, html), whole: isFullyAnswered(prepared) };
}

interface SharedPage {
  /** Its address with everything that was chosen. */
  readonly told: string;
  readonly called: string;
}

function sharedBlock(
  { context }: Prepared,
  { told, called }: SharedPage,
  block: View['blocks'][number],
): SharedBlock {
  const { formatter, path, parts, origin, page } = context;
  const { code, prefix } = formatter.locale;
  const [, search = ''] = told.split('?');
  const title = plainWords(block.title ?? called);
  const below = path === '/' ? '' : path;
  const embed =
    withPrefix(`/${EMBED}${below}`, prefix) + changeQuery(search, { [BLOCK]: block.id });
  const part = parts[page.blocks.find(({ id }) => id === block.id)?.kind ?? ''];
  const query = search === '' ? '' : `?${search}`;
  const isDrawn =
    part !== undefined && 'picture' in part && !('state' in block && block.state !== 'ready');
  const height = isDrawn ? USUAL : TALL;
  const line = `<iframe src="${escape(origin + embed)}" title="${escape(title)}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;
  const picture = isDrawn ? `/_picture/${code}/${block.id}${below}.svg${query}` : '';
  return { id: block.id, title, embed, line, picture };
}

/** Points that blocks take in a column of text; readers of the line may write others. */
const USUAL = 560;
const TALL = 720;
