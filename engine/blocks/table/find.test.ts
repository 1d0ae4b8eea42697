// Rows are found at any level by the beginning of a code or by words of a name.

import { describe, expect, it } from 'vitest';

import type { TreeItem } from '../../answers/answer.ts';
import type { Portal } from '../../model/portal.ts';
import { findItems } from './seen.server.ts';

const item = (code: string, name: string, level: number, ...children: TreeItem[]): TreeItem => ({
  id: code,
  code,
  names: { uk: name, en: code === '1020' ? 'Poetry' : name },
  level,
  data: {},
  children,
  breaches: [],
});
const TREE = [
  item('00', 'Усього книжок', 0),
  item('1000', 'Книжки', 1, item('1010', 'Проза', 2), item('1020', 'Поезія й п’єси', 2)),
  item('2000', 'Ноти', 1, item('2010', 'Пісні про прозу', 2)),
];
const portal = { endings: {}, spelling: {} } as unknown as Portal;
const codesOf = (items: readonly TreeItem[]): string[] =>
  items.flatMap(({ code, children }) => [code, ...codesOf(children)]);
const find = (words: string) => findItems(portal, TREE, words);

describe('a search in a table', () => {
  it.each([
    ['20', ['2000', '2010'], 2],
    ['1010', ['1000', '1010'], 1],
    ['проз', ['1000', '1010', '2000', '2010'], 2],
    ["П'ЄСИ поез", ['1000', '1020'], 1],
    ['poet', ['1000', '1020'], 1],
    ['книжки', ['1000', '1010', '1020'], 1],
    ['четверта', [], 0],
  ])('for “%s” keeps what is found and what stands above it', (words, codes, count) => {
    const found = find(words);
    expect(codesOf(found.items)).toEqual(codes);
    expect(found.count).toBe(count);
  });

  it('opens what stands above, and never finds the total', () => {
    expect([...find('проз').open]).toEqual(['1000', '2000']);
    expect(codesOf(find('усього').items)).toEqual([]);
  });

  it('shows at most a hundred rows, and says how many there are', () => {
    const many = Array.from({ length: 150 }, (_, i) => item(`3${i + 100}`, 'Карта', 1));
    const found = findItems(portal, many, 'карта');
    expect([found.items.length, found.count]).toEqual([100, 150]);
  });
});
