// JSON among the configuration's YAML: read more strictly than the YAML that contains it.

import { fillNames } from '../language/fillNames.ts';
import { inEachLanguage } from './checkWords.ts';
import { makeProblem, START, type Position, type Problem } from './problems.ts';
import { findJsonMistake } from './reading/json.ts';

/** What is wrong with a text that should be JSON; null where nothing is. */
export function refuseJson(file: string, text: string): Problem | null {
  try {
    JSON.parse(text);
    return null;
  } catch {
    if (text.trim() === '') return makeProblem({ file, at: START }, 'empty-file');
    const { reason, offset, words } = findJsonMistake(text) ?? {
      reason: 'sign-too-many',
      offset: 0,
    };
    return makeProblem(
      { file, at: buildPlace(text, offset) },
      'syntax-json',
      inEachLanguage('reason', ({ json }) => fillNames(json[reason], words ?? {})),
    );
  }
}

function buildPlace(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, col: offset - before.lastIndexOf('\n') };
}
