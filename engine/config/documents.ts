// Reads the JSON collections of the content; where one does not fit its schema, says so line by line.

import { join } from 'node:path';

import { checkSource, readJson, readSource } from './kept.ts';
import { makeProblem, START, type Problem } from './problems.ts';
import type { Folders } from './files.ts';
import type { Schemas } from './schemas.ts';
import type { Source } from './yaml.ts';

/** Folders below `content` that hold collections. */
const COLLECTIONS = ['source', 'data'] as const;

export interface DocumentEntry {
  /** Path below `content`, without the ending. */
  readonly id: string;
  readonly file: string;
  /** Null where the file cannot be read; a problem has been reported. */
  readonly data: unknown;
  readonly bytes: Uint8Array;
}

export function readDocuments(
  { content, files }: Folders,
  problems: Problem[],
): Map<string, DocumentEntry> {
  const found = new Map<string, DocumentEntry>();
  for (const folder of COLLECTIONS) {
    for (const name of files.list(join(content, folder))) {
      const id = `${folder}/${name}`.replace(/\.json$/, '');
      const file = `content/${folder}/${name}`;
      if (name.endsWith('.json')) {
        const bytes = files.read(join(content, folder, name)) ?? new Uint8Array();
        found.set(id, { id, file, bytes, data: parse(file, bytes, problems) });
      } else
        problems.push(
          makeProblem({ file, at: START }, 'wrong-ending', { written: name, wanted: '.json' }),
        );
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function parse(file: string, bytes: Uint8Array, problems: Problem[]): unknown {
  const read = readJson(file, bytes);
  if (read) return read.data;
  problems.push(...readSource(file, bytes).problems);
  return null;
}

/** A document with the places of its values; null where it cannot be read. */
export function readDocumentSource(entry: DocumentEntry): Source | null {
  return entry.data === null ? null : readSource(entry.file, entry.bytes).source;
}

const fitting = new WeakMap<object, Set<string>>();

/** Validates a document by its schema. It is parsed with positions only where there is a problem: that is slower. */
export function checkDocument(
  entry: DocumentEntry,
  schemas: Schemas,
  schema: string,
): readonly Problem[] {
  if (entry.data === null) return [];
  const known = fitsAlready(entry.data, `${schemas.version} ${schema}`);
  if (known.fits) return [];
  if (schemas.validate(schema, entry.data).length === 0) {
    known.keep();
    return [];
  }
  const parsed = readSource(entry.file, entry.bytes);
  return parsed.source ? checkSource(parsed.source, schemas, schema).problems : parsed.problems;
}

/** Whether these data have passed this schema before; `keep` remembers that they do. */
function fitsAlready(data: unknown, key: string): { fits: boolean; keep: () => void } {
  if (typeof data !== 'object' || data === null) return { fits: false, keep: () => undefined };
  const keys = fitting.get(data) ?? new Set<string>();
  return { fits: keys.has(key), keep: () => fitting.set(data, keys.add(key)) };
}
