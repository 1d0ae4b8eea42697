// The words of the check in each of its languages: read from the engine's own YAML when the first one is needed.

import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { parse } from 'yaml';

import { fillNames } from '../language/fillNames.ts';
import type { ProblemCode } from './problemCodes.ts';

const BASE = new URL('../base/locales/', import.meta.url);

/** Languages in which mistakes are named: those that the engine has sentences for, English last. */
export const PROBLEM_LANGUAGES = readdirSync(BASE)
  .filter((language) => existsSync(new URL(`${language}/check.yaml`, BASE)))
  .sort((a, b) => Number(a === 'en') - Number(b === 'en'));

export interface CheckWords {
  /** What stands around and within a sentence: the page it is about, what may have been meant, what is allowed or wanted; words for true and false. */
  readonly frame: Readonly<
    Record<
      | 'page'
      | 'yes'
      | 'no'
      | 'suggestion'
      | 'allowed'
      | 'more'
      | 'also'
      | 'named'
      | 'or'
      | 'like'
      | 'otherwise'
      | 'column'
      | 'kind',
      string
    >
  >;
  readonly mistakes: Readonly<Record<ProblemCode, string>>;
  /** What is wrong with YAML. */
  readonly yaml: Readonly<Record<YamlReason, string>>;
  /** What is wrong with JSON. */
  readonly json: Readonly<Record<JsonReason, string>>;
  /** What is wrong with a pattern. */
  readonly patterns: Readonly<Record<PatternReason, string>>;
  /** Why a regular expression is invalid. */
  readonly expressions: Readonly<Record<'bracket' | 'quote' | 'other', string>>;
  /** The names of the shapes of answer. */
  readonly answers: Readonly<Record<AnswerName, string>>;
  /** The engine's own kinds of block that name a call. */
  readonly kinds: Readonly<Record<string, string>>;
  /** The names of the JSON types. */
  readonly types: Readonly<Record<string, string>>;
  /** Names of the things that can be unused. */
  readonly things: Readonly<Record<ThingName, string>>;
}

/** What an answer is to whoever shows it. */
export type AnswerName =
  | 'tree'
  | 'list'
  | 'series'
  | 'records'
  | 'record'
  | 'branches'
  | 'page'
  | 'counts'
  | 'links'
  | 'level'
  | 'flow'
  | 'comparison'
  | 'document'
  | 'text'
  | 'file'
  | 'found';

export type ThingName = 'text' | 'chart' | 'decision' | 'form' | 'schema';

export const YAML_REASONS = [
  'conflict',
  'lost-letter',
  'foreign-space',
  'hidden-sign',
  'open-quote',
  'apostrophe',
  'text-after-quote',
  'typographic-quotes',
  'lost-comma',
  'lost-colon',
  'wrong-comma',
  'extra-comma',
  'open-bracket',
  'other-bracket',
  'extra-bracket',
  'text-after-bracket',
  'round-brackets',
  'number-sign',
  'comment-space',
  'slashes',
  'no-dash',
  'dash-space',
  'bullet',
  'dash-in-line',
  'dash-indent',
  'key-indent',
  'line-indent',
  'no-colon',
  'wrong-colon',
  'colon-space',
  'second-colon',
  'first-sign',
  'backslash',
  'sign-of-reference',
  'sign-of-type',
  'first-sign-of-line',
  'indent',
  'two-colons',
  'in-brackets',
  'key-twice',
  'long-key',
  'key-of-lines',
  'key-no-word',
  'sign-missing',
  'sign-too-many',
  'other',
] as const;

export type YamlReason = (typeof YAML_REASONS)[number];

export const JSON_REASONS = [
  'conflict',
  'foreign-space',
  'comment',
  'single-quotes',
  'typographic-quotes',
  'keys',
  'word',
  'number',
  'no-value',
  'colon',
  'comma',
  'wrong-comma',
  'extra-comma',
  'quote-inside',
  'open-quote',
  'line-break',
  'tab-in-text',
  'backslash',
  'lost-bracket',
  'open-bracket',
  'other-bracket',
  'after-end',
  'sign-too-many',
] as const;

export type JsonReason = (typeof JSON_REASONS)[number];

export type PatternReason = 'brackets' | 'parentheses' | 'times' | 'backslash' | 'range' | 'other';

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
