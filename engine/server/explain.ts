// One figure of a block of a page explained, in ready words: what the browser shows when a reader asks where a figure comes from.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { changeQuery, LEDGER, withPrefix } from '../addresses/query.ts';
import { matchAddress } from '../addresses/routes.ts';
import { explainFigure } from '../answers/explained/explainFigure.ts';
import type { FigureQuestion } from '../answers/explained/figure.ts';
import { tellFigure } from '../answers/explained/told.ts';
import { ApiProblem } from '../answers/problem.ts';
import { makeResponse, type ResponseCache } from '../api/cachedResponse.ts';
import { markHeaders } from '../api/saidHeaders.ts';
import { readerGone } from '../api/trace.ts';
import { CACHE_CONTROL, readPath, readQuery, sendBytes } from '../api/routes.ts';
import { buildBlockQuestion } from '../blocks/contract/asked.server.ts';
import type { PageContext, LeadsTo } from '../blocks/contract/context.server.ts';
import { decidedBlock } from '../blocks/contract/fields.server.ts';
import { leadLines } from '../blocks/explained/leads.server.ts';
import { isCalling } from '../blocks/contract/readPage.server.ts';
import { buildValuedContext, storedLines } from '../blocks/contract/valued.server.ts';
import { writeState } from '../state/pageState.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import type { BlockBase, ExplainedView, ToldFigure } from '../model/portal.ts';
import { parametersExist, prepareView } from '../page/page.server.ts';
import type { FileOptions } from './files.ts';
import { mountSourced, type Sourced } from './sourced.ts';

const EXPLAIN = /^\/_explain\/([a-z]{2,3})\/([a-z0-9-]+)(\/.*)?$/;

/** Names in the query beside those of the page: the row as the answer has it, and the field of the call. */
const ROW = 'row';
const FIELD = 'field';

/** So many answers are kept. */
const MOST_KEPT = 2000;

/** Adds `/_explain/*`, whose last answers are kept within the memory for caches. */
export function mountExplain(app: FastifyInstance, options: FileOptions): void {
  const kept = options.answerCache.memory.cache(MOST_KEPT);
  mountSourced(app, '/_explain/*', { ...options, kept }, sendExplained);
}

async function sendExplained(
  options: Sourced<FileOptions> & { readonly kept: ResponseCache },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { answerCache, kept } = options;
  const origin = options.absoluteOrigin;
  const found = await findFigure(options, request);
  if (!found) throw new ApiProblem('unknown-path', { received: request.raw.url ?? '' });
  const key = buildFigureKey(found, `${origin} ${answerCache.portal.version}`);
  let sent = kept.get(key);
  if (!sent) {
    const told = await explained(found, origin, readerGone(reply));
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      ...markHeaders(answerCache),
    };
    sent = makeResponse(JSON.stringify(told), headers, key);
    kept.set(key, sent);
  }
  return sendBytes(request, reply.header('cache-control', CACHE_CONTROL), sent);
}

interface AskedFigure {
  readonly context: PageContext;
  readonly block: BlockBase;
  readonly row: string;
  readonly field: string;
}

/** The same for every address that asks the same: what an address says beside makes no new question. */
export function buildFigureKey({ context, block, row, field }: AskedFigure, site: string): string {
  const { formatter, ledger, path, read } = context;
  const page = [formatter.locale.code, ledger?.id ?? '', path, read.values, writeState(context)];
  return JSON.stringify([site, ...page, block.id, row, field]);
}

/** The block of a page that an address names, and what of it is asked; null where there is none that shows figures. */
async function findFigure(
  { answerCache, shells, parts }: Sourced<FileOptions>,
  request: FastifyRequest,
): Promise<AskedFigure | null> {
  const { portal } = answerCache;
  const [, language, id, path = '/'] = EXPLAIN.exec(readPath(request)) ?? [];
  const locale = portal.settings.locales.find(({ code }) => code === language);
  if (!locale) return null;
  const matched = matchAddress(portal, withPrefix(path, locale.prefix));
  const { page } = matched;
  const block = page?.blocks.find((own) => own.id === id);
  if (!page || !block || !isCalling(block)) return null;
  if (!parametersExist(answerCache, page, matched.parameters)) return null;
  const query = readQuery(request);
  const field = query.get(FIELD) ?? '';
  if (field === '') throw new ApiProblem('missing-parameter', { parameter: FIELD });
  const makers = { answerCache, formatter: shells.formatter(locale), parts };
  const { context } = await prepareView(makers, { ...matched, page }, query);
  const row = query.get(ROW) ?? '';
  return { context, block: decidedBlock(context, block), row, field };
}

async function explained(
  { context: asked, block, row, field }: AskedFigure,
  origin: string,
  signal: AbortSignal,
): Promise<ExplainedView> {
  if (!isCalling(block)) throw new ApiProblem('unknown-path');
  // what is told of a figure is told of the stored one
  const context = asked.absolute ?? asked;
  const { formatter, parts } = context;
  const question: FigureQuestion = {
    ...buildBlockQuestion(context, block),
    formatter,
    node: row,
    field,
    signal,
  };
  const figure = await explainFigure(question);
  const code = row === '' ? figure.name.code : row;
  const page = buildFigureAddress(context, code, figure.ledger);
  const part = parts[block.kind];
  const leads = part?.leadsTo?.(context, block, figure.name.code) ?? null;
  const told = tellFigure(formatter, figure, { origin, page });
  const stored = storedLines(buildValuedContext(asked, block), figure);
  return buildView(formatter, { ...told, lines: [...stored, ...told.lines] }, leads);
}

/** Where the figure stands on its page as it is explained, in the ledger that it is of. */
export function buildFigureAddress(
  context: Pick<PageContext, 'path' | 'formatter' | 'read' | 'portal' | 'unit' | 'asked'>,
  code: string,
  ledger: string,
): string {
  const { path, formatter, portal } = context;
  return (
    withPrefix(path, formatter.locale.prefix) +
    changeQuery(writeState({ ...context, value: null, easy: false }), {
      [portal.settings.queries.code]: code,
      [LEDGER]: ledger,
    })
  );
}

function buildView(
  formatter: LocaleFormatter,
  told: ToldFigure,
  leads: LeadsTo | null,
): ExplainedView {
  const { say } = formatter;
  return {
    ...told,
    title: say('explain.name'),
    lines: [...told.lines, ...leadLines(formatter, leads)],
    copy: say('explain.copy'),
    copied: say('explain.copied'),
    notCopied: say('explain.not-copied'),
    close: say('table.unzoom'),
  };
}
