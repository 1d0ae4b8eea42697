// Runs all tests, one part after another, also after a failure. `--full` leaves nothing out.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, relative } from 'node:path';

import { ensureBrowser, ensureOtherBrowsers } from './test/browser.ts';

const full = process.argv.includes('--full');
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`,
  ...(full ? { PORTAL_TEST_FULL: '1' } : {}),
};
/** What Vitest tells of each test file, for the end. */
const RESULTS = '.portal/test/vitest.json';
const REPORTS = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`];
const VITEST = ['run', '-c', 'tests/vitest.config.ts', ...REPORTS];

/** In the order of how soon they tell something. */
const parts: readonly (readonly [name: string, run: () => boolean])[] = [
  ['check', () => chore('scripts/check.ts', '--without-tests')],
  ['what tests share', () => chore('tests/prepare.ts')],
  ['tests', () => (full ? chore('scripts/coverage.ts', ...REPORTS) : run('vitest', VITEST))],
  ['browser', testBrowser],
  ...(full ? [['second engine', () => chore('scripts/test-clickhouse.ts')] as const] : []),
];

rmSync(RESULTS, { force: true });
const summary: string[] = [];
for (const [name, holds] of parts) {
  const started = performance.now();
  const passed = holds();
  if (!passed) process.exitCode = 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(5);
  summary.push(`${passed ? 'passed' : 'FAILED'}  ${seconds} s  ${name}`);
}
// what comes last is what is left of a long log
console.log(`\n${[...summary, ...listFailed()].join('\n')}`);
console.log(`${(performance.now() / 60_000).toFixed(1)} min`);

interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

/** Tests that failed, and files that did without one: in a hook, or before they had any. */
function listFailed(): string[] {
  if (!existsSync(RESULTS)) return [];
  const { testResults } = JSON.parse(readFileSync(RESULTS, 'utf8')) as {
    readonly testResults: readonly FileResult[];
  };
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const told =
        failed.length > 0 ? failed.map(({ fullName }) => fullName) : [message || 'in a hook'];
      return told.map((text) => `${relative('.', name)}: ${text}`);
    });
}

function testBrowser(): boolean {
  try {
    env['CHROMIUM'] = ensureBrowser();
    if (full) ensureOtherBrowsers();
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
  // Playwright runs on the Node that starts it: its own entry, not the one that a shell finds
  return chore('node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts');
}

function chore(...script: readonly string[]): boolean {
  return run('node', ['--import', './scripts/guard.mjs', ...script]);
}

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}
