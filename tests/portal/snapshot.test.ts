// What is kept of a checked portal: the same as read anew, and never what was made of other bytes.

import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Folders } from '../../engine/config/files.ts';
import { checkPortal } from '../../engine/server/check.ts';
import { keptCheck, keptPortal, Snapshot } from '../../engine/server/snapshot.ts';
import { loadPortal } from '../../engine/server/loadPortal.ts';
import { KINDS } from '../../site/kinds.ts';
import { changed, foldersOf, withOver } from '../overlay.ts';

const sources = vi.hoisted(() => ({ hash: 'one', settled: true }));
vi.mock('../../engine/server/sources.ts', () => ({ loadSources: () => sources }));

const SMALLEST = foldersOf('smallest');
const BROKEN = join(import.meta.dirname, '../broken');
let data = '';
const folder = () => join(data, 'snapshots');
const kept = () => readdirSync(folder()).map((name) => join(folder(), name));
const of = (folders: Folders) => ({ folders, kinds: KINDS, data });
const found = (folders: Folders) => new Snapshot(of(folders)).find('read');

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'snapshot-'));
  Object.assign(sources, { hash: 'one', settled: true });
});
afterEach(() => rmSync(data, { recursive: true }));

it.each(['product', 'library', 'smallest'] as const)(
  'what is kept equals what is read, and cannot be changed either: %s',
  async (which) => {
    const folders = foldersOf(which);
    const read = loadPortal(folders, KINDS);
    expect(found(folders)).toBeNull();
    expect(await keptPortal(of(folders))).toStrictEqual(read);
    const portal = found(folders)?.portal;
    expect(portal).toStrictEqual(read);
    expect(JSON.stringify(portal)).toBe(JSON.stringify(read));
    expect(thawed(portal)).toEqual([]);
  },
);

it('what is wrong is kept too, word for word', async () => {
  const folders = withOver(SMALLEST, join(BROKEN, first(readdirSync(BROKEN))));
  const { portal, problems } = checkPortal(folders, KINDS);
  expect(portal).toBeNull();
  expect(await keptCheck(of(folders))).toEqual({ portal, problems });
  expect(new Snapshot(of(folders)).find('checked')).toStrictEqual({ portal, problems });
  await expect(keptPortal(of(folders))).rejects.toThrow(expect.objectContaining({ problems }));
});

it('a portal that was checked serves without being read again', async () => {
  await keptCheck(of(SMALLEST));
  const [path = ''] = kept();
  await keptPortal(of(SMALLEST));
  expect(kept()).toEqual([path]);
});

it('what becomes wrong by itself, a day that is over, is told although nothing was changed', async () => {
  const line = 'security: {contact: ["mailto:safe@library.example"], expires: 2030-06-30}';
  const folders = changed(SMALLEST, {
    'config/portal.yaml': {
      replace: 'firstLoad: [branches]\n',
      with: `firstLoad: [branches]\n${line}\n`,
    },
  });
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime(new Date('2030-06-30T12:00:00Z'));
    expect((await keptCheck(of(folders))).problems).toEqual([]);
    vi.setSystemTime(new Date('2030-07-01T12:00:00Z'));
    for (let i = 0; i < 2; i++) {
      const { portal, problems } = await keptCheck(of(folders));
      expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
        ['day-over', 'warning'],
      ]);
      expect(portal).not.toBeNull();
    }
    // it serves all the same
    expect((await keptPortal(of(folders))).settings.security?.expires).toBe('2030-06-30');
  } finally {
    vi.useRealTimers();
  }
});

describe('made anew', () => {
  it.each([
    [
      'one bit is another',
      (bytes: Buffer) => bytes.with(bytes.length >> 1, (bytes.at(bytes.length >> 1) ?? 0) ^ 1),
    ],
    ['the hash in it is another', (bytes: Buffer) => bytes.with(80, bytes[80] === 48 ? 49 : 48)],
    ['its end is missing', (bytes: Buffer) => bytes.subarray(0, -100)],
    ['nothing is in it', () => Buffer.alloc(0)],
  ] as const)('where %s', async (_, change) => {
    const portal = await keptPortal(of(SMALLEST));
    const [path = ''] = kept();
    const whole = readFileSync(path);
    writeFileSync(path, change(whole));
    expect(found(SMALLEST)).toBeNull();
    expect(await keptPortal(of(SMALLEST))).toStrictEqual(portal);
    expect(readFileSync(path).equals(whole)).toBe(true);
  });

  it('where another engine made it', async () => {
    await keptPortal(of(SMALLEST));
    sources.hash = 'two';
    expect(found(SMALLEST)).toBeNull();
  });

  it('where it is of another portal and has its name', async () => {
    await keptPortal(of(SMALLEST));
    const [own = ''] = kept();
    await keptPortal(of(foldersOf('library')));
    const other = kept().find((path) => path !== own) ?? '';
    copyFileSync(other, own);
    expect(found(SMALLEST)).toBeNull();
  });

  it.each([
    ['config', 'portal.yaml'],
    ['content', 'messages/more.uk.yaml'],
    ['schemas', 'page.schema.yaml'],
  ] as const)('where a file is another: %s/%s', async (part, name) => {
    await keptPortal(of(SMALLEST));
    const path = join(SMALLEST[part], name);
    const { files } = SMALLEST;
    const bytes = Buffer.concat([files.read(path) ?? Buffer.alloc(0), Buffer.from('\n')]);
    const over: Folders = {
      ...SMALLEST,
      files: {
        list: (at) => [...new Set([...files.list(at), ...(at === SMALLEST[part] ? [name] : [])])],
        read: (at) => (at === path ? bytes : files.read(at)),
      },
    };
    expect(found(over)).toBeNull();
    expect(found(SMALLEST)).not.toBeNull();
  });
});

it('nothing is kept of an engine whose files were touched since it was loaded', async () => {
  await keptPortal(of(SMALLEST));
  sources.settled = false;
  expect(found(SMALLEST)).toBeNull();
  new Snapshot(of(SMALLEST)).keep('checked', { portal: null, problems: [] });
  expect(kept()).toHaveLength(1);
});

it('a few are kept, the newest', async () => {
  for (const hash of 'abcdefghi') {
    sources.hash = hash;
    new Snapshot(of(SMALLEST)).keep('read', { portal: null, problems: [] });
  }
  expect(kept()).toHaveLength(6);
  expect(found(SMALLEST)).not.toBeNull();
});

it('where nothing can be written the portal is read each time', async () => {
  const file = join(data, 'file');
  writeFileSync(file, '');
  const read = loadPortal(SMALLEST, KINDS);
  expect(await keptPortal({ ...of(SMALLEST), data: file })).toStrictEqual(read);
});

function first(names: readonly string[]): string {
  return names.find((name) => !name.startsWith('.')) ?? '';
}

/** Places that could be changed. */
function thawed(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [];
  const inside = Object.entries(value).flatMap(([key, each]) => thawed(each, `${path}/${key}`));
  return Object.isFrozen(value) ? inside : [path, ...inside];
}
