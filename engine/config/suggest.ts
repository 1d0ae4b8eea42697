// What the writer may have meant: the nearest allowed name, and Cyrillic letters that look Latin.

import { at, last } from '../model/lookup.ts';

// These letters stay in code: they are a property of keys typed on two keyboard layouts, not of one portal's language.

const LOOKS_LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  І: 'I',
  Ј: 'J',
  Ѕ: 'S',
  У: 'Y',
};
const LOOKS_DIGIT: Readonly<Record<string, string>> = {
  О: '0',
  о: '0',
  З: '3',
  з: '3',
  б: '6',
  Ч: '4',
};

/** The allowed name that is nearest to what was written, or several that were written without commas; null where none is near. */
export function suggest(written: string, allowed: readonly string[]): string | null {
  const words = written.split(/[\s;]+/);
  if (words.length > 1 && words.every((word) => allowed.includes(word))) return words.join(', ');
  const plain = toLatin(written)
    .toLowerCase()
    .replace(/^[“”„«»‘’"']|[“”„«»‘’"',;.]$/g, '');
  const limit = Math.max(1, Math.floor(plain.length / 3));
  let best: string | null = null;
  let least = limit + 1;
  for (const name of allowed) {
    const distance = editDistance(plain, name.toLowerCase(), least);
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** The first Cyrillic letter in a name that mixes it with Latin letters or digits, or stands for one. */
export function findLookAlike(written: string): { letter: string; like: string } | null {
  const cyrillic = /\p{Script=Cyrillic}/u.exec(written);
  if (!cyrillic) return null;
  const letter = cyrillic[0];
  const withDigits = /\d/.test(written) && !/[A-Za-z]/.test(written);
  const like = (withDigits ? LOOKS_DIGIT[letter] : undefined) ?? LOOKS_LATIN[letter];
  if (!like) return null;
  const plain = withDigits
    ? [...written].map((c) => LOOKS_DIGIT[c] ?? c).join('')
    : toLatin(written);
  return /^[\x21-\x7e]+$/.test(plain) ? { letter, like } : null;
}

/** The same name with Cyrillic letters replaced by the Latin ones they look like. */
export function toLatin(written: string): string {
  return [...written].map((c) => LOOKS_LATIN[c] ?? c).join('');
}

/** Damerau–Levenshtein (neighbours swapped count once), given up above `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(before, j - 2) + 1);
      row.push(cost);
    }
    [before, above] = [above, row];
  }
  return last(above);
}
