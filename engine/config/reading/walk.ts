// Turns parsed YAML into plain data with positions, and reports traps on the way.

import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  type Pair,
  type Scalar,
} from 'yaml';

import type { ProblemCode } from '../checkWords.ts';
import { makeProblem, START, type Position, type Problem } from '../problems.ts';
import { escape, unescape, type Raw } from './raw.ts';
import { clueProblem } from './readingProblem.ts';
import type { Clue } from './scene.ts';
import { findFolded, opensTypographic } from './traps.ts';

/** Levels of lists and maps within each other. */
export const MAX_DEPTH = 40;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Where a value stands, and its key. */
export interface WrittenPlace extends Position {
  readonly key: Position;
  /** A scalar without quotes. */
  readonly plain: boolean;
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
export class Walk {
  readonly places = new Map<string, WrittenPlace>();
  readonly problems: Problem[] = [];
  private readonly file: string;
  private readonly text: string;
  private readonly lines: LineCounter;
  /** Braces of which a comma too many has been named. */
  private readonly commas = new Set<string>();

  constructor(file: string, text: string, lines: LineCounter) {
    this.file = file;
    this.text = text;
    this.lines = lines;
  }

  private place(offset: number): Position {
    return this.lines.linePos(offset);
  }

  node(node: Node | null, step: Step): Raw {
    const { pointer, depth, key } = step;
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
    return this.scalar(node, step, key ?? at);
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
  private emptiness(node: Scalar | null, { pointer, key: at = START, inBraces }: Step): void {
    const { file } = this;
    const written = unescape(pointer.slice(pointer.lastIndexOf('/') + 1));
    const report = (code: ProblemCode, word = written) =>
      this.problems.push(makeProblem({ file, at }, code, { written: word }));
    if (/^\d+$/.test(written) && !inBraces) report('empty-item', String(Number(written) + 1));
    else if (node === null && written.includes(':')) report('missing-space');
    else if (node !== null || !inBraces) report('empty-value');
    else {
      const braces = pointer.slice(0, pointer.lastIndexOf('/'));
      // a text with two commas is one mistake
      if (this.commas.has(braces)) return;
      this.commas.add(braces);
      const start = this.lines.lineStarts[at.line - 1] ?? 0;
      const quote = opensTypographic(this.text.slice(start, start + at.col - 1));
      if (quote < 0) report('comma-in-braces');
      else this.found({ reason: 'typographic-quotes', offset: start + quote });
    }
  }

  private found(finding: Clue): void {
    this.problems.push(
      clueProblem({ file: this.file, text: this.text, lines: this.lines }, finding),
    );
  }

  private scalar(node: Scalar | null, step: Step, key: Position): Raw {
    const { pointer } = step;
    const value = node?.value;
    if (
      typeof value === 'number' ||
      typeof value === 'boolean' ||
      (value === null && this.file.endsWith('.json'))
    )
      return value;
    if (value === null || value === undefined || (value === '' && node?.type === 'PLAIN')) {
      if (pointer !== '') this.emptiness(node, { ...step, key });
      return null;
    }
    if (node?.type === 'PLAIN' && node.range && String(value).includes(' -')) {
      const folded = findFolded(this.text, node.range[0], node.range[1]);
      if (folded) this.found(folded);
    }
    return String(value);
  }
}
