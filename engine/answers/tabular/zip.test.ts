// A ZIP by its bytes: what stands in it, in which order, and that no time does.

import { crc32, inflateRawSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { zipFiles } from './zip.ts';

const bytes = (text: string) => Buffer.from(text, 'utf8');
const FILES = { 'a.json': bytes('{"назва":"Ї"}'), 'b.csv': bytes('code,name\r\n'.repeat(500)) };

/** Entries by their local headers (APPNOTE 4.3.7), while there are any. */
function entriesOf(zip: Buffer): [name: string, content: Buffer][] {
  const found: [string, Buffer][] = [];
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
    const [method, sum, packed] = [8, 14, 18].map((place, i) =>
      i === 0 ? zip.readUInt16LE(at + place) : zip.readUInt32LE(at + place),
    ) as [number, number, number];
    const name = at + 30;
    const start = name + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    const body = zip.subarray(start, start + packed);
    const content = method === 8 ? inflateRawSync(body) : body;
    expect(crc32(content)).toBe(sum);
    found.push([zip.toString('utf8', name, name + zip.readUInt16LE(at + 26)), content]);
    at = start + packed;
  }
  return found;
}

describe('a ZIP', () => {
  it('holds the files in their order, with their sums', () => {
    const found = entriesOf(zipFiles(FILES));
    expect(found.map(([name]) => name)).toEqual(Object.keys(FILES));
    for (const [name, content] of found)
      expect(content.equals(FILES[name as keyof typeof FILES])).toBe(true);
  });

  it('is smaller than what it holds, and the same whenever it is made', () => {
    const zip = zipFiles(FILES);
    expect(zip.length).toBeLessThan(1000);
    expect(zipFiles(FILES).equals(zip)).toBe(true);
    // 1980-01-01 00:00
    expect(zip.readUInt32LE(10)).toBe(0x00210000);
  });
});
