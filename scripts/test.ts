// Runs all tests, one part after another, also after a failure. `--full` leaves nothing out.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';

import { TROUBLE } from '../tests/reporter.ts';
import { ensureBrowser } from './test/browser.ts';

const full = process.argv.includes('--full');
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`,
  ...(full ? { PORTAL_TEST_FULL: '1' } : {}),
};
const VITEST = ['run', '-c', 'tests/vitest.config.ts'];

/** In the order of how soon they tell something. */
const parts: readonly (readonly [name: string, run: () => boolean])[] = [
  ['check', () => chore('scripts/check.ts', '--without-tests')],
  ['what tests share', () => chore('tests/prepare.ts')],
  ['tests', () => (full ? chore('scripts/coverage.ts') : run('vitest', VITEST))],
  ['browser', testBrowser],
  ...(full ? [['second engine', () => chore('scripts/test-clickhouse.ts')] as const] : []),
];

rmSync(TROUBLE, { force: true });
const summary: string[] = [];
for (const [name, holds] of parts) {
  const started = performance.now();
  const passed = holds();
  if (!passed) process.exitCode = 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(5);
  summary.push(`${passed ? 'passed' : 'FAILED'}  ${seconds} s  ${name}`);
}
console.log(`\n${summary.join('\n')}`);
// what comes last is what is left of a long log
if (existsSync(TROUBLE)) process.stdout.write(readFileSync(TROUBLE, 'utf8'));
console.log(`${(performance.now() / 60_000).toFixed(1)} min`);

function testBrowser(): boolean {
  try {
    env['CHROMIUM'] = ensureBrowser();
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
