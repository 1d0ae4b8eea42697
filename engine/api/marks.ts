// What answers carry while the figures that serve have a mark: a header on each of them, and a key in objects.

import type { FastifyReply } from 'fastify';

import { MARKED_HEADER } from '../ledger/marked.ts';
import type { FigureMark } from '../ledger/publish/manifest.ts';
import type { AnswerSource } from './answerSource.ts';

const MARKED = { [MARKED_HEADER.toLowerCase()]: 'true', 'x-robots-tag': 'noindex' };
const UNMARKED = {};

/** Headers of everything that comes of the figures that serve; robots are told as well, for a file has no head to say so. */
export function markHeaders(
  source: Pick<AnswerSource, 'ledger'>,
): Readonly<Record<string, string>> {
  return source.ledger()?.mark ? MARKED : UNMARKED;
}

/** Marks an answer by its own figures, whatever serves. */
export function markReply(reply: FastifyReply, mark: FigureMark | null): FastifyReply {
  if (mark) return reply.headers(MARKED);
  for (const name of Object.keys(MARKED)) reply.removeHeader(name);
  return reply;
}

/** The text of JSON that says of itself that its figures are marked; a list has no place for it. */
export function markJson(text: string): string {
  if (!text.startsWith('{')) return text;
  const mark = '"demonstration":true}';
  return text === '{}' ? `{${mark}` : `${text.slice(0, -1)},${mark}`;
}
