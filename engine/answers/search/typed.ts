// What a reader typed, as words to be found: without those of a question, and with what the portal calls the same.

import { wordsOf } from '../../language/folding.ts';
import type { Portal } from '../../model/portal.ts';

/** So many words are looked for, in so many readings. */
const [MOST_WORDS, MOST_READINGS] = [8, 5];

/** The words as they were typed, then those with synonyms in their place; none where nothing was typed. */
export function readTyped(portal: Portal, text: string): string[][] {
  const all = wordsOf(text).slice(0, MOST_WORDS);
  if (all.length === 0) return [];
  const known = Object.values(portal.searchWords);
  const asides = new Set(known.flatMap((words) => words.asides));
  const told = (words: readonly string[]) => words.filter((word) => !asides.has(word));
  const typed = told(all).length === 0 ? all : told(all);
  const readings = [typed];
  for (const [key, others] of known.flatMap(({ synonyms }) => Object.entries(synonyms))) {
    const words = wordsOf(key);
    const from = placeOf(all, words);
    if (from === null) continue;
    for (const other of others)
      readings.push([
        ...told(all.slice(0, from)),
        ...wordsOf(other),
        ...told(all.slice(from + words.length)),
      ]);
  }
  return readings.slice(0, MOST_READINGS);
}

/** Where words stand one after another; null where they do not. */
function placeOf(typed: readonly string[], words: readonly string[]): number | null {
  const from = typed.findIndex((_, i) => words.every((word, k) => typed[i + k] === word));
  return from < 0 || words.length === 0 ? null : from;
}
