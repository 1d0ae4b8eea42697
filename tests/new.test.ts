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
import { checkDemonstration } from '../scripts/demonstration/check.ts';
import { copyOf, foldersOf } from './overlay.ts';
import { FULL } from './sample.ts';
import { KINDS } from '../site/kinds.ts';

const ROOT = join(import.meta.dirname, '..');
/** What the house is made of, but for documentation. */
const PARTS = [
  'package.json',
  'tsconfig.json',
  'config',
  'content',
  'docs',
  'engine',
  'schemas',
  'scripts',
  'site',
  'tests',
  '.vscode',
];

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
] as const)('a starting file in a copy of the %s', (which, all) => {
  // what the library has too is tried there, which is checked sooner
  const whole = FULL || which === 'library';
  const starts = whole ? all : (['section notes'] as const);
  const { folders, remove } = copyOf(foldersOf(which));
  afterAll(remove);
  const run = (...args: string[]) =>
    make(ROOT, args, { PORTAL_CONFIG: folders.config, PORTAL_CONTENT: folders.content });

  it.each(starts)('passes the check: %s', (start) => {
    const [kind, name] = start.split(' ') as [string, string];
    expect(run(kind, name)).toMatchObject({ status: 0, stderr: '' });
    const { portal, problems } = checkPortal(folders, KINDS, checkDemonstration);
    // what it says is still to be written, and nothing else is wrong
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter(({ code }) => code !== 'placeholder')).toEqual([]);
    expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
    const { pages, filters, calls, charts, documents } = portal!;
    const things = { page: pages, filter: filters, call: calls, chart: charts }[kind];
    const last = name.split('/').at(-1)!;
    if (things) expect(things).toHaveProperty([kind === 'chart' ? last : name]);
    else expect(JSON.stringify(documents)).toContain(`"✎ New: ${last}"`);
  });

  const apart = whole ? '' : ' (tried on the library; here in a full run)';
  it.runIf(whole)(`is not written over another${apart}`, () => {
    const { version } = checkPortal(folders, KINDS, checkDemonstration).portal!;
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
    expect(checkPortal(folders, KINDS, checkDemonstration).portal!.version).toBe(version);
  });

  it.runIf(whole)(`that would not pass is taken back, its folder too${apart}`, () => {
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
    const { problems } = checkPortal(folders, KINDS, checkDemonstration);
    expect(problems.filter(({ code }) => code !== 'placeholder')).toEqual([]);
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

describe('in a copy of the house', () => {
  let copy = '';
  const node = (...args: string[]) =>
    spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'house-'));
    for (const part of PARTS) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('the room of a new kind of block stands with its entries in the lists', () => {
    const made = make(copy, ['block', 'quote']);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    for (const [list, line] of [
      ['kinds.ts', "import { quote } from '../quote/quote.kind.ts';"],
      ['parts.tsx', "quote: async () => (await import('../quote/Quote.tsx')).quote,"],
      ['parts.server.ts', "import { quote } from '../quote/quote.server.ts';"],
    ] as const) {
      expect(made.stdout).toContain(`changed   engine/blocks/contract/${list}`);
      expect(readFileSync(join(copy, 'engine/blocks/contract', list), 'utf8')).toContain(line);
    }
  });

  it('the room of a new shape of answer is told where it is to be entered', () => {
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
  });

  it('both are known to schemas and types, and whole', { timeout: 240_000 }, () => {
    expect(node('scripts/types.ts')).toMatchObject({ status: 0, stderr: '' });
    const types = readFileSync(join(copy, 'schemas/types.ts'), 'utf8');
    expect(types).toContain('QuoteBlockSpec');
    expect(types).toContain("| 'total'");
    const tsc = spawnSync(join(ROOT, 'node_modules', '.bin', 'tsc'), [], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(tsc.stdout).toBe('');
  });

  it(
    'both keep the rules of the house, and their examples and tests hold',
    { timeout: 240_000 },
    () => {
      const house = node(
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
        'engine/answers/total',
        'engine/blocks/quote',
      );
      const said = house.stdout + house.stderr;
      expect(said).toContain('quote: one sentence');
      expect(said).toContain('engine/answers/total/total.test.ts');
      expect(said).toContain('engine/blocks/quote/Quote.test.tsx');
      expect(house.status, said).toBe(0);
    },
  );

  it.each([
    ['block', 'quote'],
    ['answer', 'total'],
  ])('a second %s %s is refused', (...again) => {
    expect(make(copy, again)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('already') as string,
    });
  });
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
