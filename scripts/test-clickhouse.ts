// Tests the second engine: installs a real ClickHouse and asks both the same; `full` asks every question.

import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';

const folder = resolve('.portal/test/clickhouse');
const wanted = 'tests/clickhouse/package.json';

install();
console.log(`engine    ClickHouse ${engineVersion()}`);
const path = `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
const asked = process.argv.slice(2);
const full = asked.includes('full') ? { PORTAL_TEST_FULL: '1' } : {};
const { status } = spawnSync(
  'vitest',
  [
    'run',
    '-c',
    'tests/clickhouse/vitest.config.ts',
    ...asked.filter((argument) => argument !== 'full'),
  ],
  { stdio: 'inherit', env: { ...process.env, PATH: path, CLICKHOUSE_INSTALLED: folder, ...full } },
);
process.exit(status ?? 1);

/** Without a lock of its own: the package's entries differ by platform. A copy that is there already stays. */
function install(): void {
  mkdirSync(folder, { recursive: true });
  copyFileSync(wanted, join(folder, 'package.json'));
  const { version } = installed() ?? {};
  const { dependencies } = createRequire(import.meta.url)(resolve(wanted)) as {
    dependencies: { chdb: string };
  };
  if (version === dependencies.chdb) return;
  console.log(`installs  chdb ${dependencies.chdb} into .portal/test/clickhouse, about 550 MB`);
  const { status: failed } = spawnSync(
    'npm',
    ['install', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'],
    { cwd: folder, stdio: 'inherit' },
  );
  if (failed !== 0 || !installed()) fail('the package chdb could not be installed');
}

function installed(): { version: string } | null {
  const file = join(folder, 'node_modules/chdb/package.json');
  return existsSync(file) ? (createRequire(import.meta.url)(file) as { version: string }) : null;
}

/** Asked of the engine itself: on a platform it is not made for, the package installs and the engine is missing. */
function engineVersion(): string {
  try {
    const { query } = createRequire(join(folder, 'package.json'))('chdb') as {
      query: (sql: string, format: string) => string;
    };
    return query('SELECT version()', 'TabSeparated').trim();
  } catch (error) {
    fail(`the engine does not start: ${(error as Error).message}`);
  }
}

function fail(why: string): never {
  console.error(`FAILED    ${why}.
The second engine cannot be proven here: chdb is made for Linux with glibc and macOS, on x64 and arm64 (this is ${process.platform} ${process.arch}).`);
  process.exit(1);
}
