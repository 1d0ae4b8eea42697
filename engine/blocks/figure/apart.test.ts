// Rows that are called alike: what tells them apart.

import { expect, it } from 'vitest';

import type { TreeItem } from '../../answers/answer.ts';
import { toldApart } from './apart.server.ts';

const item = (code: string, name: string, children: TreeItem[] = [], level = 1): TreeItem => ({
  id: code,
  code,
  names: { en: name },
  level,
  data: {},
  children,
  breaches: [],
});
const nameOf = ({ names }: TreeItem) => names['en'] ?? '';
const told = (items: TreeItem[], shown: TreeItem[]) => [
  ...toldApart({ items }, shown, nameOf).values(),
];

it('carry the name of what they belong to; those that nobody is called like stay as they are', () => {
  const [a, b, c] = [item('11', 'Received'), item('21', 'Received'), item('22', 'Repaid')];
  const tree = [item('1', 'At home', [a]), item('2', 'Abroad', [b, c])];
  expect(told(tree, [a, b, c])).toEqual(['Received (At home)', 'Received (Abroad)', 'Repaid']);
});

it('go up to where they differ, and by their codes where they nowhere do', () => {
  const [a, b] = [item('111', 'Received'), item('211', 'Received')];
  const tree = [
    item('1', 'At home', [item('11', 'Bonds', [a])]),
    item('2', 'Abroad', [item('21', 'Bonds', [b])]),
  ];
  expect(told(tree, [a, b])).toEqual(['Received (At home)', 'Received (Abroad)']);
  const roots = [item('3', 'Other'), item('4', 'Other')];
  expect(told(roots, roots)).toEqual(['Other (3)', 'Other (4)']);
});

it('name nobody above whom nothing stands but the total', () => {
  const roots = [item('3', 'Other'), item('4', 'Other')];
  expect(told([item('0', 'Total', roots, 0)], roots)).toEqual(['Other (3)', 'Other (4)']);
});
