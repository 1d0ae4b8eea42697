// The manner in which a YAML or JSON text is written, so that what is new in it is written likewise.

import { isCollection, isMap, isScalar, type Node } from 'yaml';

import type { TextTree } from './textTree.ts';

export interface Manner {
  readonly json: boolean;
  /** Between lines. */
  readonly eol: string;
  /** One level of indentation. */
  readonly unit: string;
  /** Between the column of a key and that of the dashes of its list. */
  readonly dash: string;
  readonly quote: '"' | "'";
  /** Within braces on one line. */
  readonly pad: string;
  readonly colon: string;
  /** Between values on one line. */
  readonly comma: string;
  /** Whether texts of several lines may stand on lines of their own. */
  readonly literal: boolean;
  /** Whether a list or map stands on one line: like those under the same key, else like its `sibling`, else like most of those that hold no others. */
  isTight(sort: TreeSort, key: string | null, sibling: boolean | null): boolean;
}

export type TreeSort = 'map' | 'list';

/** How one text is written. */
export function mannerOf(tree: TextTree): Manner {
  const { text, json } = tree;
  const counts = new Map<string, number>();
  const found: { pad?: string; colon?: string; comma?: string } = {};
  let single = 0;
  const count = (name: string, tight: boolean) =>
    counts.set(name, (counts.get(name) ?? 0) + (tight ? 1 : -1));
  const walk = (node: Node | null, key: string | null): void => {
    if (isScalar(node))
      single += Number(node.type === 'QUOTE_SINGLE') - Number(node.type === 'QUOTE_DOUBLE');
    const entries = tree.entries(node);
    for (const { node: inner, key: name } of entries) walk(inner, name);
    const [first, second] = entries;
    if (!first || !isCollection(node)) return;
    const tight = tree.isTight(node);
    const sort = isMap(node) ? 'map' : 'list';
    if (key !== null) count(`${sort} ${key}`, tight);
    if (entries.every((entry) => !isCollection(entry.node)))
      for (const name of [sort, 'any']) count(name, tight);
    if (node.flow === true && isMap(node)) found.colon ??= text.slice(first.named, first.value);
    if (!tight) return;
    if (isMap(node)) found.pad ??= text.slice((node.range?.[0] ?? 0) + 1, first.start);
    if (second) found.comma ??= text.slice(first.end, second.start);
  };
  walk(tree.root, null);
  const unit = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  const oneLine = json && !text.trim().includes('\n');
  return {
    json,
    eol: /\r?\n/.exec(text)?.[0] ?? '\n',
    unit,
    dash: /^( *)[^\s#-][^\n]*:[ \t]*\r?\n\1- /m.test(text) ? '' : unit,
    quote: single > 0 ? "'" : '"',
    pad: '',
    colon: ': ',
    comma: ', ',
    literal: true,
    ...found,
    isTight: (sort, key, sibling) =>
      (key === null ? null : toTight(counts.get(`${sort} ${key}`))) ??
      sibling ??
      toTight(counts.get(sort)) ??
      toTight(counts.get('any')) ??
      oneLine,
  };
}

function toTight(count: number | undefined): boolean | null {
  return count === undefined ? null : count > 0;
}
