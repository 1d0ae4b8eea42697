// A member that is a document → what stands on its paper: labels from the messages, amounts as people write them.

import { markedTitle } from '../language/text.ts';
import type { Locale, PrintAsk, Portal } from '../model/portal.ts';
import { formatExact } from '../language/amounts.ts';
import { parseExactly } from '../language/decimals.ts';
import { first, isObject } from '../model/lookup.ts';
import { createI18n, speaker, type SayMessage } from '../language/messages.ts';
import { dateWords } from '../language/periods.ts';
import type { Printed, PrintedCell, PrintedSection } from './columnWidths.ts';
import type { RecordItem } from '../answers/answer.ts';
import { ApiProblem } from '../answers/problem.ts';

type Json = Readonly<Record<string, unknown>>;
type Fact = readonly [name: string, value: string];

/** Keys of a document that have their own place on paper. */
const PLACED = ['title', 'sections'];
const SIGN_PLACED = ['signer', 'position', 'organisation', 'signedAt', 'certificate', 'note'];
const CERTIFICATE = ['serial', 'issuer', 'validFrom', 'validTo'];

interface Speech {
  readonly locale: Locale;
  readonly say: SayMessage;
  /** What the messages call a key; null where they do not. */
  readonly label: (of: 'fields' | 'parts', key: string, value?: string) => string | null;
}

/** How a document is printed, and whether its figures are invented. */
export type PrintOf = PrintAsk & { readonly invented?: boolean };

/** Throws ApiProblem where what is stored is no document that can be laid out. */
export async function printRecord(
  portal: Portal,
  print: PrintOf,
  layout: 'plain' | 'order',
  record: RecordItem,
): Promise<Buffer> {
  const body = findBody(print, record);
  if (!body) throw new ApiProblem('unknown-form', { detail: { say: 'unprintable' } });
  const sign = print.sign === '' ? null : findJson(record[print.sign]);
  const speech = speechOf(portal);
  // what draws letters is large, and most portals are never asked for a PDF
  const { printDocument } = await import('./print.ts');
  return await printDocument(
    layOut(
      speech,
      {
        body,
        sign,
        signs: print.sign !== '',
        cancelled: print.cancelled === '' ? '' : String(record[print.cancelled] ?? ''),
        code: String(Object.values(record)[0] ?? ''),
        invented: print.invented ?? false,
      },
      layout,
    ),
  );
}

/** The document in a field of the record, or the record itself with its sections and title where others have them. */
function findBody(
  { body, sections, title, sign, cancelled }: PrintOf,
  record: RecordItem,
): Json | null {
  if (sections === '') return findJson(record[body]);
  const own = [sections, title, sign, cancelled];
  const said = Object.entries(record).filter(([key]) => !own.includes(key));
  return { ...Object.fromEntries(said), title: record[title], sections: record[sections] };
}

function speechOf(portal: Portal): Speech {
  const locale = first(portal.settings.locales);
  const messages = portal.messages[locale.code] ?? {};
  const say = speaker(createI18n(locale.code, messages, () => {}));
  const known = messages['print'];
  const label = (of: 'fields' | 'parts', key: string, value = '') => {
    const some = typeof known === 'object' ? known[of] : undefined;
    return typeof some === 'object' && Object.hasOwn(some, key)
      ? say(`print.${of}.${key}`, { value })
      : null;
  };
  return { locale, say, label };
}

interface StoredDocument {
  readonly body: Json;
  readonly sign: Json | null;
  /** Whether such documents are signed at all. */
  readonly signs: boolean;
  /** The day; empty where it stands. */
  readonly cancelled: string;
  readonly code: string;
  readonly invented: boolean;
}

function layOut(
  speech: Speech,
  { body, sign, signs, cancelled, code, invented }: StoredDocument,
  layout: 'plain' | 'order',
): Printed {
  const { say, locale } = speech;
  const title = formatText(speech, body['title']);
  const signedAt = String(sign?.['signedAt'] ?? '');
  const signed =
    /^\d{4}-\d{2}-\d{2}/.test(signedAt) && !Number.isNaN(Date.parse(signedAt))
      ? new Date(signedAt)
      : null;
  const organisation = formatText(speech, sign?.['organisation']) || ownerOf(speech, body);
  const date = signed ? dateWords(signedAt, locale.dates) : '';
  return {
    lang: locale.tag,
    title,
    author: organisation,
    made:
      signed ??
      new Date(Date.UTC(/^\d{4}$/.test(String(body['year'])) ? Number(body['year']) : 2000, 0, 1)),
    facts: listFacts(speech, body),
    sections: listOf(body['sections']).map((section) => buildSection(speech, section)),
    signature: {
      title: signatureOf(say, signs, sign),
      facts: sign ? signFacts(speech, sign) : [],
      note: sign ? say('print.not-checked') : '',
    },
    cancelled:
      cancelled === ''
        ? null
        : {
            mark: say('print.cancelled'),
            words: say('print.cancelled-on', { date: dateWords(cancelled, locale.dates) }),
          },
    invented: invented
      ? { mark: say('print.demonstration'), title: markedTitle(say, title, invented) }
      : null,
    order:
      layout === 'plain'
        ? null
        : {
            organisation,
            title: sign ? say('print.order') : say('print.order-draft'),
            reference: say(date === '' ? 'print.order-number' : 'print.order-of', {
              date,
              number: code,
            }),
            about: say('print.order-about', { title }),
            text: [say('print.order-text', { title })],
            annex: say(date === '' ? 'print.annex-draft' : 'print.annex', { date, number: code }),
          },
    pageWords: (page, pages) => say('print.page', { page, pages }),
  };
}

/** Head of the box with who signed; empty for documents that nobody signs. */
function signatureOf(say: SayMessage, signs: boolean, sign: Json | null): string {
  if (!signs) return '';
  return sign ? say('print.signed') : say('print.unsigned');
}

/** Everything that a document says of itself before its sections. */
function listFacts(speech: Speech, body: Json): Fact[] {
  return Object.entries(body)
    .filter(([key, value]) => !PLACED.includes(key) && value !== null && value !== '')
    .map(
      ([key, value]) =>
        [
          speech.label('fields', key) ?? key,
          isObject(value) ? partsOf(speech, value) : formatText(speech, value),
        ] as const,
    )
    .filter(([, value]) => value !== '');
}

function partsOf(speech: Speech, parts: Json): string {
  return Object.entries(parts)
    .map(([key, value]) => [key, formatText(speech, value)] as const)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => speech.label('parts', key, text) ?? text)
    .join(', ');
}

/** The name of the first one that the document names. */
function ownerOf(speech: Speech, body: Json): string {
  const named = Object.values(body).find(
    (part): part is Json => isObject(part) && typeof part['name'] === 'string',
  );
  return named ? formatText(speech, named['name']) : '';
}

function signFacts(speech: Speech, sign: Json): Fact[] {
  const { say } = speech;
  const at = String(sign['signedAt'] ?? '');
  const facts: Fact[] = [
    [
      say('print.signer'),
      [formatText(speech, sign['position']), formatText(speech, sign['signer'])]
        .filter(Boolean)
        .join(' '),
    ],
    [say('print.organisation'), formatText(speech, sign['organisation'])],
    [
      say('print.signed-at'),
      /^\d{4}-\d{2}-\d{2}/.test(at)
        ? `${dateWords(at, speech.locale.dates)} ${at.slice(11, 16)}`.trim()
        : at,
    ],
    ...Object.entries(sign)
      .filter(([key]) => !SIGN_PLACED.includes(key))
      .map(
        ([key, value]) => [speech.label('fields', key) ?? key, formatText(speech, value)] as const,
      ),
    ...CERTIFICATE.map(
      (key) =>
        [
          say(`print.certificate.${key}`),
          certificateText(speech, sign['certificate'], key),
        ] as const,
    ),
    [say('print.note'), formatText(speech, sign['note'])],
  ];
  return facts.filter(([, value]) => value !== '');
}

function certificateText(speech: Speech, certificate: unknown, key: string): string {
  return isObject(certificate) ? formatText(speech, certificate[key]) : '';
}

function buildSection(speech: Speech, value: unknown): PrintedSection {
  const section = isObject(value) ? value : { text: value };
  const number = formatText(speech, section['id']);
  const title = formatText(speech, section['title']);
  const rows = listOf(section['rows']).map((row) =>
    listOf(row).map((cell): PrintedCell => ({
      text: formatText(speech, cell),
      number: amountIn(cell) !== null,
    })),
  );
  const [head = [], ...below] = rows;
  const headed = head.map((cell, i) => ({ ...cell, number: below.some((row) => row[i]?.number) }));
  return {
    title: number !== '' && title !== '' ? `${number}. ${title}` : title,
    text: formatText(speech, section['text'])
      .split(/\n\s*\n/)
      .filter(Boolean),
    rows: [headed, ...below].filter((row) => row.length > 0),
  };
}

function formatText({ locale }: Speech, value: unknown): string {
  const amount = amountIn(value);
  if (amount !== null) return formatExact(amount, locale.numbers);
  if (value === null || value === undefined || typeof value === 'object') return '';
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? dateWords(text, locale.dates) : text;
}

/** A number as it is written; null for anything else. */
function amountIn(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return isObject(value) &&
    typeof value['rawJSON'] === 'string' &&
    /^-?\d+(\.\d+)?$/.test(value['rawJSON'])
    ? value['rawJSON']
    : null;
}

function findJson(value: RecordItem[string] | undefined): Json | null {
  if (isObject(value)) return value;
  try {
    const read = typeof value === 'string' && value !== '' ? parseExactly(value) : null;
    return isObject(read) ? read : null;
  } catch {
    return null;
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
