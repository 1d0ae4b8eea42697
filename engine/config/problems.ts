// A mistake in configuration or content, where it stands, and how it is said in Ukrainian and English.

import { checkWords, type CheckWords, type ProblemLanguage } from './checkWords.ts';
import type { ProblemCode } from './problemCodes.ts';

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

const SHOWN = 12;

export function makeProblem(
  file: string,
  at: Position,
  code: ProblemCode,
  ...[words = {}, more = {}]: [
    words?: Record<string, string>,
    more?: Partial<Pick<Problem, 'allowed' | 'suggestion' | 'severity' | 'page'>>,
  ]
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
  const { mistakes, frame } = checkWords(language);
  const sentence = fill(
    mistakes[problem.code],
    (name) => problem.words[name] ?? problem.words[`${name}-${language}`],
  );
  const title = problem.page?.[language] ?? problem.page?.['uk'];
  const page = title ? ` ${fillWords(frame.page, { title })}` : '';
  const place = `${problem.file}:${problem.line}:${problem.col}`;
  return `${place}${page} ${sentence}${sayEnd(problem, sentence, frame)}${sayAllowed(problem.allowed, frame)}`;
}

/** What may have been meant, or the full stop where the sentence has none. */
function sayEnd(problem: Problem, sentence: string, frame: CheckWords['frame']): string {
  const { suggestion } = problem;
  if (suggestion) return `, ${fillWords(frame.suggestion, { suggestion })}`;
  return /[.!?]$/.test(sentence) ? '' : '.';
}

function sayAllowed(allowed: readonly string[], frame: CheckWords['frame']): string {
  if (allowed.length === 0) return '';
  const shown = allowed.slice(0, SHOWN).join(', ');
  const names =
    allowed.length > SHOWN
      ? fillWords(frame.more, { names: shown, count: String(allowed.length - SHOWN) })
      : shown;
  return ` ${fillWords(frame.allowed, { names })}`;
}

function fillWords(template: string, words: Readonly<Record<string, string>>): string {
  return fill(template, (name) => words[name]);
}

/** A template with its places filled; a place that nothing is said for is left out. */
function fill(template: string, wordOf: (name: string) => string | undefined): string {
  return template.replace(/\{([\w-]+)\}/g, (_, name: string) => wordOf(name) ?? '');
}

/** In reading order: by file, then by place. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => Number(a.file > b.file) - Number(a.file < b.file) || a.line - b.line || a.col - b.col,
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
