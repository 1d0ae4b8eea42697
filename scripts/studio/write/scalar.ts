// A text of YAML in the place of another one: in the same quotes, on as many lines.

import type { Scalar } from 'yaml';

import type { Manner } from './manner.ts';
import { printLiteral, printSingle } from './print.ts';

/** Lines are folded at this width, or that of the longest line that was there. */
const WIDTH = 80;

/** What is written instead of `written`; null where the other text has to stand otherwise. */
export function rewriteScalar(
  { type }: Scalar,
  written: string,
  text: string,
  { json, literal, eol }: Manner,
): string | null {
  if (json) return null;
  const lines = written.split(/\r?\n/);
  const [head = '', second = ''] = lines;
  const [indent = ''] = /^ */.exec(second) ?? [];
  if (type === 'BLOCK_LITERAL') return literal ? printLiteral(text, indent, eol) : null;
  const folds = literal && lines.length > 1 && !lines.some((line) => line.trim() === '');
  if (type === 'BLOCK_FOLDED') {
    const whole = text.replace(/\n$/, '');
    if (!folds || whole.includes('\n')) return null;
    const body = refold(lines.slice(1), whole);
    return [head, ...body.map((line) => indent + line)].join(eol);
  }
  if (folds && !text.includes('\n')) {
    const mark = type === 'PLAIN' ? '' : head.charAt(0);
    const whole =
      mark === '"' ? JSON.stringify(text).slice(1, -1) : text.replaceAll(mark, mark + mark);
    const inner = written.slice(mark.length, written.length - mark.length).split(/\r?\n/);
    return mark + refold(inner, whole).join(eol + indent) + mark;
  }
  if (type === 'QUOTE_SINGLE') return printSingle(text);
  return type === 'QUOTE_DOUBLE' ? JSON.stringify(text) : null;
}

/** A text on lines of which those at its beginning and end stay that were there. */
function refold(lines: readonly string[], text: string): string[] {
  const old = lines.map((line) => line.trim());
  const width = Math.max(WIDTH, ...old.map((line) => line.length));
  const head: string[] = [];
  const tail: string[] = [];
  let rest = text;
  for (const line of old) {
    if (!rest.startsWith(`${line} `)) break;
    head.push(line);
    rest = rest.slice(line.length + 1);
  }
  for (const line of old.slice(head.length).reverse()) {
    if (!rest.endsWith(` ${line}`)) break;
    tail.unshift(line);
    rest = rest.slice(0, -line.length - 1);
  }
  const middle: string[] = [];
  for (const word of rest.split(' ')) {
    const last = middle.at(-1);
    if (last === undefined || last.length + word.length >= width) middle.push(word);
    else middle[middle.length - 1] = `${last} ${word}`;
  }
  return [...head, ...middle, ...tail];
}
