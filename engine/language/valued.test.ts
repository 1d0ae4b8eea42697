// Exact decimals shown as something else, rounded once.

import { describe, expect, it } from 'vitest';

import { timesFactor, valuedFigures, writeFraction, type ValueRules } from './valued.ts';

it('multiplies exactly and rounds once, half away from zero', () => {
  expect(timesFactor('1547266135031.80', ['1', '41588354'], 2)).toBe('37204.31');
  expect(timesFactor('0.05', ['1', '10'], 2)).toBe('0.01');
  expect(timesFactor('-0.05', ['1', '10'], 2)).toBe('-0.01');
  expect(timesFactor('-0.04', ['1', '10'], 2)).toBe('0');
  expect(timesFactor('99999999999999.99', ['1000000000000', '1'], 0)).toBe(
    '99999999999999990000000000',
  );
  expect(writeFraction({ part: 2n, whole: 3n }, 0)).toBe('1');
});

describe('the figures of a row', () => {
  const pair = {
    first: 'done',
    second: 'before',
    gap: 'change',
    times: [
      ['2', '1'],
      ['3', '1'],
    ],
  } as const;
  const rules: ValueRules = {
    done: { times: ['2', '1'] },
    before: { times: ['3', '1'] },
    change: { minus: pair },
    rate: { percent: pair, change: true },
    lost: null,
  };

  it('are each what its rule says, others stay', () => {
    const data = {
      done: '10',
      before: '4',
      change: '6',
      rate: '150',
      lost: '1',
      kept: '7.5',
      none: null,
    };
    expect(valuedFigures(data, rules, 2)).toEqual({
      done: '20',
      before: '12',
      change: '8',
      rate: '66.66',
      lost: null,
      kept: '7.5',
      none: null,
    });
  });

  it('of two that are known give the third', () => {
    expect(valuedFigures({ done: '10', change: '6' }, rules, 2)['change']).toBe('8');
    expect(valuedFigures({ before: '4', change: '6' }, rules, 2)['change']).toBe('8');
    expect(valuedFigures({ done: '10', rate: '150' }, rules, 2)['rate']).toBeNull();
    expect(valuedFigures({ done: '10', before: '0', rate: null }, rules, 2)['rate']).toBeNull();
  });
});
