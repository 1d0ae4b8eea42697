// Builds the problem that says why a file cannot be read.

import { LineCounter, type YAMLError } from 'yaml';

import { fillNames } from '../../language/fillNames.ts';
import { inEachLanguage } from '../checkWords.ts';
import { makeProblem, START, type Problem } from '../problems.ts';
import { findDepth } from './brackets.ts';
import type { Clue } from './scene.ts';
import { findReason } from './syntax.ts';
import { findCut, findHidden } from './traps.ts';

/** A text, the file that it stands in, and the lines of it. */
export interface Read {
  readonly file: string;
  readonly text: string;
  readonly lines: LineCounter;
}

/** The problem for a syntax error of the YAML parser. */
export function syntaxProblem(read: Read, error: Pick<YAMLError, 'code' | 'pos'>): Problem {
  const { file, text, lines } = read;
  const [offset] = error.pos;
  const at = lines.linePos(offset);
  const found = findReason(text, error);
  if (found.reason === 'conflict') return clueProblem(read, found);
  const [word = ''] = /^(?:"[^"]*"|'[^']*'|[^:\s,}]+)/.exec(text.slice(offset)) ?? [];
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return makeProblem({ file, at }, 'duplicate-key', {
        written: word.replace(/^["']|["']$/g, ''),
      });
    case 'TAB_AS_INDENT':
      return makeProblem({ file, at }, 'tab-indent');
    case 'TAG_RESOLVE_FAILED':
      return makeProblem({ file, at }, 'tag', { written: word });
    case 'BAD_ALIAS':
      return makeProblem({ file, at }, 'anchor');
    default:
      return clueProblem(read, found);
  }
}

/** The problem for a clue, at the place of the cause. */
export function clueProblem({ file, lines }: Read, { reason, offset, words }: Clue): Problem {
  return makeProblem(
    { file, at: lines.linePos(offset) },
    file.endsWith('.json') ? 'syntax-json' : 'syntax',
    inEachLanguage('reason', ({ yaml }) => fillNames(yaml[reason], words ?? {})),
  );
}

/** The problem for brackets nested too deep. */
export function depthProblem({ file, text }: Omit<Read, 'lines'>, limit: number): Problem {
  const before = text.slice(0, findDepth(text, limit)).split('\n');
  const at = { line: before.length, col: (before.at(-1)?.length ?? 0) + 1 };
  return makeProblem({ file, at }, 'too-deep', { limit: String(limit) });
}

/** The problem of a text that is not UTF-8 or has lost letters; else null. */
export function refuseText(file: string, text: string): Problem | null {
  if (text.includes('\0')) return makeProblem({ file, at: START }, 'not-utf8');
  const offset = text.indexOf('\uFFFD');
  if (offset < 0) return null;
  return clueProblem(
    { file, text, lines: linesUntil(text, offset) },
    { reason: 'lost-letter', offset },
  );
}

/** The problem of a text that parses but was meant otherwise; else null. */
export function refuseTrap(read: Read): Problem | null {
  const cut = read.file.endsWith('.json') ? null : findCut(read.text);
  const found = cut ?? findHidden(read.text);
  return found && clueProblem(read, found);
}

/** The beginnings of lines up to a place, for a text that nobody has read yet. */
function linesUntil(text: string, offset: number): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let i = text.indexOf('\n'); i >= 0 && i < offset; i = text.indexOf('\n', i + 1))
    lines.addNewLine(i + 1);
  return lines;
}
