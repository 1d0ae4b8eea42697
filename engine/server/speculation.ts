// What stands in the document of a page besides its view: what a browser may make ahead of its reader (Speculation Rules), and HTML in the place of a component.

import type { FastifyInstance } from 'fastify';

import { makeResponse } from '../api/cachedResponse.ts';
import { sendBytes } from '../api/routes.ts';
import { API, ASSETS, EMBED } from '../addresses/reserved.ts';
import { IN_PLACE } from '../shell/ahead.ts';
import { failedView, logFailure, type FailureLog } from '../blocks/contract/failure.server.ts';
import type { SayMessage } from '../language/messages.ts';
import type { FrameShell, View } from '../model/portal.ts';
import type { RenderView } from './built.ts';

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

/** A page to be rendered: where it stands, in which words, who is told of failures. */
export interface Standing {
  readonly shell: FrameShell;
  readonly view: View;
  readonly address: string;
  readonly say: SayMessage;
  readonly log?: FailureLog | undefined;
}

/** The HTML with the view that it shows: each block that cannot be rendered by itself says so in its place. Throws where it is no block that fails. */
export async function renderStanding(
  render: RenderView,
  { shell, view, address, say, log }: Standing,
): Promise<{ readonly html: string; readonly view: View }> {
  try {
    return { html: await render(shell, view, address), view };
  } catch (error) {
    const blocks = await Promise.all(
      view.blocks.map(async (block) => {
        try {
          await render(shell, { ...view, blocks: [block] }, address);
          return block;
        } catch (own) {
          logFailure(log, { page: view.page, block: block.id, kind: block.kind }, own);
          return failedView(block, own, say);
        }
      }),
    );
    if (blocks.every((block, i) => block === view.blocks[i])) throw error;
    const left = { ...view, blocks };
    return { html: await render(shell, left, address), view: left };
  }
}
