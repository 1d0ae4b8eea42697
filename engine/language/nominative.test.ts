// Names taken out of longer ones stand in the nominative, or are not taken out.

import { expect, it } from 'vitest';

import { toNominative } from './nominative.ts';

const ENDINGS = { ої: 'а', ьої: 'я', ого: 'ий', ього: 'ій' };

it.each([
  ['Вертіївської', 'Вертіївська'],
  ['Могилів-Подільської', 'Могилів-Подільська'],
  ['Верхньої', 'Верхня'],
  ['Нової Боровської', 'Нова Боровська'],
  ['Бахчисарайського', 'Бахчисарайський'],
])('%s becomes %s', (written, name) => {
  expect(toNominative(written, ENDINGS)).toBe(name);
});

it.each(['Києва', 'Біла Церква', 'Нової Греблі', 'ої', ''])('%s stays unknown', (written) => {
  expect(toNominative(written, ENDINGS)).toBeNull();
});
