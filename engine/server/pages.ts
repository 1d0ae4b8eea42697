// Serves pages: addresses to views, views to documents; the same views as JSON for navigations in the browser.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { changeQuery, PART } from '../addresses/query.ts';
import { matchAddress } from '../addresses/routes.ts';
import { ApiProblem } from '../answers/problem.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import type { AnswerSource } from '../api/oldSources.ts';
import { markHeaders } from '../api/saidHeaders.ts';
import {
  CACHE_CONTROL,
  toProblem,
  readQuery,
  sendBytes,
  readPath,
  readSearch,
} from '../api/routes.ts';
import { first, lookup } from '../model/lookup.ts';
import type { Locale, View } from '../model/portal.ts';
import { isBesidePages } from './besidePages.ts';
import { errorPage, findPage, STATUS, statusMessage, type FoundPage } from './findPage.ts';
import type { Built } from './built.ts';
import type { ServerParts } from '../blocks/contract/context.server.ts';
import { writeDocument, type DocumentParts } from './document.ts';
import { examplesView, readExamples } from './examples.ts';
import { contentPolicy, POLICY, withDefaultPolicy } from './headers.ts';
import { askedLook, findChosen, lookAs, withLook } from './lookAs.ts';
import type { Shells } from './shells.ts';
import { isFullyAnswered, KEPT_BY_CDN, notKept, PageCache, type Made } from './pageCache.ts';
import { headFor } from './structured.ts';
import { APPLY } from '../shell/look.ts';
import { canonicalPath } from '../page/titles.server.ts';
import { renderBlocks } from '../page/renderBlocks.server.ts';
import { makeResponse, type CachedResponse } from '../api/cachedResponse.ts';
import { buildView, prepareView, shownAddress } from '../page/page.server.ts';
import type { MatchedPage, Prepared } from '../page/page.server.ts';
import { withSource } from './sourced.ts';
import { mountSpeculation, SPECULATION, renderStanding, type Standing } from './speculation.ts';

export interface PageOptions {
  readonly answerCache: AnswerSource;
  readonly shells: Shells;
  /** The server part of every kind of block that the portal has. */
  readonly parts: ServerParts;
  readonly built: Built;
  /** The origin that is configured; empty: links stay relative to the site. */
  readonly origin: string;
  /** Of addresses that must be absolute: the origin, or where the portal listens; nothing of a request's Host. */
  readonly absoluteOrigin: string;
}

/** In development: every example of every block on one page; `rooms` is where the portal's own kinds lie. */
export function mountExamples(app: FastifyInstance, options: PageOptions, rooms: string): void {
  const { portal } = options.answerCache;
  const locale = first(portal.settings.locales);
  app.get('/_blocks', async (request, reply) => {
    const examples = await examplesView(portal, locale, options.parts, readExamples(rooms));
    const context = { formatter: options.shells.formatter(locale), parts: options.parts };
    const drawn = await renderBlocks(examples.blocks, context, '', options.built.renderWritten);
    const view = { ...examples, ...drawn };
    const place = { address: '/_blocks', canonical: '/_blocks', head: '', log: request.log };
    const { sent } = await buildDocument(options, locale, view, place);
    return sendDocument(request, reply, { ...sent, headers: withDefaultPolicy(sent.headers) });
  });
}

/** What a reader has already keeps its policy: it is said again with the word that nothing has changed. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  sent: CachedResponse,
): FastifyReply {
  const policy = sent.headers[POLICY];
  if (policy !== undefined) reply.header(POLICY, policy);
  return sendBytes(request, reply, sent);
}

/** Pages over the ledger that serves, or over the one that an address names. */
interface ServedPages extends PageOptions {
  readonly answerCache: AnswerCache;
}

type SendPage = (
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** Adds `/*` for documents and `/_view/*` for views as JSON; an address may name an earlier ledger to be read from. */
export function mountPages(app: FastifyInstance, options: ServedPages): void {
  const { answerCache } = options;
  mountSpeculation(app);
  const pages = new PageCache(answerCache.memory);
  const sends = (send: SendPage) => async (request: FastifyRequest, reply: FastifyReply) =>
    await withSource(answerCache, readQuery(request), async (source) => {
      const own = { ...options, answerCache: source };
      return await send(own, request, reply);
    });
  app.get('/_view/*', sends(viewsFrom(pages)));
  app.get('/*', sends(documentsFrom(pages)));
}

function viewsFrom(pages: PageCache): SendPage {
  return async (options, request, reply) => {
    const found = findPage(options, readPath(request).slice('/_view'.length), readSearch(request));
    if (found.redirect !== null) {
      const { to } = found.redirect;
      return sendBytes(
        request,
        reply,
        makeResponse(JSON.stringify({ redirect: to }), JSON_HEADERS, to),
      );
    }
    const prepared = await prepare(options, request, found.matched);
    const key = `json ${prepared.key} ${found.status}`;
    const sent = await pages.get(key, reply, async (signal) => {
      const view = await viewFor(options, prepared, signal);
      const tag = `${prepared.key} ${options.answerCache.portal.version}`;
      const status = statusOf(found, view);
      const sent = makeResponse(JSON.stringify(view), JSON_HEADERS, `${tag} ${status}`, status);
      const kept = isErrorPage(prepared) ? notKept(sent) : sent;
      return { view, sent: kept, whole: isFullyAnswered(prepared) };
    });
    return sendBytes(request, reply.headers(collectHeaders(options)), sent);
  };
}

function documentsFrom(pages: PageCache): SendPage {
  return async (options, request, reply) => {
    const { portal } = options.answerCache;
    const query = readQuery(request);
    const found = findPage(options, readPath(request), readSearch(request));
    const { matched, redirect } = found;
    const keep = (address: string) => withLook(portal, address, askedLook(portal, query));
    if (redirect !== null)
      return reply
        .header('cache-control', CACHE_CONTROL)
        .redirect(keep(redirect.to), redirect.status);
    if (found.status === 404 && isBesidePages(portal, readPath(request)))
      throw new ApiProblem('unknown-path', { received: readPath(request) });
    const isDisplay = matched.page.id === portal.settings.display;
    const chosen = isDisplay ? findChosen(portal, matched.locale, query) : null;
    if (chosen !== null) return reply.redirect(chosen, 303);
    const prepared = await prepare(options, request, matched, [PART]);
    if (found.status === 200 && query.has(APPLY))
      return reply.redirect(keep(shownAddress(prepared)), 303);
    const key = `html ${prepared.key} ${found.status} ${options.built.version}`;
    const sent = await pages.get(key, reply, async (signal) => {
      const view = await viewFor(options, prepared, signal);
      return await makeDocument(options, prepared, { ...view, status: statusOf(found, view) });
    });
    const looked = lookAs(portal, sent, query);
    return sendDocument(request, reply.headers(collectHeaders(options)), looked);
  };
}

/** What a page shows may say that it is not there. */
function statusOf({ status }: Pick<FoundPage, 'status'>, view: Pick<View, 'status'>): number {
  return status === 200 ? view.status : status;
}

function collectHeaders({ answerCache }: PageOptions): Readonly<Record<string, string>> {
  return { 'cache-control': CACHE_CONTROL, ...markHeaders(answerCache) };
}

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };
const HTML_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  ...KEPT_BY_CDN,
  ...SPECULATION,
};

/** A failed page in the reader's language: the error page with the status of what went wrong. */
export async function sendErrorPage(
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): Promise<FastifyReply> {
  const problem = toProblem(error, request.log);
  const { settings, pages } = options.answerCache.portal;
  const { locale } = matchAddress(options.answerCache.portal, readPath(request));
  const formatter = options.shells.formatter(locale);
  const page = errorPage(
    lookup(pages, settings.error),
    formatter,
    problem.status,
    statusMessage(problem.status, 'errors.rendering'),
  );
  const prepared = await prepareView(
    { ...options, formatter, log: request.log },
    { locale, page, parameters: {}, path: page.path },
    new URLSearchParams(),
  );
  const view = {
    ...(await buildView(prepared, options.built.renderWritten)),
    status: problem.status,
  };
  const { sent } = await makeDocument(options, prepared, view);
  if (problem.status === 503) reply.header('retry-after', '2');
  const looked = lookAs(options.answerCache.portal, sent, readQuery(request));
  return sendDocument(request, reply.header('cache-control', 'no-store'), looked);
}

async function prepare(
  options: PageOptions,
  request: FastifyRequest,
  matched: MatchedPage,
  without: readonly string[] = [],
): Promise<Prepared> {
  const query = readQuery(request);
  for (const name of without) query.delete(name);
  return await prepareView(
    { ...options, formatter: options.shells.formatter(matched.locale), log: request.log },
    { ...matched, origin: options.absoluteOrigin },
    query,
  );
}

/** The view for readers who may leave. Throws where the last of them has left. */
async function viewFor(
  { built }: PageOptions,
  prepared: Prepared,
  signal: AbortSignal,
): Promise<View> {
  const context = { ...prepared.context, signal };
  const view = await buildView({ ...prepared, context }, built.renderWritten);
  signal.throwIfAborted();
  return view;
}

/** Made from the address as it was understood, not as it was written: readers of the same page share one document. */
async function makeDocument(options: PageOptions, prepared: Prepared, view: View): Promise<Made> {
  const { formatter, page, portal, log } = prepared.context;
  const [path = '', search = ''] = shownAddress(prepared).split('?');
  // which status the error page shows stands in its address
  const standard = lookup(portal.pages, page.id).status;
  const isError = isErrorPage(prepared);
  const asked = isError && view.status !== standard && view.status !== 200;
  const address = path + changeQuery(search, { [STATUS]: asked ? String(view.status) : null });
  const made = await buildDocument(options, formatter.locale, view, {
    address,
    canonical: canonicalPath(prepared.context),
    head: headFor(prepared.context, view, options.origin),
    log,
  });
  const sent = isError ? notKept(made.sent) : made.sent;
  return { ...made, sent, whole: made.whole && isFullyAnswered(prepared) };
}

/** Not where it stands for a ledger that is no longer kept. */
function isErrorPage({ context: { page, portal, asked } }: Prepared): boolean {
  return page.id === portal.settings.error && (asked?.kept ?? true);
}

/** What of a document is its own: the address that it stands at, elements for machines in its head. */
type DocumentPlace = Pick<DocumentParts, 'address' | 'canonical' | 'head'> & Pick<Standing, 'log'>;

async function buildDocument(
  { shells, origin, built, parts }: PageOptions,
  locale: Locale,
  asked: View,
  { log, ...place }: DocumentPlace,
): Promise<Made> {
  const { shell, address: shellAddress, whole } = await shells.shell(locale);
  const { say } = shells.formatter(locale);
  const { html, view } = await renderStanding(built.render, {
    shell,
    view: asked,
    address: place.address,
    say,
    log,
  });
  const dress = built.dress(view.blocks.map(({ kind }) => kind));
  const { early, finish } = built;
  const written = writeDocument({
    ...place,
    shell,
    view,
    html,
    shellAddress,
    dress,
    early,
    origin,
    parts,
    say,
  });
  const text = finish ? await finish(written, place.address) : written;
  // the bundler's own scripts stand inline too
  const policy: CachedResponse['headers'] = finish
    ? {}
    : { [POLICY]: contentPolicy([early], [dress.style]) };
  const sent = makeResponse(text, { ...HTML_HEADERS, ...policy }, text, view.status);
  return { view, sent, whole };
}
