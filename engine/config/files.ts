// The files of a portal as they are read: from the disk, or with some put over it that are not saved.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { remember } from '../model/remember.ts';

export interface PortalFiles {
  /** Paths below a folder, with slashes, sorted; hidden files and folders are left out. No folder: no files. */
  list(folder: string): readonly string[];
  /** What a file holds; null where there is none. */
  read(path: string): Uint8Array | null;
}

/** The files on disk. */
export const DISK: PortalFiles = {
  list(folder) {
    return entriesBelow(folder)
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((name) => !isHidden(name))
      .sort();
  },
  read(path) {
    return ifThere(() => readFileSync(path), null);
  },
};

/** Overlays files by full path, as unsaved ones; null hides a file. */
export function putOver(
  files: PortalFiles,
  over: ReadonlyMap<string, Uint8Array | null>,
): PortalFiles {
  const above = new Map([...over].map(([path, bytes]) => [resolve(path), bytes]));
  return {
    list(folder) {
      const root = resolve(folder);
      const names = new Set(files.list(folder));
      for (const [path, bytes] of above) {
        const name = relative(root, path).replaceAll('\\', '/');
        if (name.startsWith('..') || isHidden(name)) continue;
        if (bytes === null) names.delete(name);
        else names.add(name);
      }
      return [...names].sort();
    },
    read(path) {
      const bytes = above.get(resolve(path));
      return bytes === undefined ? files.read(path) : bytes;
    },
  };
}

/** The same files, each read once, so that a check sees one state of them. */
export function readOnce(files: PortalFiles): PortalFiles {
  const lists = new Map<string, readonly string[]>();
  const bytes = new Map<string, Uint8Array | null>();
  return {
    list: (folder) => remember(lists, folder, () => files.list(folder)),
    read: (path) => remember(bytes, path, () => files.read(path)),
  };
}

function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.'));
}

function entriesBelow(folder: string) {
  return ifThere(() => readdirSync(folder, { recursive: true, withFileTypes: true }), []);
}

/** A missing file gives the fallback. Any other failure to read is thrown. */
function ifThere<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return otherwise;
    throw error;
  }
}

export interface Folders {
  readonly config: string;
  readonly content: string;
  /** What the engine brings: messages and charts that hold where a portal has none of its own. */
  readonly base: string;
  readonly schemas: string;
  /** Schemas of the portal's own kinds of block, and what is generated for it; in the repository the same folder. */
  readonly own: string;
  readonly files: PortalFiles;
}

/** Where that stands, as problems name it. */
export const BASE = 'engine/base';

/** Below the folder of content. */
export const DICTIONARIES = 'ledger/dimensions';
/** Dictionaries of the demonstration alone: no imported ledger has them. */
export const DEMONSTRATION_MEMBERS = 'ledger/demonstration/members';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** PORTAL_CONFIG and PORTAL_CONTENT, by default `config` and `content`. */
export function foldersFrom(env: Readonly<Record<string, string | undefined>>): Folders {
  return {
    config: env['PORTAL_CONFIG'] || 'config',
    content: env['PORTAL_CONTENT'] || 'content',
    base: join(ROOT, 'engine', 'base'),
    schemas: join(ROOT, 'schemas'),
    own: resolve('schemas'),
    files: DISK,
  };
}

/** PORTAL_DATA, by default `.portal`: ledgers, builds, messages; never in version control. */
export function dataFolder(env: Readonly<Record<string, string | undefined>>): string {
  return env['PORTAL_DATA'] || '.portal';
}

/** Messages of readers, below the folder of data. */
export function messagesFolder(data: string): string {
  return join(data, 'messages');
}

/** Dictionaries that ship with the portal: every ledger has them. */
export function shippedDimensions(folders: Folders): string {
  return join(folders.content, DICTIONARIES);
}
