// How an answer is wanted: levels, node, language, encoding, codes, print; read from a question.

import { ApiProblem, type Allowed } from '../answers/problem.ts';
import { rangeWords, refuseUnspoken } from '../answers/problemWords.ts';
import { WHOLE, type Writing } from '../answers/shape.ts';
import { CHARSETS, DEEPEST, NODE_PATTERN, type Charset } from '../answers/tabular/exported.ts';
import { first, lookup } from '../model/lookup.ts';
import type { Locale, Call, Portal } from '../model/portal.ts';
import type { AnswerService } from '../answers/answerService.ts';
import type { Params } from '../answers/params.ts';
import { codesIn } from '../state/filterValue.ts';
import type { WrittenAddress } from '../state/readFilters.ts';
import type { Answer, RecordItem } from '../answers/answer.ts';

const NODE = new RegExp(NODE_PATTERN);

/** `extras` are those that the form takes. Throws ApiProblem. */
export function readWriting(
  locales: readonly Locale[],
  query: URLSearchParams,
  extras: readonly string[],
): Writing {
  const given = (name: keyof typeof WHOLE) => (extras.includes(name) ? query.get(name) : null);
  const depth = given('depth') ?? '0';
  if (!/^(?:0|[1-9]\d?)$/.test(depth) || Number(depth) > DEEPEST)
    throw wrongValue('depth', depth, [rangeWords(0, DEEPEST)]);
  const node = given('node') ?? '';
  if (!NODE.test(node)) throw wrongValue('node', node, [{ say: 'node' }]);
  const lang = given('lang') ?? '';
  if (lang !== '') refuseUnspoken(locales, lang);
  return { locale: first(locales).code, depth: Number(depth), node, lang };
}

/** Null where none is asked. Throws ApiProblem. */
export function readCharset(query: URLSearchParams): Charset | null {
  const charset = query.get('charset');
  const known = CHARSETS.find((name) => name === charset) ?? null;
  if (charset !== null && known === null) throw wrongValue('charset', charset, CHARSETS);
  return known;
}

function wrongValue(parameter: string, received: string, allowed: readonly Allowed[]): ApiProblem {
  return new ApiProblem('invalid-parameter', { parameter, received, allowed });
}

/** A code in the path that is nobody's is nothing at this address. Throws ApiProblem `unknown-code`. */
export function checkCodes(
  { ledger, portal }: Pick<AnswerService, 'ledger' | 'portal'>,
  call: Call,
  path: Readonly<Record<string, string>>,
  params: Params,
): void {
  for (const { name, filter } of call.params) {
    const received = path[name];
    const { kind, dimension, or, joined } = lookup(portal.filters, filter);
    if (received === undefined || kind !== 'member') continue;
    const codes = codesIn({ joined }, String(params[name]));
    const isKnown = (code: string) =>
      [dimension, ...or].some((known) => ledger.members.has(known, code));
    if (!codes.every(isKnown)) throw new ApiProblem('unknown-code', { parameter: name, received });
  }
}

/** Codes that were asked for in another form than the answer has them: its own → the written one. */
export function codesAsWritten(
  portal: Portal,
  call: Call,
  params: Params,
  { path, query }: WrittenAddress,
): Map<string, string> {
  const written = call.params.flatMap(({ name, filter, list }) => {
    const [own, text] = [params[name], path[name] ?? query.get(name)];
    const isCode = lookup(portal.filters, filter).kind === 'member' && !list;
    return isCode && own !== undefined && text && text !== String(own)
      ? [[String(own), text] as const]
      : [];
  });
  return new Map(written);
}

/** The name of a file with each code as it was asked for; a programme looks for its file by that. */
export function withCodes(file: string, codes: ReadonlyMap<string, string>): string {
  return [...codes]
    .filter(([, written]) => /^[0-9A-Za-z]+$/.test(written))
    .reduce((name, [own, written]) => name.replace(own, written), file);
}

/** The first of a list, or one alone. */
export function recordIn(answer: Answer): RecordItem | undefined {
  return answer.holds === 'records' ? answer.items[0] : undefined;
}

export type PrintLayout = 'plain' | 'order';

/** How the answer is printed with these parameters; undefined where it is not. */
export function findLayout({ print }: Call, params: Params): PrintLayout | undefined {
  return print?.values[String(params[print.param])];
}
