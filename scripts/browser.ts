// Browsers of this machine: the Chromium that CHROMIUM names, Playwright's own or the system's; Firefox and WebKit of the system.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from '@playwright/test';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** It draws pages alike and opens one in a third of the time, for it has no window around them. */
const SHELL = 'chromium-headless-shell';

/** The path of a browser, or null. `first` is preferred where both exist. Throws where CHROMIUM names no file. */
export function findBrowser(first: 'shell' | 'whole' = 'whole'): string | null {
  const named = process.env['CHROMIUM'] ?? '';
  if (named !== '' && !existsSync(named)) throw new Error(`CHROMIUM names no file: ${named}`);
  const names = first === 'shell' ? [SHELL, ...WHOLE] : [...WHOLE, SHELL];
  const own = [named, chromium.executablePath()];
  return own.find((path) => path !== '' && existsSync(path)) ?? findProgram(names);
}

/** What drives each of the other browsers: Firefox itself, and the driver of WebKitGTK. */
const OTHERS = { firefox: ['firefox-esr', 'firefox'], webkit: ['WebKitWebDriver'] } as const;

export type OtherBrowser = keyof typeof OTHERS;
export const OTHER_BROWSERS = Object.keys(OTHERS) as readonly OtherBrowser[];

/** The path of what drives another browser of the system, or null. */
export function findOther(browser: OtherBrowser): string | null {
  return findProgram(OTHERS[browser]);
}

/** The first of these programs that a shell would find. */
function findProgram(names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** What every browser of tests and bench is started with. */
export const SWITCHES: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
