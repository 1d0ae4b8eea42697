// No figure of a grid is cut, whatever the letters; names take what is left.

import { describe, expect, it } from 'vitest';

import { fitColumns, countLines, measuring, type TextMeasure } from './fitting.ts';

const letters = (wide: number): TextMeasure => measuring((text) => text.length * wide);
const COLUMNS = [
  { title: 'Name', texts: [], figures: false },
  { title: 'Execution of the yearly plan, %', texts: ['44,5', '0,1'], figures: true },
  { title: 'Done', texts: ['1 709 742 843 662,40'], figures: true },
];

describe('columns of a grid', () => {
  it('are as wide as the longest word of the head or figure', () => {
    const { widths, lines } = fitColumns(COLUMNS, {
      measure: letters(8),
      beside: 20,
      words: 0,
      available: 1400,
    });
    expect(widths.slice(1)).toEqual([9 * 8 + 20, 20 * 8 + 20]);
    // Execution / of the / yearly / plan, %
    expect(lines).toBe(4);
  });

  it('leave names all the rest, and at least a part of the width', () => {
    const fit = (available: number) =>
      fitColumns(COLUMNS, { measure: letters(8), beside: 20, words: 0, available });
    expect(fit(1400)).toMatchObject({ widths: [1400 - 92 - 180, 92, 180], frozen: true });
    expect(fit(340)).toMatchObject({ widths: [Math.round(340 * 0.46), 92, 180], frozen: true });
  });

  it('give names as many letters as they need, however large they are', () => {
    const { widths, frozen } = fitColumns(COLUMNS, {
      measure: letters(15),
      beside: 20,
      words: 11 * 26,
      available: 340,
    });
    expect(widths[0]).toBe(286);
    expect(frozen).toBe(false);
  });

  it('share what is left among those of words, none of which is too narrow', () => {
    const both = [COLUMNS[0]!, ...COLUMNS];
    const fit = (available: number) =>
      fitColumns(both, { measure: letters(8), beside: 20, words: 150, available }).widths;
    expect(fit(1400)).toEqual([564, 564, 92, 180]);
    expect(fit(600)).toEqual([276, 164, 92, 180]);
  });

  it('let names go where the widest would stand behind them', () => {
    expect(
      fitColumns(COLUMNS, { measure: letters(15), beside: 20, words: 0, available: 340 }).frozen,
    ).toBe(false);
  });
});

describe('lines of a text', () => {
  it.each([
    ['one', 40, 1],
    ['one two', 56, 1],
    ['one two', 55, 2],
    ['one two three', 56, 2],
    ['unbreakable', 44, 2],
    ['a unbreakable', 44, 3],
  ])('%s in %i', (text, width, lines) => {
    expect(countLines(text, width, letters(8))).toBe(lines);
  });
});

it('digits are measured as one width, each text once', () => {
  const asked: string[] = [];
  const measure = measuring((text) => asked.push(text));
  expect(measure('17')).toBe(measure('94'));
  expect(asked).toEqual(['00']);
});
