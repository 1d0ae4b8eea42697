// Five of the kills of `npm run crash:messages`: what was acknowledged is kept once and delivered.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

it('a portal that is killed loses no message that it acknowledged, and keeps none twice', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/message-crash.ts', '5', '40'],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('5 kills: 40 messages acknowledged');
}, 180_000);
