// YAML text → plain strings, lists and maps that remember where they stood; guards the known traps.

import { isAlias, isMap, isScalar, isSeq, LineCounter, parseAllDocuments, type Node, type Pair, type Scalar } from 'yaml';

import { SYNTAX_REASONS } from './problem-words.ts';
import { makeProblem, type Position, type Problem } from './problems.ts';

/** As written: scalars are strings, typed later by schema. JSON files bring their own types. */
export type Raw = string | number | boolean | null | readonly Raw[] | { readonly [key: string]: Raw };

interface Place extends Position {
  readonly key: Position;
  /** A scalar without quotes. */
  readonly plain: boolean;
}

export interface Source {
  readonly file: string;
  readonly data: Raw;
  /** Where the value at a JSON pointer stands; the nearest ancestor for what is not there. */
  at(pointer: string): Position;
  /** Where the key of the value at a pointer stands. */
  keyAt(pointer: string): Position;
  isPlain(pointer: string): boolean;
}

const MAX_BYTES = 512 * 1024;
const MAX_DEPTH = 40;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const START: Position = { line: 1, col: 1 };

/** Reads one file's text. A file with a syntax error gives that one problem and no source. */
export function parseSource(file: string, bytes: Uint8Array): { source: Source | null; problems: Problem[] } {
  const fail = (problem: Problem) => ({ source: null, problems: [problem] });
  if (bytes.byteLength > MAX_BYTES) return fail(makeProblem(file, START, 'too-large', { limit: String(MAX_BYTES / 1024) }));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fail(makeProblem(file, START, 'not-utf8'));
  }
  const json = file.endsWith('.json');
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, {
    schema: json ? 'json' : 'failsafe', lineCounter: lines, prettyErrors: false, merge: false, strict: true,
  });
  if (!Array.isArray(documents) || documents.length === 0 || documents[0]!.contents === null) return fail(makeProblem(file, START, 'empty-file'));
  const place = (offset: number): Position => lines.linePos(offset);
  if (documents.length > 1) return fail(makeProblem(file, place(documents[1]!.range[0]), 'several-documents'));
  const error = documents[0]!.errors[0];
  if (error) return fail(sayError(file, json, error.code, place(error.pos[0]), error.message, text.slice(...error.pos)));
  const walk = new Walk(file, place);
  const data = walk.node(documents[0]!.contents, '', 0);
  return { source: new Located(file, data, walk.places), problems: walk.problems };
}

function sayError(file: string, json: boolean, code: string, at: Position, message: string, written: string): Problem {
  if (code === 'DUPLICATE_KEY') return makeProblem(file, at, 'duplicate-key', { written: written.split(':')[0]!.trim() });
  if (code === 'TAB_AS_INDENT') return makeProblem(file, at, 'tab-indent');
  if (code === 'TAG_RESOLVE_FAILED') return makeProblem(file, at, 'tag', { written: written.split(/\s/)[0]! });
  if (code === 'BAD_ALIAS') return makeProblem(file, at, 'anchor');
  const reason = SYNTAX_REASONS[code] ?? { uk: message, en: message };
  return makeProblem(file, at, json ? 'syntax-json' : 'syntax', { 'reason-uk': reason.uk, 'reason-en': reason.en });
}

class Located implements Source {
  readonly file: string;
  readonly data: Raw;
  private readonly places: ReadonlyMap<string, Place>;

  constructor(file: string, data: Raw, places: ReadonlyMap<string, Place>) {
    this.file = file;
    this.data = data;
    this.places = places;
  }

  at(pointer: string): Position {
    return this.nearest(pointer);
  }

  keyAt(pointer: string): Position {
    return this.places.get(pointer)?.key ?? this.nearest(pointer);
  }

  isPlain(pointer: string): boolean {
    return this.places.get(pointer)?.plain ?? false;
  }

  private nearest(pointer: string): Position {
    for (let path = pointer; ; path = path.slice(0, path.lastIndexOf('/'))) {
      const found = this.places.get(path);
      if (found) return found;
      if (path === '') return START;
    }
  }
}

/** Walks the parsed nodes once: plain data, places, and the traps on the way. */
class Walk {
  readonly places = new Map<string, Place>();
  readonly problems: Problem[] = [];
  private readonly file: string;
  private readonly place: (offset: number) => Position;

  constructor(file: string, place: (offset: number) => Position) {
    this.file = file;
    this.place = place;
  }

  node(node: Node | null, pointer: string, depth: number, key?: Position, inBraces = false): Raw {
    const at = node?.range ? this.place(node.range[0]) : (key ?? START);
    this.places.set(pointer, { ...at, key: key ?? at, plain: isScalar(node) && node.type === 'PLAIN' });
    if (depth > MAX_DEPTH) {
      if (depth === MAX_DEPTH + 1) this.problems.push(makeProblem(this.file, at, 'too-deep', { limit: String(MAX_DEPTH) }));
      return '';
    }
    if (isAlias(node) || (node && 'anchor' in node && node.anchor)) this.anchor(at);
    if (isAlias(node)) return '';
    if (node?.tag && !this.file.endsWith('.json')) this.problems.push(makeProblem(this.file, at, 'tag', { written: node.tag }));
    if (isSeq(node)) return node.items.map((item, i) => this.node(item as Node, `${pointer}/${i}`, depth + 1));
    if (isMap(node)) return this.map(node.items as Pair<Scalar, Node | null>[], pointer, depth, node.flow === true);
    return this.scalar(node, pointer, key ?? at, inBraces);
  }

  private map(pairs: readonly Pair<Scalar, Node | null>[], pointer: string, depth: number, flow: boolean): Raw {
    const map: Record<string, Raw> = {};
    for (const { key, value } of pairs) {
      const at = this.place(key.range?.[0] ?? 0);
      const name = String(key.value);
      if (name === '<<') this.problems.push(makeProblem(this.file, at, 'merge-key'));
      else if (FORBIDDEN.has(name)) this.problems.push(makeProblem(this.file, at, 'forbidden-key', { written: name }));
      else map[name] = this.node(value, `${pointer}/${escape(name)}`, depth + 1, at, flow);
    }
    return map;
  }

  /** Anchors and their aliases belong together: the first one found is named. */
  private anchor(at: Position): void {
    if (!this.problems.some((problem) => problem.code === 'anchor')) this.problems.push(makeProblem(this.file, at, 'anchor'));
  }

  private scalar(node: Scalar | null, pointer: string, key: Position, inBraces: boolean): Raw {
    const value = node?.value;
    if (typeof value === 'number' || typeof value === 'boolean' || (value === null && this.file.endsWith('.json'))) return value;
    if (value === null || value === undefined || (value === '' && node?.type === 'PLAIN')) {
      if (pointer !== '') this.problems.push(makeProblem(this.file, key, inBraces ? 'comma-in-braces' : 'empty-value', { written: unescape(pointer.slice(pointer.lastIndexOf('/') + 1)) }));
      return null;
    }
    return String(value);
  }
}

/** One step of a JSON pointer (RFC 6901). */
export function escape(name: string): string {
  return name.replace(/~/g, '~0').replace(/\//g, '~1');
}

export function unescape(step: string): string {
  return step.replace(/~1/g, '/').replace(/~0/g, '~');
}
