// Patterns, and the examples that stand for them in sentences.

import { expect, it } from 'vitest';

import { listSamples } from '../wanted.ts';

it.each([
  ['^[0-9]{8}$', ['12345678']],
  ['^[0-9]$', ['1']],
  ['^\\d{4}-\\d{2}$', ['1234-12']],
  ['^[A-Z]{3}$', ['ABC']],
  ['^[AKT]$', ['A', 'K', 'T']],
  ['^[0-9]{2,3}$', ['12', '123']],
  ['^[a-z]{2,20}$', ['ab', 'abcdefghijkl']],
  ['^(01|02)$', ['01', '02']],
  ['^(main|part-[0-9])$', ['main', 'part-1']],
  ['^[0-9]{7}-[0-9]{4}$', ['1234567-1234']],
  ['^[A-Z0-9]{2,3}-[0-9]{4}(-[0-9]{2})?$', ['AB-1234', 'ABC-1234-12']],
  ['^[0-9]+\\.[0-9]$', ['1.1', '123.1']],
])('%s is written like %s', (pattern, samples) => {
  expect(listSamples(pattern)).toEqual(samples);
});

it.each(['^(?!0).*$', '^[^ ]+$', '^(a(b)c)$', '[', '^a{2}b\\w$'])(
  '%s is not a simple one',
  (pattern) => {
    expect(listSamples(pattern)).toEqual([]);
  },
);
