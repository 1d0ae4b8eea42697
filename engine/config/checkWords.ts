// The words of the check in each of its languages: read from the engine's own YAML when the first one is needed.

import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { parse } from 'yaml';

import { fillNames } from '../language/fillNames.ts';
import type { CheckWords } from '../../schemas/words.ts';

const BASE = new URL('../base/locales/', import.meta.url);

/** Languages in which mistakes are named: those that the engine has sentences for, English last. */
export const PROBLEM_LANGUAGES = readdirSync(BASE)
  .filter((language) => existsSync(new URL(`${language}/check.yaml`, BASE)))
  .sort((a, b) => Number(a === 'en') - Number(b === 'en'));

/** The codes of the mistakes that the check can name. */
export type ProblemCode = keyof CheckWords['mistakes'];
/** What is wrong with YAML. */
export type YamlReason = keyof CheckWords['yaml'];
/** What is wrong with JSON. */
export type JsonReason = keyof CheckWords['json'];
/** What is wrong with a pattern. */
export type PatternReason = keyof CheckWords['patterns'];
/** What an answer is to whoever shows it. */
export type AnswerName = keyof CheckWords['answers'];
/** Things that can be unused. */
export type ThingName = keyof CheckWords['things'];

const read = new Map<string, unknown>();

export function checkWords(language: string): CheckWords {
  return ownWords('check', language) as CheckWords;
}

/** What each pattern of the schemas wants, by its name. */
export function patternWords(language: string): Readonly<Record<string, string>> {
  return ownWords('patterns', language) as Readonly<Record<string, string>>;
}

/** The engine's own words for one thing, as they stand beside the messages of the portal. */
export function ownWords(name: 'check' | 'import' | 'patterns', language: string): unknown {
  const key = `${language}/${name}`;
  if (!read.has(key)) {
    const text = readFileSync(new URL(`${key}.yaml`, BASE), 'utf8');
    read.set(key, parse(text, { schema: 'failsafe' }));
  }
  return read.get(key);
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

/** Joins alternatives: `a, b or c`. */
export function joinAlternatives({ or }: CheckWords['frame'], words: readonly string[]): string {
  return words.length === 0 ? '' : words.reduce((before, last) => fillNames(or, { before, last }));
}

/** TypeScript of the words of the check, by their keys in English: what is said there is all that can be said. */
export function writeWordTypes(): string {
  const groups = Object.entries(checkWords('en')).map(([name, words]) => {
    const keys = Object.keys(words).map((key) => `\n    | '${key}'`);
    return `  readonly ${name}: Readonly<Record<${keys.join('')},\n    string\n  >>;`;
  });
  return `/* Generated from the words of the check by \`npm run types\`. Do not edit. */\n\nexport interface CheckWords {\n${groups.join('\n')}\n}\n`;
}
