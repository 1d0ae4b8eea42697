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
  return typeof words === 'string'
    ? fillNames(words, values)
    : { ...words, words: fillNames(words.words, values) };
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
