// Everything that proves the portal: the check, all tests once with their coverage, then a real browser. `--full` leaves no page out.

import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';

import { findBrowser } from './browser.ts';

const full = process.argv.includes('--full');
const started = performance.now();

chore('the check', 'scripts/check.ts', '--without-tests');
const browser = browserHere() ?? installBrowser();
console.log(`browser   ${browser}`);
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

/** As root on Debian by apt, with letters for Ukrainian; elsewhere by Playwright. */
function installBrowser(): string {
  const apt = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  console.log(`browser   none found, installing one by ${apt ? 'apt' : 'Playwright'}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const steps: [string, ...string[]][] = apt
    ? [
        ['apt-get', 'update', '-q'],
        [
          'apt-get',
          'install',
          '-q',
          '-y',
          '--no-install-recommends',
          'chromium',
          'fonts-noto-core',
        ],
      ]
    : [['node_modules/.bin/playwright', 'install', 'chromium']];
  for (const [command, ...args] of steps)
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  return (
    browserHere() ??
    fail(`no browser could be installed. Install Chromium yourself:
  Debian, Ubuntu:  sudo apt-get install chromium fonts-noto-core
  elsewhere:       npx playwright install chromium
or name one that is there:  CHROMIUM=/path/to/chromium npm test`)
  );
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
