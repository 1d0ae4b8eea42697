// Figures that came at night came on the day that the portal's readers had.

import { expect, it } from 'vitest';

import { loadedDay } from './period.ts';

it('is the day in the time zone of the portal', () => {
  const ledger = { manifest: { created: '2026-12-31T22:30:00.000Z' } };
  expect(loadedDay({ timeZone: 'Europe/Kyiv' }, ledger)).toBe('2027-01-01');
  expect(loadedDay({ timeZone: 'UTC' }, ledger)).toBe('2026-12-31');
});
