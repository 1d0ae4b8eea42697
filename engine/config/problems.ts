// A mistake in configuration or content, where it stands, and how it is said in Ukrainian and English.

import { fillNames } from '../language/fillNames.ts';
import { PROBLEM_WORDS, type ProblemCode } from './problem-words.ts';

export interface Position {
  readonly line: number;
  readonly col: number;
}

export interface Problem extends Position {
  readonly file: string;
  readonly code: ProblemCode;
  /** What was written, and names that the sentence needs. */
  readonly words: Readonly<Record<string, string>>;
  readonly allowed: readonly string[];
  readonly suggestion: string | null;
  /** The page's title where the mistake lies in a page. */
  readonly page: Readonly<Record<string, string>> | null;
  readonly severity: 'error' | 'warning';
}

export type ProblemLanguage = 'uk' | 'en';

const FURNITURE = {
  uk: { page: 'сторінка', maybe: 'можливо,', allowed: 'Дозволено:', more: 'та ще' },
  en: { page: 'page', maybe: 'did you mean', allowed: 'Allowed:', more: 'and more:' },
} as const;

const SHOWN = 12;

export function makeProblem(
  file: string,
  at: Position,
  code: ProblemCode,
  words: Record<string, string> = {},
  more: Partial<Pick<Problem, 'allowed' | 'suggestion' | 'severity' | 'page'>> = {},
): Problem {
  return {
    file,
    line: at.line,
    col: at.col,
    code,
    words,
    allowed: [],
    suggestion: null,
    page: null,
    severity: 'error',
    ...more,
  };
}

/** One sentence: `file:line:col (page) what is wrong, did you mean …? Allowed: …`. */
export function sayProblem(problem: Problem, language: ProblemLanguage): string {
  const furniture = FURNITURE[language];
  const template: string = PROBLEM_WORDS[problem.code][language];
  const sentence = fillNames(template, problem.words);
  const title = problem.page?.[language] ?? problem.page?.uk;
  const page = title
    ? ` (${furniture.page} ${language === 'uk' ? `«${title}»` : `“${title}”`})`
    : '';
  const maybe = problem.suggestion
    ? `, ${furniture.maybe} "${problem.suggestion}"?`
    : /[.!?]$/.test(sentence)
      ? ''
      : '.';
  return `${problem.file}:${problem.line}:${problem.col}${page} ${sentence}${maybe}${sayAllowed(problem.allowed, furniture)}`;
}

function sayAllowed(
  allowed: readonly string[],
  furniture: { readonly allowed: string; readonly more: string },
): string {
  if (allowed.length === 0) return '';
  const rest = allowed.length > SHOWN ? ` (${furniture.more} ${allowed.length - SHOWN})` : '';
  return ` ${furniture.allowed} ${allowed.slice(0, SHOWN).join(', ')}${rest}.`;
}

/** In reading order: by file, then by place. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.col - b.col,
  );
}

/** Thrown where a portal cannot be used; carries every problem found. */
export class ConfigError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => sayProblem(problem, 'en')).join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}
