// Two texts by their words: what is alike stays, what is gone stands before what is new, and nothing is lost.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { compareTexts, type TextPart } from './comparedWords.ts';

const told = (parts: readonly TextPart[]) =>
  parts
    .map(({ kind, text }) => {
      if (kind === 'same') return text;
      return kind === 'gone' ? `[-${text}-]` : `[+${text}+]`;
    })
    .join('');
const side = (parts: readonly TextPart[], other: 'gone' | 'new') =>
  parts.flatMap(({ kind, text }) => (kind === other ? [] : text)).join('');

describe('two texts', () => {
  it.each([
    ['', '', ''],
    ['Купити сто книжок.', 'Купити сто книжок.', 'Купити сто книжок.'],
    ['Купити сто книжок.', 'Купити двісті книжок.', 'Купити [-сто-][+двісті+] книжок.'],
    ['Купити книжки.', 'Купити нові книжки.', 'Купити [+нові +]книжки.'],
    ['на 2025–2027 роки', 'на 2026–2028 роки', 'на [-2025-][+2026+]–[-2027-][+2028+] роки'],
    ['', 'Усе нове.', '[+Усе нове.+]'],
    ['один два три', 'чотири пять шість', '[-один два три-][+чотири пять шість+]'],
    ['об’єкти', 'об’єктів', '[-об’єкти-][+об’єктів+]'],
  ])('%s → %s', (first, second, parts) => {
    expect(told(compareTexts(first, second))).toBe(parts);
  });

  it('can both be read out of their parts', () => {
    const words = fc
      .array(fc.constantFrom('а', 'б', 'в', ' ', '  ', '.', '\n', ','), { maxLength: 40 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(words, words, (first, second) => {
        const parts = compareTexts(first, second);
        expect(side(parts, 'new')).toBe(first);
        expect(side(parts, 'gone')).toBe(second);
        for (const [i, { kind, text }] of parts.entries()) {
          expect(text).not.toBe('');
          expect(parts[i + 1]?.kind).not.toBe(kind);
        }
      }),
    );
  });

  it('are compared by sentences where many words differ, and whole where many sentences do', () => {
    const many = (word: string, end: string) =>
      Array.from({ length: 1200 }, (_, i) => `${word}${i}${end}`).join('');
    const parts = compareTexts(`Перше. ${many('а', ' ')}`, `Перше. ${many('б', ' ')}`);
    expect(parts.map(({ kind }) => kind)).toEqual(['same', 'gone', 'new', 'same']);
    const whole = compareTexts(`Перше. ${many('а', '. ')}`, `Перше. ${many('б', '. ')}`);
    expect(whole.map(({ kind }) => kind)).toEqual(['gone', 'new', 'same']);
    const long = many('слово', ' і ще. ');
    expect(compareTexts(`Перше. ${long}`, `Друге. ${long}Кінець.`)).toEqual([
      { kind: 'gone', text: 'Перше' },
      { kind: 'new', text: 'Друге' },
      { kind: 'same', text: `. ${long}` },
      { kind: 'new', text: 'Кінець.' },
    ]);
  });
});
