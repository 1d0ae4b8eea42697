// What is one mistake is said once: a name that is not there, in all its places; what may only follow waits until the rest is mended.

import type { ProblemCode } from './checkWords.ts';
import type { Problem } from './problems.ts';

/** Of these the same words mean the same name wherever they stand; others only within a file. */
const EVERYWHERE =
  /^(unknown-(?!key$|column$|form-field$|group$)|(missing-parameter|out-of-range|done-for-plan|plan-for-done|rows-exchanged|other-meaning)$)/;
/** What a page lacks is said once, whether its calls or its blocks want it. */
const LACKED = /^(missing-parameter|unknown-input)$/;
const IN_FILE = /^unknown-(form-field|column|group)$/;

/** Nothing may use what is here because what used it has a mistake. */
const MAY_FOLLOW: readonly ProblemCode[] = [
  'unused',
  'unread-limit',
  'unlisted',
  'row-not-asked',
  'measure-not-filled',
  'filter-not-asked',
  'other-headings',
  'stray-file',
];

/** Without warnings of what may only follow from another mistake. */
export function leaveWhatFollows(problems: readonly Problem[]): Problem[] {
  const mayFollow = ({ code, severity }: Problem) =>
    severity === 'warning' && MAY_FOLLOW.includes(code);
  const wrong = problems.some(({ severity }) => severity === 'error');
  return wrong ? problems.filter((problem) => !mayFollow(problem)) : [...problems];
}

/** The same problems, those about one name put together. */
export function putNamesTogether(problems: readonly Problem[]): Problem[] {
  const groups = Map.groupBy(problems.filter(firstLacked()), buildKey);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, also: [...first.also, ...buildPlaces(first, others)] }] : [],
  );
}

function firstLacked(): (problem: Problem) => boolean {
  const said = new Set<string>();
  return ({ file, code, words }) => {
    if (!LACKED.test(code)) return true;
    const key = JSON.stringify([file, words['written']]);
    const fresh = !said.has(key);
    said.add(key);
    return fresh;
  };
}

function buildKey({ file, line, col, code, words }: Problem): string {
  if (EVERYWHERE.test(code)) return JSON.stringify([code, words]);
  if (IN_FILE.test(code)) return JSON.stringify([code, words, file]);
  return JSON.stringify([file, line, col, code, words['written']]);
}

function buildPlaces(first: Problem, others: readonly Problem[]): Problem['also'] {
  const places = new Map(others.map(({ file, line }) => [`${file}:${line}`, { file, line }]));
  places.delete(`${first.file}:${first.line}`);
  return [...places.values()].sort(
    (a, b) => Number(a.file > b.file) - Number(a.file < b.file) || a.line - b.line,
  );
}
