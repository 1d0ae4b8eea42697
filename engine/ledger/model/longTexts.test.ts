// Long texts of members: packed together, and each as it was whenever it is read.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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

  it('that were read keep nothing of those packed beside them', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const texts = new LongTexts();
    const records = Array.from({ length: 200 }, (_, nth) =>
      texts.pack({ read: long(nth), beside: 'ї'.repeat(60_000) }),
    );
    texts.end();
    collect();
    const before = process.memoryUsage().heapUsed;
    const read = records.map((record) => record['read'] ?? '');
    collect();
    // each by itself has 4 kB, with what stands beside it 120 kB
    expect((process.memoryUsage().heapUsed - before) / read.length).toBeLessThan(30_000);
  });

  it('of any length are packed, letters of four bytes too', () => {
    const texts = new LongTexts();
    const whole = '😀ї'.repeat(20_000);
    const record = texts.pack({ first: long(1), whole, last: long(2) });
    texts.end();
    expect(record).toEqual({ first: long(1), whole, last: long(2) });
  });
});
