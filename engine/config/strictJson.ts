// JSON among the configuration's YAML: read more strictly than the YAML that contains it.

import { inEachLanguage, type JsonReason } from './checkWords.ts';
import { makeProblem, START, type Problem } from './problems.ts';

/** What is wrong with a text that should be JSON; null where nothing is. */
export function refuseJson(file: string, text: string): Problem | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const [, line, col] = /line (\d+) column (\d+)/.exec((error as Error).message) ?? [];
    if (text.trim() === '') return makeProblem({ file, at: START }, 'empty-file');
    const reason = jsonReason((error as Error).message);
    return makeProblem(
      { file, at: { line: Number(line ?? 1), col: Number(col ?? 1) } },
      'syntax-json',
      inEachLanguage('reason', (words) => words.json[reason]),
    );
  }
}

/** What the JSON parser found wrong, by its message. */
function jsonReason(message: string): JsonReason {
  if (/double-quoted/.test(message)) return 'keys';
  if (/Expected ','/.test(message)) return 'comma';
  if (/Expected ':'/.test(message)) return 'colon';
  return /Unterminated|end of JSON/.test(message) ? 'end' : 'other';
}
