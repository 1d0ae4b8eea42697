// Some of the kills of `npm run chaos -- publishing`, of a small portal: the old ledger or the new one serves, never a mixture.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { foldersOf } from '../overlay.ts';
import { FULL } from '../sample.ts';

const KILLS = FULL ? 10 : 4;

const ROOT = join(import.meta.dirname, '../..');
const { config, content } = foldersOf('library');

it('a publication that is killed leaves the old ledger or the new one, whole', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/chaos.ts', `publishing=${KILLS}`],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', PORTAL_CONFIG: config, PORTAL_CONTENT: content },
    },
  );
  expect([status, stderr]).toEqual([0, 'publishing\n']);
  expect(stdout).toContain(`${KILLS} kills`);
}, 600_000);
