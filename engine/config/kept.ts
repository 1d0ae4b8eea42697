// Caches what was made of files by their content, so that only changed files are processed again.

import { hash } from 'node:crypto';

import { patternWords, PROBLEM_LANGUAGES } from './checkWords.ts';
import { remember } from '../model/remember.ts';
import { assembleSchema, FLAT, readShared, WRITTEN, type Json } from '../schema/assemble.ts';
import type { Problem } from './problems.ts';
import { Schemas } from './schemas.ts';
import { DISK, type PortalFiles } from './files.ts';
import { validateSource } from './validate.ts';
import { parseSource, parseTrusted, type Source } from './yaml.ts';

/** The folder of schemas generated for text editors; the check ignores it. */
export const FOR_EDITORS = 'editor/';
/** How many versions of a file are cached. */
const VERSIONS = 3;

/** Caches the result of `make` by the bytes of a file. */
export function keeping<T>(make: (file: string, bytes: Uint8Array) => T) {
  const kept = new Map<string, Map<string, T>>();
  return (file: string, bytes: Uint8Array): T => {
    const versions = remember(kept, file, () => new Map());
    const version = hash('sha1', bytes, 'base64');
    const made = versions.get(version) ?? make(file, bytes);
    // least recently used first
    versions.delete(version);
    versions.set(version, made);
    if (versions.size > VERSIONS) versions.delete([...versions.keys()][0] ?? '');
    return made;
  };
}

/** `parseSource`, cached. */
export const readSource = keeping(parseSource);

/** Parses JSON without positions, cached; null where it is invalid. */
export const readJson = keeping((_, bytes): { readonly data: unknown } | null => {
  try {
    return { data: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown };
  } catch {
    return null;
  }
});

export interface Checked {
  readonly data: unknown;
  readonly problems: readonly Problem[];
}

const checked = new WeakMap<Schemas, WeakMap<Source, Map<string, Checked>>>();

/** `validateSource`, cached. The result is shared and must not be changed. */
export function checkSource(source: Source, schemas: Schemas, id: string): Checked {
  const bySource = remember(checked, schemas, () => new WeakMap());
  const byId = remember(bySource, source, () => new Map());
  return remember(byId, id, () => validateSource(source, schemas, id));
}

const ofSource = new WeakMap<Source, Map<unknown, unknown>>();

/** Caches what `finder` finds in a source. The result is shared and must not be changed. */
export function findOnce<T>(source: Source, finder: (...args: never[]) => T, find: () => T): T {
  const byFinder = remember(ofSource, source, () => new Map());
  return remember(byFinder, finder, find) as T;
}

const compiled = new Map<string, Schemas>();

/** Schemas of the engine never change while it runs. */
const ofEngine = new Map<string, SchemasById>();

/** Flat schemas by their ids. */
export type SchemasById = Readonly<Record<string, Json>>;

/** The schemas of configuration, and those beside the content of the portal. Compiled once while they do not change. */
export function loadSchemas({ schemas: folder, content, files }: SchemaFolders): Schemas {
  const fixed = engineSchemas(folder);
  const own = schemasIn({ files, folder: `${content}/schemas`, before: 'content/' }, folder);
  const key = `${folder} ${hash('sha1', JSON.stringify(own), 'base64')}`;
  const made = compiled.get(key) ?? new Schemas({ ...fixed, ...own }, key);
  compiled.delete(key);
  compiled.set(key, made);
  if (compiled.size > VERSIONS) compiled.delete([...compiled.keys()][0] ?? '');
  return made;
}

interface SchemaFolders {
  readonly schemas: string;
  readonly content: string;
  readonly files: PortalFiles;
}

/** The schemas of configuration alone. */
export function engineSchemas(folder: string): SchemasById {
  return remember(ofEngine, folder, () => schemasIn({ files: DISK, folder, before: '' }, folder));
}

interface SchemaPlace {
  readonly files: PortalFiles;
  readonly folder: string;
  /** What their ids begin with. */
  readonly before: string;
}

/** The schemas in a folder: those that are written in YAML, and flat ones in JSON as they are. */
function schemasIn({ files, folder, before }: SchemaPlace, engine: string): SchemasById {
  const shared = readShared(parseTrusted(readText(DISK, `${engine}/shared.yaml`)), {
    lists: { kinds: kindsIn(engine) },
    words: Object.fromEntries(
      PROBLEM_LANGUAGES.map((language) => [language, patternWords(language)]),
    ),
  });
  return Object.fromEntries(
    files.list(folder).flatMap((name) => {
      if (name.startsWith(FOR_EDITORS)) return [];
      const text = () => readText(files, `${folder}/${name}`);
      if (name.endsWith(FLAT)) return [[before + name, JSON.parse(text()) as Json]];
      if (!name.endsWith(WRITTEN)) return [];
      const id = before + name.slice(0, -WRITTEN.length) + FLAT;
      return [[id, assembleSchema(id, parseTrusted(text()), shared)]];
    }),
  );
}

/** Each kind of block has its schema. */
function kindsIn(engine: string): string[] {
  return DISK.list(`${engine}/blocks`).map((name) => name.slice(0, name.indexOf('.')));
}

function readText(files: PortalFiles, file: string): string {
  return new TextDecoder().decode(files.read(file) ?? new Uint8Array());
}
