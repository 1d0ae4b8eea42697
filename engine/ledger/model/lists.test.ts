// Whom a list ends: members of kinds that a later list took the place of, and nobody else.

import { describe, expect, it } from 'vitest';

import type { Dimension } from '../../model/portal.ts';
import { endedByLists, isListed } from './lists.ts';
import type { Member } from './members.ts';

const dimension = {
  parsed: {},
  lists: { by: 'kind', until: 'listedTo', into: { town: 'community', community: 'community' } },
} as unknown as Dimension;

function member(code: string, kind: string, over: Partial<Member> = {}): Member {
  const attributes = { kind, listedTo: '2020-12-31' };
  return {
    code,
    parent: null,
    from: '2018-01-01',
    to: null,
    origin: 1,
    title: {},
    attributes,
    ...over,
  };
}

const NEWER = { from: '2021-01-01', attributes: { kind: 'community' } };

function endsOf(members: readonly Member[], lastYears: readonly [string, number][] = []) {
  const versions = Map.groupBy(members, ({ code }) => code);
  return [...endedByLists(dimension, versions, new Map(lastYears)).values()]
    .flat()
    .map(({ code, from, to }) => [code, from, to]);
}

describe('a later list', () => {
  it('ends members of the kinds that its own took the place of, and no others', () => {
    const members = [
      member('1', 'town'),
      member('2', 'community'),
      member('3', 'oblast'),
      member('4', 'city'),
      member('9', 'community', NEWER),
    ];
    expect(endsOf(members)).toEqual([
      ['1', '2018-01-01', '2020-12-31'],
      ['2', '2018-01-01', '2020-12-31'],
      ['3', '2018-01-01', null],
      ['4', '2018-01-01', null],
      ['9', '2021-01-01', null],
    ]);
  });

  it('ends nobody where it is not loaded, or is only shipped with the portal', () => {
    const old = [member('1', 'town'), member('2', 'community')];
    expect(endsOf(old).map(([, , to]) => to)).toEqual([null, null]);
    const shipped = member('9', 'community', { ...NEWER, origin: 0 });
    expect(endsOf([...old, shipped]).map(([, , to]) => to)).toEqual([null, null, null]);
  });

  it('ends the earlier version of a member that it names again', () => {
    expect(
      endsOf([member('1', 'community'), member('1', 'community', NEWER)], [['1', 2025]]),
    ).toEqual([
      ['1', '2018-01-01', '2020-12-31'],
      ['1', '2021-01-01', null],
    ]);
  });

  it('does not end a member that figures of a later year name', () => {
    const members = [member('1', 'town'), member('9', 'community', NEWER)];
    expect(endsOf(members, [['1', 2020]])[0]).toEqual(['1', '2018-01-01', '2020-12-31']);
    expect(endsOf(members, [['1', 2021]])[0]).toEqual(['1', '2018-01-01', null]);
  });

  it('changes no end that a dictionary states', () => {
    const members = [member('1', 'town', { to: '2019-06-30' }), member('9', 'community', NEWER)];
    expect(endsOf(members)[0]).toEqual(['1', '2018-01-01', '2019-06-30']);
  });
});

describe('a list', () => {
  it('speaks up to its last day; one without a last day always does', () => {
    const listed = member('1', 'oblast');
    expect([2018, 2020, 2021].map((year) => isListed(dimension, listed, year))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isListed(dimension, { attributes: {} }, 2030)).toBe(true);
    expect(isListed({}, listed, 2030)).toBe(true);
  });
});
