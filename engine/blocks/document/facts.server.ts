// What a record says of itself: terms with what they are, a sentence with its places filled; what is not known is not shown.

import { formatAmount, type Scale } from '../../language/amounts.ts';
import { findBraced, fillNames } from '../../language/fillNames.ts';
import type { Text, Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { rowLink } from '../contract/linkTo.server.ts';
import { textIn, type RecordFields } from '../contract/records.server.ts';
import type { LinkedWords, LabelledWords } from '../written/texts.server.ts';
import type { DocumentFact } from './document.kind.ts';
import { AT_LAST } from '../../model/codes.ts';

/** Facts without a value are left out. */
export function buildFacts(
  context: PageContext,
  facts: readonly DocumentFact[],
  record: RecordFields,
): LabelledWords[] {
  return facts.flatMap((fact) => {
    const value = textIn(record, fact.field);
    if (value === '' || textIn(record, fact.unless) === 'true') return [];
    const label = context.formatter.words(fact.title);
    const linked =
      fact.service === undefined
        ? linkFact(context, fact, value)
        : linkToService(context, fact, { service: fact.service, value });
    return linked ? [{ label, ...linked }] : [];
  });
}

/** Null where one of the places of the sentence would stay empty. */
export function formatSentence(
  { formatter }: PageContext,
  text: Text,
  record: RecordFields,
): Words | null {
  const words = formatter.words(text);
  const written = typeof words === 'string' ? words : words.words;
  const known = Object.fromEntries(
    findBraced(written).map((field) => [field, formatDay(formatter, textIn(record, field))]),
  );
  if (Object.values(known).includes('')) return null;
  const filled = fillNames(written, known);
  return typeof words === 'string' ? filled : { ...words, words: filled };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as people write it; anything else as it stands. */
function formatDay(formatter: PageContext['formatter'], text: string): string {
  return DAY.test(text) ? formatter.date(text) : text;
}

function linkFact(context: PageContext, fact: DocumentFact, value: string): LinkedWords {
  const words = fact.words ? context.formatter.words(fact.words) : formatFact(context, fact, value);
  return { words, to: rowLink(context, fact.to, { code: value }) ?? '' };
}

/** Null where the service has no address; a body that was invented is in no register of others. */
function linkToService(
  { formatter, ledger, portal }: PageContext,
  fact: DocumentFact,
  { service, value }: { readonly service: string; readonly value: string },
): LinkedWords | null {
  const { title = {}, url } = portal.settings.services?.[service] ?? {};
  if (url === undefined || ledger?.mark) return null;
  const to = url.replaceAll('{code}', encodeURIComponent(value));
  return { words: formatter.words(fact.words ?? title), to };
}

function formatFact(context: PageContext, fact: DocumentFact, value: string): Words {
  const { formatter } = context;
  const said = fact.values?.[value];
  if (said) return formatter.words(said);
  const { dimension } = fact;
  if (dimension !== undefined) return formatMember(context, { ...fact, dimension }, value);
  if (fact.as === 'number') return formatAmount(value, WHOLE, formatter.style);
  if (fact.as === 'day') return formatDay(formatter, value);
  return formatter.recorded(value);
}

/** A code with the name that it has, or the name alone; a code that has none as it stands. */
function formatMember(
  { formatter, ledger, read }: PageContext,
  { as, dimension }: DocumentFact & { readonly dimension: string },
  value: string,
): Words {
  const codes = ledger?.members.codes(dimension) ?? [];
  // numbers may stand for codes with zeros before them
  const code = codes.includes(value)
    ? value
    : (codes.find((each) => /^\d+$/.test(value) && Number(each) === Number(value)) ?? value);
  const title = ledger?.members.title(dimension, code, read.year ?? AT_LAST);
  if (!title) return value;
  const words = formatter.words(title);
  if (as === 'name') return words;
  return typeof words === 'string'
    ? `${code} ${words}`
    : { ...words, words: `${code} ${words.words}` };
}

/** Numbers of people and things have no parts. */
const WHOLE: Scale = { value: 1, decimals: 0 };
