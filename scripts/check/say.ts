// How mistakes of configuration are shown in a terminal and handed to programs.

import { formatProblem, type Problem, type Use } from '../../engine/check.ts';

/** A mistake as data: where, what, and how it is said. */
export function asData(problem: Problem) {
  const { severity, code, file, line, col, pointer, words, allowed, suggestion } = problem;
  const says = { uk: formatProblem(problem, 'uk'), en: formatProblem(problem, 'en') };
  return { severity, code, file, line, col, pointer, words, allowed, suggestion, says };
}

/** How many there are: nothing where there are none. */
export function count(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const parts = [
    ...(errors > 0 ? [`mistakes: ${errors}`] : []),
    ...(warnings > 0 ? [`warnings: ${warnings}`] : []),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/** Each in both languages. */
export function writeProblems(problems: readonly Problem[]): void {
  for (const problem of problems)
    console.error(`\n${formatProblem(problem, 'uk')}\n${formatProblem(problem, 'en')}`);
}

/** A line for each place. */
export function sayUses(name: string, uses: readonly Use[]): string[] {
  if (uses.length === 0)
    return [`«${name}» ніде не названо й не оголошено.\nNothing is called or names “${name}”.`];
  return uses.map(({ file, line, col, pointer, of, declares }) => {
    const place = `${file}:${line}:${col}`;
    return `${declares ? 'is   ' : 'names'}  ${place}${pointer === '' ? '' : `  ${pointer}`}  (${of})`;
  });
}
