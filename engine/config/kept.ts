// Caches what was made of files by their content, so that only changed files are processed again.

import { hash } from 'node:crypto';

import { patternWords, PROBLEM_LANGUAGES } from './checkWords.ts';
import { remember } from '../model/remember.ts';
import { assembleSchema, FLAT, readShared, WRITTEN, type Json } from '../schema/assemble.ts';
import type { Problem } from './problems.ts';
import { Schemas } from './schemas.ts';
import { DISK, type Folders, type PortalFiles } from './files.ts';
import { validateSource } from './validate.ts';
import { parseSource, parseTrusted, type Source } from './yaml.ts';

/** The folder of schemas generated for text editors; the check ignores it. */
export const FOR_EDITORS = 'editor/';
/** The folder of schemas that says of each kind of block what it takes. */
const BLOCKS = 'blocks';
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
export function loadSchemas({ schemas: folder, own, content, files }: SchemaFolders): Schemas {
  const fixed = engineSchemas(folder, own);
  const beside = { files, folder: `${content}/schemas`, before: 'content/' };
  const shapes = schemasIn(beside, { schemas: folder, own });
  const key = `${folder} ${own} ${hash('sha1', JSON.stringify(shapes), 'base64')}`;
  const made = compiled.get(key) ?? new Schemas({ ...fixed, ...shapes }, key);
  compiled.delete(key);
  compiled.set(key, made);
  if (compiled.size > VERSIONS) compiled.delete([...compiled.keys()][0] ?? '');
  return made;
}

type SchemaFolders = Pick<Folders, 'schemas' | 'own' | 'content' | 'files'>;

/** The schemas of configuration alone: those of a folder, and those of the portal's own kinds of block. */
export function engineSchemas(schemas: string, own = schemas): SchemasById {
  const blocks = { files: DISK, folder: `${own}/${BLOCKS}`, before: `${BLOCKS}/` };
  const places = [
    { files: DISK, folder: schemas, before: '' },
    ...(own === schemas ? [] : [blocks]),
  ];
  return remember(ofEngine, `${schemas} ${own}`, () =>
    Object.assign({}, ...places.map((place) => schemasIn(place, { schemas, own }))),
  );
}

interface SchemaPlace {
  readonly files: PortalFiles;
  readonly folder: string;
  /** What their ids begin with. */
  readonly before: string;
}

/** The schemas in a folder: those that are written in YAML, and flat ones in JSON as they are. */
function schemasIn(
  { files, folder, before }: SchemaPlace,
  { schemas, own }: Pick<Folders, 'schemas' | 'own'>,
): SchemasById {
  const shared = readShared(parseTrusted(readText(DISK, `${schemas}/shared.yaml`)), {
    lists: { kinds: [...new Set([schemas, own].flatMap(kindsIn))] },
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
function kindsIn(folder: string): string[] {
  return DISK.list(`${folder}/${BLOCKS}`).map((name) => name.slice(0, name.indexOf('.')));
}

function readText(files: PortalFiles, file: string): string {
  return new TextDecoder().decode(files.read(file) ?? new Uint8Array());
}
