// What the texts of a file lack in other languages, and what looks as if nobody had translated it.

import { isMap, join, type FormObject } from './data.ts';

/** How many texts lack a language, how many look untranslated, and where. */
export interface TranslationGaps {
  readonly missing: number;
  readonly same: number;
  /** JSON pointers to the values, in the order of the file. */
  readonly pointers: readonly string[];
}

export type TextGap = 'missing' | 'same' | null;

/** Every text of the data that is in one language of several: an object whose keys are codes of languages. */
export function translationGaps(data: unknown, languages: readonly string[]): TranslationGaps {
  const found: [pointer: string, gap: TextGap][] = [];
  const walk = (value: unknown, pointer: string): void => {
    if (isText(value, languages)) {
      for (const language of languages)
        found.push([join(pointer, language), gapOf(value, language, languages)]);
    } else if (Array.isArray(value)) value.forEach((item, i) => walk(item, join(pointer, i)));
    else if (isMap(value))
      for (const [key, inner] of Object.entries(value)) walk(inner, join(pointer, key));
  };
  walk(data, '');
  const count = (gap: TextGap) => found.filter(([, own]) => own === gap).length;
  return {
    missing: count('missing'),
    same: count('same'),
    pointers: found.flatMap(([pointer, gap]) => (gap === null ? [] : [pointer])),
  };
}

function isText(value: unknown, languages: readonly string[]): value is FormObject {
  return (
    isMap(value) &&
    Object.values(value).every((words) => typeof words === 'string') &&
    languages.some((language) => language in value)
  );
}

/** What is amiss with one language of a text: nothing is written, or it has the words or the letters of another one. */
export function gapOf(text: FormObject, language: string, languages: readonly string[]): TextGap {
  const words = String(text[language] ?? '').trim();
  const others = languages.filter((other) => other !== language).map((other) => text[other]);
  if (words === '') return others.some((other) => String(other ?? '') !== '') ? 'missing' : null;
  // what is no prose is alike everywhere: places, addresses, numbers, codes
  const prose = words.replaceAll(/\{[^}]*\}|https?:\S+|\S+@\S+/g, ' ');
  if (!/\p{Ll}{3}/u.test(prose)) return null;
  const isCopy = others.includes(text[language]);
  const isWrong = isCopy ? language !== languages[0] : !isWrittenIn(prose, language);
  return isWrong ? 'same' : null;
}

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  Cyrl: /\p{Script=Cyrillic}/gu,
  Latn: /\p{Script=Latin}/gu,
};

/** Whether at least half of the letters are of the script of the language. */
function isWrittenIn(words: string, language: string): boolean {
  const script = SCRIPTS[new Intl.Locale(language).maximize().script ?? ''];
  if (!script) return true;
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  return (words.match(script)?.length ?? 0) * 2 >= letters;
}
