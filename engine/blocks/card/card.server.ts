// A card and its record → terms with what they are, a sentence with its places filled; what is not known is not shown.

import { formatAmount, type Scale } from '../../language/amounts.ts';
import { findBraced, fillNames } from '../../language/fillNames.ts';
import type { Text, Words } from '../../model/portal.ts';
import { askBlock } from '../contract/asked.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { rowLink } from '../contract/linkTo.server.ts';
import { textIn, type RecordFields } from '../contract/records.server.ts';
import type { LinkedWords } from '../written/texts.server.ts';
import { writtenPart, type WrittenPart } from '../written/written.server.ts';
import type { CardBlock, CardItem } from './card.kind.ts';

export interface CardContent {
  /** Null: none. */
  readonly text: Words | null;
  readonly terms: readonly CardTerm[];
}

export interface CardTerm extends LinkedWords {
  readonly label: Words;
}

/** A card of which nothing is known is not there, and need not say so. */
export const card: WrittenPart<CardBlock, CardContent> = {
  ...writtenPart(buildCardContent),
  build: async (context, block) => {
    const { text, terms } = await buildCardContent(context, block);
    if (text === null && terms.length === 0) return null;
    return await writtenPart<CardBlock, CardContent>(() => ({ text, terms })).build(context, block);
  },
};

/** Terms without a value are left out; the whole card is empty where a field that it requires is. */
export async function buildCardContent(
  context: PageContext,
  block: CardBlock,
): Promise<CardContent> {
  const { answer } = await askBlock(context, 'records', block);
  const [record = {}] = answer.items;
  const isKnown = (field: string) => textIn(record, field) !== '';
  if (block.wants?.every(isKnown) === false) return { text: null, terms: [] };
  return {
    text: block.text ? formatSentence(context, block.text, record) : null,
    terms: (block.items ?? [])
      .filter(
        ({ field, unless }) =>
          isKnown(field) && (unless === undefined || textIn(record, unless) !== 'true'),
      )
      .flatMap((item) => {
        const value = textIn(record, item.field);
        if (item.service !== undefined) return serviceTerm(context, item, item.service, value);
        return buildTerm(context, item, value);
      }),
  };
}

/** Null where one of its places would stay empty. */
function formatSentence(
  { formatter }: PageContext,
  text: Text,
  record: RecordFields,
): Words | null {
  const words = formatter.words(text);
  const written = typeof words === 'string' ? words : words.words;
  const known = Object.fromEntries(
    findBraced(written).map((field) => [field, plain(formatter, textIn(record, field))]),
  );
  if (Object.values(known).includes('')) return null;
  const filled = fillNames(written, known);
  return typeof words === 'string' ? filled : { ...words, words: filled };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as people write it. */
function plain(formatter: PageContext['formatter'], text: string): string {
  return DAY.test(text) ? formatter.date(text) : text;
}

function buildTerm(context: PageContext, item: CardItem, value: string): CardTerm {
  return {
    label: context.formatter.words(item.title),
    words: item.words ? context.formatter.words(item.words) : formatItemWords(context, item, value),
    to: rowLink(context, item.to, { code: value }) ?? '',
  };
}

/** None where the service has no address; a body that was invented is in no register of others. */
function serviceTerm(
  context: PageContext,
  item: CardItem,
  service: string,
  value: string,
): CardTerm[] {
  const { formatter, ledger, portal } = context;
  const { title = {}, url } = portal.settings.services?.[service] ?? {};
  if (url === undefined || ledger?.mark) return [];
  const words = formatter.words(item.words ?? title);
  const to = url.replaceAll('{code}', encodeURIComponent(value));
  return [{ label: formatter.words(item.title), words, to }];
}

function formatItemWords(
  context: PageContext,
  { as, dimension, values }: CardItem,
  value: string,
): Words {
  const { formatter, ledger } = context;
  const said = values?.[value];
  if (said) return formatter.words(said);
  if (dimension !== undefined) {
    const code = codeIn(context, dimension, value);
    const title = ledger?.members.title(dimension, code, context.read.year ?? LATEST);
    return title ? formatter.words(title) : value;
  }
  if (as === 'number') return formatAmount(value, WHOLE, formatter.style);
  if (as === 'day') return plain(formatter, value);
  return formatter.recorded(value);
}

/** Numbers of people and things have no parts. */
const WHOLE: Scale = { value: 1, decimals: 0 };

/** After every change. */
const LATEST = 9999;

/** Numbers may stand for codes with zeros before them. */
function codeIn({ ledger }: PageContext, dimension: string, value: string): string {
  const codes = ledger?.members.codes(dimension) ?? [];
  if (codes.includes(value)) return value;
  return codes.find((code) => /^\d+$/.test(value) && Number(code) === Number(value)) ?? value;
}
