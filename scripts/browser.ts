// The Chromium of this machine: the one named by CHROMIUM, Playwright's own, or the system's.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from '@playwright/test';

/** The shell first: it draws pages alike, and opens one in a third of the time, for it has no window around them. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Its path, or null where there is none. Throws where CHROMIUM names no file. */
export function findBrowser(): string | null {
  const named = process.env['CHROMIUM'] ?? '';
  if (named !== '' && !existsSync(named)) throw new Error(`CHROMIUM names no file: ${named}`);
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const system = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (
    [named, chromium.executablePath(), ...system].find((path) => path !== '' && existsSync(path)) ??
    null
  );
}
