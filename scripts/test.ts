// Everything that proves the portal: the check, all tests once with their coverage, then a real browser. `--full` leaves no page out.

import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';

import { findBrowser } from './browser.ts';

/** Debian's package of Noto Sans. */
const LETTERS = 'fonts-noto-core';

const full = process.argv.includes('--full');
const started = performance.now();

chore('the check', 'scripts/check.ts', '--without-tests');
const browser = browserHere() ?? installBrowser();
console.log(`browser   ${browser}`);
lettersHere();
chore('demonstration figures', 'tests/prepare.ts');
chore('tests', 'scripts/coverage.ts');
run('browser', 'playwright', ['test', '-c', 'tests/playwright.config.ts'], {
  CHROMIUM: browser,
  ...(full ? { PORTAL_TEST_FULL: '1' } : {}),
});
console.log(`all tests passed in ${((performance.now() - started) / 60_000).toFixed(1)} min`);

function chore(name: string, ...script: readonly string[]): void {
  run(name, 'node', ['--import', './scripts/guard.mjs', ...script]);
}

function run(
  name: string,
  command: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): void {
  const path = `node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`;
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...more },
  });
  if (status === 0) return;
  console.error(`FAILED    ${name}`);
  process.exit(1);
}

function browserHere(): string | null {
  try {
    return findBrowser();
  } catch (error) {
    fail((error as Error).message);
  }
}

/** Whether packages of Debian can be installed. */
function hasApt(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function install(...steps: readonly (readonly [string, ...string[]])[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const [command, ...args] of steps)
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
}

function packages(...names: readonly string[]): void {
  install(
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-q', '-y', '--no-install-recommends', ...names],
  );
}

/** As root on Debian by apt, with letters for Ukrainian; elsewhere by Playwright. */
function installBrowser(): string {
  const apt = hasApt();
  console.log(`browser   none found, installing one by ${apt ? 'apt' : 'Playwright'}`);
  if (apt) packages('chromium', LETTERS);
  else install(['node_modules/.bin/playwright', 'install', 'chromium']);
  return (
    browserHere() ??
    fail(`no browser could be installed. Install Chromium yourself:
  Debian, Ubuntu:  sudo apt-get install chromium ${LETTERS}
  elsewhere:       npx playwright install chromium
or name one that is there:  CHROMIUM=/path/to/chromium npm test`)
  );
}

/** What is measured on pages was measured with Noto Sans: with the wider letters of a bare system some lines do not fit. */
function lettersHere(): void {
  const families = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  if (families.status !== 0 || families.stdout.includes('Noto Sans')) return;
  if (hasApt()) packages(LETTERS);
  else console.log(`letters   Noto Sans is not here: lines may be longer than tests allow`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
