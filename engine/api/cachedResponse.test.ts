// Which bytes of an answer a reader gets: by the ranks of its encodings, and by the tag it has.

import { describe, expect, it } from 'vitest';

import { makeResponse, packFor } from './cachedResponse.ts';
import { isFresh } from './packing.ts';

describe('the encoding of an answer', () => {
  const long = makeResponse('figures '.repeat(200), {}, 'tag');

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0.2, gzip;q=0.8, identity;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['identity, br;q=0.5', 'identity'],
    ['*', 'br'],
    ['deflate', 'identity'],
    ['', 'identity'],
    ['brotli', 'identity'],
    [undefined, 'identity'],
  ])('is the one that the reader ranks highest: %s', (accept, encoding) => {
    expect(packFor(long, accept).encoding).toBe(encoding);
  });

  it('is none where an answer is short', () => {
    expect(packFor(makeResponse('few', {}, 'tag'), 'br').encoding).toBe('identity');
  });
});

it.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  [undefined, false],
])('what a reader has is fresh by its tag: %s', (tags, fresh) => {
  expect(isFresh(tags, 'W/"a"')).toBe(fresh);
});
