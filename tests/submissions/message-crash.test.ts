// Some of the kills of `npm run chaos -- messages`: what was acknowledged is kept once and delivered.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { FULL } from '../sample.ts';

/** Each interrupts eight messages. */
const KILLS = FULL ? 5 : 2;

const ROOT = join(import.meta.dirname, '../..');

it('a portal that is killed loses no message that it acknowledged, and keeps none twice', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/chaos.ts', `messages=${KILLS}`],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  expect([status, stderr]).toEqual([0, 'messages\n']);
  expect(stdout).toContain(`${8 * KILLS} acknowledged, each on disk once and delivered`);
}, 180_000);
