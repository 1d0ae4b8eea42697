// Files that browsers ask for beside pages: hashed assets, shells, downloads of what is seen.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ASSETS } from '../addresses/reserved.ts';
import { makeResponse } from '../api/cachedResponse.ts';
import { sendFiles } from '../api/httpServer.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { markHeaders } from '../api/saidHeaders.ts';
import { ApiProblem } from '../answers/problem.ts';
import { readerGone } from '../api/trace.ts';
import { CACHE_CONTROL, readPath, readQuery, sendBytes } from '../api/routes.ts';
import { changeQuery, withPrefix } from '../addresses/query.ts';
import { matchAddress } from '../addresses/routes.ts';
import type { PageContext, Download, ServerParts } from '../blocks/contract/context.server.ts';
import { downloadFile, type FileEnding } from './downloadFile.ts';
import type { Shells } from './shells.ts';
import { mountSourced, type Sourced } from './sourced.ts';
import { buildValuedContext, inMode } from '../blocks/contract/valued.server.ts';
import { plainWords } from '../language/text.ts';
import { parametersExist, prepareView } from '../page/page.server.ts';
import { formatPageNames } from '../page/titles.server.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Hashed assets never change; the few files beside them are asked again with their tag. */
export async function mountAssets(app: FastifyInstance, client: string): Promise<void> {
  await sendFiles(app, {
    root: client,
    prefix: '/',
    wildcard: false,
    index: false,
    setHeaders: (reply, path) =>
      reply.header('cache-control', path.includes(`/${ASSETS}/`) ? FOREVER : CACHE_CONTROL),
  });
}

export interface FileOptions {
  readonly answerCache: AnswerCache;
  readonly shells: Shells;
  readonly parts: ServerParts;
  /** Of links in files and in what is told for copying. */
  readonly absoluteOrigin: string;
}

/** Routes of shells and of downloads. */
export function mountFiles(app: FastifyInstance, options: FileOptions): void {
  mountShells(app, options);
  mountDownloads(app, options);
}

function mountShells(app: FastifyInstance, { answerCache, shells }: FileOptions): void {
  app.get('/_portal/:name', async (request, reply) => {
    const address = readPath(request);
    let sent = shells.file(address);
    // a shell of an earlier moment: make the present ones, the address may be among them
    if (!sent) for (const locale of answerCache.portal.settings.locales) await shells.shell(locale);
    sent ??= shells.file(address);
    if (!sent) throw unknownPath(request);
    return sendBytes(request, reply.header('cache-control', FOREVER), sent);
  });
}

const DOWNLOAD = /^\/_download\/([a-z]{2,3})\/([a-z0-9-]+)(\/.*)?\.(csv|xlsx|json|zip)$/;

function mountDownloads(app: FastifyInstance, options: FileOptions): void {
  mountSourced(app, '/_download/*', options, sendDownload);
}

async function sendDownload(
  options: Sourced<FileOptions>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { answerCache } = options;
  const asked = await readDownload(options, request, readerGone(reply));
  if (!asked) throw unknownPath(request);
  const { context, ending } = asked;
  const made = await asked.make();
  // a part that was refused is not taken for one that has nothing
  if (context.isWhole?.() === false) throw new ApiProblem('too-many-questions');
  const homepage = options.absoluteOrigin + addressOfPage(context, request);
  const told = { homepage, title: asked.title };
  const { name, type, body } = await downloadFile(context, made, ending, told);
  const headers = {
    'content-disposition': `attachment; filename=${name}`,
    'content-type': type,
    ...markHeaders(answerCache),
  };
  const tag = `${homepage} ${buildAddress(request)} ${context.ledger?.id ?? ''} ${made.version} ${context.portal.version}`;
  return sendBytes(
    request,
    reply.header('cache-control', CACHE_CONTROL),
    makeResponse(body, headers, tag),
  );
}

interface AskedDownload {
  readonly ending: FileEnding;
  readonly context: PageContext;
  /** Of the page, with what it is about and with that of the block. */
  readonly title: string;
  readonly make: () => Promise<Download>;
}

/** The block of a page that an address names, as a file; null where there is none that can be downloaded. */
async function readDownload(
  { answerCache, shells, parts }: Sourced<FileOptions>,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<AskedDownload | null> {
  const { portal } = answerCache;
  const [, language, id, path = '/', ending] = DOWNLOAD.exec(readPath(request)) ?? [];
  const locale = portal.settings.locales.find(({ code }) => code === language);
  if (!locale) return null;
  const matched = matchAddress(portal, withPrefix(path, locale.prefix));
  const { page } = matched;
  const block = page?.blocks.find((own) => own.id === id);
  const part = block && parts[block.kind];
  if (!page || !block || !part?.download || !parametersExist(answerCache, page, matched.parameters))
    return null;
  const makers = { answerCache, formatter: shells.formatter(locale), parts };
  const { context, parameters } = await prepareView(
    makers,
    { ...matched, page },
    readQuery(request),
  );
  const shown = buildValuedContext({ ...context, signal }, block);
  const write = part.download.bind(part);
  const make = async () => downloadIn(shown, (own) => write(own, block));
  const { title, subject } = formatPageNames(context, parameters);
  const named = [title, ...(subject === null ? [] : [subject])].map(plainWords).join(', ');
  const own = block.title ? `: ${context.formatter.plain(block.title)}` : '';
  return { ending: ending as FileEnding, context, title: named + own, make };
}

/** Where its amounts stand as they are although something else was asked the file says why. */
async function downloadIn(
  context: PageContext,
  make: (context: PageContext) => Promise<Download>,
): Promise<Download> {
  const { made, why } = await inMode(context, make);
  const { rows } = made;
  return why === '' ? made : { ...made, rows: { ...rows, above: [...(rows.above ?? []), why] } };
}

/** Where the rows stand on a page, with the query as it came. */
function addressOfPage({ path, formatter }: PageContext, request: FastifyRequest): string {
  return withPrefix(path, formatter.locale.prefix) + changeQuery(readQuery(request).toString(), {});
}

/** Address and query as they came. */
function buildAddress({ raw }: FastifyRequest): string {
  return raw.url ?? '';
}

function unknownPath(request: FastifyRequest): ApiProblem {
  return new ApiProblem('unknown-path', { received: buildAddress(request) });
}
