// What the portal says where it cannot start as it is told: one sentence in each language, exit code 1, before anything is built.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const data = mkdtempSync(join(tmpdir(), 'refusals-'));
beforeAll(() => writeFileSync(join(data, 'a-file'), ''));
afterAll(() => rmSync(data, { recursive: true }));

const inData = (name: string) => join(data, name);

/** What is set, and what both sentences name. */
const SETTINGS: readonly (readonly [string, () => Readonly<Record<string, string>>, string])[] = [
  ['a port of letters', () => ({ PORT: 'abc' }), 'PORT'],
  ['a port that no machine has', () => ({ PORT: '70000' }), 'PORT'],
  ['a port with a unit', () => ({ PORT: '80x' }), 'PORT'],
  [
    'an address that is not of this machine',
    () => ({ HOST: '192.0.2.1', PORT: '8399' }),
    '192.0.2.1',
  ],
  ['a folder of data below a file', () => ({ PORTAL_DATA: inData('a-file/data') }), 'PORTAL_DATA'],
  ['a folder of data that is a file', () => ({ PORTAL_DATA: inData('a-file') }), 'PORTAL_DATA'],
  ['an origin without a scheme', () => ({ PORTAL_ORIGIN: 'budget.example' }), 'PORTAL_ORIGIN'],
  ['an origin with a path', () => ({ PORTAL_ORIGIN: 'https://budget.example/a' }), 'PORTAL_ORIGIN'],
  [
    'an origin of another scheme',
    () => ({ PORTAL_ORIGIN: 'ftp://budget.example' }),
    'PORTAL_ORIGIN',
  ],
  ['proxies that are no addresses', () => ({ PORTAL_PROXIES: 'nginx' }), 'PORTAL_PROXIES'],
  ['metrics nowhere', () => ({ PORTAL_METRICS: 'metrics' }), 'PORTAL_METRICS'],
  ['metrics at another machine', () => ({ PORTAL_METRICS: '192.0.2.1:9464' }), 'PORTAL_METRICS'],
  ['metrics at no port', () => ({ PORTAL_METRICS: '127.0.0.1:99999' }), 'PORTAL_METRICS'],
  [
    'an access log that cannot be written',
    () => ({ PORTAL_ACCESS_LOG: inData('a-file/log') }),
    'PORTAL_ACCESS_LOG',
  ],
  [
    'a ledger at no address',
    () => ({ PORTAL_LEDGER: 'http://127.0.0.1:1/ledger' }),
    'PORTAL_LEDGER',
  ],
  [
    'a ledger with a certificate that is not there',
    () => ({ PORTAL_LEDGER: `clickhouse://h/x?ca=${inData('nothing')}` }),
    'PORTAL_LEDGER',
  ],
  [
    'a configuration that is not there',
    () => ({ PORTAL_CONFIG: inData('nothing') }),
    inData('nothing'),
  ],
];

it.each(SETTINGS)('refuses %s', (_, settings, named) => {
  const folder = mkdtempSync(join(data, 'data-'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './scripts/guard.mjs', 'scripts/start.ts'],
    {
      cwd: ROOT,
      env: { ...process.env, PORTAL_DATA: folder, ...settings() },
      encoding: 'utf8',
    },
  );
  expect(status).toBe(1);
  const lines = stderr.trim().split('\n');
  expect(stderr).not.toMatch(/\bat .*\.ts:/);
  expect(lines.filter((line) => line.includes(named))).not.toEqual([]);
  expect(lines.length).toBeLessThanOrEqual(2);
  expect(stdout).not.toMatch(/build|serving/);
  expect(readdirSync(folder)).toEqual([]);
});
