// An unreadable text with its lines, its tokens and the place where the parser stopped.

import { CST, Lexer, type ErrorCode } from 'yaml';

import type { YamlReason } from '../checkWords.ts';

export interface TextLine {
  readonly text: string;
  readonly offset: number;
  /** Spaces before the first sign. */
  readonly indent: number;
}

export interface Token {
  readonly type: string;
  readonly source: string;
  readonly offset: number;
}

export interface Scene {
  readonly text: string;
  readonly lines: readonly TextLine[];
  readonly tokens: readonly Token[];
  /** The parser's error code, and where it noticed the error. */
  readonly code: ErrorCode;
  readonly offset: number;
  readonly row: number;
}

/** Why a text does not read, and where the cause stands. */
export interface Clue {
  readonly reason: YamlReason;
  readonly offset: number;
  readonly words?: Readonly<Record<string, string>>;
}

/** Looks for one kind of cause. */
export type Look = (scene: Scene) => Clue | null;

const LONGEST = 40;

export function readScene(text: string, code: ErrorCode, offset: number): Scene {
  const lines = listLines(text);
  return {
    text,
    lines,
    tokens: readTokens(text),
    code,
    offset,
    row: findLineNumber(lines, offset),
  };
}

function listLines(text: string): TextLine[] {
  let offset = 0;
  return text.split('\n').map((whole) => {
    const line = {
      text: whole.replace(/\r$/, ''),
      offset,
      indent: whole.length - whole.replace(/^ +/, '').length,
    };
    offset += whole.length + 1;
    return line;
  });
}

/** The signs of a text in their order: words and quoted texts, brackets, commas, colons, dashes, comments. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  let scalar = false;
  for (const source of new Lexer().lex(text)) {
    const mark = source === CST.DOCUMENT || source === CST.SCALAR;
    if (!mark) {
      const type = scalar ? 'scalar' : (CST.tokenType(source) ?? 'scalar');
      tokens.push({ type, source, offset });
    }
    scalar = source === CST.SCALAR;
    if (!mark && source !== CST.FLOW_END) offset += source.length;
  }
  return tokens;
}

/** The number, from zero, of the line in which an offset lies. */
export function findLineNumber(lines: readonly TextLine[], offset: number): number {
  const after = lines.findIndex((line) => line.offset > offset);
  return after === -1 ? lines.length - 1 : after - 1;
}

/** The token after one, spaces left out. */
export function findNextToken(tokens: readonly Token[], i: number): Token | undefined {
  const next = tokens[i + 1];
  return next?.type === 'space' ? tokens[i + 2] : next;
}

export function isQuoted(token: Token | undefined): token is Token {
  return token?.type === 'double-quoted-scalar' || token?.type === 'single-quoted-scalar';
}

/** A text short enough to be quoted in a sentence: its beginning, or its end. */
export function short(text: string, keep: 'beginning' | 'end' = 'beginning'): string {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  if (trimmed.length <= LONGEST) return trimmed;
  return keep === 'end' ? `…${trimmed.slice(-LONGEST)}` : `${trimmed.slice(0, LONGEST)}…`;
}

/** What a line says after its indentation and its dashes. */
export function readLineBody(line: TextLine): string {
  return line.text.replace(/^ *(?:- +)*/, '');
}

/** The key with which a line begins; null where it begins with none. */
export function findLineKey(line: TextLine): string | null {
  const [, key] =
    /^(["']?[\p{L}_$][\p{L}\p{N}_$.*/-]*["']?) *:(?:\s|$)/u.exec(readLineBody(line)) ?? [];
  return key ?? null;
}
