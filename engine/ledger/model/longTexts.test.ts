// Long texts of members: packed together, and each as it was whenever it is read.

import { brotliDecompressSync } from 'node:zlib';

import { describe, expect, it, vi } from 'vitest';

import { LongTexts } from './longTexts.ts';

vi.mock(import('node:zlib'), { spy: true });

const long = (nth: number) => `{"number": ${nth}, "text": "${'однакове для всіх і '.repeat(100)}"}`;

describe('long texts', () => {
  it('are what they were, before they are packed and after', () => {
    const texts = new LongTexts();
    const records = Array.from({ length: 100 }, (_, nth) =>
      texts.pack({ short: `№ ${nth}`, form: long(nth), more: long(-nth) }),
    );
    const expected = records.map((_, nth) => ({
      short: `№ ${nth}`,
      form: long(nth),
      more: long(-nth),
    }));
    expect(records).toEqual(expected);
    texts.end();
    expect(records).toEqual(expected);
    expect({ ...records[99], short: '' }).toEqual({ ...expected[99], short: '' });
  });

  it('stand in memory packed, and are unpacked only when they are read', () => {
    const texts = new LongTexts();
    const record = texts.pack({ short: 'a', form: long(1) });
    texts.end();
    expect(Object.getOwnPropertyDescriptor(record, 'short')?.value).toBe('a');
    expect(Object.getOwnPropertyDescriptor(record, 'form')?.value).toBeUndefined();
    vi.mocked(brotliDecompressSync).mockClear();
    expect(record['short']).toBe('a');
    expect(brotliDecompressSync).not.toHaveBeenCalled();
    expect(record['form']).toBe(long(1));
    expect(brotliDecompressSync).toHaveBeenCalledOnce();
  });

  it('of any length are packed, letters of four bytes too', () => {
    const texts = new LongTexts();
    const whole = '😀ї'.repeat(20_000);
    const record = texts.pack({ first: long(1), whole, last: long(2) });
    texts.end();
    expect(record).toEqual({ first: long(1), whole, last: long(2) });
  });
});
