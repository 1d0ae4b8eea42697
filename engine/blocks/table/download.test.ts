// Phases of amounts in data packages: of the year of the file, or none.

import { expect, it } from 'vitest';

import type { Ask, Portal } from '../../model/portal.ts';
import { findPhase } from './download.server.ts';

const joined = (years: readonly number[]) => ({ from: { fact: 'law', measure: 'plan', years } });
const model = {
  facts: {
    law: { measures: { plan: { from: null }, done: { from: null } } },
    draft: { measures: { plan: joined([0, -1]), done: joined([-1]), own: { from: null } } },
    near: { measures: { plan: joined([0]) } },
  },
  roles: { phases: { plan: 'adjusted', done: 'executed' } },
} as unknown as Portal['model'];
const asking = (facts: readonly string[]) =>
  ({ facts, measures: { plan: 'plan', end: 'done', own: 'own' } }) as unknown as Ask;

it.each([
  [['law'], 'plan', 'adjusted'],
  [['law'], 'end', 'executed'],
  [['near'], 'plan', 'adjusted'],
  [['law', 'near'], 'plan', 'adjusted'],
  [['draft'], 'plan', ''],
  [['draft'], 'end', ''],
  [['law', 'draft'], 'plan', ''],
  [['draft'], 'own', ''],
  [['law'], 'nobody', ''],
])('what %s has as %s is of the phase "%s"', (facts, field, phase) => {
  expect(findPhase({ model }, [asking(facts)], field)).toBe(phase);
});
