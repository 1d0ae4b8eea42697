// A portal made of another one, with some files put over it or as a copy: how tests say "the same, but".

import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { DISK, putOver, type Folders } from '../engine/config/files.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = {
  product: foldersIn(ROOT),
  library: foldersIn(join(ROOT, 'tests', 'library')),
  smallest: foldersIn(join(ROOT, 'tests', 'smallest')),
  air: foldersIn(join(ROOT, 'tests', 'air')),
};

/** A portal named below `tests`, or the product itself. */
export type TestPortal = keyof typeof FOLDERS;

export function foldersOf(portal: TestPortal): Folders {
  return FOLDERS[portal];
}

function foldersIn(base: string): Folders {
  return {
    config: join(base, 'config'),
    content: join(base, 'content'),
    base: join(ROOT, 'engine', 'base'),
    schemas: join(ROOT, 'schemas'),
    own: join(ROOT, 'schemas'),
    files: DISK,
  };
}

/** A portal with the `config` and `content` of a folder over it, without copying anything; `absent.txt` there names files to leave out. */
export function withOver(folders: Folders, over: string): Folders {
  const above = new Map<string, Uint8Array | null>();
  for (const part of ['config', 'content'] as const)
    for (const name of listAll(join(over, part)))
      above.set(join(folders[part], name), readFileSync(join(over, part, name)));
  for (const name of absentIn(over)) above.set(join(folders.config, '..', name), null);
  return { ...folders, files: putOver(folders.files, above) };
}

/** Hidden ones too: that they are left out is for the portal to do. */
function listAll(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        statSync(join(folder, name)).isFile(),
      )
    : [];
}

function absentIn(over: string): string[] {
  const absent = join(over, 'absent.txt');
  return existsSync(absent) ? readFileSync(absent, 'utf8').split('\n').filter(Boolean) : [];
}

/** A text of the file, which occurs once, and what an editor wrote for it. */
interface Replacing {
  readonly replace: string;
  readonly with: string;
}

/** The whole new text, what is replaced in the old one, bytes by their values, or nothing: the file is gone. */
type Change = string | Replacing | readonly Replacing[] | { readonly bytes: string } | null;
export type Changes = Readonly<Record<string, Change>>;

/** A portal with these changes put over it, by the paths of files. */
export function changed(folders: Folders, changes: Changes): Folders {
  const over = Object.entries(changes).map(([path, change]) => {
    const full = path
      .replace(/^config\//, `${folders.config}/`)
      .replace(/^content\//, `${folders.content}/`);
    // what the engine brings is changed by a file of the portal that goes before it
    const base = path.replace(/^config/, folders.base);
    const before = folders.files.read(full) ?? folders.files.read(base);
    return [full, bytesOf(change, before, path)] as const;
  });
  return { ...folders, files: putOver(folders.files, new Map(over)) };
}

function bytesOf(change: Change, before: Uint8Array | null, path: string): Uint8Array | null {
  if (change === null) return null;
  if (typeof change === 'string') return Buffer.from(change);
  if ('bytes' in change) return Buffer.from(change.bytes, 'hex');
  const old = Buffer.from(before ?? []).toString('utf8');
  return Buffer.from([change].flat().reduce((text, each) => replaceOnce(text, each, path), old));
}

function replaceOnce(text: string, { replace, with: by }: Replacing, path: string): string {
  const parts = text.split(replace);
  if (parts.length !== 2) throw new Error(`${path}: “${replace}” occurs ${parts.length - 1} times`);
  return parts.join(by);
}

/** A portal in a folder of its own, for what writes its files. */
export function copyOf(folders: Folders): { folders: Folders; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'portal-'));
  for (const part of ['config', 'content'] as const)
    cpSync(folders[part], join(root, part), { recursive: true });
  return {
    folders: { ...folders, config: join(root, 'config'), content: join(root, 'content') },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
