// Where in the text of a YAML or JSON file each value and each key stands, to the letter: what is changed there leaves the rest as it was.

import { isMap, isPair, isScalar, isSeq, parseDocument, type Node } from 'yaml';

import { escape } from '../reading/pointer.ts';

/** From the first letter, quotes included, to behind the last. */
export type Span = readonly [from: number, to: number];

export interface Spans {
  readonly value: Span;
  /** Left out: it has no key. */
  readonly key?: Span;
}

/** By JSON pointers. */
export function findSpans(text: string): ReadonlyMap<string, Spans> {
  const found = new Map<string, Spans>();
  visit(parseDocument(text, { schema: 'failsafe', logLevel: 'silent' }).contents, '', found);
  return found;
}

function visit(node: unknown, pointer: string, found: Map<string, Spans>, key?: Span): void {
  const value = spanOfNode(node) ?? key ?? [0, 0];
  found.set(pointer, key ? { value, key } : { value });
  if (isSeq(node)) node.items.forEach((item, i) => visit(item, `${pointer}/${i}`, found));
  if (!isMap(node)) return;
  for (const pair of node.items)
    if (isPair(pair) && isScalar(pair.key))
      visit(pair.value, `${pointer}/${escape(String(pair.key.value))}`, found, spanOfNode(pair.key));
}

function spanOfNode(node: unknown): Span | undefined {
  const { range } = (node ?? {}) as Partial<Node>;
  return range ? [range[0], range[1]] : undefined;
}

/** A piece of a text, and what stands there instead. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** The text with every edit made; none of them may overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.span[0] - a.span[0])
    .reduce((left, { span: [from, to], text: by }) => left.slice(0, from) + by + left.slice(to), text);
}

/** What YAML reads otherwise, or as several words, unless it is quoted. */
const UNSAFE = /^[^A-Za-z_/]|[[\]{},:#*&!|>'"%@`]|^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** A scalar as it is written, with one text in it for another; a plain one is quoted where it has to be. */
export function rewriteScalar(written: string, change: (text: string) => string): string {
  const [, quote = '', inner = written] = /^(["'])([\s\S]*)\1$/.exec(written) ?? [];
  const text = change(inner);
  if (text === inner) return written;
  return quote === '' && UNSAFE.test(text) && !UNSAFE.test(inner)
    ? `"${text}"`
    : `${quote}${text}${quote}`;
}
