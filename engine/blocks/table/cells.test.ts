// A figure becomes text once: on the server for the rows that it sends, in the browser for those opened later.

import { describe, expect, it, vi } from 'vitest';

import * as amounts from '../../language/amounts.ts';
import { numberStyle } from '../../language/conventions.ts';
import { computeBarLength, writeFigure } from './cells.ts';
import { nodesFromApi } from './rows.ts';
import type { ViewColumn } from './table.kind.ts';

const style = numberStyle('uk-UA', { minus: '−' });
const unit = { value: 1_000_000, decimals: 1 };
const write = (value: string | null, kind: ViewColumn['kind'], whole?: string) =>
  writeFigure(value, whole === undefined ? { kind } : { kind, whole }, unit, style);

vi.mock('../../language/amounts.ts', { spy: true });

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

it('rows that come later are written once for each cell, in the order of the table', () => {
  const columns: ViewColumn[] = [
    { field: 'done', title: '', kind: 'amount', importance: 1 },
    { field: 'plan', title: '', kind: 'amount', importance: 2 },
  ];
  const items = [1, 2, 3].map((n) => ({
    code: String(n),
    codeName: `Кур'єр ${n}`,
    level: 2,
    data: { done: n * 1_000_000, plan: 5_000_000 },
  }));
  vi.mocked(amounts.formatAmount).mockClear();
  const nodes = nodesFromApi(items, {
    columns,
    sort: '-done',
    unit,
    numbers: style,
    locale: 'uk',
    tag: 'uk-UA',
    fallback: 'uk',
    breachWords: '',
  });
  expect(nodes.map(({ code, values }) => [code, ...values])).toEqual([
    ['3', '3,0', '5,0'],
    ['2', '2,0', '5,0'],
    ['1', '1,0', '5,0'],
  ]);
  expect(vi.mocked(amounts.formatAmount)).toHaveBeenCalledTimes(6);
  // as those that the server wrote
  expect(nodes[0]?.name).toBe('Кур’єр 3');
});
