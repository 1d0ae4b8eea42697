// Browser journeys: one server process with all portals that the tests visit, two workers at most.

import { defineConfig } from '@playwright/test';

import { SWITCHES } from '../scripts/browser.ts';
import { FULL } from './sample.ts';

export default defineConfig({
  testDir: 'browser',
  // seconds of waiting, or browsers of their own: in a full run alone
  testIgnore: FULL ? [] : ['late.spec.ts', 'elsewhere.spec.ts'],
  outputDir: '../.portal/test/results',
  fullyParallel: true,
  workers: 2,
  // long enough for a busy machine: no test is about time
  timeout: 120_000,
  // in another browser; the summary names what passed only then
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [['list', { printSteps: false }], ['./evidence.ts']],
  use: {
    baseURL: 'http://127.0.0.1:8191',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
      args: [...SWITCHES],
    },
    trace: 'off',
  },
  webServer: {
    command: 'node --import ./scripts/guard.mjs tests/browser/server.ts',
    cwd: new URL('..', import.meta.url).pathname,
    url: 'http://127.0.0.1:8191/readyz',
    timeout: 240_000,
    reuseExistingServer: process.env['PORTAL_TEST_SERVER'] === 'running',
    stdout: 'pipe',
  },
});
