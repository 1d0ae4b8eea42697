// Words in Latin letters, by the tables of the portal's languages: names that stand in another language in their first form are found by it.

import type { SearchWords } from '../../model/portal.ts';

/** A folded word in Latin letters; empty where it has a letter that no table knows, or none that it changes. */
export type Romanise = (word: string) => string;

/** Joins the tables of all languages, a later one first; of the keys that fit at a place the longest is taken. */
export function romaniser(languages: readonly Pick<SearchWords, 'romanised'>[]): Romanise {
  const [first, letters] = (['first', 'letters'] as const).map(
    (part) => new Map(languages.flatMap(({ romanised }) => Object.entries(romanised[part]))),
  ) as [Map<string, string>, Map<string, string>];
  const longest = Math.max(1, ...[...letters.keys()].map((key) => key.length));
  return (word) => {
    let written = '';
    for (let at = 0; at < word.length;) {
      const step = stepAt(word, at, longest, (key) =>
        at === 0 && first.has(key) ? first.get(key) : letters.get(key),
      );
      if (!step) return '';
      written += step.latin;
      at += step.length;
    }
    return written;
  };
}

/** The longest letters at a place that are known, and what stands for them. */
function stepAt(
  word: string,
  at: number,
  longest: number,
  latinOf: (key: string) => string | undefined,
): { readonly latin: string; readonly length: number } | null {
  for (let length = Math.min(longest, word.length - at); length > 0; length--) {
    const latin = latinOf(word.slice(at, at + length));
    if (latin !== undefined) return { latin, length };
  }
  return null;
}
