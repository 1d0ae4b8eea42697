// A selection, and what comparisons said of the same list, which the filter with the list says from version 3 on.

import { isMap, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml';

import { mapsIn, pairOf, removePair, type Edit, type Rewrite } from './edits.ts';
import { columnOf, replaceMap, shift, sourceOf } from './sources.ts';

/** What the filter says of its list now. */
const OF_LIST = ['label', 'to', 'examples'];
/** What it says of those that are proposed. */
const OF_LIKE = ['call', 'with', 'texts'];

/** A selection is a search with its filter. Where the page has no filter with a list it stays, and the check says so. */
export function withLists(file: string, text: string): Edit[] {
  const maps = file.startsWith('pages/') ? mapsIn(text).map(({ map }) => map) : [];
  const field = maps.find((map) => isMap(pairOf(map, 'list')?.value));
  const list = field && pairOf(field, 'list')?.value;
  const selection = maps.find((map) => isOfKind(map, 'selection'));
  const saying = selection ?? maps.find((map) => isOfKind(map, 'comparison') && pairOf(map, 'to'));
  if (!field || !isMap(list) || !saying) return [];
  const [base, inside, below] = [0, 2, 4].map((more) => ' '.repeat(columnOf(text, field) + more));
  const take = (keys: readonly string[]) => keys.flatMap((key) => pairOf(saying, key) ?? []);
  const like = selection && pairOf(selection, 'call') ? take(OF_LIKE) : [];
  const lines = [
    ...field.items.flatMap((pair) =>
      pair.value === list ? [] : `${base}${write(text, pair, `${base}`)}`,
    ),
    `${base}list:`,
    ...[...list.items, ...take(OF_LIST)].map(
      (pair) => `${inside}${write(text, pair, `${inside}`)}`,
    ),
    ...(like.length > 0 ? [`${inside}like:`] : []),
    ...like.map((pair) => `${below}${write(text, pair, `${below}`)}`),
  ];
  const said = replaceMap(text, field, lines.join('\n').trimStart());
  return selection ? [said, replaceMap(text, selection, writeSearch(text, selection))] : [said];
}

/** Comparisons no longer say the key. */
export function withoutInComparisons(key: string): Rewrite {
  return (file, text) =>
    mapsIn(text).flatMap(({ map }) => {
      const pair = pairOf(map, key);
      return file.startsWith('pages/') && isOfKind(map, 'comparison') && pair
        ? [removePair(text, map, pair)]
        : [];
    });
}

function isOfKind(map: YAMLMap, kind: string): boolean {
  const value = pairOf(map, 'kind')?.value;
  return isScalar(value) && value.value === kind;
}

function writeSearch(text: string, map: YAMLMap): string {
  const indent = ' '.repeat(columnOf(text, map));
  const lines = map.items.flatMap((pair) => {
    const key = String(pair.key);
    if ([...OF_LIST, ...OF_LIKE].includes(key)) return [];
    if (key === 'kind') return 'kind: search';
    return key === 'set' ? `search: ${sourceOf(text, pair.value)}` : write(text, pair, indent);
  });
  return map.flow ? `{${lines.join(', ')}}` : lines.join(`\n${indent}`);
}

/** A pair with the lines of its value below its key. */
function write(text: string, { key, value }: Pair, indent: string): string {
  const isBelow = (isMap(value) || isSeq(value)) && !value.flow;
  return isBelow
    ? `${String(key)}:\n${indent}  ${shift(text, value, `${indent}  `)}`
    : `${String(key)}: ${sourceOf(text, value)}`;
}
