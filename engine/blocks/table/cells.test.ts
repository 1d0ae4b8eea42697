// A figure becomes text once, on the server.

import { describe, expect, it } from 'vitest';

import { numberStyle } from '../../language/conventions.ts';
import { computeBarLength } from './cells.ts';
import { writeFigure } from './rows.server.ts';
import type { ViewColumn } from './table.kind.ts';

const style = numberStyle('uk-UA', { minus: '−' });
const unit = { value: 1_000_000, decimals: 1 };
const write = (value: string | null, kind: ViewColumn['kind'], whole?: string) =>
  writeFigure(value, whole === undefined ? { kind } : { kind, whole }, unit, style);

describe('a cell', () => {
  it.each([
    ['1709742843662.4', 'amount', '1\u00a0709\u00a0742,8'],
    ['47.33', 'percent', '47,3'],
    ['44', 'percent', '44,0'],
    ['1500000', 'change', '+1,5'],
    ['-1500000', 'change', '−1,5'],
    ['0', 'change', '0,0'],
    ['10', 'change', '0,0'],
    ['12.34', 'percent-change', '+12,3'],
    ['-0.7', 'percent-change', '−0,7'],
    ['2020', 'text', '2020'],
  ] as const)('shows %s as a %s: %s', (value, kind, text) => {
    expect(write(value, kind).replaceAll('\u202f', '\u00a0')).toBe(text);
  });

  it.each([
    ['440', '44,0'],
    ['1000', '100,0'],
    ['0.4', '<0,1'],
    ['0', '0,0'],
    ['-5', ''],
    ['0.5', '0,1'],
  ])('shows %s of a thousand as a share of %s percent', (value, text) => {
    expect(write(value, 'share', '1000')).toBe(text);
  });

  it('shows nothing of what is unknown', () => {
    expect(write(null, 'amount')).toBe('');
    expect(write(null, 'change')).toBe('');
  });

  it('draws no bar where a share is less than can be shown', () => {
    expect(computeBarLength('44,5', style)).toBe(44.5);
    expect(computeBarLength('<0,1', style)).toBe(0);
    expect(computeBarLength('', style)).toBe(0);
  });
});
