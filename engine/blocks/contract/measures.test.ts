// The unit of an answer: what the reader chose, what the portal says, or that of the largest total.

import { describe, expect, it } from 'vitest';

import type { Settings, Unit } from '../../model/portal.ts';
import { standardUnit, chooseUnit } from './measures.server.ts';
import type { PageContext } from './context.server.ts';

const words = { uk: '', en: '' };
const units: Unit[] = [1, 1000, 1_000_000, 1_000_000_000].map((value) => ({
  value,
  decimals: value === 1 ? 2 : 1,
  short: words,
  title: words,
}));
const settings = (defaultUnit: number | null) => ({ units, defaultUnit }) as unknown as Settings;
const answer = (...amounts: (string | null)[]) => ({
  items: amounts.map((done) => ({ data: { done, percent: '99.5' } })) as never,
});

describe('the unit of amounts', () => {
  it.each([
    ['1709742843662.4', 1_000_000_000],
    ['19800000000', 1_000_000_000],
    ['9999999999.99', 1_000_000],
    ['-85400000', 1_000_000],
    ['9000000', 1000],
    ['120.5', 1],
    ['0', 1],
  ])('of a total of %s is %i', (total, value) => {
    expect(standardUnit(settings(null), answer(total, '5', null)).value).toBe(value);
  });

  it('is of the portal where it names one', () => {
    expect(standardUnit(settings(1), answer('1709742843662.4')).value).toBe(1);
  });

  it('per head is what the reader chose only where that has something to count', () => {
    const value = { mode: { way: 'each' } };
    const context = { unit: units[2], absolute: {}, value, portal: { settings: settings(null) } };
    const of = (total: string) =>
      chooseUnit(context as unknown as PageContext, answer(total)).value;
    expect(of('37204.31')).toBe(1000);
    expect(of('1500000.5')).toBe(1_000_000);
  });

  it('is what the reader chose, whatever the total', () => {
    const context = { unit: units[1], portal: { settings: settings(null) } };
    expect(chooseUnit(context as unknown as PageContext, answer('1709742843662.4')).value).toBe(
      1000,
    );
  });
});
