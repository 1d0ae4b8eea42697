// What needs neither figures nor long (`npm run check`, projects `unit*`), and what takes a portal over its ledger (`npm test`).

import { defineConfig } from 'vitest/config';

import { OWN_PARTS } from '../site/vite.config.ts';

/** Over figures, started as processes, or written into a copy of the house: minutes, not seconds. */
const LONG = [
  'tests/{api,editor,ledger,server,submissions}/**/*.test.ts',
  'tests/{dev,misspelled,new,package,together}.test.ts',
  'tests/portal/{pairs,search,truth}.test.ts',
];
/** They replace modules by mocks: whatever ran before them in the same process would hold the real ones. */
const MOCKED = [
  'tests/focused.test.ts',
  'engine/data/fetching.test.ts',
  'engine/print/printRecord.test.ts',
  'engine/blocks/table/{clicks,table.server}.test.ts',
  'engine/blocks/chart/compared.test.ts',
  'engine/ledger/model/longTexts.test.ts',
  'tests/portal/snapshot.test.ts',
];
// they need the engine that `npm run test:clickhouse` installs
const OUTSIDE = ['**/node_modules/**', 'tests/clickhouse/**'];

export default defineConfig({
  resolve: { alias: OWN_PARTS },
  test: {
    root: new URL('..', import.meta.url).pathname,
    testTimeout: 60_000,
    // a hook may have to make the demonstration figures
    hookTimeout: 600_000,
    // as long as the test may take: no test is about time
    expect: { poll: { timeout: 50_000, interval: 20 } },
    pool: 'forks',
    // modules, checked portals and opened ledgers are shared by the files that run in one process
    isolate: false,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{tests,engine,site}/**/*.test.ts', '{engine,site}/**/*.test.tsx'],
          exclude: [...OUTSIDE, ...LONG, ...MOCKED],
        },
      },
      {
        extends: true,
        test: { name: 'unit mocked', include: MOCKED, isolate: true },
      },
      { extends: true, test: { name: 'portal', include: LONG, exclude: OUTSIDE } },
    ],
    coverage: {
      provider: 'v8',
      include: ['{engine,site,scripts}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
      reporter: ['json-summary'],
      reportsDirectory: '.portal/coverage',
    },
  },
});
