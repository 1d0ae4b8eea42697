// Starting files are valid as they are written, nothing is overwritten, and a new kind of block stands in every place it must.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { checkPortal } from '../engine/server/check.ts';
import { copyOf, foldersOf } from './overlay.ts';
import { KINDS } from '../site/kinds.ts';

const ROOT = join(import.meta.dirname, '..');

describe.each([
  [
    'product',
    [
      'page notes/of-the-year',
      'page local-budget/[localId]/notes',
      'filter season',
      'call notes/of-the-year',
      'chart debt/state/by-kind',
      'chart local-budget/[localId]/local-incomes/columns',
      'term note-of-the-year',
      'section notes',
      'entry links/notes',
    ],
  ],
  ['library', ['page notes', 'chart loans/columns', 'entry books/notes', 'call notes/of-the-year']],
] as const)('a starting file in a copy of the %s', (which, starts) => {
  const { folders, remove } = copyOf(foldersOf(which));
  afterAll(remove);
  const run = (...args: string[]) =>
    make(ROOT, args, { PORTAL_CONFIG: folders.config, PORTAL_CONTENT: folders.content });

  it.each(starts)('passes the check: %s', (start) => {
    const [kind, name] = start.split(' ') as [string, string];
    expect(run(kind, name)).toMatchObject({ status: 0, stderr: '' });
    const { portal, problems } = checkPortal(folders, KINDS);
    expect(problems).toEqual([]);
    const { pages, filters, calls, charts, documents } = portal!;
    const things = { page: pages, filter: filters, call: calls, chart: charts }[kind];
    const last = name.split('/').at(-1)!;
    if (things) expect(things).toHaveProperty([kind === 'chart' ? last : name]);
    else expect(JSON.stringify(documents)).toContain(`"New: ${last}"`);
  });

  it('is not written over another', () => {
    const { version } = checkPortal(folders, KINDS).portal!;
    if (which === 'product')
      for (const again of ['section notes'])
        expect(run(...again.split(' '))).toMatchObject({
          status: 1,
          stderr: expect.stringContaining('already') as string,
        });
    const [kind, name] = starts.at(-1)!.split(' ') as [string, string];
    expect(run(kind, name)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('already') as string,
    });
    if (which === 'product')
      expect(run('filter', 'year')).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('already') as string,
      });
    expect(checkPortal(folders, KINDS).portal!.version).toBe(version);
  });

  it('that would not pass is taken back, its folder too', () => {
    if (which === 'product') {
      expect(run('entry', 'periods/q9')).toMatchObject({ status: 1 });
      expect(run('entry', 'songs/one')).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('There are: glossary') as string,
      });
    }
    const prefix = which === 'product' ? 'en' : 'uk';
    expect(run('page', `${prefix}/notes`)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('would not pass') as string,
    });
    expect(existsSync(join(folders.config, 'pages', prefix))).toBe(false);
    expect(checkPortal(folders, KINDS).problems).toEqual([]);
  });
});

describe('wrong usage', () => {
  it.each([
    '',
    'page',
    'page Upper',
    'page ../outside',
    'call alone',
    'filter a b',
    'song x',
    'entry glossary',
    'chart alone',
    'term Upper',
    'block two-words',
  ])('is answered with the usage: "%s"', (words) => {
    expect(make(ROOT, words.split(' ').filter(Boolean))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('usage:') as string,
    });
  });
});

describe('the room of a new kind of block', () => {
  let copy = '';
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'house-'));
    for (const part of [
      'package.json',
      'tsconfig.json',
      'config',
      'content',
      'engine',
      'schemas',
      'scripts',
      'site',
      'tests',
      '.vscode',
    ])
      cpSync(join(ROOT, part), join(copy, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('has its furniture, stands whole with its entries in the lists, and shows its examples', () => {
    const made = make(copy, ['block', 'quote']);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    for (const [list, line] of [
      ['kinds.ts', "import { quote } from './quote/quote.kind.ts';"],
      ['parts.tsx', "quote: async () => (await import('./quote/Quote.tsx')).quote,"],
      ['parts.server.ts', "import { quote } from './quote/quote.server.ts';"],
    ] as const) {
      expect(made.stdout).toContain(`changed   engine/blocks/${list}`);
      expect(readFileSync(join(copy, 'engine/blocks', list), 'utf8')).toContain(line);
    }
    const fresh = spawnSync(process.execPath, ['scripts/types.ts'], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(fresh).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(join(copy, 'schemas/page.schema.json'), 'utf8')).toContain('"quote"');
    expect(readFileSync(join(copy, 'schemas/types.ts'), 'utf8')).toContain('QuoteBlockSpec');
    const bin = join(ROOT, 'node_modules', '.bin');
    const types = spawnSync(join(bin, 'tsc'), [], { cwd: copy, encoding: 'utf8' });
    expect(types.stdout).toBe('');
    const house = spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--reporter=verbose',
        '-c',
        'tests/vitest.config.ts',
        '--project',
        'unit',
        'tests/house.test.ts',
        'tests/portal/examples.test.ts',
        'tests/portal/config.test.ts',
        '-t',
        'the rooms|the furniture|an example|a schema',
      ],
      { cwd: copy, encoding: 'utf8' },
    );
    expect(house.stdout + house.stderr).toContain('quote: one sentence');
    expect(house.status).toBe(0);
    expect(make(copy, ['block', 'quote'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('already') as string,
    });
  }, 300_000);
});

describe('the room of a new shape of answer', () => {
  let copy = '';
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'house-'));
    for (const part of ['package.json', 'tsconfig.json', 'config', 'content', 'engine', 'schemas'])
      cpSync(join(ROOT, part), join(copy, part), { recursive: true });
    for (const part of ['scripts', 'site', 'tests', '.vscode'])
      cpSync(join(ROOT, part), join(copy, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is whole, and what is said next makes it known to calls', () => {
    const made = make(copy, ['answer', 'total']);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toContain('engine/answers/shapes.ts');
    const list = join(copy, 'engine/answers/shapes.ts');
    const text = readFileSync(list, 'utf8');
    writeFileSync(
      list,
      text
        .replace('\nimport {', "\nimport { TOTAL } from './total/total.shape.ts';\nimport {")
        .replace('  tree: TREE,', '  tree: TREE,\n  total: TOTAL,'),
    );
    const types = spawnSync(process.execPath, ['scripts/types.ts'], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(types.stderr).toBe('');
    expect(readFileSync(join(copy, 'schemas/types.ts'), 'utf8')).toContain("| 'total'");
    const tsc = spawnSync(join(ROOT, 'node_modules', '.bin', 'tsc'), [], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(tsc.stdout).toBe('');
    const house = spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules/vitest/vitest.mjs'),
        'run',
        '-c',
        'tests/vitest.config.ts',
        'tests/house.test.ts',
        'engine/answers/total',
      ],
      { cwd: copy, encoding: 'utf8' },
    );
    expect(house.stdout + house.stderr).toContain('2 passed');
    expect(make(copy, ['answer', 'total'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('already') as string,
    });
  }, 300_000);
});

function make(
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/new.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}
