// The expressions in a template, each with its place, and what keeps one from being read.

import { parseExpression } from 'vega';

/** A text of a template that is a formula. */
export interface PlacedExpression {
  /** Below the specification. */
  readonly pointer: string;
  readonly text: string;
}

/** Keys under which a text is a formula. */
const KEYS = ['expr', 'test', 'filter', 'calculate', 'labelExpr', 'signal', 'update', 'init'];

/** Formulas at any depth, each with the JSON pointer at which it stands. */
export function* expressionsIn(value: unknown, pointer = ''): Generator<PlacedExpression> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    const place = `${pointer}/${key}`;
    if (typeof inner === 'string' && KEYS.includes(key)) yield { pointer: place, text: inner };
    else yield* expressionsIn(inner, place);
  }
}

/** A name that a template looks for in its rows. */
export interface PlacedName {
  /** Below the specification. */
  readonly pointer: string;
  readonly name: string;
}

/** Axes and legends have rows of their own. */
const GUIDES = ['axis', 'axes', 'legend', 'legends', 'header', 'labelExpr'];
const NAME = /^[A-Za-z_$][\w$]*$/;

/** What is encoded by its name, and what expressions take from a row. */
export function* namesRead(value: unknown, pointer = ''): Generator<PlacedName> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    const place = `${pointer}/${key}`;
    if (GUIDES.includes(key)) continue;
    if (typeof inner !== 'string') yield* namesRead(inner, place);
    else if (key === 'field' && NAME.test(inner)) yield { pointer: place, name: inner };
    else if (KEYS.includes(key))
      for (const [, name = ''] of inner.matchAll(/\bdatum\.([A-Za-z_$][\w$]*)/g))
        yield { pointer: place, name };
  }
}

export type Unreadable = 'bracket' | 'quote' | 'other';

/** Why an expression does not read; null where it does. */
export function unreadable(text: string): Unreadable | null {
  try {
    parseExpression(text);
    return null;
  } catch {
    return buildReason(text);
  }
}

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

function buildReason(text: string): Unreadable {
  const plain = text.replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, '');
  if (/['"]/.test(plain)) return 'quote';
  const open: string[] = [];
  for (const sign of plain) {
    if ('([{'.includes(sign)) open.push(sign);
    else if (sign in PAIRS && open.pop() !== PAIRS[sign]) return 'bracket';
  }
  return open.length > 0 ? 'bracket' : 'other';
}
