// A balance and a graph, which are bars from version 3 on: two rows alone, and members of a tree.

import { isMap, isScalar, type YAMLMap } from 'yaml';

import { pairOf, removePair, replaceValue, type Edit } from './edits.ts';
import type { OlderBlock } from './kinds.ts';
import { columnOf, replaceMap, shift, sourceOf } from './sources.ts';

/** The codes of both rows stand under one key, as in a finding. */
export function balanceAsBars({ text, map }: OlderBlock): Edit[] {
  const [kind, above, below] = ['kind', 'above', 'below'].map((key) => pairOf(map, key));
  if (!kind || !above || !below) return [];
  const codes = `codes: {a: ${sourceOf(text, above.value)}, b: ${sourceOf(text, below.value)}}`;
  return [
    replaceValue(kind.value, 'bars'),
    { ...replaceValue(above.value, codes), from: replaceValue(above.key, '').from },
    removePair(text, map, below),
  ];
}

/** What belongs to the tree, and what it is called there. */
const OF_TREE: Readonly<Record<string, string>> = {
  call: 'call',
  with: 'with',
  at: 'at',
  fields: 'fields',
  marks: 'marks',
  top: 'top',
  byCount: 'caption',
  empty: 'missing',
  none: 'empty',
};

/** The call of a block is that with the amounts; the tree stands under a key of its own. One without amounts stays as it is, and the check says so. */
export function graphAsBars({ text, map }: OlderBlock): Edit[] {
  const amounts = pairOf(map, 'amounts')?.value;
  if (!isMap(amounts)) return [];
  const indent = ' '.repeat(columnOf(text, map.items[0]?.key));
  const write = (of: YAMLMap, key: string, name: string, at: string) => {
    const value = pairOf(of, key)?.value;
    if (value === undefined) return [];
    const source = shift(text, value, `${at}  `);
    return [isMap(value) && !value.flow ? `${name}:\n${at}  ${source}` : `${name}: ${source}`];
  };
  const below = map.flow ? '' : `${indent}  `;
  const row = sourceOf(text, pairOf(amounts, 'key')?.value);
  const tree = [
    ...Object.entries(OF_TREE).flatMap(([key, name]) => write(map, key, name, below)),
    ...write(amounts, 'only', 'only', below),
  ].map((line) => (line.startsWith('fields: {') ? line.replace(/\}$/, `, row: ${row}}`) : line));
  const own = map.items.flatMap(({ key }) => {
    const name = isScalar(key) ? String(key.value) : '';
    if (name in OF_TREE || ['amounts', 'list', 'kind', 'byAmount'].includes(name)) return [];
    return write(map, name, name, indent);
  });
  const lines = [
    'kind: bars',
    ...own,
    ...(pairOf(map, 'limit') ? [] : ['limit: 20']),
    ...['call', 'with'].flatMap((key) => write(amounts, key, key, indent)),
    `fields: {value: ${sourceOf(text, pairOf(amounts, 'field')?.value)}}`,
    ...write(map, 'byAmount', 'subtitle', indent),
    map.flow
      ? `under: {${tree.join(', ')}}`
      : `under:${tree.map((line) => `\n${below}${line}`).join('')}`,
  ];
  const put = map.flow ? `{${lines.join(', ')}}` : lines.join(`\n${indent}`);
  return [replaceMap(text, map, put)];
}
