// What each command runs of a fault, the likeliest tests first: it has seen the fault where a step fails.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { findBrowser } from '../browser.ts';
import { COPY } from './house.ts';
import { roomOf, type Mutant } from './list.ts';

export const COMMANDS = ['check', 'test', 'fuzz'] as const;
export type Command = (typeof COMMANDS)[number];

/** What came of a command. */
export interface Sighting {
  readonly seen: boolean;
  /** The first thing that failed; empty where nothing did. */
  readonly by: string;
  readonly seconds: number;
}

type Project = 'unit' | 'portal';

interface Step {
  readonly name: string;
  readonly args: readonly string[];
}

/** Longer than any command takes: a fault that never ends is seen too. */
const MOST_MS = 3_600_000;
/** Questions for every call. */
const QUESTIONS = '20';

/** Rooms that run in Node alone: no browser tells more of them. */
const NODE_ROOMS = ['answers', 'config', 'front', 'ledger', 'mail', 'mcp', 'print'];

/** Tests of each project that tell most of a room beside those in it, the quick ones first. */
const TELLING: Readonly<Record<'unit' | 'portal', Readonly<Record<string, readonly string[]>>>> = {
  unit: {
    answers: ['tests/reckoned'],
    api: ['tests/reckoned'],
    ledger: ['tests/reckoned'],
    blocks: ['tests/focused'],
    page: ['tests/focused'],
  },
  portal: {
    answers: ['tests/api/'],
    api: ['tests/api/', 'tests/server/'],
    config: ['tests/editor/'],
    ledger: ['tests/api/hashes', 'tests/api/cube', 'tests/api/exports', 'tests/ledger/'],
    mail: ['tests/submissions/'],
  },
};

/** Runs a command over the copy; `mutant` null: over the house as it is. */
export function runCommand(command: Command, mutant: Mutant | null): Sighting {
  const started = performance.now();
  let by = '';
  for (const step of STEPS[command](mutant)) {
    const { status, stdout, stderr, signal } = spawnSync(step.name, step.args, {
      cwd: COPY,
      encoding: 'utf8',
      timeout: MOST_MS,
      maxBuffer: 1 << 28,
      env: {
        ...process.env,
        ...browserFor(step),
        PATH: `node_modules/.bin:${process.env['PATH'] ?? ''}`,
      },
    });
    if (status === 0) continue;
    by = signal ? `${step.name} did not end` : firstFault(`${stdout}\n${stderr}`);
    break;
  }
  return { seen: by !== '', by, seconds: Math.round((performance.now() - started) / 1000) };
}

const STEPS: Readonly<Record<Command, (mutant: Mutant | null) => Step[]>> = {
  check: (mutant) => tests('unit', mutant),
  // what the check sees this sees too: the tests of the check are not run again
  test: (mutant) => [...tests('portal', mutant), ...(mutant && browses(mutant) ? [BROWSER] : [])],
  fuzz: () => [
    { name: 'node', args: ['--import', './scripts/guard.mjs', 'scripts/fuzz.ts', QUESTIONS] },
  ],
};

// on the Node that runs this: its own entry, not the one that a shell finds
const BROWSER: Step = {
  name: process.execPath,
  args: [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'tests/playwright.config.ts',
    '-x',
    '--retries=0',
  ],
};

function browserFor(step: Step): Readonly<Record<string, string>> {
  return step === BROWSER ? { CHROMIUM: findBrowser('shell') ?? '' } : {};
}

function browses({ file }: Mutant): boolean {
  return !NODE_ROOMS.includes(roomOf(file));
}

/** Tests of one project: those that tell most of a fault, then all. */
function tests(project: Project, mutant: Mutant | null): Step[] {
  const first = mutant ? likeliest(project, mutant) : [];
  const run = (files: readonly string[]): Step => ({
    name: 'vitest',
    args: [
      'run',
      '-c',
      'tests/vitest.config.ts',
      '--project',
      `${project}*`,
      '--bail=1',
      '--passWithNoTests',
      ...files,
    ],
  });
  return [...(first.length > 0 ? [run(first)] : []), run([])];
}

function likeliest(project: Project, { file }: Mutant): readonly string[] {
  const room = roomOf(file);
  const telling = TELLING[project][room] ?? [];
  if (project === 'portal') return telling.length > 0 ? telling : ['tests/server/'];
  const folder = `engine/${room}/`;
  return [...(existsSync(join(COPY, folder)) ? [folder] : []), ...telling];
}

/** The name of the test or the fault that a command tells first. */
function firstFault(output: string): string {
  // what colours letters is no part of a name
  const plain = output.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
  const [, fault = ''] =
    /(?:^ *FAIL +(?:\|?\w+\|? )?|^FAULT +|^ +1\) |^FAILED +)(.+)$/m.exec(plain) ?? [];
  return fault === '' ? plain.trim().split('\n').at(-1) || 'failed' : fault.slice(0, 160);
}
