// Members that a filter offers: found by code or name, however these are written, those of zeros never.

import { describe, expect, it } from 'vitest';

import type { Ledger } from '../../ledger/ledger.ts';
import type { Portal } from '../../model/portal.ts';
import {
  choosableMembers,
  findMemberCode,
  membersLike,
  type Naming,
} from './memberChoices.server.ts';

const NAMES: Readonly<Record<string, string>> = {
  '00': 'Nobody',
  '01': 'West Shore',
  '05': 'Shore “East”',
  '07': 'Offshore',
};
const ledger = {
  latest: [{ year: 2026 }],
  members: {
    codes: () => Object.keys(NAMES),
    list: () => [...Object.keys(NAMES), '01'].map((code) => ({ code })),
    has: (_: string, code: string) => code in NAMES,
    title: (_: string, code: string) => (code in NAMES ? { en: NAMES[code] } : null),
  },
} as unknown as Ledger;
const portal = {
  model: {
    dimensions: {
      place: {
        kind: 'key',
        pattern: '^[0-9]{2}$',
        members: [],
        forms: [],
        aliases: {},
        words: {},
        shortNames: [],
        total: null,
      },
    },
  },
} as unknown as Portal;
const naming = {
  ledger,
  formatter: { portal, plain: (title: { en?: string }) => title.en ?? '' },
} as unknown as Naming;

describe('members of a filter', () => {
  it('are each offered once, codes of zeros never', () => {
    expect(choosableMembers(naming, 'place')).toEqual(['01', '05', '07']);
  });

  it.each([
    ['05', '05'],
    ['5', '05'],
    ['Shore "East"', '05'],
    ['  west   shore ', '01'],
    ['01 West Shore', '01'],
    ['99', null],
    ['shore', null],
  ])('are known by code, by name, or by both: %s', (text, code) => {
    expect(findMemberCode(portal, ledger, { dimension: 'place' }, text)).toBe(code);
  });

  it('are suggested by any part of code and name, those that begin with it first', () => {
    const like = (text: string, most = 9) =>
      membersLike(naming, 'place', { text, most }).map(({ value }) => value);
    expect(like('shore')).toEqual(['01', '05', '07']);
    expect(like('07')).toEqual(['07']);
    expect(like('', 2)).toEqual(['01', '05']);
    expect(like('nobody')).toEqual([]);
  });
});
