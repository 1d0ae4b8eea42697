// The patch of drafts is one that git takes.

import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { DISK } from '../../engine/config/files.ts';
import { patchOf } from '../../scripts/studio/patch.ts';
import { foldersOf } from '../overlay.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'patch-'));
});
afterEach(() => rmSync(root, { recursive: true }));

type Files = Readonly<Record<string, string>>;

function write(files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function readAll(): Files {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(root, name)).isFile());
  return Object.fromEntries(
    files.sort().map((name) => [name, readFileSync(join(root, name), 'utf8')]),
  );
}

const LONG = Array.from({ length: 40 }, (_, i) => `line ${i}\n`).join('');

it.each<[string, Files, Record<string, string | null>]>([
  ['a change', { 'config/a.yaml': LONG }, { 'config/a.yaml': LONG.replace('line 7\n', 'other\n') }],
  ['two places', { 'config/a.yaml': LONG }, { 'config/a.yaml': `new\n${LONG}end\n` }],
  ['a new file', {}, { 'config/pages/new.yaml': 'a: 1\n' }],
  ['an empty new file', {}, { 'content/a.md': '' }],
  ['a file that goes', { 'content/a.md': LONG, 'content/b.md': '' }, { 'content/a.md': null }],
  ['a final line end that goes', { 'content/a.md': 'a\nb\n' }, { 'content/a.md': 'a\nb' }],
  ['a final line end that comes', { 'content/a.md': 'a\nb' }, { 'content/a.md': 'a\nb\n' }],
  ['no final line end', { 'content/a.md': 'a\nb' }, { 'content/a.md': 'c\nb' }],
  ['CRLF', { 'content/a.md': 'a\r\nb\r\n' }, { 'content/a.md': 'a\r\nc\r\n' }],
  ['other line ends', { 'content/a.md': 'a\r\nb\r\n' }, { 'content/a.md': 'a\nb\n' }],
  ['a byte order mark', { 'content/a.md': '\uFEFFa\n' }, { 'content/a.md': '\uFEFFb\n' }],
  [
    'names with spaces, brackets and Cyrillic',
    { 'config/pages/[id]/a b.yaml': 'a\n', 'content/Бюджет "2026".md': 'a\n' },
    {
      'config/pages/[id]/a b.yaml': 'b\n',
      'content/Бюджет "2026".md': 'b\n',
      'content/c d.md': 'c\n',
    },
  ],
  ['nothing', { 'content/a.md': 'a\n' }, { 'content/a.md': 'a\n' }],
])('%s', (_, before, drafts) => {
  write(before);
  const folders = {
    ...foldersOf('smallest'),
    config: join(root, 'config'),
    content: join(root, 'content'),
    files: DISK,
  };
  const patch = patchOf(folders, drafts);
  if (patch !== '')
    execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: root, input: patch });
  const after = Object.entries({ ...before, ...drafts }).filter(([, text]) => text !== null);
  expect(readAll()).toEqual(Object.fromEntries(after));
});
