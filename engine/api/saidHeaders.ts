// Headers of answers that say what rows cannot say of themselves: what an answer is, of when, whose, of which version, under which licence, and that its figures have a mark; objects say the last in a key.

import { writeEnds } from '../model/calendar.ts';
import type { FastifyReply } from 'fastify';

import type { Answer } from '../answers/answer.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Note, Period } from '../ledger/query/coverage.ts';
import type { Coverage } from '../ledger/query/sumCoverage.ts';
import type { CachedResponse } from './cachedResponse.ts';
import { dayIn } from '../language/days.ts';
import { plainWords, wordsIn } from '../language/text.ts';
import { findAnswerable, MARKED_HEADER } from '../ledger/marked.ts';
import { first } from '../model/lookup.ts';
import type { Call, Portal, Text } from '../model/portal.ts';
import type { FigureMark } from '../ledger/publish/manifest.ts';
import type { AnswerSource } from './oldSources.ts';

/** What a sum is a sum of, and notes. */
export function saidHeaders(answer: Answer): Record<string, string> {
  const { coverage, notes } = { coverage: null, notes: [], ...answer };
  return buildAnswerHeaders(coverage, notes);
}

/** What a sum covers (`x-coverage`: how many entities of how many) and what is told of the answer (`portal-notes`), each where there is something to say. */
export function buildAnswerHeaders(
  coverage: Coverage | null,
  notes: readonly Note[],
): Record<string, string> {
  return {
    ...(coverage ? { 'x-coverage': `${coverage.count}/${coverage.of}` } : {}),
    ...(notes.length > 0 ? { 'portal-notes': notes.map(noteInHeader).join(', ') } : {}),
  };
}

/** What is kept beside an answer: whose figures these are, and what they cannot say. */
export function saidBeside(ledger: Ledger, answer: Answer): Pick<CachedResponse, 'mark' | 'said'> {
  const { id, manifest } = ledger;
  const said = { notes: [], coverage: null, period: null, ...answer };
  return {
    mark: ledger.mark,
    said: {
      ledger: id,
      created: manifest.created,
      notes: said.notes,
      coverage: said.coverage,
      period: said.period,
    },
  };
}

function noteInHeader({ code, words }: Note): string {
  const said = Object.entries(words).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  );
  return [code, ...said].join(';');
}

export const ABOUT = 'Portal-About';
export const LINK = 'Link';

/** Of what it is said, and in which language; an empty one is the portal's first. */
interface AboutAnswer {
  readonly portal: Portal;
  readonly call: Call;
  readonly ledger: Ledger;
  readonly lang: string;
  /** Null where none was asked, or the answer is no list of amounts. */
  readonly period: Period | null;
}

/** `Portal-About: title=…; period=2025-01/2025-12; …`, each value with percent signs as in an address; `Link` names the licence. */
export function aboutHeaders(of: AboutAnswer): Record<string, string> {
  const { portal, call, ledger, lang, period } = of;
  const { settings } = portal;
  const standard = first(settings.locales).code;
  const say = (text: Text) => plainWords(wordsIn(text, lang || standard, standard));
  const { licence } = settings.publication;
  const { sources } = findAnswerable(settings, ledger.mark);
  const unit = settings.units.find(({ value }) => value === 1);
  const told: [name: string, text: string][] = [
    ['title', say(call.title)],
    ['period', period ? endsOf(period) : ''],
    ['unit', call.asks.length > 0 && unit ? say(unit.title) : ''],
    ['source', [...sources.map(({ title }) => title), settings.name].map(say).join(', ')],
    ['version', ledger.id],
    ['loaded', dayIn(settings.timeZone, new Date(ledger.manifest.created))],
  ];
  return {
    [ABOUT.toLowerCase()]: told
      .filter(([, text]) => text !== '')
      .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
      .join('; '),
    ...(licence ? { [LINK.toLowerCase()]: `<${licence.url}>; rel="license"` } : {}),
  };
}

/** An answer of figures with all that is said of it beside its bytes. */
export function withAbout(
  sent: CachedResponse,
  of: Omit<AboutAnswer, 'period'>,
  answer: Answer,
): CachedResponse {
  const beside = saidBeside(of.ledger, answer);
  const about = aboutHeaders({ ...of, period: beside.said?.period ?? null });
  return { ...sent, ...beside, headers: { ...sent.headers, ...about } };
}

/** First and last month or day, with the sign between them of ISO 8601. */
function endsOf(period: Period): string {
  const { from, to } = writeEnds(period.year, period);
  return `${from}/${to}`;
}

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
