// Changes of a YAML file that leave every other byte as it is: comments, order, quotes.

import { isScalar, parseDocument, visit, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';

/** A part of a text, and what comes in its place. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What one rewriting changes in one file; it gets the file's path below the portal. */
export type Rewrite = (file: string, text: string) => readonly Edit[];

/** The text with its edits, which do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((all, { from, to, text: put }) => all.slice(0, from) + put + all.slice(to), text);
}

/** Every map of a text with the path of keys that leads to it, places in lists left out. */
export function mapsIn(
  text: string,
): { readonly map: YAMLMap; readonly keys: readonly string[] }[] {
  const found: { map: YAMLMap; keys: string[] }[] = [];
  visit(parseDocument(text), {
    Map: (_, map, path) => {
      const keys = path.flatMap((step) =>
        'key' in step && isScalar(step.key) ? [String(step.key.value)] : [],
      );
      found.push({ map, keys });
    },
  });
  return found;
}

/** The pair of a map by its key. */
export function pairOf(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
}

/** Takes a pair out of its map: its line, or in a map on one line what stands between its neighbours. */
export function removePair(text: string, map: YAMLMap, pair: Pair): Edit {
  const [from, to] = [startOf(pair.key), endOf(pair.value)];
  if (!map.flow) {
    const line = text.lastIndexOf('\n', from - 1) + 1;
    // a value on several lines ends with its last one
    const next = text.indexOf('\n', text[to - 1] === '\n' ? to - 1 : to);
    // a list's dash stays with the key that comes next
    const begin = text.slice(line, from).trim() === '' ? line : from;
    const end = next < 0 ? text.length : next + 1;
    return {
      from: begin,
      to: begin === line ? end : end + (/^ */.exec(text.slice(end))?.[0].length ?? 0),
      text: '',
    };
  }
  const place = map.items.indexOf(pair);
  const after = map.items[place + 1];
  if (after) return { from, to: startOf(after.key), text: '' };
  const before = map.items[place - 1];
  return { from: before ? endOf(before.value) : from, to, text: '' };
}

/** Puts a pair behind another one of the same map. */
export function addPair(text: string, map: YAMLMap, after: Pair, written: string): Edit {
  const [from, to] = [startOf(after.key), endOf(after.value)];
  const indent = ' '.repeat(from - text.lastIndexOf('\n', from - 1) - 1);
  return { from: to, to, text: map.flow ? `, ${written}` : `\n${indent}${written}` };
}

/** Puts an item at the end of a list that has items; `written` is one line. */
export function addItem(text: string, list: YAMLSeq, written: string): Edit {
  const last = list.items.at(-1);
  const [from, end] = [startOf(last), endOf(last)];
  // a value on several lines ends behind its line
  const to = text.slice(0, end).trimEnd().length;
  const indent = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  return { from: to, to, text: list.flow ? `, ${written}` : `\n${indent}${written}` };
}

/** Puts another text in the place of a value. */
export function replaceValue(node: unknown, text: string): Edit {
  return { from: startOf(node), to: endOf(node), text };
}

function startOf(node: unknown): number {
  return rangeOf(node)[0];
}

/** Where the value itself ends: what follows it on its line stays. */
function endOf(node: unknown): number {
  return rangeOf(node)[1];
}

function rangeOf(node: unknown): readonly [number, number, number] {
  const { range } = node as { readonly range?: readonly [number, number, number] | null };
  if (!range) throw new Error('a node of a text that was read has its place');
  return range;
}
