// YAML text → plain strings, lists and maps that remember where they stood; guards the known traps.

import {
  LineCounter,
  parse as parseValue,
  parseAllDocuments,
  stringify,
  type Document,
} from 'yaml';

import { makeProblem, START, type Position, type Problem } from './problems.ts';
import type { Raw } from './reading/raw.ts';
import { refuseText, refuseTrap, syntaxProblem, depthProblem } from './reading/readingProblem.ts';
import { MAX_DEPTH, Walk, type WrittenPlace } from './reading/walk.ts';
import { refuseJson } from './reading/json.ts';

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
  const refused = refuseText(file, text) ?? (json ? refuseJson(file, text) : null);
  if (refused) return fail(refused);
  const lines = new LineCounter();
  const documents = parse(text, json, lines);
  if (documents === null) return fail(depthProblem({ file, text }, MAX_DEPTH));
  const [document, another] = documents;
  if (!document || document.contents === null)
    return fail(makeProblem({ file, at: START }, 'empty-file'));
  const place = (offset: number): Position => lines.linePos(offset);
  if (another) return fail(makeProblem({ file, at: place(another.range[0]) }, 'several-documents'));
  const [error] = document.errors;
  const read = { file, text, lines };
  if (error?.code === 'RESOURCE_EXHAUSTION') return fail(depthProblem(read, MAX_DEPTH));
  const wrong = error ? syntaxProblem(read, error) : refuseTrap(read);
  if (wrong) return fail(wrong);
  const walk = new Walk(file, text, lines);
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

/** YAML that the engine brings along, as JSON values; a mapping may take others in by `<<`. Throws where it cannot be read. */
export function parseTrusted(text: string): unknown {
  return parseValue(text, { merge: true });
}

/** A value as it would be written, each list and mapping in one line. */
export function writeInLine(value: unknown): string {
  return stringify(value, {
    collectionStyle: 'flow',
    lineWidth: 0,
    aliasDuplicateObjects: false,
    flowCollectionPadding: false,
  }).trimEnd();
}

/** The documents of a text; null where its brackets are too many for the reader. */
function parse(text: string, json: boolean, lineCounter: LineCounter): Document.Parsed[] | null {
  try {
    const documents = parseAllDocuments(text, {
      schema: json ? 'json' : 'failsafe',
      lineCounter,
      prettyErrors: false,
      merge: false,
      strict: true,
    });
    return Array.isArray(documents) ? documents : [];
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

class Located implements Source {
  readonly file: string;
  readonly data: Raw;
  private readonly places: ReadonlyMap<string, WrittenPlace>;

  constructor(file: string, data: Raw, places: ReadonlyMap<string, WrittenPlace>) {
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
