// The service worker: without a connection it answers a navigation with one small page in the reader's language.

import type { FastifyInstance } from 'fastify';

import { makeResponse } from '../api/cachedResponse.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { CACHE_CONTROL, sendBytes } from '../api/routes.ts';
import { plainWords } from '../language/text.ts';
import type { Locale } from '../model/portal.ts';
import { escape } from '../language/html.ts';
import { hashSource } from './headers.ts';
import type { Shells } from './shells.ts';

const STYLE =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1rem;color-scheme:light dark}';

/** The service worker keeps no figures: last week's page must not pass for today's. Navigations never wait for it. */
export function mountOffline(app: FastifyInstance, answerCache: AnswerCache, shells: Shells): void {
  const { locales } = answerCache.portal.settings;
  const pages = Object.fromEntries(
    locales.map((locale) => [locale.prefix, offlinePage(locale, answerCache, shells)]),
  );
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src ${hashSource(STYLE)}`,
  };
  const script = `const pages = ${JSON.stringify(pages)};
const headers = ${JSON.stringify(headers)};
const routed = 'InstallEvent' in self && 'addRoutes' in InstallEvent.prototype;
addEventListener('install', (event) => {
  skipWaiting();
  if (routed)
    event.waitUntil(
      event.addRoutes([
        { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
        { condition: { urlPattern: new URLPattern({}) }, source: 'network' },
      ]),
    );
});
addEventListener('activate', (event) => event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.[routed ? 'disable' : 'enable']()])));
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(answer(event));
});
async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const first = new URL(event.request.url).pathname.split('/')[1];
    return new Response(pages[first in pages ? first : ''], { status: 503, headers });
  }
}
`;
  const sent = makeResponse(script, { 'content-type': 'text/javascript; charset=utf-8' }, script);
  app.get('/service-worker.js', (request, reply) =>
    sendBytes(request, reply.header('cache-control', CACHE_CONTROL), sent),
  );
}

function offlinePage(locale: Locale, { portal }: AnswerCache, shells: Shells): string {
  const formatter = shells.formatter(locale);
  const name = plainWords(formatter.words(portal.settings.name));
  return `<!doctype html><html lang="${locale.code}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(name)}</title><style>${STYLE}</style><main><h1>${escape(name)}</h1><p>${escape(formatter.say('errors.offline'))}</p><p><a href="">${escape(formatter.say('errors.again'))}</a></p></main>`;
}
