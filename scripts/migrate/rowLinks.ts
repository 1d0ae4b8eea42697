// Links of a table's rows, which had a key for each way of showing them.

import { isMap, isScalar, type YAMLMap } from 'yaml';

import { mapsIn, pairOf, removePair, replaceValue, type Edit } from './edits.ts';
import { columnOf, shift, sourceOf } from './sources.ts';

/** `rowTo` and `besideTo` are what stands `beside` names, `nameTo` and `link` are `to`. */
export function withRowLinks(file: string, text: string): Edit[] {
  if (!file.startsWith('pages/')) return [];
  return mapsIn(text).flatMap(({ map }) => {
    const kind = pairOf(map, 'kind')?.value;
    if (!isScalar(kind) || kind.value !== 'table') return [];
    return [...nameEdits(map), ...besideEdits(text, map)];
  });
}

function nameEdits(map: YAMLMap): Edit[] {
  const [name, link] = [pairOf(map, 'nameTo'), pairOf(map, 'link')];
  const key = (name ?? link)?.key;
  const edits = key ? [replaceValue(key, 'to')] : [];
  if (!link || !isScalar(link.value)) return edits;
  const page = String(link.value.value);
  const parameter = /\[(\w+)\]/.exec(page)?.[1] ?? 'code';
  return [
    ...edits,
    replaceValue(link.value, `{page: ${JSON.stringify(page)}, with: {${parameter}: "{code}"}}`),
  ];
}

function besideEdits(text: string, map: YAMLMap): Edit[] {
  const pairs = ['rowTo', 'besideTo'].flatMap((key) => pairOf(map, key) ?? []);
  const [first, second] = pairs;
  if (!first) return [];
  const indent = map.flow ? '' : ' '.repeat(columnOf(text, first.key) + 2);
  const items = pairs.map(({ key, value }) =>
    isScalar(key) && key.value === 'rowTo'
      ? writeLeaf(text, value, indent)
      : writeLevel(text, value, indent),
  );
  const put = map.flow
    ? `beside: [${items.join(', ')}]`
    : `beside:${items.map((item) => `\n${indent}- ${item}`).join('')}`;
  const whole = { ...replaceValue(first.value, put), from: replaceValue(first.key, '').from };
  return second ? [whole, removePair(text, map, second)] : [whole];
}

function writeLeaf(text: string, value: unknown, indent: string): string {
  const source = sourceOf(text, value);
  if (isMap(value) && value.flow) return `{to: ${source}}`;
  return `to:\n${indent}    ${shift(text, value, `${indent}    `)}`;
}

function writeLevel(text: string, value: unknown, indent: string): string {
  const source = sourceOf(text, value);
  if (!isMap(value)) return source;
  const level = pairOf(value, 'level') ? '' : 'level: 1';
  if (value.flow) return level ? source.replace(/\s*\}$/, `, ${level}}`) : source;
  const lines = shift(text, value, `${indent}  `);
  return level ? `${lines}\n${indent}  ${level}` : lines;
}
