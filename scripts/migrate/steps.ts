// What was written otherwise in older versions of the configuration, version by version.

import { isMap, isScalar, isSeq, parseDocument } from 'yaml';

import { mapsIn, pairOf, removePair, replaceValue, type Edit, type Rewrite } from './edits.ts';
import { withFewerKinds } from './kinds.ts';
import { withLists, withoutInComparisons } from './lists.ts';
import { withRowLinks } from './rowLinks.ts';

/** From the version that is named to the one after it. */
export const STEPS: Readonly<Record<number, readonly Rewrite[]>> = {
  1: [withoutTabNumbers, withRanges, withRowLinks, withShapes],
  2: [
    withFewerKinds,
    withLists,
    withoutInComparisons('set'),
    withoutInComparisons('to'),
    withoutCalled,
  ],
};

/** The order of a page is the order of Tab: only menus have numbers. */
function withoutTabNumbers(file: string, text: string): Edit[] {
  if (!file.startsWith('pages/')) return [];
  return mapsIn(text).flatMap(({ map, keys }) => {
    const pair = ['blocks', 'filters'].includes(keys.at(-1) ?? '') ? pairOf(map, 'tab') : undefined;
    return pair ? [removePair(text, map, pair)] : [];
  });
}

/** Whole numbers one after another in a condition are said by the first and the last. */
function withRanges(_: string, text: string): Edit[] {
  return mapsIn(text).flatMap(({ map, keys }) => {
    if (!['only', 'when'].includes(keys.at(-1) ?? '')) return [];
    return map.items.flatMap(({ value }) => {
      const numbers = isSeq(value)
        ? value.items.map((item) => (isScalar(item) ? Number(item.value) : NaN))
        : [];
      const [first = NaN] = numbers;
      const isRange = numbers.length > 2 && numbers.every((number, i) => number === first + i);
      return isRange ? [replaceValue(value, `{from: ${first}, to: ${numbers.at(-1)}}`)] : [];
    });
  });
}

/** What answers as older shapes did: a word for `answer`, and the lines that say the rest of it. */
const SHAPES: Readonly<Record<string, string>> = {
  comparison: 'records',
  members: 'records',
  neighbours: 'records',
  periods: 'records\nlists: periods',
  exceptions: 'records\nlists: exceptions',
  holders: 'tree',
  list: 'groups',
};

/** Shapes of answers that are the same thing have one name. */
function withShapes(file: string, text: string): Edit[] {
  const { contents } = parseDocument(text);
  if (!file.startsWith('calls/') || !isMap(contents)) return [];
  const value = pairOf(contents, 'answer')?.value;
  const now = isScalar(value) ? SHAPES[String(value.value)] : undefined;
  return now === undefined ? [] : [replaceValue(value, now)];
}

/** A page about something is always headed by its name. */
function withoutCalled(file: string, text: string): Edit[] {
  if (!file.startsWith('pages/')) return [];
  return mapsIn(text).flatMap(({ map, keys }) => {
    const pair = keys.length === 0 ? pairOf(map, 'called') : undefined;
    return pair ? [removePair(text, map, pair)] : [];
  });
}

/** Where files of the content lie from one version to the next; paths are those below it. */
export const MOVES: Readonly<Record<number, (file: string) => string>> = { 1: toLocales };

/** The words of a language lie in its folder. */
function toLocales(file: string): string {
  return file
    .replace(/^(messages|endings|vocabulary)\/([a-z]{2,3})\.yaml$/, 'locales/$2/$1.yaml')
    .replace(/^texts\/([a-z]{2,3})\//, 'locales/$1/texts/');
}
