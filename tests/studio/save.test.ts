// Drafts are saved all together or not at all, and never over what others have changed.

import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { DISK } from '../../engine/config/files.ts';
import { recoverSave, saveDrafts } from '../../scripts/studio/save.ts';
import type { StudioRefusal } from '../../scripts/studio/refusal.ts';
import { foldersOf } from '../overlay.ts';

let root = '';
const at = (path: string) => join(root, path);
const read = (path: string) => readFileSync(at(path), 'utf8');
const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const studio = () => ({
  folders: {
    ...foldersOf('smallest'),
    config: at('config'),
    content: at('content'),
    files: DISK,
  },
  data: at('data'),
});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'save-'));
  for (const folder of ['config/pages', 'content', 'data/studio'])
    mkdirSync(at(folder), { recursive: true });
  writeFileSync(at('config/portal.yaml'), 'home: a\r\n');
  writeFileSync(at('config/pages/a.yaml'), 'title: A\n');
  writeFileSync(at('content/b.md'), 'B');
});
afterEach(() => rmSync(root, { recursive: true }));

/** The refusal of a save. */
async function refusalOf(...takes: Parameters<typeof saveDrafts>): Promise<StudioRefusal> {
  const refused = await saveDrafts(...takes).catch((error: unknown) => error);
  expect(refused).toMatchObject({ said: { uk: expect.anything(), en: expect.anything() } });
  return refused as StudioRefusal;
}

const DRAFTS = {
  'config/portal.yaml': 'home: b\r\n',
  'config/pages/a.yaml': null,
  'config/pages/new/[id].yaml': '\uFEFFtitle: Б\n',
};
const BASES = {
  'config/portal.yaml': sha('home: a\r\n'),
  'config/pages/a.yaml': sha('title: A\n'),
};

describe('a save', () => {
  it('changes, makes and deletes files, byte for byte', async () => {
    chmodSync(at('config/portal.yaml'), 0o640);
    const { saved } = await saveDrafts(studio(), { drafts: DRAFTS, bases: BASES });
    expect(saved).toEqual(Object.keys(DRAFTS));
    expect(read('config/portal.yaml')).toBe('home: b\r\n');
    expect(statSync(at('config/portal.yaml')).mode & 0o777).toBe(0o640);
    expect(read('config/pages/new/[id].yaml')).toBe('\uFEFFtitle: Б\n');
    expect(readdirSync(at('config'), { recursive: true, encoding: 'utf8' }).sort()).toEqual([
      'pages',
      'pages/new',
      'pages/new/[id].yaml',
      'portal.yaml',
    ]);
    expect(readdirSync(at('data/studio'))).toEqual([]);
  });

  it('refuses all where a file has changed meanwhile, and shows the difference', async () => {
    writeFileSync(at('config/portal.yaml'), 'home: c\r\n');
    const refused = await refusalOf(studio(), { drafts: DRAFTS, bases: BASES });
    expect(refused.status).toBe(409);
    expect(refused.more).toMatchObject({
      files: [{ path: 'config/portal.yaml', base: sha('home: c\r\n') }],
    });
    expect(JSON.stringify(refused.more)).toContain(String.raw`-home: c\r\n+home: b`);
    expect(existsSync(at('config/pages/a.yaml'))).toBe(true);
  });

  it('refuses to write over a file that came meanwhile, or for one that went', async () => {
    const came = { drafts: { 'content/b.md': 'C' }, bases: {} };
    expect((await refusalOf(studio(), came)).status).toBe(409);
    const went = { drafts: { 'content/c.md': 'C' }, bases: { 'content/c.md': sha('x') } };
    expect((await refusalOf(studio(), went)).more).toMatchObject({ files: [{ base: '' }] });
  });

  it('takes what the disk has already as saved', async () => {
    const { saved } = await saveDrafts(studio(), { drafts: { 'content/b.md': 'B' }, bases: {} });
    expect(saved).toEqual(['content/b.md']);
  });

  it('leaves all as it was where the disk refuses a file', async () => {
    // what is written at first has no room
    mkdirSync(at('content/.c.md.studio'));
    const refused = await refusalOf(studio(), {
      drafts: { ...DRAFTS, 'content/c.md': 'C' },
      bases: BASES,
    });
    expect(refused.status).toBe(422);
    expect(read('config/portal.yaml')).toBe('home: a\r\n');
    expect(read('config/pages/a.yaml')).toBe('title: A\n');
    expect(existsSync(at('config/pages/new/[id].yaml'))).toBe(false);
    expect(readdirSync(at('data/studio'))).toEqual([]);
  });

  it.each([
    'other/a.yaml',
    'config/../a.yaml',
    'config/pages/../../a.yaml',
    '/etc/a.yaml',
    'config//a.yaml',
    'config/.hidden.yaml',
    'config/.git/a.yaml',
    'config/a.ts',
    'config/a',
    'config/pages\\a.yaml',
    'content/out/a.md',
    'content/link.md',
  ])('refuses the path %s', async (path) => {
    mkdirSync(at('outside'));
    writeFileSync(at('outside/secret.md'), 'secret');
    symlinkSync(at('outside'), at('content/out'));
    symlinkSync(at('outside/secret.md'), at('content/link.md'));
    const refused = await refusalOf(studio(), { drafts: { [path]: 'x' }, bases: {} });
    expect(refused.status).toBe(400);
    expect(readdirSync(at('outside'))).toEqual(['secret.md']);
  });

  it('follows a link within its folder', async () => {
    symlinkSync(at('content/b.md'), at('content/c.md'));
    await saveDrafts(studio(), {
      drafts: { 'content/c.md': 'C' },
      bases: { 'content/c.md': sha('B') },
    });
    expect(read('content/b.md')).toBe('C');
  });
});

describe('a save that was broken off', () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const breakOff = () =>
    writeFileSync(
      at('data/studio/journal.json'),
      JSON.stringify(
        [
          ['config/portal.yaml', 'home: a\r\n', 'home: b\r\n'],
          ['config/pages/a.yaml', 'title: A\n', null],
          ['config/pages/n.yaml', null, 'title: N\n'],
        ].map(([path, before, after]) => ({
          path,
          target: at(path!),
          before: before === null ? null : base64(before!),
          after: after === null ? null : base64(after!),
        })),
      ),
    );

  it('is completed at the next start, and only then', () => {
    breakOff();
    writeFileSync(at('config/portal.yaml'), 'home: b\r\n');
    expect(recoverSave(at('data'))).toMatchObject({ outcome: 'completed', files: { length: 3 } });
    expect(existsSync(at('config/pages/a.yaml'))).toBe(false);
    expect(read('config/pages/n.yaml')).toBe('title: N\n');
    expect(recoverSave(at('data'))).toBe(null);
  });

  it('is undone where others have changed a file since, which stays theirs', () => {
    breakOff();
    writeFileSync(at('config/portal.yaml'), 'home: b\r\n');
    writeFileSync(at('config/pages/a.yaml'), 'title: Theirs\n');
    expect(recoverSave(at('data'))).toMatchObject({ outcome: 'undone' });
    expect(read('config/portal.yaml')).toBe('home: a\r\n');
    expect(read('config/pages/a.yaml')).toBe('title: Theirs\n');
    expect(existsSync(at('config/pages/n.yaml'))).toBe(false);
    expect(existsSync(at('data/studio/journal.json'))).toBe(false);
  });
});
