// Amounts in fields of members: exact, in whole units, whatever form their source has them in.

import { describe, expect, it } from 'vitest';

import type { FormatColumn } from '../../model/portal.ts';
import { fieldText, type FieldReading } from './memberField.ts';

const column = (form: Partial<FormatColumn> = {}): FormatColumn => ({
  name: 'plan',
  means: 'member',
  of: 'plan',
  holds: 'amount',
  pattern: '',
  codes: {},
  optional: false,
  notBefore: '',
  factor: 'one',
  decimals: 'point',
  ...form,
});
const reading = {
  format: { syntax: 'json' },
  refuse: (code: string) => {
    throw new Error(code);
  },
} as unknown as FieldReading;

describe('an amount', () => {
  it.each([
    ['1.50', {}, '1.50'],
    [1.5, {}, '1.5'],
    ['1,50', { decimals: 'comma' }, '1.5'],
    [1.5, { decimals: 'comma' }, '1.5'],
    ['0.00001', { factor: 'thousand' }, '0.01'],
    [1234.5, { factor: 'million' }, '1234500000'],
  ] as const)('%j in a column %j is %s', (value, form, text) => {
    expect(fieldText(column(form), value, reading)).toBe(text);
  });

  it('with more decimals than hundredths have is refused', () => {
    expect(() => fieldText(column(), '1.005', reading)).toThrow('not-amount');
    expect(() => fieldText(column({ factor: 'thousand' }), '1.000005', reading)).toThrow(
      'not-such-amount',
    );
  });

  it('that is a number of JSON with more digits than it keeps is refused; as text it is taken', () => {
    const written = '1234567890123456.78';
    expect(() => fieldText(column(), Number(written), reading)).toThrow('not-exact');
    expect(fieldText(column(), written, reading)).toBe(written);
  });
});
