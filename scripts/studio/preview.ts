// The pages of drafts, as the portal would serve them, in frames of the studio: nothing runs in them.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { isObject, matchAddress, POLICY } from '../../engine/serve.ts';
import { textOf } from './drafts.ts';
import { parseText } from './parse.ts';
import type { Figures, DraftState, Workshop } from './workshop.ts';

export const PREVIEW = '/_studio/preview';
/** What runs, or waits for what runs, is left out; the rest of the page is as readers without scripts get it. */
const RUNS =
  /<script\b[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>|<link rel="stylesheet"[^>]* disabled>|<\/?noscript>/g;
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
const GONE =
  '<!doctype html><html lang="uk"><meta charset="utf-8"><title>–</title><p>Цього вигляду вже немає: змініть щось або оновіть сторінку.</p><p lang="en">This state is no longer kept: change something, or load the page anew.</p></html>';

interface Asked {
  readonly state: string;
  readonly figures: Figures;
  readonly '*': string;
}

/** A page of a state as its site answers it, and where it would lead. */
export interface Rendered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly html: string;
}

/** `GET /_studio/preview/STATE/FIGURES/…`: the address below it is one of the portal. */
export function mountPreview(app: FastifyInstance, workshop: Workshop): void {
  app.get<{ Params: Asked }>(`${PREVIEW}/:state/:figures/*`, async (request, reply) => {
    const { state, figures } = request.params;
    const prefix = `${PREVIEW}/${state}/${figures}`;
    const rendered = await renderPage(
      workshop,
      { state, figures },
      request.url.slice(prefix.length),
    );
    if (!rendered) return reply.code(410).type('text/html; charset=utf-8').send(GONE);
    const { status, headers, html } = rendered;
    const to = headers['location'];
    if (typeof to === 'string') return reply.redirect(prefix + to, 302);
    // drafts that are not judged yet may fail: the frame stays at what it shows
    if (status >= 500) return reply.code(204).send();
    return sendFramed(reply.code(status), headers, html);
  });
}

/** Sheets and letters of the build that the pages of drafts name. */
export function mountSheets(app: FastifyInstance, { options: { built } }: Workshop): void {
  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params: { name } }, reply) => {
    const type = TYPES[extname(name)];
    const path = join((await built()).client, 'assets', basename(name));
    if (type === undefined || !existsSync(path)) return reply.code(404).send();
    return reply.type(type).send(await readFile(path));
  });
}

/** Null where the state is no longer kept. `address` is a path of the portal with its query. */
export async function renderPage(
  workshop: Workshop,
  { state, figures }: Pick<Asked, 'state' | 'figures'>,
  address: string,
): Promise<Rendered | null> {
  const site = workshop.site(state, figures);
  if (!site) return null;
  const url = address.startsWith('/') ? address : `/${address}`;
  const sent = await (await site).inject({ url, headers: { accept: 'text/html' } });
  const html = withPlaces(workshop.state(state), url, sent.body.replace(RUNS, ''));
  return { status: sent.statusCode, headers: sent.headers, html };
}

function sendFramed(reply: FastifyReply, headers: Rendered['headers'], html: string): FastifyReply {
  const policy = String(headers[POLICY] ?? '')
    .replace(/script-src [^;]*/, "script-src 'none'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return reply
    .header(POLICY, policy)
    .header('cache-control', 'no-store')
    .type(String(headers['content-type'] ?? 'text/html; charset=utf-8'))
    .send(html);
}

/** Says of each block where it is written. */
function withPlaces(state: DraftState | null, url: string, html: string): string {
  if (!state?.portal) return html;
  const { page } = matchAddress(state.portal, url.replace(/\?.*$/, ''));
  const file = page && `config/pages/${page.id}.yaml`;
  const text = file && textOf(state.folders, file);
  if (!file || text === null) return html;
  const { data } = parseText(state, { path: file, text });
  const blocks = isObject(data) && Array.isArray(data['blocks']) ? data['blocks'] : [];
  const places = new Map(
    blocks.map((block: unknown, i) => {
      const { id, kind } = isObject(block) ? block : {};
      return [String(id ?? `${String(kind)}-${i + 1}`), `${file}#/blocks/${i}`];
    }),
  );
  const isHeaded = isObject(data) && 'heading' in data;
  const headed = isHeaded ? html.replace('<h1', `<h1 data-studio="${file}#/heading"`) : html;
  return headed.replaceAll(/<section class="block[^"]*" id="([^"]*)"/g, (found, id: string) => {
    const place = places.get(id);
    return place === undefined ? found : `${found} data-studio="${place}"`;
  });
}
