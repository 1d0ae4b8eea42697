// A filter that takes several values on a page: each once, in the order of the address, no more than it takes.

import { describe, expect, it } from 'vitest';

import { portalOf } from '../../tests/portals.ts';
import { listedIn, writeQuery } from '../addresses/query.ts';
import { lookup } from '../model/lookup.ts';
import type { Page } from '../model/portal.ts';
import { readValues, type WrittenAddress } from './readFilters.ts';

const portal = portalOf('library');
const page: Page = {
  ...lookup(portal.pages, 'loans'),
  filters: [
    {
      name: 'branch',
      tab: 1,
      list: { most: 3, message: 'branches.full' },
      options: [],
      default: '',
    },
  ],
};

function read(query: string, memberOf?: WrittenAddress['memberOf']) {
  const asked = { path: {}, query: new URLSearchParams(query) };
  const written = memberOf ? { ...asked, memberOf } : asked;
  return readValues(portal, page, written, () => null);
}

function listOf(query: string, memberOf?: WrittenAddress['memberOf']) {
  return listedIn(read(query, memberOf).values['branch'] ?? '');
}

describe('a list', () => {
  it('takes a name that is repeated, in the order of the address', () => {
    expect(listOf('branch=WES&branch=CEN')).toEqual(['WES', 'CEN']);
    expect(read('branch=WES&branch=CEN').replaced).toEqual([]);
    expect(listOf('branch=WES')).toEqual(['WES']);
    expect([listOf(''), listOf('branch='), read('').values]).toEqual([[], [], {}]);
  });

  it('holds each member once, however it was written', () => {
    const member = (_: unknown, text: string) => (text === 'the old west' ? 'WES' : text);
    expect(listOf('branch=WES&branch=the+old+west&branch=WES', member)).toEqual(['WES']);
  });

  it('leaves out what is nobody, and tells it', () => {
    const { values, replaced } = read('branch=WES&branch=nobody&branch=CEN&branch=!');
    expect(listedIn(values['branch'] ?? '')).toEqual(['WES', 'CEN']);
    expect(replaced).toMatchObject([{ filter: { name: 'branch' }, was: 'nobody, !' }]);
    expect(replaced[0]?.over).toBeUndefined();
  });

  it('refuses what comes after as many as it takes, with its message', () => {
    const query = ['A1', 'B1', 'C1', 'D1', 'E1'].map((code) => `branch=${code}`).join('&');
    const member = (_: unknown, text: string) => `${text.slice(0, 1)}ES`;
    expect(listOf(query, member)).toEqual(['AES', 'BES', 'CES']);
    expect(read(query, member).replaced).toMatchObject([
      { was: 'DES, EES', over: { most: 3, message: 'branches.full' } },
    ]);
  });

  it('stands in an address as it was read', () => {
    const written = 'branch=WES&branch=CEN';
    const entries = read(written).filters.map(
      ({ filter, value, default: standard }) => [filter.query, value, standard] as const,
    );
    expect(writeQuery(entries)).toBe(`?${written}`);
  });
});
