// A portal made of another one with some files put over it: how tests say "the same, but".

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { DISK } from '../engine/config/files.ts';
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

/** Copies a portal and puts the `config` and `content` of a folder over it; `absent.txt` there names files to leave out. */
export function overlay(folders: Folders, over: string): { folders: Folders; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'portal-'));
  for (const part of ['config', 'content'] as const) {
    cpSync(folders[part], join(root, part), { recursive: true });
    if (existsSync(join(over, part)))
      cpSync(join(over, part), join(root, part), { recursive: true });
  }
  const absent = join(over, 'absent.txt');
  for (const name of existsSync(absent)
    ? readFileSync(absent, 'utf8').split('\n').filter(Boolean)
    : [])
    rmSync(join(root, name));
  return {
    folders: { ...folders, config: join(root, 'config'), content: join(root, 'content') },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
