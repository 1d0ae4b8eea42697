// The browser and the letters that tests look at pages with: found, or installed.

import { spawnSync } from 'node:child_process';

import { findBrowser, findOther, OTHER_BROWSERS } from '../browser.ts';

/** Debian's package of Chromium without a window. */
const SHELL = 'chromium-headless-shell';
/** Debian's package of Noto Sans. */
const LETTERS = 'fonts-noto-core';

/** Debian's packages of Firefox, of WebKit with its driver, and of a screen that nobody looks at. */
const OTHERS = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];

/** Installs browsers other than Chromium as root on Debian; elsewhere their tests say what they miss. */
export function ensureOtherBrowsers(): void {
  if (OTHER_BROWSERS.some((browser) => findOther(browser) === null) && hasApt())
    installPackages(...OTHERS);
}

/** Its path; installs one as root on Debian by apt, elsewhere by Playwright. Throws where none can be had. */
export function ensureBrowser(): string {
  const found = findBrowser('shell') ?? installBrowser();
  console.log(`browser   ${found}`);
  ensureLetters();
  return found;
}

function installBrowser(): string {
  const apt = hasApt();
  console.log(`browser   none found, installing one by ${apt ? 'apt' : 'Playwright'}`);
  if (apt) installPackages(SHELL, LETTERS);
  else install(['node_modules/.bin/playwright', 'install', 'chromium']);
  // a system without the shell has the whole browser
  if (apt && !findBrowser('shell')) installPackages('chromium', LETTERS);
  const found = findBrowser('shell');
  if (found) return found;
  throw new Error(`no browser could be installed. Install Chromium yourself:
  Debian:          sudo apt-get install ${SHELL} ${LETTERS}
  Ubuntu:          sudo apt-get install chromium ${LETTERS}
  elsewhere:       npx playwright install chromium
or name one that is there:  CHROMIUM=/path/to/chromium npm test`);
}

/** What is measured on pages was measured with Noto Sans: with the wider letters of a bare system some lines do not fit. */
function ensureLetters(): void {
  const families = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  if (families.status !== 0 || families.stdout.includes('Noto Sans')) return;
  if (hasApt()) installPackages(LETTERS);
  else console.log(`letters   Noto Sans is not here: lines may be longer than tests allow`);
}

/** Whether packages of Debian can be installed. */
function hasApt(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function installPackages(...names: readonly string[]): void {
  install(
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-q', '-y', '--no-install-recommends', ...names],
  );
}

function install(...steps: readonly (readonly [string, ...string[]])[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const [command, ...args] of steps)
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
}
