// Serves pages: addresses to views, views to documents; the same views as JSON for navigations in the browser.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { changeQuery } from '../addresses/query.ts';
import { matchAddress } from '../addresses/routes.ts';
import { SharedWork } from '../answers/sharedWork.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { makeResponse, ResponseCache, type CachedResponse } from '../api/cachedResponse.ts';
import { readerGone } from '../api/readerGone.ts';
import { CACHE_CONTROL, pathOf, problemOf, queryOf, searchOf, sendBytes } from '../api/routes.ts';
import { first, lookup } from '../model/lookup.ts';
import type { BlockView, Locale, View } from '../model/portal.ts';
import {
  buildView,
  canonicalAddress,
  prepareView,
  shownAddress,
  type Prepared,
} from '../page/page.server.ts';
import type { Built } from './built.ts';
import { writeDocument } from './document.ts';
import { examplesView } from './examples.ts';
import { errorPage, findPage, STATUS, type MatchedPage } from './findPage.ts';
import { originOf } from './origin.ts';
import type { Shells } from './shells.ts';
import { headFor } from './structured.ts';

export interface PageOptions {
  readonly answerCache: AnswerCache;
  readonly shells: Shells;
  readonly built: Built;
  /** Origin for absolute links; empty: links stay relative to the site. */
  readonly origin: string;
}

/** What a form without scripts sends along with its fields. */
const APPLY = 'apply';

/** In development: every example of every block on one page. */
export function mountExamples(app: FastifyInstance, options: PageOptions): void {
  const { portal } = options.answerCache;
  const locale = first(portal.settings.locales);
  app.get('/_blocks', async (request, reply) => {
    const view = await examplesView(portal, locale.code);
    const sent = await documentOf(options, locale, { view, address: '/_blocks' });
    return sendBytes(request, withDefaultPolicy(reply), sent);
  });
}

/** The preview of a chart being edited, on this page alone, makes a default policy that passes nothing but the empty text. */
function withDefaultPolicy(reply: FastifyReply): FastifyReply {
  const name = 'content-security-policy';
  const policy = reply.getHeader(name);
  return policy === undefined
    ? reply
    : reply.header(
        name,
        String(policy).replace('trusted-types portal', 'trusted-types portal default'),
      );
}

export function mountPages(app: FastifyInstance, options: PageOptions): void {
  const pages = new PageCache();
  const { version } = options.answerCache.portal;
  app.get('/_view/*', async (request, reply) => {
    const found = findPage(options, pathOf(request).slice('/_view'.length), searchOf(request));
    if (found.redirect !== null) {
      const { to } = found.redirect;
      return sendBytes(
        request,
        reply,
        makeResponse(JSON.stringify({ redirect: to }), JSON_HEADERS, to),
      );
    }
    const prepared = prepare(options, request, found.matched);
    const key = `json ${prepared.key} ${found.status}`;
    const sent = await pages.get(key, reply, async (signal) => {
      const view = await viewFor(prepared, signal);
      const tag = `${prepared.key} ${version}`;
      return [view, makeResponse(JSON.stringify(view), JSON_HEADERS, tag, found.status)];
    });
    return sendBytes(request, reply.header('cache-control', CACHE_CONTROL), sent);
  });
  app.get('/*', async (request, reply) => {
    const found = findPage(options, pathOf(request), searchOf(request));
    if (found.redirect !== null)
      return reply
        .header('cache-control', CACHE_CONTROL)
        .redirect(found.redirect.to, found.redirect.status);
    const prepared = prepare(options, request, found.matched);
    if (found.status === 200 && queryOf(request).has(APPLY))
      return reply.redirect(canonicalAddress(prepared), 303);
    const key = `html ${prepared.key} ${found.status} ${options.built.version}`;
    const sent = await pages.get(key, reply, async (signal) => {
      const view = { ...(await viewFor(prepared, signal)), status: found.status };
      return [view, await makeDocument(options, prepared, view)];
    });
    return sendBytes(request, reply.header('cache-control', CACHE_CONTROL), sent);
  });
}

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };
const HTML_HEADERS = { 'content-type': 'text/html; charset=utf-8' };

/** A failed page in the reader's language: the error page with the status of what went wrong. */
export async function sendErrorPage(
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): Promise<FastifyReply> {
  const problem = problemOf(error, request.log);
  const { settings, pages } = options.answerCache.portal;
  const { locale } = matchAddress(options.answerCache.portal, pathOf(request));
  const formatter = options.shells.formatter(locale);
  const page = errorPage(
    lookup(pages, settings.error),
    formatter,
    problem.status,
    problem.status === 503 ? 'errors.unavailable' : 'errors.rendering',
  );
  const prepared = prepareView(
    options.answerCache,
    formatter,
    { locale, page, parameters: {}, path: page.path },
    new URLSearchParams(),
  );
  const view = { ...(await buildView(prepared)), status: problem.status };
  const sent = await makeDocument(options, prepared, view);
  if (problem.status === 503) reply.header('retry-after', '2');
  return sendBytes(request, reply.header('cache-control', 'no-store'), sent);
}

function prepare(
  { answerCache, shells, origin }: PageOptions,
  request: FastifyRequest,
  matched: MatchedPage,
): Prepared {
  return prepareView(
    answerCache,
    shells.formatter(matched.locale),
    { ...matched, origin: originOf(request, origin) },
    queryOf(request),
  );
}

/** The view for readers who may leave. Throws where the last of them has left. */
async function viewFor(prepared: Prepared, signal: AbortSignal): Promise<View> {
  const view = await buildView({ ...prepared, context: { ...prepared.context, signal } });
  signal.throwIfAborted();
  return view;
}

/** Made from the address as it was understood, not as it was written: readers of the same page share one document. */
async function makeDocument(
  options: PageOptions,
  prepared: Prepared,
  view: View,
): Promise<CachedResponse> {
  const { formatter, page, portal } = prepared.context;
  const [path = '', search = ''] = shownAddress(prepared).split('?');
  // which status the error page shows stands in its address
  const standard = lookup(portal.pages, page.id).status;
  const asked = page.id === portal.settings.error && view.status !== standard;
  const address = path + changeQuery(search, { [STATUS]: asked ? String(view.status) : null });
  return await documentOf(
    options,
    formatter.locale,
    { view, address },
    headFor(prepared.context, view, options.origin),
  );
}

async function documentOf(
  { shells, origin, built }: PageOptions,
  locale: Locale,
  { view, address }: { readonly view: View; readonly address: string },
  head = '',
): Promise<CachedResponse> {
  const { shell, address: shellAddress } = await shells.shell(locale);
  const html = await built.render(shell, view, address);
  const written = writeDocument({ shell, view, html, address, shellAddress, built, origin, head });
  const text = built.finish ? await built.finish(written, address) : written;
  return makeResponse(text, HTML_HEADERS, text, view.status);
}

/** Equal pages on their way are made once; ready ones are kept, unless something on them failed. */
class PageCache {
  private readonly kept = new ResponseCache();
  private readonly making = new SharedWork<CachedResponse>();

  /** `make` gives a view and its bytes; its signal tells that the last reader has left. */
  async get(
    key: string,
    reply: FastifyReply,
    make: (signal: AbortSignal) => Promise<readonly [View, CachedResponse]>,
  ): Promise<CachedResponse> {
    const known = this.kept.get(key);
    if (known) return known;
    return await this.making.join(key, readerGone(reply), async (signal) => {
      const [view, sent] = await make(signal);
      if (sent.status < 500 && !view.blocks.some(hasFailed)) this.kept.set(key, sent);
      return sent;
    });
  }
}

function hasFailed(block: BlockView): boolean {
  return 'state' in block && block.state === 'failed';
}
