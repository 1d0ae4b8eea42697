// Which pages a browser may make ahead of its reader (Speculation Rules): those behind a link that is pointed at for a moment, or pressed.

import type { FastifyInstance } from 'fastify';

import { makeResponse } from '../api/cachedResponse.ts';
import { sendBytes } from '../api/routes.ts';
import { API, ASSETS, EMBED } from '../addresses/reserved.ts';
import { IN_PLACE } from '../shell/prepare.ts';

const PATH = '/_portal/speculation.json';

/** Of every page: where its rules lie. A policy that lets nothing inline run allows rules that come like this. */
export const SPECULATION = { 'speculation-rules': `"${PATH}"` };

/** Files and calls are no pages; links that change their page, or open something in it, are followed in place. */
const RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...['/_*', '/*.*', ...[API, ASSETS, EMBED].map((step) => `/${step}/*`)].map((path) => ({
            not: { href_matches: path },
          })),
          { not: { selector_matches: IN_PLACE } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Adds the address of the rules, which the header `Speculation-Rules` of documents names. */
export function mountSpeculation(app: FastifyInstance): void {
  const text = JSON.stringify(RULES);
  const sent = makeResponse(text, { 'content-type': 'application/speculationrules+json' }, text);
  app.get(PATH, (request, reply) =>
    sendBytes(request, reply.header('cache-control', 'public, max-age=3600'), sent),
  );
}
