// What answers carry while the figures that serve are invented: a header on each of them, and a key in objects.

import { MARKED_HEADER } from '../ledger/demonstration/marked.ts';
import type { AnswerCache } from './answerCache.ts';

const MARKED = { [MARKED_HEADER.toLowerCase()]: 'true', 'x-robots-tag': 'noindex' };
const UNMARKED = {};

/** Headers of everything that comes of the figures that serve; robots are told as well, for a file has no head to say so. */
export function markHeaders(answerCache: AnswerCache): Readonly<Record<string, string>> {
  return answerCache.invented() ? MARKED : UNMARKED;
}

/** The text of JSON that says of itself that its figures are invented; a list has no place for it. */
export function markJson(text: string): string {
  if (!text.startsWith('{')) return text;
  const mark = '"demonstration":true}';
  return text === '{}' ? `{${mark}` : `${text.slice(0, -1)},${mark}`;
}
