// A portal made of another one with some files put over it: how tests say "the same, but".

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

import { DISK, putOver } from '../engine/config/files.ts';
import type { Folders } from '../engine/config/read.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Folders of a portal named below `tests`, or of the product itself. */
export function foldersOf(portal: 'product' | 'library' | 'smallest'): Folders {
  const base = portal === 'product' ? ROOT : join(ROOT, 'tests', portal);
  return {
    config: join(base, 'config'),
    content: join(base, 'content'),
    base: join(ROOT, 'engine', 'base'),
    schemas: join(ROOT, 'schemas'),
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

/** Copies a portal and puts the `config` and `content` of a folder over it; `absent.txt` there names files to leave out. */
export function overlay(folders: Folders, over: string): { folders: Folders; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'portal-'));
  for (const part of ['config', 'content'] as const) {
    cpSync(folders[part], join(root, part), { recursive: true });
    if (existsSync(join(over, part)))
      cpSync(join(over, part), join(root, part), { recursive: true });
  }
  for (const name of absentIn(over)) rmSync(join(root, name));
  return {
    folders: { ...folders, config: join(root, 'config'), content: join(root, 'content') },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
