// A text in quotes as JSON writes it: where it ends, or what is wrong within.

import type { JsonReason } from '../checkWords.ts';

export interface JsonFinding {
  readonly reason: JsonReason;
  readonly offset: number;
  readonly words?: Readonly<Record<string, string>>;
}

/** The end of the text that begins with the quote at `start`. */
export function readString(text: string, start: number): number | JsonFinding {
  for (let i = start + 1; i < text.length; i++) {
    const sign = text.charAt(i);
    if (sign === '"') return i + 1;
    if (sign === '\n' || sign === '\r') return broken(text, start, i);
    if (sign === '\t') return { reason: 'tab-in-text', offset: i };
    if (sign < ' ') return { reason: 'sign-too-many', offset: i, words: { sign: '' } };
    if (sign !== '\\') continue;
    const [escape = ''] = /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(text.slice(i, i + 6)) ?? [];
    if (escape === '')
      return { reason: 'backslash', offset: i, words: { written: text.slice(i, i + 2) } };
    i += escape.length - 1;
  }
  return { reason: 'open-quote', offset: start };
}

/** A line that ends within a text: its quote is lost where the next line begins something new. */
function broken(text: string, start: number, end: number): JsonFinding {
  const line = text.slice(start, end).trimEnd();
  const next = text.slice(end).trimStart();
  const lost = line.endsWith(',') || /^(?:[}\]]|"[^"\n]*"\s*:)/.test(next);
  return lost ? { reason: 'open-quote', offset: start } : { reason: 'line-break', offset: end };
}
