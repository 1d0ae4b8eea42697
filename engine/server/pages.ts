// Serves pages: addresses to views, views to documents; the same views as JSON for navigations in the browser.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { makeResponse, ResponseCache, type CachedResponse } from '../api/cachedResponse.ts';
import { entriesOf, entryAddress, type Entry } from '../answers/document/collections.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { CACHE_CONTROL, problemOf, queryOf, sendBytes } from '../api/routes.ts';
import { nearest } from '../language/folding.ts';
import { first, lookup } from '../model/lookup.ts';
import type { Locale, Page, Portal, Text, View } from '../model/portal.ts';
import { withPrefix } from '../addresses/query.ts';
import { fillPath, matchAddress, type Matched } from '../addresses/routes.ts';
import type { Built } from './built.ts';
import type { ServerParts } from '../blocks/part.server.ts';
import { writeDocument, type DocumentParts } from './document.ts';
import { examplesView, readExamples } from './examples.ts';
import type { Shells } from './shells.ts';
import { originOf } from './origin.ts';
import { headFor } from './structured.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import { drawBlocks } from '../page/drawBlocks.server.ts';
import {
  buildView,
  canonicalAddress,
  parametersExist,
  prepareView,
  shownAddress,
  type Prepared,
} from '../page/page.server.ts';

export interface PageOptions {
  readonly answerCache: AnswerCache;
  readonly shells: Shells;
  /** The server part of every kind of block that the portal has. */
  readonly parts: ServerParts;
  readonly built: Built;
  /** Origin for absolute links; empty: links stay relative to the site. */
  readonly origin: string;
}

/** What a form without scripts sends along with its fields. */
const APPLY = 'apply';

/** In development: every example of every block on one page; `rooms` is where the portal's own kinds lie. */
export function mountExamples(app: FastifyInstance, options: PageOptions, rooms: string): void {
  const { portal } = options.answerCache;
  const locale = first(portal.settings.locales);
  app.get('/_blocks', async (request, reply) => {
    const examples = await examplesView(portal, locale.code, options.parts, readExamples(rooms));
    const context = { formatter: options.shells.formatter(locale), parts: options.parts };
    const drawn = await drawBlocks(examples.blocks, context, '', options.built.draw);
    const view = { ...examples, ...drawn };
    const sent = await documentOf(options, locale, view, { address: '/_blocks', head: '' });
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
  const kept = new ResponseCache();
  app.get('/_view/*', async (request, reply) => {
    const pathname = pathOf(request).slice('/_view'.length);
    const found = find(options, pathname);
    if (found.redirect !== null)
      return sendBytes(
        request,
        reply,
        makeResponse(JSON.stringify({ redirect: found.redirect }), JSON_HEADERS, found.redirect),
      );
    const prepared = prepare(options, request, found.matched);
    const sent = await keep(kept, `json ${prepared.key}`, async () =>
      makeResponse(
        JSON.stringify(await buildView(prepared, options.built.draw)),
        JSON_HEADERS,
        `${prepared.key} ${options.answerCache.portal.version}`,
        found.status,
      ),
    );
    return sendBytes(request, reply.header('cache-control', CACHE_CONTROL), sent);
  });
  app.get('/*', async (request, reply) => {
    const pathname = pathOf(request);
    const found = find(options, pathname);
    if (found.redirect !== null) return reply.redirect(found.redirect + searchOf(request), 302);
    const prepared = prepare(options, request, found.matched);
    if (found.status === 200 && queryOf(request).has(APPLY))
      return reply.redirect(canonicalAddress(prepared), 303);
    const key = `html ${prepared.key} ${options.built.version}`;
    const sent = await keep(kept, key, () => makeDocument(options, prepared, found.status));
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
    { ...options, formatter },
    { locale, page, parameters: {}, path: page.path },
    new URLSearchParams(),
  );
  const sent = await makeDocument(options, prepared, problem.status);
  if (problem.status === 503) reply.header('retry-after', '2');
  return sendBytes(request, reply.header('cache-control', 'no-store'), sent);
}

/** The status in the heading, the message below it. */
function errorPage(page: Page, formatter: LocaleFormatter, status: number, message: string): Page {
  const { code } = formatter.locale;
  return {
    ...page,
    status,
    title: { [code]: formatter.say('errors.title', { status }) },
    about: { [code]: formatter.say(message) },
  };
}

interface FoundPage {
  readonly matched: Matched & {
    readonly page: Page;
    readonly near?: readonly { readonly name: Text; readonly to: string }[];
  };
  readonly redirect: string | null;
  readonly status: number;
}

function find({ answerCache, shells }: PageOptions, pathname: string): FoundPage {
  const { portal } = answerCache;
  const matched = matchAddress(portal, pathname);
  const { page } = matched;
  const described = page?.redirect ? lookup(portal.pages, page.redirect) : page;
  if (!page || !described || !parametersExist(answerCache, described, matched.parameters)) {
    const missing = lookup(portal.pages, portal.settings.notFound);
    return {
      matched: {
        ...matched,
        page: missing,
        parameters: {},
        near: described ? nearEntries(portal, described, matched.parameters) : [],
      },
      redirect: null,
      status: 404,
    };
  }
  if (page.redirect !== null) {
    const goal = fillPath(lookup(portal.pages, page.redirect).path, matched.parameters);
    return {
      matched: { ...matched, page },
      redirect: withPrefix(goal, matched.locale.prefix),
      status: 302,
    };
  }
  const shown =
    page.id === portal.settings.error
      ? errorPage(page, shells.formatter(matched.locale), page.status, 'errors.message')
      : page;
  return { matched: { ...matched, page: shown }, redirect: null, status: page.status };
}

/** Entries whose names are near to one that does not exist. */
function nearEntries(
  portal: Portal,
  page: Page,
  parameters: Readonly<Record<string, string>>,
): NonNullable<FoundPage['matched']['near']> {
  const found = Object.entries(page.parameters).find(([, { collection }]) => collection !== '');
  if (!found) return [];
  const [parameter, { collection }] = found;
  const spell = ({ key, name }: Entry) => [key, ...Object.values(name)];
  const entries = entriesOf(portal, collection);
  return nearest(parameters[parameter] ?? '', entries, spell, MOST_NEAR).map(({ key, name }) => ({
    name,
    to: entryAddress(page, key),
  }));
}

const MOST_NEAR = 5;

function prepare(
  options: PageOptions,
  request: FastifyRequest,
  matched: FoundPage['matched'],
): Prepared {
  return prepareView(
    { ...options, formatter: options.shells.formatter(matched.locale) },
    { ...matched, origin: originOf(request, options.origin) },
    queryOf(request),
  );
}

/** Made from the address as it was understood, not as it was written: readers of the same page share one document. */
async function makeDocument(
  options: PageOptions,
  prepared: Prepared,
  status: number,
): Promise<CachedResponse> {
  const view = { ...(await buildView(prepared, options.built.draw)), status };
  return await documentOf(options, prepared.context.formatter.locale, view, {
    address: shownAddress(prepared),
    head: headFor(prepared.context, view, options.origin),
  });
}

/** What of a document is its own: the address that it stands at, elements for machines in its head. */
type DocumentPlace = Pick<DocumentParts, 'address' | 'head'>;

async function documentOf(
  options: PageOptions,
  locale: Locale,
  view: View,
  place: DocumentPlace,
): Promise<CachedResponse> {
  const { shells, origin, built, parts } = options;
  const { shell, address: shellAddress } = await shells.shell(locale);
  const html = await built.render(shell, view, place.address);
  const written = writeDocument({
    ...place,
    shell,
    view,
    html,
    shellAddress,
    built,
    origin,
    parts,
  });
  const text = built.finish ? await built.finish(written, place.address) : written;
  return makeResponse(text, HTML_HEADERS, text, view.status);
}

const making = new Map<string, Promise<CachedResponse>>();

/** Equal pages on their way are made once; ready ones are kept. */
async function keep(
  kept: ResponseCache,
  key: string,
  make: () => Promise<CachedResponse>,
): Promise<CachedResponse> {
  const known = kept.get(key);
  if (known) return known;
  const asking = making.get(key) ?? make().finally(() => making.delete(key));
  making.set(key, asking);
  const sent = await asking;
  if (sent.status < 500) kept.set(key, sent);
  return sent;
}

function pathOf(request: FastifyRequest): string {
  return (request.raw.url ?? '').replace(/\?.*$/s, '');
}

function searchOf(request: FastifyRequest): string {
  const { url = '' } = request.raw;
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}
