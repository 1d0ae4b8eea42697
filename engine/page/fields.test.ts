// Fields of filters: members of a small dimension are a list to choose from, those of a large one are typed.

import { describe, expect, it } from 'vitest';

import type { PageContext } from '../blocks/contract/context.server.ts';
import type { ReadFilter } from '../state/readFilters.ts';
import { buildField } from './fields.server.ts';

const NAMES: Readonly<Record<string, string>> = { '05': 'East', north: 'North', '01': 'West' };

function field(codes: readonly string[], value = '') {
  const context = {
    page: { id: 'books', blocks: [], filters: [] },
    portal: { settings: { search: { page: 'search', query: 'p' } } },
    formatter: {
      portal: { model: { dimensions: {} } },
      words: (title: { en?: string }) => title.en ?? '',
      plain: (title: { en?: string }) => title.en ?? '',
    },
    ledger: {
      members: {
        list: () => codes.map((code) => ({ code })),
        title: (_: string, code: string) => (code in NAMES ? { en: NAMES[code] } : null),
      },
      tables: [],
      latest: [],
    },
  } as unknown as PageContext;
  const filter = {
    name: 'place',
    query: 'p',
    kind: 'member',
    dimension: 'place',
    or: [],
    joined: '',
    options: [],
    title: {},
  };
  const read = { filter, tab: 80, value, default: '', allowed: [] } as unknown as ReadFilter;
  const { kind, options } = buildField(context, read);
  return { kind, options: options.map((option) => [option.value, option.label]) };
}

describe('the field of a filter of members', () => {
  it('lists them by code, with the choice of none first; a code that is a word gives way to the name', () => {
    expect(field(['north', '05', '01'])).toEqual({
      kind: 'select',
      options: [
        ['', ''],
        ['01', '01 West'],
        ['05', '05 East'],
        ['north', 'North'],
      ],
    });
  });

  it('keeps what is chosen although it is not in force', () => {
    expect(field(['01'], '99').options).toContainEqual(['99', '99']);
  });

  it('is typed where they are many, with those that are like it to choose from, or where none is known', () => {
    const many = Array.from({ length: 61 }, (_, i) => `1${i}`);
    expect([field(many), field([])]).toEqual([
      { kind: 'member', options: [] },
      { kind: 'text', options: [] },
    ]);
  });

  it('never offers a code of zeros', () => {
    const zeros = ['00', '000', '00000000'];
    expect(field([...zeros, '01']).options).toEqual([
      ['', ''],
      ['01', '01 West'],
    ]);
  });
});
