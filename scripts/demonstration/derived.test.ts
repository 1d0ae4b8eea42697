// Figures made of others, exactly.

import { describe, expect, it } from 'vitest';

import { withDerived } from './derived.ts';

const KNOWN = { plan: '100.10', done: '90.05', nothing: null };

describe('figures made of others', () => {
  it('are sums with signs, and may name those before them', () => {
    expect(
      withDerived(KNOWN, {
        rest: { sum: ['done', '-plan'] },
        twice: { sum: ['rest', 'rest'] },
      }),
    ).toEqual({ ...KNOWN, rest: '-10.05', twice: '-20.10' });
  });

  it('are parts and quotients, rounded once', () => {
    expect(
      withDerived(KNOWN, {
        part: { of: 'plan', permille: 333 },
        other: { sum: ['plan', '-part'] },
        seventh: { of: 'done', per: 7 },
      }),
    ).toMatchObject({ part: '33.33', other: '66.77', seventh: '12.86' });
  });

  it('leave out what is not known, and are not known where nothing is', () => {
    expect(
      withDerived(KNOWN, {
        some: { sum: ['plan', 'nothing'] },
        none: { sum: ['nothing', '-nothing'] },
        part: { of: 'nothing', permille: 500 },
      }),
    ).toMatchObject({ some: '100.10', none: null, part: null });
  });
});
