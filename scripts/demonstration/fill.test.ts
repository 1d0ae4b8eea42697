// What stands in braces in a template.

import { describe, expect, it } from 'vitest';

import { fill, type TemplatePlace } from './fill.ts';

const PLACE: TemplatePlace = {
  items: {
    book: {
      title: { uk: 'Книга', en: 'Book' },
      fields: { code: '512', printed: '{year-1}-02-{pick:05|12}', years: '2020 2021' },
    },
    year: { title: { uk: '2026' }, fields: { code: '2026' } },
    this: { title: {}, fields: { sold: '{book.printed}' } },
  },
  n: 7,
  figures: { price: '12.50' },
  locale: 'en',
  checks: {
    sum: {
      modulus: 11,
      weights: [
        [1, 2, 3],
        [3, 4, 5],
      ],
    },
  },
};

describe('braces', () => {
  it('hold a name, a field, a part of it, a running number or a figure', () => {
    expect(fill('{book} {book.code} {book.code:0-2} {n:4} {=price}', PLACE)).toBe(
      'Book 512 51 0007 12.50',
    );
    expect(fill('{book}', { ...PLACE, locale: 'uk' })).toBe('Книга');
    expect(fill('{pick:a|b|c}', PLACE)).toBe('b');
  });

  it('count years and days on and back, over the end of a month', () => {
    expect(fill('{year+1}', PLACE)).toBe('2027');
    expect(fill('{book.printed-20}', PLACE)).toBe('2025-01-23');
  });

  it('in a field are filled where the field is named, also in one of the member itself', () => {
    expect(fill('{book.printed}', PLACE)).toBe('2025-02-12');
    expect(fill('{this.sold-1}', PLACE)).toBe('2025-02-11');
  });

  it('give a digit that does not check those before it', () => {
    // 1 + 2 + 3 = 6
    expect(fill('111{wrong:sum}', PLACE)).toBe('1117');
    // 4 + 6 = 10 is no digit: 12 + 12 = 24, which leaves 2
    expect(fill('430{wrong:sum}', PLACE)).toBe('4303');
    // 9 leaves 9: the next one is 0
    expect(fill('003{wrong:sum}', PLACE)).toBe('0030');
  });

  it('are refused where they name what a template is not repeated over', () => {
    expect(() => fill('{author}', PLACE)).toThrow('{author}');
  });
});
