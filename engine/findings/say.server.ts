// Results of a function → the first text that holds, its places filled in.

import type { TreeAnswer } from '../answers/answer.ts';
import { holdsAll } from '../filters/decide.ts';
import { PERIODS } from '../ledger/query/coverage.ts';
import { writeAmount } from '../language/decimals.ts';
import { fillNames } from '../language/fillNames.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import { plainWords } from '../language/text.ts';
import type { Said, Text, Words } from '../model/portal.ts';
import type { Results, ResultValue } from './find.ts';
import type { MemberWords } from './members.server.ts';

/** What a text is filled with. */
export interface Sayable {
  readonly found: Results;
  readonly period: TreeAnswer['period'];
  readonly members: MemberWords;
  /** What the reader has chosen on the page: conditions may ask for it. */
  readonly chosen: Readonly<Record<string, string>>;
  /** What stands in brackets behind a sentence, of amounts and without them; left out: nothing. */
  readonly behind?: { readonly words: string; readonly amounts: boolean; readonly others: boolean };
}

/** Null where no text holds: its condition, or a place without a result. */
export function saidOf(
  formatter: LocaleFormatter,
  sayable: Sayable,
  texts: readonly Said[],
): Words | null {
  const values = { ...sayable.chosen, ...valuesOf(formatter, sayable) };
  const said = texts.find(
    ({ when, text }) =>
      holdsAll(when, values) && placesIn(text).every((place) => values[place] !== undefined),
  );
  if (!said) return null;
  const words = formatter.words(said.text);
  const fill = (text: string) => withBehind(fillNames(text, values), said.text, sayable);
  return typeof words === 'string' ? fill(words) : { ...words, words: fill(words.words) };
}

/** In brackets, before the full stop. */
function withBehind(sentence: string, text: Text, { found, behind }: Sayable): string {
  if (!behind) return sentence;
  const amounts = placesIn(text).some((place) => 'amount' in (found[place] ?? {}));
  if (!(amounts ? behind.amounts : behind.others)) return sentence;
  const [end = ''] = /\.?$/.exec(sentence) ?? [];
  return `${sentence.slice(0, sentence.length - end.length)} (${behind.words})${end}`;
}

/** The places that a text names, in any language. */
export function placesIn(text: Text): string[] {
  return [
    ...new Set(
      Object.values(text).flatMap((words) =>
        [...words.matchAll(/\{([\w-]+)\}/g)].flatMap(([, name]) => name ?? []),
      ),
    ),
  ];
}

function valuesOf(
  formatter: LocaleFormatter,
  { found, period, members }: Sayable,
): Readonly<Record<string, string>> {
  const values = Object.entries(found).flatMap(([name, place]) => {
    const words = placeWords(formatter, members, place);
    return words === null ? [] : [[name, words] as const];
  });
  return { ...periodValues(formatter, period), ...Object.fromEntries(values) };
}

function periodValues(
  formatter: LocaleFormatter,
  period: TreeAnswer['period'],
): Record<string, string> {
  if (!period) return {};
  const { grain, from, to, year } = period;
  const whole = from === 1 && to === PERIODS[grain];
  return {
    period: formatter.period(period),
    year: String(year),
    span: whole ? 'year' : 'part',
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
  if ('name' in place) return plainWords(members.name(place.name));
  if ('short' in place) return plainWords(members.short(place.short));
  const phrase = members.phrase(place.phrase);
  return phrase === null ? null : plainWords(phrase);
}
