// The Chromium of this machine: the one named by CHROMIUM, Playwright's own, or the system's.

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
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const names = first === 'shell' ? [SHELL, ...WHOLE] : [...WHOLE, SHELL];
  const system = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (
    [named, chromium.executablePath(), ...system].find((path) => path !== '' && existsSync(path)) ??
    null
  );
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
