// How long a service asks to be left alone, and which partial files its downloads leave.

import { spawnSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { isLeftover, readRetryAfter } from './download.ts';

describe('a Retry-After', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  it.each([
    ['3', 3000],
    ['Thu, 01 Jan 2026 00:00:07 GMT', 7000],
    ['Wed, 31 Dec 2025 23:00:00 GMT', 0],
    ['soon', null],
    [null, null],
  ])('of %s is a wait of %s ms', (header, ms) => {
    expect(readRetryAfter(header, now)).toBe(ms);
  });
});

describe('a partial file', () => {
  it('is a leftover only when its process is gone', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    expect(isLeftover(`.rows.csv.${pid}.part`)).toBe(true);
    expect(isLeftover(`.rows.csv.${process.pid}.part`)).toBe(false);
    expect(isLeftover(`.rows.csv.${process.ppid}.part`)).toBe(false);
  });

  it.each(['rows.csv', '.rows.csv', '.rows.csv.part', 'rows.csv.1.part', '.rows.csv.x.part'])(
    'is not one of another name: %s',
    (name) => {
      expect(isLeftover(name)).toBe(false);
    },
  );
});
