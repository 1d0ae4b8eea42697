// Mounts the door for assistants: one address, asked by POST, without sessions and without writing anything.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { withPrefix } from '../addresses/query.ts';
import { OPENAPI_PATH } from '../api/openapiRoute.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import { findAnswerable } from '../ledger/marked.ts';
import type { FigureMark } from '../ledger/publish/manifest.ts';
import type { Call, Locale } from '../model/portal.ts';
import type { ToldFrom } from './about.ts';
import { explainTool, EXPLAIN, explainForTool } from './explain.ts';
import { type Offer, answerMessage, QUESTION_BYTES } from './server.ts';
import { callTool, type Tool, toolCalls } from './tools.ts';
import { ASSISTANTS } from '../addresses/reserved.ts';
import { ApiProblem } from '../answers/problem.ts';
import { LANGUAGE, localeAsked, refuseUnspoken } from '../answers/problemWords.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { makeResponse } from '../api/cachedResponse.ts';
import { markHeaders } from '../api/saidHeaders.ts';
import { preflight } from '../api/otherMethods.ts';
import { readerGone } from '../api/trace.ts';
import { readQuery, sendBytes } from '../api/routes.ts';
import { remember } from '../model/remember.ts';
import { answerTool, type AskedByAssistant } from './answer.ts';

/** The mark of the figures that serve comes first: an assistant that reads no more has read that. */
function tellOffer(
  { formatter, origin }: ToldFrom,
  tools: readonly Tool[],
  mark: FigureMark | null | undefined,
): Offer {
  const { portal, locale, say } = formatter;
  const { name, about } = portal.settings;
  const { owner } = findAnswerable(portal.settings, mark);
  const title = formatter.plain(name);
  const home = origin + withPrefix('/', locale.prefix);
  const sentences = [
    ...(mark ? [formatter.plain(mark.words)] : []),
    `${title}. ${formatter.plain(about)}`,
    say('assistants.read', { owner: formatter.plain(owner), home }),
    say('assistants.openapi', { address: origin + OPENAPI_PATH }),
  ];
  return {
    name: buildServerName(origin),
    title,
    version: portal.version,
    home,
    instructions: sentences.join('\n\n'),
    tools,
  };
}

/** Tools of calls, in the order of the configuration, and the one that explains what these answer. */
function buildTools(formatter: LocaleFormatter, calls: ReadonlyMap<string, Call>): readonly Tool[] {
  return [
    explainTool(formatter, calls),
    ...[...calls.values()].map((call) => callTool(formatter, call)),
  ];
}

/** A name for programs: the host that answers. */
function buildServerName(origin: string): string {
  return origin.replace(/^https?:\/\//, '');
}

interface AssistantOptions {
  readonly answerCache: AnswerCache;
  readonly formatter: (locale: Locale) => LocaleFormatter;
  /** Where the portal is reached from outside. */
  readonly origin: string;
}

/** Any site may ask in its reader's browser: nothing here is secret, and nothing is changed. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'X-Demonstration',
  'cache-control': 'no-store',
};
const PREFLIGHT = preflight(
  'POST',
  ', Last-Event-ID, Mcp-Method, Mcp-Name, Mcp-Protocol-Version, Mcp-Session-Id',
);
/** Headers of a question that the protocol reads. */
const READ = ['content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'] as const;

/** The Model Context Protocol over HTTP: POST only, other methods are refused with 405. */
export async function mountAssistants(
  app: FastifyInstance,
  options: AssistantOptions,
): Promise<void> {
  const calls = toolCalls(options.answerCache.portal);
  const told = new Map<string, readonly Tool[]>();
  const url = `/${ASSISTANTS}`;
  // bodies are read as text here and nowhere else: what is wrong with them is told in the words of the protocol
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: QUESTION_BYTES },
      (_, body, done) => done(null, body),
    );
    scope.options(url, (_, reply) => reply.headers(PREFLIGHT).code(204).send());
    scope.post(url, async (request, reply) => {
      const locale = buildLocale(request, options.answerCache);
      const formatter = options.formatter(locale);
      const tools = remember(told, locale.code, () => buildTools(formatter, calls));
      return await answer(request, reply, { ...options, formatter, tools, calls });
    });
    scope.route({
      method: ['GET', 'DELETE', 'PUT', 'PATCH'],
      url,
      handler: (_, reply) => sendRefusal(reply, 405, 'Method not allowed.'),
    });
  });
}

interface Answering {
  readonly answerCache: AnswerCache;
  readonly formatter: LocaleFormatter;
  readonly origin: string;
  readonly tools: readonly Tool[];
  readonly calls: ReadonlyMap<string, Call>;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { answerCache, formatter, origin, tools, calls }: Answering,
): Promise<FastifyReply> {
  const { body } = request;
  if (typeof body !== 'string' || body.trimStart().startsWith('['))
    return sendRefusal(reply, 400, 'Invalid Request: one message at a time, as a JSON object.');
  const asking: AskedByAssistant = {
    answerCache,
    formatter,
    origin,
    signal: readerGone(reply),
    log: request.log,
  };
  const headers = Object.fromEntries(
    READ.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );
  const offer = tellOffer(asking, tools, answerCache.ledger()?.mark);
  const { status, type, text } = await answerMessage(body, headers, offer, async (name, given) => {
    if (name === EXPLAIN) return await explainForTool(asking, calls, given);
    const call = calls.get(name);
    return call ? await answerTool(asking, call, given) : null;
  });
  const sent = makeResponse(text, type === '' ? {} : { 'content-type': type }, '', status);
  return sendBytes(request, reply.headers(OPEN).headers(markHeaders(answerCache)), {
    ...sent,
    etag: '',
  });
}

/** In the form of the protocol, to a question that has no number. */
function sendRefusal(reply: FastifyReply, status: 400 | 405, message: string): FastifyReply {
  if (status === 405) reply.header('allow', 'POST, OPTIONS');
  const error = { code: status === 405 ? SERVER_ERROR : INVALID_REQUEST, message };
  return reply
    .code(status)
    .headers(OPEN)
    .type('application/json')
    .send({ jsonrpc: '2.0', error, id: null });
}

/** Codes of JSON-RPC 2.0. */
const SERVER_ERROR = -32000;
const INVALID_REQUEST = -32600;

/** What `?lang=` says, or what the reader's program accepts, or the first. Throws ApiProblem where there is no such language. */
function buildLocale(request: FastifyRequest, { portal }: AnswerCache): Locale {
  const { locales } = portal.settings;
  const query = readQuery(request);
  for (const name of query.keys())
    if (name !== LANGUAGE)
      throw new ApiProblem('unknown-parameter', { parameter: name, allowed: [LANGUAGE] });
  const lang = query.get(LANGUAGE);
  if (lang !== null) refuseUnspoken(locales, lang);
  return localeAsked(locales, lang, request.headers['accept-language']);
}
