// Delimited text: what is written comes back, broken text is named with its line.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ImportProblem } from './problem.ts';
import { readDelimited, rejoin, writeField } from './delimited.ts';

const read = (text: string) => [...readDelimited('f.csv', text, ';')];

describe('delimited text', () => {
  it('comes back as it was written, quotes, separators and line breaks included', () => {
    const field = fc.string({
      unit: fc.constantFrom('a', 'ї', '"', ';', '\n', ' ', '0'),
      maxLength: 6,
    });
    fc.assert(
      fc.property(
        fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom('\n', '\r\n'),
        (rows, end) => {
          const text = rows
            .map((row) => row.map((cell) => writeField(cell, ';')).join(';') + end)
            .join('');
          expect(read(text).map((rec) => rec.fields)).toEqual(rows);
        },
      ),
    );
  });

  it('knows at which line a record begins', () => {
    expect(read('a;"b\nc"\nd;e\n').map((rec) => rec.line)).toEqual([1, 3]);
  });

  it('names the line of a quote that never closes', () => {
    expect(() => read('a;b\nc;"d\ne\n')).toThrow(ImportProblem);
    expect(() => read('a;b\nc;"d\ne\n')).toThrow('a quoted field is not closed');
  });

  it('joins a name that was broken over lines without quotes', () => {
    expect([...rejoin(read('1;first\r\nsecond;2\n3;x;4\n'), 3)].map((rec) => rec.fields)).toEqual([
      ['1', 'first\r\nsecond', '2'],
      ['3', 'x', '4'],
    ]);
  });
});
