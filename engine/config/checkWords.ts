// The words of the check, in Ukrainian and English: read from the engine's own YAML when the first one is needed.

import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import type { ProblemCode } from './problemCodes.ts';

export const PROBLEM_LANGUAGES = ['uk', 'en'] as const;

export type ProblemLanguage = (typeof PROBLEM_LANGUAGES)[number];

export interface CheckWords {
  /** What stands around a sentence: the page it is about, what may have been meant, what is allowed. */
  readonly frame: Readonly<Record<'page' | 'suggestion' | 'allowed' | 'more' | 'or', string>>;
  readonly mistakes: Readonly<Record<ProblemCode, string>>;
  /** What is wrong with YAML, by the error code of its parser. */
  readonly yaml: Readonly<Record<string, string>>;
  /** What is wrong with JSON. */
  readonly json: Readonly<Record<JsonReason, string>>;
  /** JSON types as they are called. */
  readonly types: Readonly<Record<string, string>>;
}

export type JsonReason = 'keys' | 'comma' | 'colon' | 'end' | 'other';

const read = new Map<ProblemLanguage, CheckWords>();

export function checkWords(language: ProblemLanguage): CheckWords {
  let words = read.get(language);
  if (!words) {
    const file = new URL(`../base/messages/check.${language}.yaml`, import.meta.url);
    words = parse(readFileSync(file, 'utf8'), { schema: 'failsafe' }) as CheckWords;
    read.set(language, words);
  }
  return words;
}

/** A word of a problem that is said differently in each language: `reason` becomes `reason-uk` and `reason-en`. */
export function inEachLanguage(
  name: string,
  say: (words: CheckWords) => string,
): Record<string, string> {
  return Object.fromEntries(
    PROBLEM_LANGUAGES.map((language) => [`${name}-${language}`, say(checkWords(language))]),
  );
}
