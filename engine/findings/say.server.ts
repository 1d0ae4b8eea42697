// Results of a function → the first text that holds, its places filled in.

import type { TreeAnswer } from '../answers/answer.ts';
import { holdsAll } from '../state/decide.ts';
import { isWholeYear, lastDay } from '../model/calendar.ts';
import { writeAmount } from '../language/decimals.ts';
import { fillNames, listNames } from '../language/fillNames.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import { plainWords } from '../language/text.ts';
import type { Said, Text, Words } from '../model/portal.ts';
import type { Results, ResultValue, ToldPart } from './find.ts';
import { absoluteAmount } from './rows.ts';
import type { MemberWords } from './members.server.ts';

/** What a text is filled with. */
export interface Sayable {
  readonly found: Results;
  readonly period: TreeAnswer['period'];
  readonly members: MemberWords;
  /** What the reader has chosen on the page: conditions may ask for it. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Which prices amounts are in, as sentences say it. */
  readonly prices?: string;
  /** What stands in brackets behind a sentence, of amounts and without them; left out: nothing. */
  readonly behind?: { readonly words: string; readonly amounts: boolean; readonly others: boolean };
}

/** Null where no text holds: its condition, or a place without a result. */
export function pickText(
  formatter: LocaleFormatter,
  sayable: Sayable,
  texts: readonly Said[],
): Words | null {
  const values = { ...sayable.chosen, ...collectValues(formatter, sayable) };
  const said = texts.find(
    ({ when, text }) =>
      holdsAll(when, values) && listNames(text).every((place) => values[place] !== undefined),
  );
  if (!said) return null;
  const words = formatter.words(said.text);
  const fill = (text: string) => withBehind(fillNames(text, values), said.text, sayable);
  return typeof words === 'string' ? fill(words) : { ...words, words: fill(words.words) };
}

/** In brackets, before the full stop. */
function withBehind(sentence: string, text: Text, { found, behind }: Sayable): string {
  // where the sentence itself names the prices they are not named twice
  if (!behind || (behind.amounts && listNames(text).includes('prices'))) return sentence;
  const amounts = listNames(text).some((place) => 'amount' in (found[place] ?? {}));
  if (!(amounts ? behind.amounts : behind.others)) return sentence;
  const [end = ''] = /\.?$/.exec(sentence) ?? [];
  return `${sentence.slice(0, sentence.length - end.length)} (${behind.words})${end}`;
}

function collectValues(
  formatter: LocaleFormatter,
  { found, period, members, prices }: Sayable,
): Readonly<Record<string, string>> {
  const values = Object.entries(found).flatMap(([name, place]) => {
    const words = placeWords(formatter, members, place);
    return words === null ? [] : [[name, words] as const];
  });
  return {
    ...periodValues(formatter, period),
    ...(prices === undefined ? {} : { prices }),
    ...Object.fromEntries(values),
  };
}

/** What texts may name of a period, in words; nothing where there is none. */
export function periodValues(
  formatter: LocaleFormatter,
  period: TreeAnswer['period'],
): Record<string, string> {
  if (!period) return {};
  const { year } = period;
  return {
    period: formatter.period(period),
    months: formatter.parts(period),
    day: formatter.date(lastDay(year, period)),
    year: String(year),
    yearBefore: String(year - 1),
    span: isWholeYear(period) ? 'year' : 'part',
  };
}

function placeWords(
  formatter: LocaleFormatter,
  members: MemberWords,
  place: ResultValue,
): string | null {
  if ('amount' in place) return formatter.spokenAmount(writeAmount(place.amount));
  if ('part' in place) return formatter.share(place.part, place.of);
  if ('ofHundred' in place) return String(place.ofHundred);
  if ('number' in place) return String(place.number);
  if ('word' in place) return place.word;
  if ('day' in place) return formatter.date(place.day);
  if ('months' in place) return formatter.parts({ grain: 'month', year: 0, ...place.months });
  if ('parts' in place) return place.parts.map((part) => partWords(formatter, part)).join('; ');
  if ('name' in place) return plainWords(members.name(place.name));
  if ('short' in place) return plainWords(members.short(place.short));
  const phrase = members.phrase(place.phrase);
  return phrase === null ? null : plainWords(phrase);
}

function partWords(formatter: LocaleFormatter, { amount, text }: ToldPart): string {
  const size = formatter.spokenAmount(writeAmount(absoluteAmount(amount)));
  return fillNames(formatter.plain(text), { amount: size });
}
