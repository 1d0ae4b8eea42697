// Queries of addresses: only what is chosen, a name repeated for a list.

import { describe, expect, it } from 'vitest';

import { asList, changeQuery, listedIn, setInQuery, writeQuery } from './query.ts';

describe('a list in a query', () => {
  const list = asList(['05', '01']);

  it('is its name repeated, in its own order', () => {
    expect(
      writeQuery([
        ['who', list, ''],
        ['year', '2025', '2025'],
        ['month', '6', '12'],
      ]),
    ).toBe('?who=05&who=01&month=6');
  });

  it('is nothing where it is empty, and not repeated where it holds one', () => {
    expect(writeQuery([['who', asList([]), '']])).toBe('');
    expect(writeQuery([['who', asList(['05']), '']])).toBe('?who=05');
    expect([listedIn(''), listedIn(list), listedIn('05')]).toEqual([[], ['05', '01'], ['05']]);
  });

  it('stays when another name is changed, and is changed as a whole', () => {
    expect(changeQuery('?who=05&who=01&unit=1', { unit: '1000' })).toBe('?who=05&who=01&unit=1000');
    expect(changeQuery('?who=05&who=01&unit=1', { who: '07' })).toBe('?unit=1&who=07');
    expect(changeQuery('?who=05', { who: list })).toBe('?who=05&who=01');
    expect(changeQuery('?who=05&who=01&unit=1', { who: null })).toBe('?unit=1');
  });

  it('replaces what stood there', () => {
    const query = new URLSearchParams('who=09&a=1');
    setInQuery(query, 'who', list);
    expect(query.getAll('who')).toEqual(['05', '01']);
  });
});
