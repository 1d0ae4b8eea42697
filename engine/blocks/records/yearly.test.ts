// Records with the same value stand together, in the order of the block.

import { describe, expect, it } from 'vitest';

import { groupItems } from './yearly.server.ts';

const CONTEXT = { formatter: { words: ({ en }: { en: string }) => en } } as never;
const ITEMS = [
  { id: '1', form: 'B', title: 'Second' },
  { id: '2', form: 'A', title: 'First' },
  { id: '3', form: 'B', title: 'Second' },
  { id: '4', form: 'C', title: 'Third' },
];
const told = (group: Parameters<typeof groupItems>[1]) =>
  groupItems(CONTEXT, group, ITEMS).map(({ heading, rows }) => [
    heading,
    rows.map((row) => row['id']),
  ]);

describe('groups', () => {
  it('are one without a heading where none are wanted', () => {
    expect(told(undefined)).toEqual([['', ['1', '2', '3', '4']]]);
  });

  it('stand in the order of the block, others after them by value', () => {
    const group = { by: 'form', titles: { C: { en: 'The third' } }, called: 'title', order: ['C'] };
    expect(told(group)).toEqual([
      ['The third', ['4']],
      ['First', ['2']],
      ['Second', ['1', '3']],
    ]);
    expect(told({ by: 'form', titles: {} })).toEqual([
      ['A', ['2']],
      ['B', ['1', '3']],
      ['C', ['4']],
    ]);
  });
});
