// The small faults that the tests are tried with: fifty, of many rooms, and told in the documentation as they are declared.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { readMutants, roomOf } from '../scripts/mutants/list.ts';

const mutants = readMutants();
const told = readFileSync(join(import.meta.dirname, '../docs/developer/mutants.md'), 'utf8');

it('there are fifty, half of them of what calls answer', () => {
  expect(mutants.map(({ answers }) => answers).filter(Boolean)).toHaveLength(25);
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(50);
  expect(new Set(mutants.map(({ file }) => roomOf(file))).size).toBeGreaterThanOrEqual(18);
  for (const { from, to } of mutants) expect(to).not.toBe(from);
});

it.each(mutants)('what it changes stands once where it is looked for: $id', ({ file, from }) => {
  const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  expect(text.split(from)).toHaveLength(2);
});

it('each is told by its name, its room and what goes wrong', () => {
  const rows = [...told.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|/gm)];
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    mutants.map(({ id, file, wrong }) => [id, roomOf(file), wrong]),
  );
});
