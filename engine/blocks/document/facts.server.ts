// What a record says of itself: terms with what they are; what is not known is not shown.

import { shortenNames } from '../../answers/shortNames.ts';
import { formatAmount, type Scale } from '../../language/amounts.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import type { Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { rowLink } from '../contract/linkTo.server.ts';
import { signIn, textIn, type RecordFields } from '../contract/records.server.ts';
import { findWords, formatDay } from '../contract/said.server.ts';
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
        ? linkFact(context, fact, record)
        : linkToService(context, { ...fact, service: fact.service }, record);
    return linked ? [{ label, ...linked }] : [];
  });
}

function linkFact(context: PageContext, fact: DocumentFact, record: RecordFields): LinkedWords {
  const value = textIn(record, fact.field);
  const words = findWords(context, fact, record)?.said ?? formatFact(context, fact, value);
  return { words, to: rowLink(context, fact.to, { code: value }) ?? '' };
}

/** Null where the service has no address; a body that was invented is in no register of others. */
function linkToService(
  context: PageContext,
  fact: DocumentFact & { readonly service: string },
  record: RecordFields,
): LinkedWords | null {
  const { formatter, ledger, portal } = context;
  const { title = {}, url } = portal.settings.services?.[fact.service] ?? {};
  if (url === undefined || ledger?.mark) return null;
  const to = url.replaceAll('{code}', encodeURIComponent(textIn(record, fact.field)));
  return { words: findWords(context, fact, record)?.said ?? formatter.words(title), to };
}

function formatFact(context: PageContext, fact: DocumentFact, value: string): Words {
  const { formatter } = context;
  const { dimension } = fact;
  if (dimension !== undefined) return formatMember(context, { ...fact, dimension }, value);
  if (fact.as === 'number') return formatAmount(value, WHOLE, formatter.style);
  if (fact.as === 'day') return formatDay(formatter, value);
  return formatter.recorded(value);
}

/** A code with the name that it has, or the name alone; a code that has none as it stands. */
function formatMember(
  context: PageContext,
  { as, dimension }: DocumentFact & { readonly dimension: string },
  value: string,
): Words {
  const { formatter, ledger, read } = context;
  const codes = ledger?.members.codes(dimension) ?? [];
  // numbers may stand for codes with zeros before them
  const code = codes.includes(value)
    ? value
    : (codes.find((each) => /^\d+$/.test(value) && Number(each) === Number(value)) ?? value);
  const title = ledger?.members.title(dimension, code, read.year ?? AT_LAST);
  if (!title) return value;
  const words = formatter.words(shortenNames(context, title));
  if (as === 'name') return words;
  return typeof words === 'string'
    ? `${code} ${words}`
    : { ...words, words: `${code} ${words.words}` };
}

/** Numbers of people and things have no parts. */
const WHOLE: Scale = { value: 1, decimals: 0 };

/** Who signed, for whom, when, by which certificate. Nothing where nobody signed. The portal checks no signature: these are words of the record. */
export function signatureFacts(
  formatter: LocaleFormatter,
  item: RecordFields,
  field: string | undefined,
): LabelledWords[] {
  const sign = signIn(item, field);
  if (!sign) return [];
  const { serial, issuer, validFrom, validTo } = sign.certificate;
  const day = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? formatter.date(text) : text);
  const together = (texts: readonly string[], between: string) =>
    texts.filter((text) => text !== '').join(between);
  const said = [
    ['print.signer', together([sign.signer, sign.position], ', ')],
    ['print.organisation', sign.organisation],
    ['document.signed', day(sign.day)],
    ['print.certificate.serial', serial],
    ['print.certificate.issuer', issuer],
    ['print.certificate.validFrom', day(validFrom)],
    ['print.certificate.validTo', day(validTo)],
    ['print.note', sign.note],
  ] as const;
  return said.flatMap(([key, text]) =>
    text === ''
      ? []
      : [
          {
            label: formatter.say(key),
            words: formatter.words({ [formatter.fallback]: text }),
            to: '',
          },
        ],
  );
}
