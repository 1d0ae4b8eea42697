// What manifests of before say is read as what manifests say now.

import { expect, it } from 'vitest';

import { findKind, withMark, type Manifest } from './manifest.ts';

const before = (kind: string) => ({ id: '0', kind }) as unknown as Manifest;

it('a manifest that names the kind of demonstrations has their mark, another one has none', () => {
  expect(withMark(before('demonstration')).mark?.words).toHaveProperty('uk');
  expect(withMark(before('imported')).mark).toBeUndefined();
  expect(['demonstration', 'imported'].map((kind) => findKind(withMark(before(kind))))).toEqual([
    'demonstration',
    'imported',
  ]);
});

it('a mark that is there stays as it is', () => {
  const mark = { name: 'demonstration', words: { en: 'Invented.' } };
  expect(withMark({ ...before('demonstration'), mark }).mark).toEqual(mark);
});
