// A mistake in configuration or content, where it stands, and how it is said in Ukrainian and English.

import { fillNames } from '../language/fillNames.ts';
import type { CheckWords } from '../../schemas/words.ts';
import { checkWords, type ProblemCode } from './checkWords.ts';
import { findLookAlike } from './suggest.ts';
import { withoutPattern } from './wanted.ts';

export interface Position {
  readonly line: number;
  readonly col: number;
  /** Of the value that stands there, as a JSON pointer (RFC 6901); left out where there is none. */
  readonly pointer?: string;
  /** Where the value stands in another file than what it is read with. */
  readonly file?: string;
}

/** Where a problem of a whole file stands. */
export const START: Position = { line: 1, col: 1 };

export interface Problem extends Required<Position> {
  readonly code: ProblemCode;
  /** What was written, and names that the sentence needs. */
  readonly words: Readonly<Record<string, string>>;
  readonly allowed: readonly string[];
  readonly suggestion: string | null;
  /** The page's title where the mistake lies in a page. */
  readonly page: Readonly<Record<string, string>> | null;
  readonly severity: 'error' | 'warning';
  /** Where else the same name stands that is not there. */
  readonly also: readonly Pick<Problem, 'file' | 'line'>[];
}

/** Takes a problem that was found. */
export type Report = (problem: Problem) => void;

const SHOWN = 12;

/** A place in a file. */
export interface ProblemPlace {
  readonly file: string;
  readonly at: Position;
}

export function makeProblem(
  { file, at }: ProblemPlace,
  code: ProblemCode,
  words: Problem['words'] = {},
  more: Partial<Pick<Problem, 'allowed' | 'suggestion' | 'severity' | 'page' | 'also'>> = {},
): Problem {
  return {
    file: at.file ?? file,
    line: at.line,
    col: at.col,
    pointer: at.pointer ?? '',
    code,
    words: withoutPattern(code, words),
    allowed: [],
    suggestion: null,
    page: null,
    severity: 'error',
    also: [],
    ...more,
  };
}

/** The problem of a word as it was written; Cyrillic letters in it that look Latin are named before all else. */
export function wordProblem(
  place: ProblemPlace,
  code: ProblemCode,
  words: Problem['words'] & { readonly written: string },
  more: Parameters<typeof makeProblem>[3] = {},
): Problem {
  const { written } = words;
  const look = findLookAlike(written);
  return look
    ? makeProblem(place, 'look-alike', { written, ...look })
    : makeProblem(place, code, words, more);
}

/** One sentence: `file:line:col (page) what is wrong, did you mean …? Allowed: …`. */
export function formatProblem(problem: Problem, language: string): string {
  const { frame } = checkWords(language);
  const title = problem.page?.[language] ?? Object.values(problem.page ?? {})[0];
  const page = title ? ` ${fillNames(frame.page, { title })}` : '';
  const place = `${problem.file}:${problem.line}:${problem.col}`;
  return `${place}${page} ${sayProblem(problem, language)}`;
}

/** The sentence without its place. */
export function sayProblem(problem: Problem, language: string): string {
  const { mistakes, frame } = checkWords(language);
  const sentence = fillNames(mistakes[problem.code], wordsIn(problem.words, language));
  return `${sentence}${formatEnd(problem, sentence, frame)}${formatAllowed(problem.allowed, frame)}${formatPlaces(problem, frame)}`;
}

/** What may have been meant, or the full stop where the sentence has none. */
function formatEnd(problem: Problem, sentence: string, frame: CheckWords['frame']): string {
  const { suggestion } = problem;
  if (suggestion) return `, ${fillNames(frame.suggestion, { suggestion })}`;
  return /[.!?]$/.test(sentence) ? '' : '.';
}

function formatAllowed(allowed: readonly string[], frame: CheckWords['frame']): string {
  if (allowed.length === 0) return '';
  return ` ${fillNames(frame.allowed, { names: formatList(allowed, frame) })}`;
}

/** The first ones, and how many more there are. */
function formatList(all: readonly string[], frame: CheckWords['frame']): string {
  const names = all.slice(0, SHOWN).join(', ');
  return all.length > SHOWN
    ? fillNames(frame.more, { names, count: String(all.length - SHOWN) })
    : names;
}

function formatPlaces({ also, code }: Problem, frame: CheckWords['frame']): string {
  if (also.length === 0) return '';
  const places = also.map(({ file, line }) => `${file}:${line}`);
  const sentence = code.startsWith('unknown-') ? frame.named : frame.also;
  return ` ${fillNames(sentence, { places: formatList(places, frame) })}`;
}

/** A word that differs by language is given under its name with the language behind it. */
function wordsIn(words: Problem['words'], language: string): Record<string, string> {
  const ending = `-${language}`;
  const own = Object.entries(words).flatMap(([name, word]) =>
    name.endsWith(ending) ? [[name.slice(0, -ending.length), word] as const] : [],
  );
  return { ...Object.fromEntries(own), ...words };
}

/** In reading order: by file, then by place. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const sorted = [...problems].sort(
    (a, b) => Number(a.file > b.file) - Number(a.file < b.file) || a.line - b.line || a.col - b.col,
  );
  // what several pages share is wrong once
  const seen = new Set<string>();
  return sorted.filter(({ file, line, col, code, words }) => {
    const key = JSON.stringify([file, line, col, code, words]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Thrown where a portal cannot be used; carries every problem found. */
export class ConfigError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => formatProblem(problem, 'en')).join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}
