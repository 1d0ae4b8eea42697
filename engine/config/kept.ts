// What was made of files, kept by what they hold: a file that changes costs only itself.

import { hash } from 'node:crypto';

import { remember } from '../model/remember.ts';
import type { Problem } from './problems.ts';
import { Schemas } from './schemas.ts';
import { DISK, type PortalFiles } from './files.ts';
import { validateSource } from './validate.ts';
import { parseSource, type Source } from './yaml.ts';

/** Generated for text editors, below the folder of schemas: nothing is checked by it. */
export const FOR_EDITORS = 'editor/';
/** So many versions of a file are kept: the saved one, and those that are tried. */
const VERSIONS = 3;

/** Makes something of a file's bytes, once for each version of it. */
export function keeping<T>(make: (file: string, bytes: Uint8Array) => T) {
  const kept = new Map<string, Map<string, T>>();
  return (file: string, bytes: Uint8Array): T => {
    const versions = remember(kept, file, () => new Map());
    const version = hash('sha1', bytes, 'base64');
    const made = versions.get(version) ?? make(file, bytes);
    // the one used last stands last
    versions.delete(version);
    versions.set(version, made);
    if (versions.size > VERSIONS) versions.delete([...versions.keys()][0] ?? '');
    return made;
  };
}

/** `parseSource`, once for each version of a file. */
export const readSource = keeping(parseSource);

/** A JSON file without its places, fast; null where it is none. */
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

/** `validateSource`, once for each source and schema. What it gives is shared: it is not to be changed. */
export function checkSource(source: Source, schemas: Schemas, id: string): Checked {
  const bySource = remember(checked, schemas, () => new WeakMap());
  const byId = remember(bySource, source, () => new Map());
  return remember(byId, id, () => validateSource(source, schemas, id));
}

const ofSource = new WeakMap<Source, Map<unknown, unknown>>();

/** What was found in a source, once for each source and whoever finds it. What it gives is shared: it is not to be changed. */
export function keptOf<T>(source: Source, finder: (...args: never[]) => T, find: () => T): T {
  const byFinder = remember(ofSource, source, () => new Map());
  return remember(byFinder, finder, find) as T;
}

const compiled = new Map<string, Schemas>();

/** Those of the engine are part of its code: read once. */
const ofEngine = new Map<string, readonly (readonly [string, string])[]>();

/** The schemas of configuration, and those that a portal has beside its content for what lies there: they are called `content/…` too. Compiled once while they stay as they are. */
export function schemasOf({ schemas: folder, content, files }: SchemaFolders): Schemas {
  const fixed = remember(ofEngine, folder, () => schemaTexts(DISK, folder, ''));
  const own = schemaTexts(files, `${content}/schemas`, 'content/');
  const key = `${folder} ${hash('sha1', JSON.stringify(own), 'base64')}`;
  const made = compiled.get(key) ?? new Schemas([...fixed, ...own], key);
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

/** The schemas in a folder: id, beginning with `before`, and text. */
export function schemaTexts(
  files: PortalFiles,
  folder: string,
  before: string,
): (readonly [string, string])[] {
  return files.list(folder).flatMap((name) => {
    const bytes =
      name.endsWith('.schema.json') && !name.startsWith(FOR_EDITORS)
        ? files.read(`${folder}/${name}`)
        : null;
    return bytes ? [[before + name, new TextDecoder().decode(bytes)] as const] : [];
  });
}
