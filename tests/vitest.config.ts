// Unit and house tests: what needs no browser.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/**/*.test.ts', '{engine,site}/**/*.test.{ts,tsx}'],
    // they need the engine that `npm run test:clickhouse` installs
    exclude: ['**/node_modules/**', 'tests/clickhouse/**'],
    testTimeout: 60_000,
    // a hook may have to make the demonstration figures
    hookTimeout: 600_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
