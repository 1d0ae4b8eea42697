// Pages call members as people do, where that is certain; no two are called alike unless they are in full.

import { expect, it } from 'vitest';

import type { Ledger } from '../ledger/ledger.ts';
import type { Portal } from '../model/portal.ts';
import { shortenName, shortenNames } from './shortNames.ts';

const patterns = [
  ['сільської', 'сільська', 'Village', 'village'],
  ['міської', 'міська', 'City', 'city'],
].map(([uk, own, en, word]) => ({
  full: { uk: `Каса {name} ${uk} ради`, en: `Purse of {name} ${en} Council` },
  short: { uk: '{name} рада', en: '{name} council' },
  apart: { uk: `{name} ${own} рада`, en: `{name} ${word} council` },
}));
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  1: { uk: 'Каса Тихої сільської ради', en: 'Purse of Tykha Village Council' },
  2: { uk: 'Каса Ясної сільської ради' },
  3: { uk: 'Каса Ясної міської ради' },
  4: { uk: 'Каса Білої Церкви міської ради' },
  5: { uk: 'Каса міста' },
};

const portal = {
  model: { dimensions: { purse: { name: 'purse', shortNames: patterns } } },
  spelling: { uk: { nominative: { ої: 'а' } } },
} as unknown as Portal;
const ledger = {
  members: {
    codes: () => Object.keys(NAMES),
    versions: (_: string, code: string) => [code],
    titleOf: (_: string, code: string) => NAMES[code],
  },
} as unknown as Ledger;

it.each([
  ['1', { uk: 'Тиха рада', en: 'Tykha council' }],
  ['2', { uk: 'Ясна сільська рада' }],
  ['3', { uk: 'Ясна міська рада' }],
  // what is in no known case stays as it is
  ['4', NAMES['4']],
  ['5', NAMES['5']],
])('member %s', (code, called) => {
  expect(shortenNames({ portal, ledger }, NAMES[code] ?? {})).toEqual(called);
});

it('without a ledger every name is in full', () => {
  expect(shortenName({ portal, ledger: null }, 'Каса Тихої сільської ради')).toBe(
    'Каса Тихої сільської ради',
  );
});
