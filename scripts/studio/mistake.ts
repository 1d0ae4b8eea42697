// A problem that the check found, as the studio shows it.

import { sayProblem, type Problem } from '../../engine/check.ts';
import type { Mistake } from './contract.ts';

/** Says a problem in both languages, without its place in the sentence. */
export function toMistake(problem: Problem): Mistake {
  const { file, line, col, pointer, severity } = problem;
  const said = { uk: sayProblem(problem, 'uk'), en: sayProblem(problem, 'en') };
  return { file, line, col, pointer, severity, said };
}
