// Words of problems: in which language somebody who asks is answered, and values that are allowed, said instead of listed.

import { partAt } from '../addresses/parts.ts';
import { fillNames } from '../language/fillNames.ts';
import { localeFor } from '../language/localeFor.ts';
import { plainWords, wordsIn } from '../language/text.ts';
import { digitsRange } from '../model/codes.ts';
import { first } from '../model/lookup.ts';
import type { Dimension, Locale, Portal, Value } from '../model/portal.ts';
import { ApiProblem, type Allowed, type ProblemSpeaker } from './problem.ts';

/** The parameter that names a language. */
export const LANGUAGE = 'lang';

/** `lang` of the question, else what the reader accepts, else the portal's first. */
export function localeAsked(
  locales: readonly Locale[],
  lang: string | null,
  accepted: string | undefined,
): Locale {
  const named = locales.find(({ code }) => code === lang);
  return named ?? localeFor(accepted, locales) ?? first(locales);
}

/** Throws ApiProblem where the portal does not speak a language. */
export function refuseUnspoken(locales: readonly Locale[], lang: string): void {
  const allowed = locales.map(({ code }) => code);
  if (!allowed.includes(lang))
    throw new ApiProblem('invalid-parameter', { parameter: LANGUAGE, received: lang, allowed });
}

/** Says messages without what pages need to speak: no plural forms, no warnings. */
export function buildProblemSpeaker(
  { settings, messages }: Portal,
  { code }: Pick<Locale, 'code'>,
): ProblemSpeaker {
  const standard = first(settings.locales).code;
  return {
    say: (key, values = {}) => {
      const text = partAt(messages[code], key) ?? partAt(messages[standard], key);
      return typeof text === 'string' ? fillNames(text, values) : key;
    },
    plain: (text) => plainWords(wordsIn(text, code, standard)),
  };
}

/** The allowed values of a number as a message with both bounds, which belong to it. */
export function rangeWords(min: number | string, max: number | string): Allowed {
  return { say: 'range', words: { min, max } };
}

/** Codes of a dimension: the values that stand in the configuration, else how a code looks. */
export function codeWords(dimension: Dimension, example?: Value): Allowed[] {
  const { members, words, title } = dimension;
  if (members.length > 0) return members.map(({ value }) => value);
  const digits = digitsRange(dimension);
  const say = digits === null ? 'code' : 'digits';
  const looks = {
    say: example === undefined ? say : `${say}-such`,
    words: { title, count: digits?.join('–') ?? '', example: String(example ?? '') },
  };
  return [...Object.keys(words), looks];
}
