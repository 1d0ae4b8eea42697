// Why a text is not JSON, and where the cause stands: read sign by sign once it is known that it is none.

import { type JsonReason, inEachLanguage } from '../checkWords.ts';
import { fillNames } from '../../language/fillNames.ts';
import { makeProblem, START, type Position, type Problem } from '../problems.ts';

/** What may come next: a value, a key, the colon after a key, or a comma after a value. */
type Wanted = 'value' | 'key' | 'colon' | 'comma';

const CLOSES: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[^\s,:{}[\]"]+/y;

/** The first mistake in a text that is not JSON; null where none shows itself. */
export function findJsonMistake(text: string): JsonFinding | null {
  const conflict = /^(?:<{7}|>{7})(?: |$)/m.exec(text);
  return conflict
    ? { reason: 'conflict', offset: conflict.index }
    : new JsonReader(text).firstMistake();
}

interface Opened {
  readonly sign: string;
  readonly offset: number;
  /** Of the line that it stands in. */
  readonly indent: number;
}

/** What may be said where a bracket is lost somewhere above. */
const BRACKETS: readonly JsonReason[] = [
  'open-bracket',
  'other-bracket',
  'lost-bracket',
  'after-end',
];

class JsonReader {
  private readonly text: string;
  private readonly opened: Opened[] = [];
  /** A bracket whose inside has ended by its indentation and not by its sign. */
  private unclosed: JsonFinding | null = null;
  private readonly indented: boolean;
  private wanted: Wanted = 'value';
  /** The end of what was read last, its offset, and whether it was a comma. */
  private end = 0;
  private comma = -1;
  private key = '';
  private colonAt = 0;
  private stringAt = 0;

  constructor(text: string) {
    this.text = text;
    this.indented = /^\s*[{[][ \t\r]*\n[ \t]+\S/.test(text);
  }

  firstMistake(): JsonFinding | null {
    const found = this.scan();
    return found && BRACKETS.includes(found.reason) ? (this.unclosed ?? found) : found;
  }

  private scan(): JsonFinding | null {
    for (let i = this.skip(0); i < this.text.length; i = this.skip(i)) {
      if (this.opened.length === 0 && this.wanted === 'comma' && this.text.charAt(i) === ':')
        return this.lostBracket('{');
      if (this.opened.length === 0 && this.wanted === 'comma')
        return { reason: 'after-end', offset: i };
      const next = this.read(i);
      if (typeof next !== 'number') return next;
      this.end = next;
      i = next;
    }
    const left = this.opened.at(-1);
    return left
      ? { reason: 'open-bracket', offset: left.offset, words: { sign: left.sign } }
      : null;
  }

  private skip(from: number): number {
    let i = from;
    while (' \t\r\n'.includes(this.text.charAt(i) || '.')) i++;
    return i;
  }

  /** Reads one sign or word; gives where it ends, or what is wrong with it. */
  private read(i: number): number | JsonFinding {
    const sign = this.text.charAt(i);
    this.compareIndent(i, sign);
    const foreign = foreignSign(this.text, i);
    if (foreign) return { reason: foreign, offset: i, words: { sign } };
    if (sign === '}' || sign === ']') return this.close(i, sign);
    if (sign === ',') return this.separate(i);
    if (this.wanted === 'colon') return this.colon(i, sign);
    if (this.wanted === 'comma') return this.lostComma(i, sign);
    if (sign === '"') return this.string(i);
    return this.wanted === 'key' ? this.unquotedKey(i) : this.value(i, sign);
  }

  /** A line that stands no deeper than the bracket that it should be in: that one is not closed. */
  private compareIndent(i: number, sign: string): void {
    const indent = findIndent(this.text, i);
    const inside = this.opened.at(-1);
    if (!this.indented || indent === null || !inside) return;
    const closes = sign === '}' || sign === ']';
    if (closes ? indent < inside.indent : indent <= inside.indent)
      this.unclosed ??= {
        reason: 'open-bracket',
        offset: inside.offset,
        words: { sign: inside.sign },
      };
  }

  private close(i: number, sign: string): number | JsonFinding {
    const opened = this.opened.pop();
    if (this.comma >= 0) return { reason: 'extra-comma', offset: this.comma };
    if (!opened) return { reason: 'after-end', offset: i };
    if (CLOSES[opened.sign] !== sign && this.wanted === 'comma' && opened.sign === '{')
      return this.lostBracket('[');
    if (CLOSES[opened.sign] !== sign)
      return { reason: 'other-bracket', offset: i, words: { open: opened.sign, sign } };
    if (this.wanted === 'colon' || (this.wanted === 'value' && sign === '}'))
      return { reason: 'no-value', offset: i, words: { written: this.key } };
    this.wanted = 'comma';
    return i + 1;
  }

  private separate(i: number): number | JsonFinding {
    if (this.wanted === 'colon') return this.lostBracket('[');
    if (this.wanted === 'value' && this.inside === '{')
      return { reason: 'no-value', offset: i, words: { written: this.key } };
    if (this.wanted !== 'comma') return { reason: 'extra-comma', offset: i };
    this.comma = i;
    this.wanted = this.inside === '{' ? 'key' : 'value';
    return i + 1;
  }

  private colon(i: number, sign: string): number | JsonFinding {
    if (sign !== ':') return { reason: 'colon', offset: this.end, words: { written: this.key } };
    this.wanted = 'value';
    this.colonAt = i + 1;
    return i + 1;
  }

  private lostBracket(sign: string): JsonFinding {
    return { reason: 'lost-bracket', offset: this.colonAt, words: { sign, written: this.key } };
  }

  /** After a value: a text that goes on, another sign for the comma, or none. */
  private lostComma(i: number, sign: string): JsonFinding {
    const before = this.text.charAt(this.end - 1);
    const close = before === '"' && /^[^\n"]*\S/.test(this.text.slice(this.end, i + 1));
    if (close && /[\p{L}\p{N}]/u.test(sign))
      return { reason: 'quote-inside', offset: this.end - 1 };
    if (/[;，；.]/.test(sign)) return { reason: 'wrong-comma', offset: i, words: { sign } };
    if (sign === ':')
      return this.inside === '{'
        ? this.lostBracket('{')
        : { reason: 'lost-bracket', offset: this.stringAt, words: { sign: '{' } };
    return { reason: 'comma', offset: this.end };
  }

  private string(i: number): number | JsonFinding {
    this.stringAt = i;
    const read = readString(this.text, i);
    if (typeof read !== 'number') return read;
    if (this.wanted === 'key') {
      this.key = this.text.slice(i + 1, read - 1);
      this.wanted = 'colon';
    } else this.wanted = 'comma';
    this.comma = -1;
    // a letter right after the quote: it was not the closing one
    return /[\p{L}\p{N}]/u.test(this.text.charAt(read))
      ? { reason: 'quote-inside', offset: read - 1 }
      : read;
  }

  private unquotedKey(i: number): JsonFinding {
    if (/[{[]/.test(this.text.charAt(i))) return this.lostBracket('[');
    const written = this.word(i);
    const [before = ''] = /\d+,$/.exec(this.text.slice(0, this.comma + 1)) ?? [];
    return before !== '' && /^\d/.test(written)
      ? {
          reason: 'number',
          offset: this.comma + 1 - before.length,
          words: { written: before + written },
        }
      : { reason: 'keys', offset: i, words: { written } };
  }

  private value(i: number, sign: string): number | JsonFinding {
    this.comma = -1;
    if (sign === '{' || sign === '[') {
      this.opened.push({ sign, offset: i, indent: lineIndentOf(this.text, i) });
      this.wanted = sign === '{' ? 'key' : 'value';
      return i + 1;
    }
    this.wanted = 'comma';
    const written = this.word(i);
    if (['true', 'false', 'null'].includes(written)) return i + written.length;
    if (written === '') return { reason: 'sign-too-many', offset: i, words: { sign } };
    NUMBER.lastIndex = i;
    const [number = ''] = NUMBER.exec(this.text) ?? [];
    if (number === written) return i + number.length;
    return { reason: /^[-+.]?\d/.test(written) ? 'number' : 'word', offset: i, words: { written } };
  }

  private word(i: number): string {
    WORD.lastIndex = i;
    const [word = ''] = WORD.exec(this.text) ?? [];
    return word;
  }

  private get inside(): string {
    return this.opened.at(-1)?.sign ?? '';
  }
}

/** The spaces before a sign that is the first in its line; null where it is not. */
function findIndent(text: string, i: number): number | null {
  const before = text.slice(text.lastIndexOf('\n', i - 1) + 1, i);
  return before.trim() === '' ? before.length : null;
}

function lineIndentOf(text: string, i: number): number {
  const start = text.lastIndexOf('\n', i - 1) + 1;
  return text.slice(start).search(/[^ \t]/);
}

/** Signs that never stand between the words of JSON. */
function foreignSign(text: string, i: number): JsonReason | null {
  const sign = text.charAt(i);
  if (sign === "'") return 'single-quotes';
  if (/[“”„‟«»‘’‚]/.test(sign)) return 'typographic-quotes';
  if (sign === '#' || /^\/[/*]/.test(text.slice(i, i + 2))) return 'comment';
  return /[\u00A0\u2000-\u200B\u202F\u3000\uFEFF]/.test(sign) ? 'foreign-space' : null;
}

export interface JsonFinding {
  readonly reason: JsonReason;
  readonly offset: number;
  readonly words?: Readonly<Record<string, string>>;
}

/** The end of the text that begins with the quote at `start`. */
function readString(text: string, start: number): number | JsonFinding {
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
