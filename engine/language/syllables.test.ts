// Long words break between syllables, never beside an apostrophe, and never leave fewer than four letters.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { splitSyllables } from './syllables.server.ts';

const ROOT = join(import.meta.dirname, '../..');

it.each([
  'Загаль-нодер-жавні',
  'Міні-стер-ство',
  'підпри-ємства',
  'відобра-ження',
  'надхо-дження',
  'об’єд-нання',
  'фінан-сування',
  'підпо-рядку-ванням',
  'Кіро-воград-ська',
  'Дніпро-петров-ська',
  'Респу-бліка',
  'комп’юте-ризація',
  'життє-забез-печення',
  'Оборона',
  'навчання',
  'здоров’я',
])('%s', (broken) => {
  expect(splitSyllables(broken.replaceAll('-', ''), 'uk-UA').join('-')).toBe(broken);
});

it('what stands between words stays, a hyphen of a word is enough, the keyboard’s apostrophe is one', () => {
  const text = "Кошти (41030000) об'єднаної соціально-економічної державної";
  const pieces = splitSyllables(text, 'uk-UA');
  expect(pieces.join('')).toBe(text);
  expect(pieces.slice(1)).toEqual(['наної соціально-економічної державної']);
});

it('the language chooses the patterns; without any its words stay whole', () => {
  expect(splitSyllables('expenditures', 'en-US')).toEqual(['expen', 'ditures']);
  expect(splitSyllables('Reconstruction', 'en-GB').length).toBeGreaterThan(1);
  expect(splitSyllables('expenditures', 'tlh')).toEqual(['expenditures']);
});

it('no word of the configuration leaves fewer than four letters or breaks at an apostrophe', () => {
  const texts = globSync('{config,content}/**/*.yaml', { cwd: ROOT });
  const words = new Set(
    texts.flatMap(
      (file) => readFileSync(join(ROOT, file), 'utf8').match(/\p{L}+(?:[’']\p{L}+)*/gu) ?? [],
    ),
  );
  const broken = [...words]
    .map((word) => splitSyllables(word, /[а-яіїєґ]/i.test(word) ? 'uk-UA' : 'en-US'))
    .filter((pieces) => pieces.length > 1);
  expect(broken.length).toBeGreaterThan(1000);
  expect(
    broken.filter((pieces) => pieces.some((piece) => !/^\p{L}[\p{L}’']{2,}\p{L}$/u.test(piece))),
  ).toEqual([]);
});
