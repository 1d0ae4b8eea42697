// YAML text → plain strings, lists and maps that remember where they stood; guards the known traps.

import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  type Node,
  type Pair,
  type Scalar,
} from 'yaml';

import { inEachLanguage } from './checkWords.ts';
import { refuseJson } from './strictJson.ts';
import { makeProblem, START, type Position, type Problem } from './problems.ts';

/** As written: scalars are strings, typed later by schema. JSON files bring their own types. */
export type Raw =
  string | number | boolean | null | readonly Raw[] | { readonly [key: string]: Raw };

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

/** Reads one file's text. A file with a syntax error gives that one problem and no source. */
export function parseSource(
  file: string,
  bytes: Uint8Array,
): { source: Source | null; problems: Problem[] } {
  const fail = (problem: Problem) => ({ source: null, problems: [problem] });
  if (bytes.byteLength > MAX_BYTES)
    return fail(makeProblem({ file, at: START }, 'too-large', { limit: String(MAX_BYTES / 1024) }));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fail(makeProblem({ file, at: START }, 'not-utf8'));
  }
  const json = file.endsWith('.json');
  if (json) {
    const refused = refuseJson(file, text);
    if (refused) return fail(refused);
  }
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, {
    schema: json ? 'json' : 'failsafe',
    lineCounter: lines,
    prettyErrors: false,
    merge: false,
    strict: true,
  });
  const [document, another] = Array.isArray(documents) ? documents : [];
  if (!document || document.contents === null)
    return fail(makeProblem({ file, at: START }, 'empty-file'));
  const place = (offset: number): Position => lines.linePos(offset);
  if (another) return fail(makeProblem({ file, at: place(another.range[0]) }, 'several-documents'));
  const [error] = document.errors;
  if (error) return fail(sayError(file, place(error.pos[0]), error, text.slice(error.pos[0])));
  const walk = new Walk(file, text, place);
  const data = walk.node(document.contents, { pointer: '', depth: 0 });
  if (data === null) return fail(makeProblem({ file, at: START }, 'empty-file'));
  // what was read past a trap is not what was meant: nothing more is said of this file
  const trapped = walk.problems.some((problem) => problem.code === 'merge-key')
    ? walk.problems.filter((problem) => problem.code !== 'anchor')
    : walk.problems;
  return trapped.length > 0
    ? { source: null, problems: trapped }
    : { source: new Located(file, data, walk.places), problems: [] };
}

/** `rest` is the text from the error on. */
function sayError(
  file: string,
  at: Position,
  { code, message }: { readonly code: string; readonly message: string },
  rest: string,
): Problem {
  const [word = ''] = /^(?:"[^"]*"|'[^']*'|[^:\s,}]+)/.exec(rest) ?? [];
  if (code === 'DUPLICATE_KEY')
    return makeProblem({ file, at }, 'duplicate-key', {
      written: word.replace(/^["']|["']$/g, ''),
    });
  if (code === 'TAB_AS_INDENT') return makeProblem({ file, at }, 'tab-indent');
  if (code === 'TAG_RESOLVE_FAILED') return makeProblem({ file, at }, 'tag', { written: word });
  if (code === 'BAD_ALIAS') return makeProblem({ file, at }, 'anchor');
  const reason = inEachLanguage('reason', (words) => words.yaml[code] ?? message);
  return makeProblem({ file, at }, 'syntax', reason);
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
    return { ...this.nearest(pointer), pointer };
  }

  keyAt(pointer: string): Position {
    return { ...(this.places.get(pointer)?.key ?? this.nearest(pointer)), pointer };
  }

  isPlain(pointer: string): boolean {
    return this.places.get(pointer)?.plain ?? false;
  }

  private nearest(pointer: string): Position {
    for (let path = pointer; ; path = path.slice(0, path.lastIndexOf('/'))) {
      const found = this.places.get(path);
      if (found) return { line: found.line, col: found.col };
      if (path === '') return START;
    }
  }
}

/** Where the walk stands. */
interface Step {
  readonly pointer: string;
  readonly depth: number;
  /** Where the key of this value stands. */
  readonly key?: Position;
  readonly inBraces?: boolean;
}

/** Walks the parsed nodes once: plain data, places, and the traps on the way. */
class Walk {
  readonly places = new Map<string, Place>();
  readonly problems: Problem[] = [];
  private readonly file: string;
  private readonly text: string;
  private readonly place: (offset: number) => Position;

  constructor(file: string, text: string, place: (offset: number) => Position) {
    this.file = file;
    this.text = text;
    this.place = place;
  }

  node(node: Node | null, step: Step): Raw {
    const { pointer, depth, key, inBraces = false } = step;
    const at = node?.range ? this.place(node.range[0]) : (key ?? START);
    this.places.set(pointer, {
      ...at,
      key: key ?? at,
      plain: isScalar(node) && node.type === 'PLAIN',
    });
    if (depth > MAX_DEPTH) {
      if (depth === MAX_DEPTH + 1)
        this.problems.push(
          makeProblem({ file: this.file, at }, 'too-deep', { limit: String(MAX_DEPTH) }),
        );
      return '';
    }
    if (isAlias(node) || (node && 'anchor' in node && node.anchor))
      this.anchor(isAlias(node) ? at : this.mark('&', node));
    if (isAlias(node)) return '';
    if (node?.tag && !this.file.endsWith('.json'))
      this.problems.push(
        makeProblem({ file: this.file, at: this.mark('!', node) }, 'tag', {
          written: this.text.slice(this.markOffset('!', node)).split(/\s/, 1).join(''),
        }),
      );
    if (isSeq(node))
      return node.items.map((item, i) =>
        this.node(item as Node, { pointer: `${pointer}/${i}`, depth: depth + 1 }),
      );
    if (isMap(node))
      return this.map(node.items as Pair<Scalar, Node | null>[], {
        pointer,
        depth,
        inBraces: node.flow === true,
      });
    return this.scalar(node, pointer, key ?? at, inBraces);
  }

  private map(pairs: readonly Pair<Scalar, Node | null>[], step: Step): Raw {
    const map: Record<string, Raw> = {};
    for (const { key, value } of pairs) {
      const at = this.place(key.range?.[0] ?? 0);
      const name = String(key.value);
      if (name === '<<') this.problems.push(makeProblem({ file: this.file, at }, 'merge-key'));
      else if (FORBIDDEN.has(name))
        this.problems.push(
          makeProblem({ file: this.file, at }, 'forbidden-key', { written: name }),
        );
      else
        map[name] = this.node(value, {
          ...step,
          pointer: `${step.pointer}/${escape(name)}`,
          depth: step.depth + 1,
          key: at,
        });
    }
    return map;
  }

  /** Where the mark before a node stands: its place begins after it. */
  private mark(sign: string, node: Node): Position {
    return this.place(this.markOffset(sign, node));
  }

  private markOffset(sign: string, node: Node): number {
    const offset = this.text.lastIndexOf(sign === '!' ? ' !' : sign, node.range?.[0] ?? 0);
    return sign === '!' ? offset + 1 : offset;
  }

  /** Anchors and their aliases belong together: the first one found is named. */
  private anchor(at: Position): void {
    if (!this.problems.some((problem) => problem.code === 'anchor'))
      this.problems.push(makeProblem({ file: this.file, at }, 'anchor'));
  }

  /** Nothing where a value should be: a missing value, a comma that begins a new key, a colon without its space. */
  private emptiness(
    node: Scalar | null,
    pointer: string,
    key: Position,
    inBraces: boolean,
  ): Problem {
    const written = unescape(pointer.slice(pointer.lastIndexOf('/') + 1));
    if (/^\d+$/.test(written) && !inBraces)
      return makeProblem({ file: this.file, at: key }, 'empty-item', {
        written: String(Number(written) + 1),
      });
    if (node === null && written.includes(':'))
      return makeProblem({ file: this.file, at: key }, 'missing-space', { written });
    return makeProblem(
      { file: this.file, at: key },
      node === null && inBraces ? 'comma-in-braces' : 'empty-value',
      { written },
    );
  }

  private scalar(node: Scalar | null, pointer: string, key: Position, inBraces: boolean): Raw {
    const value = node?.value;
    if (
      typeof value === 'number' ||
      typeof value === 'boolean' ||
      (value === null && this.file.endsWith('.json'))
    )
      return value;
    if (value === null || value === undefined || (value === '' && node?.type === 'PLAIN')) {
      if (pointer !== '') this.problems.push(this.emptiness(node, pointer, key, inBraces));
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
