// Serves blocks as pictures for saving: SVG that stands by itself, with title, source, address and the marks of its figures.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { withPrefix } from '../addresses/query.ts';
import { matchAddress } from '../addresses/routes.ts';
import { ApiProblem } from '../answers/problem.ts';
import { makeResponse } from '../api/cachedResponse.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { markHeaders } from '../api/saidHeaders.ts';
import { readerGone } from '../api/trace.ts';
import { CACHE_CONTROL, readPath, readQuery, sendBytes } from '../api/routes.ts';
import { lasting } from '../blocks/share/cite.server.ts';
import type { BlockDraft } from '../blocks/contract/context.server.ts';
import { fileName } from '../blocks/share/fileName.server.ts';
import { framePicture, type Materials } from '../charts/pictures.ts';
import { readPalette } from '../charts/palette.ts';
import { plainWords } from '../language/text.ts';
import { markedName } from '../ledger/marked.ts';
import { remember } from '../model/remember.ts';
import { blockAlone, buildAlone, queryAlone, tellAlone } from '../page/alone.server.ts';
import { parametersExist, prepareView, type Prepared } from '../page/page.server.ts';
import type { Built } from './built.ts';
import { embedFaces, readFaces } from './faces.ts';
import type { PageOptions } from './pages.ts';
import { mountSourced } from './sourced.ts';

const PICTURE = /^\/_picture\/([a-z]{2,3})\/([a-z0-9-]+)(\/.*)?\.svg$/;

/** `/_picture/<locale>/<block>/<page>.svg`, with the query of the page. */
export function mountPictures(
  app: FastifyInstance,
  options: PageOptions & { readonly answerCache: AnswerCache },
): void {
  mountSourced(app, '/_picture/*', options, sendPicture);
}

async function sendPicture(
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { answerCache } = options;
  const prepared = await readPicture(options, request);
  const made = prepared && (await makePicture(options, prepared, readerGone(reply)));
  if (!made) throw new ApiProblem('unknown-path', { received: request.raw.url ?? '' });
  const headers = {
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-disposition': `attachment; filename=${made.name}.svg`,
    ...markHeaders(answerCache),
  };
  return sendBytes(
    request,
    reply.header('cache-control', CACHE_CONTROL),
    makeResponse(made.svg, headers, made.svg),
  );
}

interface AskedPicture {
  readonly prepared: Prepared;
  readonly id: string;
}

/** The page that an address names; null where there is none. */
async function readPicture(
  { answerCache, shells, parts }: PageOptions,
  request: FastifyRequest,
): Promise<AskedPicture | null> {
  const { portal } = answerCache;
  const [, language, id = '', path = '/'] = PICTURE.exec(readPath(request)) ?? [];
  const locale = portal.settings.locales.find(({ code }) => code === language);
  if (!locale) return null;
  const matched = matchAddress(portal, withPrefix(path, locale.prefix));
  const { page } = matched;
  if (!page || page.redirect !== null || !parametersExist(answerCache, page, matched.parameters))
    return null;
  const makers = { answerCache, formatter: shells.formatter(locale), parts, log: request.log };
  const query = queryAlone(portal, readQuery(request));
  const prepared = await prepareView(makers, { ...matched, page }, query);
  return { prepared, id };
}

async function makePicture(
  { built, absoluteOrigin, parts }: PageOptions,
  asked: AskedPicture,
  signal: AbortSignal,
): Promise<{ readonly name: string; readonly svg: string } | null> {
  const context = { ...asked.prepared.context, signal };
  const prepared = { ...asked.prepared, context };
  const block = blockAlone(prepared, asked.id);
  const part = block && parts[block.kind];
  if (!block || !part?.picture) return null;
  const drafts: BlockDraft[] = [];
  // what would be rendered is drawn
  const view = await buildAlone(prepared, block, (draft) => {
    drafts.push(draft);
    return '';
  });
  const [shown] = view.blocks;
  if (shown?.kind !== block.kind) return null;
  const picture = part.picture(drafts[0] ?? shown, context);
  if (!picture) return null;
  const { mark, old, source, page, to } = tellAlone(prepared, view);
  const address = absoluteOrigin + lasting(to, context.ledger);
  const framed = {
    lang: context.formatter.locale.code,
    title: plainWords(shown.title ?? view.title),
    picture,
    marks: [mark, old].filter((words) => words !== ''),
    foot: [source, page, address],
  };
  return {
    name: markedName(fileName(context, block.id), context.ledger?.mark),
    svg: framePicture(framed, buildMaterials(built)),
  };
}

const materials = new WeakMap<Built, Materials>();

/** Read once of each build. */
function buildMaterials(built: Built): Materials {
  return remember(materials, built, () => {
    const { style } = built.dress([]);
    const color = readPalette(style);
    // the rules of letters name that of text first, that of headings last
    const families = readFaces(style).map(({ family }) => family);
    const named = new Map([
      ['letters', families[0]],
      ['headings', families.at(-1)],
    ]);
    return {
      color: (name) => named.get(name) ?? color(name),
      faces: embedFaces(style, built.client),
    };
  });
}
