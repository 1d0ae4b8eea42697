// How an answer is wanted: levels, node, language, encoding; read from a query.

import { ApiProblem, type Allowed } from '../answers/problem.ts';
import { rangeWords, refuseUnspoken } from '../answers/problemWords.ts';
import { WHOLE, type Writing } from '../answers/shape.ts';
import { CHARSETS, DEEPEST, NODE_PATTERN, type Charset } from '../answers/tabular/formats.ts';
import { first } from '../model/lookup.ts';
import type { Locale } from '../model/portal.ts';

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
