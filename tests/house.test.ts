// The rules of the house: which room may know which, what a room holds, which words the engine does not speak.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { KINDS } from '../site/kinds.ts';
import type { Kinds } from '../engine/kinds.ts';

const ROOT = join(import.meta.dirname, '..');

/** From the ground up: a room may use those on the floors below its own. */
const FLOORS: readonly (readonly string[])[] = [
  ['model'],
  ['language', 'addresses'],
  ['state', 'charts', 'data', 'mail', 'schema'],
  ['config'],
  ['ledger'],
  ['answers'],
  ['print'],
  ['api'],
  ['front'],
  ['values'],
  ['findings'],
  ['blocks'],
  ['page'],
  ['shell'],
  ['routing', 'mcp'],
  ['server'],
];

/** What the server's bundle is made from: it may draw what no browser draws. */
const SERVER_ENTRY = 'site/entry-server.tsx';

/** Rooms that run in Node alone: what a browser loads takes nothing but types from them. */
const NODE_ROOMS = [
  'schema',
  'config',
  'ledger',
  'answers',
  'print',
  'api',
  'front',
  'values',
  'findings',
  'mail',
  'mcp',
  'server',
];

/** Of these those that the server’s bundle, which renders pages, has nothing of. */
const ASKING_ROOMS = ['config', 'ledger', 'answers', 'api', 'front', 'mcp', 'server'];

/** Rooms that are drawn with React. */
const BROWSER_ROOMS = ['language', 'data', 'state', 'blocks', 'page', 'shell', 'routing'];

/** The room by which each outside library enters; its types may be named everywhere, `node:` modules belong to the server's side. */
const LIBRARIES: Readonly<Record<string, string>> = {
  ajv: 'config',
  yaml: 'config',
  'markdown-it': 'config',
  'json-schema-to-typescript': 'config',
  i18next: 'language',
  hyphen: 'language',
  vega: 'charts',
  'vega-lite': 'charts',
  'vega-interpreter': 'charts',
  'vega-scenegraph': 'charts',
  '@tanstack/react-query': 'data',
  nodemailer: 'mail',
  '@duckdb/node-api': 'ledger',
  '@clickhouse/client': 'ledger',
  'lru-cache': 'answers',
  minisearch: 'answers',
  fflate: 'answers',
  'hyparquet-writer': 'answers',
  pdfkit: 'print',
  fastify: 'api',
  '@fastify/static': 'api',
  '@fastify/accept-negotiator': 'api',
  '@fastify/multipart': 'api',
  // a puzzle has two ends: who makes and checks it, and the browser that solves it
  'altcha-lib/algorithms/pbkdf2': 'api',
  'altcha-lib/algorithms/web/pbkdf2': 'blocks',
  'prom-client': 'front',
  '@modelcontextprotocol/server': 'mcp',
  diff: 'blocks',
  '@rjsf/core/lib/components/Form.js': 'blocks',
  'react-vega': 'blocks',
  'react-data-grid': 'blocks',
  'react-data-grid/lib/styles.css': 'blocks',
  'react-dom/client': 'routing',
  'react-dom/server': 'routing',
  vite: 'server',
  'subset-font': 'server',
};
/** What both ends of one thing need, or every component. */
const SHARED_LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  'altcha-lib': ['api', 'blocks'],
  react: BROWSER_ROOMS,
  'react-i18next': BROWSER_ROOMS,
  'react-router': BROWSER_ROOMS,
};
/** Within configuration from the ground up: parsed, held against schemas, read, opened, what a rule is, completed, ruled; then whatever takes all of it. */
const CONFIG_FLOORS = [
  /^(?:reading\/|(?:checkWords|files|problems|schemas|suggest|wanted|yaml)\.ts)/,
  /^(?:entry|kept|typed|validate|valuePlace)\.ts/,
  /^(?:dictionaries|documents|fragments|read|readWords|spare)\.ts/,
  /^(?:opened\/|normalize\/given\.ts|(?:decidedFields|shape|words)\.ts)/,
  /^(?:kind|rules\/rule)\.ts/,
  /^(?:derived\/|normalize\/|(?:forms|markdown)\.ts)/,
  /^rules\//,
  /^(?:editor\/|(?:link|loadPortal|places|sameNames|schema-types)\.ts)/,
];

const files = listFiles('engine').filter((file) => /\.tsx?$/.test(file));
const code = files.filter((file) => !/\.test\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

describe('the rooms', () => {
  it.each(code.filter((file) => roomOf(file) !== null))('arrows point down: %s', (file) => {
    const floor = floorOf(roomOf(file)!);
    expect(floor, `the room of ${file} has a floor`).toBeGreaterThanOrEqual(0);
    const upward = importsOf(file)
      .filter((name) => name.startsWith('.'))
      .map((name) => roomOf(join(file, '..', name)))
      .filter((room) => room !== null && room !== 'schemas' && room !== roomOf(file))
      .filter((room) => floorOf(room!) >= floor);
    expect(upward).toEqual([]);
  });

  it('no files go in a circle, types counted', () => {
    expect(findCircles(code)).toEqual([]);
  });

  it('within configuration arrows point down too', () => {
    const below = 'engine/config/';
    const floorIn = (file: string) =>
      CONFIG_FLOORS.findIndex((floor) => floor.test(file.slice(below.length)));
    const upward = code
      .filter((file) => file.startsWith(below))
      .flatMap((file) => {
        const taken = importsOf(file).map((name) => join(file, '..', name));
        const above = taken.filter(
          (path) => path.startsWith(below) && floorIn(path) > floorIn(file),
        );
        return floorIn(file) < 0
          ? [`${file} has no floor`]
          : above.map((path) => `${file}: ${path}`);
      });
    expect(upward).toEqual([]);
  });

  it('what a browser loads takes nothing but types from the server’s side', () => {
    const shared = [
      ...code.filter((file) => !NODE_ROOMS.includes(roomOf(file) ?? 'server')),
      ...listFiles('site').filter((file) => /(?<!\.test)\.tsx?$/.test(file)),
    ].filter((file) => !isNodeFile(file) && file !== SERVER_ENTRY);
    const strays = shared.flatMap((file) =>
      importsOf(file, 'values')
        .filter((name) => name.startsWith('.'))
        .filter(
          (name) =>
            isNodeFile(join(file, '..', name)) ||
            NODE_ROOMS.includes(roomOf(join(file, '..', name)) ?? 'model'),
        )
        .map((name) => `${file}: ${name}`),
    );
    expect(strays).toEqual([]);
  });

  it('what renders pages takes nothing but types from the rooms that ask', () => {
    const known = new Set<string>();
    const reach = (file: string): string[] => {
      if (known.has(file) || !existsSync(join(ROOT, file))) return [];
      known.add(file);
      const taken = importsOf(file, 'values').filter((name) => name.startsWith('.'));
      const paths = taken.map((name) => join(file, '..', name.replace(/\?.*$/, '')));
      const asking = paths.filter((path) => ASKING_ROOMS.includes(roomOf(path) ?? 'model'));
      return [
        ...asking.map((path) => `${file}: ${path}`),
        ...paths.filter((path) => !asking.includes(path)).flatMap(reach),
      ];
    };
    const renderers = [...code, ...listFiles('site')].filter((file) =>
      file.endsWith('.server.tsx'),
    );
    expect(renderers.flatMap(reach)).toEqual([]);
  });

  it('each outside library enters by one room', () => {
    const strays = code.flatMap((file) =>
      importsOf(file, 'values')
        .filter((name) => !name.startsWith('.') && !name.startsWith('node:'))
        .filter((name) => {
          const rooms = SHARED_LIBRARIES[name] ?? [LIBRARIES[name]];
          return !rooms.includes(roomOf(file) ?? 'door');
        })
        .map((name) => `${file}: ${name}`),
    );
    expect(strays).toEqual([]);
  });

  it('what lies outside of the engine comes in by its doors', () => {
    const doors = [
      'index',
      'render',
      'starter',
      'serve',
      'front',
      'chores',
      'check',
      'publish',
      'kinds',
      'parts',
      'parts.server',
    ].map((name) => `engine/${name}.ts`);
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

/** Rooms of what kinds of block share; nothing lies loose beside the rooms. */
const SHARED_ROOMS = ['contract', 'written', 'treegrid', 'figure', 'explained', 'share'];

/** Kinds of block and their rooms, the engine's and those that only this portal has: two that are made of the same things share one. */
const blockRooms = ['engine/blocks', 'site/blocks']
  .filter((folder) => existsSync(join(ROOT, folder)))
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !SHARED_ROOMS.includes(entry.name))
      .flatMap(({ name }) => {
        const room = `${folder}/${name}`;
        const kinds = readdirSync(join(ROOT, room)).flatMap(
          (file) => /^(\w+)\.examples\.yaml$/.exec(file)?.[1] ?? [],
        );
        return [...new Set([name, ...kinds])].map((kind) => ({ kind, room }));
      }),
  );

describe('the furniture', () => {
  const all = [...code, ...listFiles('site').filter((file) => /\.tsx?$/.test(file))];
  const taken = new Set(
    all.flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => join(file, '..', name.replace(/\?.*$/, ''))),
    ),
  );

  it.each(blockRooms)(
    'stands complete in the room of a block, and nothing strange: $kind',
    (at) => {
      const { kind, room } = at;
      const Kind = `${kind[0]!.toUpperCase()}${kind.slice(1)}`;
      const names = readdirSync(join(ROOT, room));
      const pieces = ['kind.ts', 'server.ts', 'examples.yaml'].map((piece) => `${kind}.${piece}`);
      expect(names).toEqual(expect.arrayContaining([...pieces, `${Kind}.tsx`]));
      expect(existsSync(join(ROOT, 'schemas/blocks', `${kind}.schema.yaml`))).toBe(true);
      const strange = names.filter(
        (name) =>
          !name.endsWith('.examples.yaml') &&
          !/\.test\.tsx?$/.test(name) &&
          // renderers are found by their names
          !/export function Rendered[A-Z]/.test(readFileSync(join(ROOT, room, name), 'utf8')) &&
          !(/\.(tsx?|css)$/.test(name) && taken.has(`${room}/${name}`)),
      );
      expect(strange).toEqual([]);
    },
  );

  it.each(blockRooms)('of the room of a block is its own: $kind', ({ kind, room }) => {
    const { name } = (KINDS as Kinds)[kind] ?? { name: `${room} is in no list` };
    expect(name).toBe(kind);
  });

  it.each(['engine/blocks', 'site/blocks'])(
    'no file lies loose beside the rooms of %s',
    (folder) => {
      const loose = readdirSync(join(ROOT, folder), { withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map(({ name }) => name);
      expect(loose).toEqual([]);
    },
  );

  it('every schema of a block has its room', () => {
    expect(
      readdirSync(join(ROOT, 'schemas/blocks'))
        .map((name) => name.replace('.schema.yaml', ''))
        .sort(),
    ).toEqual(blockRooms.map(({ kind }) => kind).sort());
  });

  it('nobody outside of its room and the lists asks for a kind of block by name', () => {
    const kinds = Object.keys(KINDS);
    // these words name other things too: there only what is asked of a block counts
    const shared = [
      'text',
      'list',
      'links',
      'form',
      'codes',
      'calls',
      'table',
      'flow',
      'document',
      'search',
      'source',
      'records',
    ];
    const own = kinds.filter((kind) => !shared.includes(kind)).join('|');
    const asking = [
      new RegExp(`(?:[!=]== |case )'(?:${own})'`),
      new RegExp(`\\b(?:block|view|placed)(?:\\.\\w+)*\\??\\.kind [!=]== '(?:${kinds.join('|')})'`),
      /switch \((?:block|view)\.kind\)/,
    ];
    const files = [...code, ...listFiles('scripts'), ...listFiles('site')].filter(
      (file) => /\.(tsx?|mjs)$/.test(file) && !blockRooms.some(({ room }) => file.startsWith(room)),
    );
    const strays = files.flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .filter((line) => asking.some((pattern) => pattern.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(strays).toEqual([]);
  });
});

describe('the shapes of answers', () => {
  const rooms = readdirSync(join(ROOT, 'engine/answers'), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        existsSync(join(ROOT, 'engine/answers', entry.name, `${entry.name}.shape.ts`)),
    )
    .map((entry) => entry.name);

  it('each has its room, and each room stands in the list', () => {
    const list = readFileSync(join(ROOT, 'engine/answers/shapes.ts'), 'utf8');
    const listed = [...list.matchAll(/from '\.\/(\w+)\/\w+\.shape\.ts'/g)].map(
      (match) => match[1]!,
    );
    expect(listed.sort()).toEqual(rooms.sort());
    const { properties } = parse(readFileSync(join(ROOT, 'schemas/call.schema.yaml'), 'utf8')) as {
      properties: { answer: { enum: string[] } };
    };
    expect(properties.answer.enum.toSorted()).toEqual(rooms.sort());
  });

  it('nobody else asks for one by its name', () => {
    const asking = new RegExp(
      `\\b(?:answer|shape)\\s*[!=]==\\s*'(?:${rooms.join('|')})'|\\.answer\\)\\s*\\{`,
    );
    const strays = [...code, ...listFiles('scripts'), ...listFiles('site')]
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => !rooms.some((room) => file.startsWith(`engine/answers/${room}/`)))
      .filter((file) => asking.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(strays).toEqual([]);
  });
});

describe('the hand', () => {
  it.each(
    [...code, ...listFiles('scripts'), ...listFiles('site')].filter((file) =>
      /\.(ts|tsx|mjs)$/.test(file),
    ),
  )('a file is small and says first what it is: %s', (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(300);
    expect(text.startsWith('// ')).toBe(true);
  });

  it('the engine speaks of no domain', () => {
    const words = /budget|debt|agenc|passport|kekv|hryvnia|kopeck|ministry/i;
    const speaking = files.filter((file) => words.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(speaking).toEqual([]);
  });

  it.each(listFiles('engine/base'))(
    'what the engine says is of no domain, in any language: %s',
    (file) => {
      const words =
        /budget|debt|agenc|passport|kekv|hryvnia|kopeck|ministry|treasur|бюджет|борг|гривн|грн|паспорт|розпорядник|копійк|копійок|міністер|казнач|кекв|єдрпоу|фонд/iu;
      const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
      expect(lines.filter((line) => words.test(line))).toEqual([]);
    },
  );

  it('one dash joins words, in the code as in the texts', () => {
    const joined = [...code, ...listFiles('engine/base'), ...listFiles('schemas')].filter(
      (file) =>
        !file.includes('.test.') &&
        readFileSync(join(ROOT, file), 'utf8')
          .split('\n')
          .some((line) => line.includes(' — ') && !line.startsWith('#')),
    );
    expect(joined).toEqual([]);
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
      'docs',
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

/** Whether a file of a shared room is Node's alone: what is made on the server, and what a kind tells the configuration. */
function isNodeFile(file: string): boolean {
  return /\.server\.|\.kind\.ts$|^(?:engine\/(?:blocks\/contract\/)?|site\/)kinds\.ts$/.test(file);
}

/** The folder below `engine` that a file lies in; null for the doors and the vocabulary beside them. */
function roomOf(file: string): string | null {
  const match = /^(engine|schemas)\/(?:([a-z]+)\/)?/.exec(file.replaceAll('\\', '/'));
  if (match?.[1] === 'schemas') return 'schemas';
  return match?.[2] ?? null;
}

/** Groups of files each of which leads to every other by its imports (Tarjan, 1972), by their first name. */
function findCircles(all: readonly string[]): string[] {
  const known = new Set(all);
  const order = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    stack.push(file);
    let lowest = own;
    for (const name of importsOf(file)) {
      const next = join(file, '..', name);
      if (!name.startsWith('.') || !known.has(next)) continue;
      const reached = order.has(next) ? order.get(next)! : visit(next);
      if (stack.includes(next)) lowest = Math.min(lowest, reached);
    }
    if (lowest === own) {
      const circle = stack.splice(stack.indexOf(file));
      if (circle.length > 1) circles.push(circle.sort()[0]!);
    }
    return lowest;
  };
  for (const file of all) if (!order.has(file)) visit(file);
  return circles;
}

function floorOf(room: string): number {
  return FLOORS.findIndex((floor) => floor.includes(room));
}

function importsOf(file: string, what: 'all' | 'values' = 'all'): string[] {
  const whole = readFileSync(join(ROOT, file), 'utf8');
  const text = what === 'all' ? whole : whole.replaceAll(/^(?:import|export) type [^;]*;/gm, '');
  return [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s+'([^']+)'|(?:^|\n)import\s+'([^']+)'|import\('([^']+)'\)/g,
    ),
  ].map((match) => (match[1] ?? match[2] ?? match[3])!);
}
