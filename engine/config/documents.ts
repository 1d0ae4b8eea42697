// Reads the JSON collections of the content; where one does not fit its schema, says so line by line.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { makeProblem, START, type Problem } from './problems.ts';
import type { Schemas } from './schemas.ts';
import { validateSource } from './validate.ts';
import { parseSource } from './yaml.ts';

/** Folders below `content` that hold collections. */
const COLLECTIONS = ['source', 'data'] as const;

export interface DocumentEntry {
  /** Path below `content`, without the ending. */
  readonly id: string;
  readonly file: string;
  readonly path: string;
  readonly data: unknown;
}

export function readDocuments(content: string, problems: Problem[]): Map<string, DocumentEntry> {
  const found = new Map<string, DocumentEntry>();
  for (const folder of COLLECTIONS) {
    const root = join(content, folder);
    const names = existsSync(root)
      ? readdirSync(root, { recursive: true, withFileTypes: true })
      : [];
    for (const entry of names.filter((name) => name.isFile() && !name.name.startsWith('.'))) {
      const path = join(entry.parentPath, entry.name);
      const id = path
        .slice(content.length + 1)
        .replaceAll('\\', '/')
        .replace(/\.json$/, '');
      const file = `content/${id}.json`;
      if (!entry.name.endsWith('.json'))
        problems.push(
          makeProblem({ file: `content/${id}`, at: START }, 'wrong-ending', {
            written: entry.name,
            wanted: '.json',
          }),
        );
      else found.set(id, { id, file, path, data: parse(path, file, problems) });
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function parse(path: string, file: string, problems: Problem[]): unknown {
  const bytes = readFileSync(path);
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    problems.push(...parseSource(file, bytes).problems);
    return null;
  }
}

/** What is wrong with a document by its schema; read again with its places only where something is. */
export function checkDocument(entry: DocumentEntry, schemas: Schemas, schema: string): Problem[] {
  if (entry.data === null || schemas.validate(schema, entry.data).length === 0) return [];
  const parsed = parseSource(entry.file, readFileSync(entry.path));
  return parsed.source ? validateSource(parsed.source, schemas, schema).problems : parsed.problems;
}
