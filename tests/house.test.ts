// The rules of the house: which room may know which, what a room holds, which words the engine does not speak.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Each room may use those after it on its line, and `vocabulary`. `api/bytes.ts` of a lower room is no exception. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  vocabulary: [],
  language: [],
  view: ['language'],
  charts: ['language'],
  data: ['view', 'language'],
  filters: ['data', 'view', 'language'],
  blocks: ['charts', 'data', 'view', 'language'],
  page: ['blocks', 'filters', 'data', 'view', 'language'],
  shell: ['page', 'data', 'view', 'language'],
  routing: ['shell', 'page', 'blocks', 'data', 'view', 'language'],
  print: ['language'],
  config: ['view', 'language'],
  ledger: ['config', 'language'],
  mail: [],
  api: ['mail', 'ledger', 'print', 'config', 'view', 'language'],
  server: ['api', 'mail', 'ledger', 'config', 'charts', 'view', 'language'],
};

/** Rooms through which an outside library enters; `node:` modules belong to the server's side. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  ajv: ['config'],
  'ajv/dist/standalone/index.js': ['config'],
  nodemailer: ['mail'],
  '@fastify/busboy': ['api'],
  'altcha-lib': ['api', 'blocks'],
  'altcha-lib/algorithms/pbkdf2': ['api'],
  'altcha-lib/algorithms/web/pbkdf2': ['blocks'],
  '@rjsf/core': ['blocks'],
  '@rjsf/core/lib/components/Form.js': ['blocks'],
  '@rjsf/utils': ['blocks'],
  yaml: ['config', 'server'],
  'markdown-it': ['config'],
  'json-schema-to-typescript': ['config'],
  '@duckdb/node-api': ['ledger'],
  '@clickhouse/client': ['ledger'],
  fastify: ['api', 'server'],
  '@fastify/static': ['server'],
  'write-excel-file/node': ['api'],
  'lru-cache': ['api'],
  pdfkit: ['print'],
  vega: ['charts'],
  'vega-lite': ['charts'],
  'vega-interpreter': ['charts', 'blocks'],
  'vega-scenegraph': ['charts'],
  'react-vega': ['blocks'],
  'react-data-grid': ['blocks'],
  'react-data-grid/lib/styles.css': ['blocks'],
  i18next: ['language', 'routing'],
  vite: ['server'],
  '@tanstack/react-query': ['data', 'blocks', 'routing'],
  'react-dom/client': ['routing'],
  'react-dom/server': ['routing'],
  'react-router/dom': ['routing'],
};
const BROWSER_ROOMS = ['language', 'data', 'filters', 'blocks', 'page', 'shell', 'routing'];

const files = listFiles('engine').filter((file) => /\.tsx?$/.test(file));
const code = files.filter((file) => !/\.test\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

describe('the rooms', () => {
  it.each(code.filter((file) => roomOf(file) !== null))('arrows point down: %s', (file) => {
    const allowed = ARROWS[roomOf(file)!];
    expect(allowed, `the room of ${file} has a place among the arrows`).toBeDefined();
    const upward = importsOf(file)
      .filter((name) => name.startsWith('.'))
      .map((name) => roomOf(join(file, '..', name)) ?? 'portal')
      .filter(
        (room) =>
          room !== roomOf(file) &&
          room !== 'portal' &&
          room !== 'vocabulary' &&
          room !== 'schemas' &&
          !allowed!.includes(room),
      );
    expect(upward).toEqual([]);
  });

  it('outside libraries enter through their room', () => {
    const strays = code.flatMap((file) =>
      importsOf(file)
        .filter((name) => !name.startsWith('.') && !name.startsWith('node:'))
        .flatMap((name) => {
          const room = roomOf(file) ?? 'door';
          const rooms =
            LIBRARIES[name] ?? (/^react(-i18next|-router)?$/.test(name) ? BROWSER_ROOMS : []);
          return rooms.includes(room) ? [] : [`${file}: ${name}`];
        }),
    );
    expect(strays).toEqual([]);
  });

  it('what lies outside of the engine comes in by its doors', () => {
    const doors = ['engine/index.ts', 'engine/node.ts', 'engine/render.ts'];
    const outside = [...listFiles('site'), ...listFiles('scripts')].filter((file) =>
      /\.tsx?$/.test(file),
    );
    const strays = outside.flatMap((file) =>
      importsOf(file)
        .filter((name) => name.includes('engine/'))
        .map((name) => join(file, '..', name))
        .filter((path) => !doors.includes(path))
        .map((path) => `${file}: ${path}`),
    );
    expect(strays).toEqual([]);
  });
});

describe('the furniture', () => {
  const kinds = readdirSync(join(ROOT, 'engine/blocks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

  it.each(kinds)(
    'a block room has its component, its examples and its schema, and nothing strange: %s',
    (kind) => {
      const component = `${kind[0]!.toUpperCase()}${kind.slice(1)}.tsx`;
      const names = readdirSync(join(ROOT, 'engine/blocks', kind));
      expect(names).toContain(component);
      expect(names).toContain(`${kind}.examples.yaml`);
      expect(existsSync(join(ROOT, 'schemas/blocks', `${kind}.schema.json`))).toBe(true);
      expect(
        names.filter((name) => !/\.(tsx?|css)$/.test(name) && name !== `${kind}.examples.yaml`),
      ).toEqual([]);
    },
  );

  it('every schema of a block has its room', () => {
    expect(
      readdirSync(join(ROOT, 'schemas/blocks'))
        .map((name) => name.replace('.schema.json', ''))
        .sort(),
    ).toEqual(kinds.sort());
  });
});

describe('the hand', () => {
  it.each(
    [...code, ...listFiles('scripts'), ...listFiles('site')].filter((file) =>
      /\.(ts|tsx|mjs)$/.test(file),
    ),
  )('a file is small and says first what it is: %s', (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    expect(text.split('\n').length).toBeLessThanOrEqual(419);
    expect(text.startsWith('// ')).toBe(true);
  });

  it('the engine speaks of no domain', () => {
    const words = /budget|debt|agenc|passport|kekv|hryvnia|kopeck|ministry/i;
    const speaking = files.filter((file) => words.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(speaking).toEqual([]);
  });

  it('nothing is left to do', () => {
    const marks = new RegExp('\\b(?:T[O]DO|F[I]XME|X[X]X)\\b');
    const open = [...files, ...listFiles('scripts'), ...listFiles('tests')].filter(
      (file) => /\.(ts|tsx)$/.test(file) && marks.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(open).toEqual([]);
  });

  it('the top level holds what it may hold', () => {
    const allowed = [
      'package.json',
      'engine',
      'config',
      'schemas',
      'content',
      'scripts',
      'tests',
      'site',
      'README.md',
      'LICENSE',
      'package-lock.json',
      'tsconfig.json',
      'node_modules',
      'test-results',
    ];
    expect(
      readdirSync(ROOT).filter((name) => !name.startsWith('.') && !allowed.includes(name)),
    ).toEqual([]);
  });
});

function listFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => statSync(join(ROOT, file)).isFile());
}

/** The folder below `engine` that a file lies in; null for the doors and the vocabulary beside them. */
function roomOf(file: string): string | null {
  const match = /^(engine|schemas)\/(?:([a-z]+)\/)?/.exec(file.replaceAll('\\', '/'));
  if (match?.[1] === 'schemas') return 'schemas';
  return match?.[2] ?? null;
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s+'([^']+)'|(?:^|\n)import\s+'([^']+)'|import\('([^']+)'\)/g,
    ),
  ].map((match) => (match[1] ?? match[2] ?? match[3])!);
}
