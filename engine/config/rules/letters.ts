// Rules about the letters of a text: each language in its own, no marks that a plain text would show.

import { findScript } from '../../language/letters.ts';
import { findLookAlike } from '../suggest.ts';
import type { ProblemCode } from '../checkWords.ts';
import type { Problem } from '../problems.ts';

/** What words begin with that a starting file has in the place of an editor's: they are not to be published. */
export const PLACEHOLDER = '✎';

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Names that stay as they are stand in these quotation marks. */
const MARKED = /«[^»]*»/g;
/** A word of both alphabets: letters beside letters, without a hyphen between them. */
const MIXED = /[\p{L}’]*(?:\p{Script=Cyrillic}[A-Za-z]|[A-Za-z]\p{Script=Cyrillic})[\p{L}’]*/u;
/** Foreign words from the first one on. */
const CYRILLIC_WORDS = /\p{Script=Cyrillic}[\p{Script=Cyrillic}’'\-– ]*/u;
/** What a Markdown or HTML writer would write, and a plain text shows as it stands. */
const MARKS: readonly RegExp[] = [
  /\[[^\]\n]*\]\([^)\n]*\)?/,
  /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i,
  /&(?:[a-z]{2,8}|#\d{2,5});/,
  /\*\*[^*\n]*(?:\*\*)?/,
  /__[^_\n]+__/,
  /`[^`\n]+`/,
  /^#{1,6} .*/m,
];
/** No abbreviation, address or code. */
const LATIN_WORD = /(?<![\p{L}\d/.@_-])[A-Za-z]?[a-z]{2,}(?![\p{L}\d/@_-]|\.\S)/u;
/** What stands where somebody meant to write something else. */
const MEANT = /\b(?:TO[D]O|TBD|FIXM[E]|XX[X])\b|\blorem ipsum\b|^\?{2,}$/iu;

export interface LettersProblem {
  readonly code: ProblemCode;
  readonly words: Problem['words'];
  readonly severity: Problem['severity'];
}

const MOST_KEPT = 50_000;
const checked = new Map<string, LettersProblem | null>();

/** What is wrong with the letters of words in one language; null where nothing is. Kept, as the same words are checked with every save. */
export function checkLetters(words: string, locale: string): LettersProblem | null {
  const key = `${locale} ${words}`;
  const known = checked.get(key);
  if (known !== undefined) return known;
  const found = findLetters(words, locale);
  if (checked.size >= MOST_KEPT) checked.clear();
  checked.set(key, found);
  return found;
}

function findLetters(words: string, locale: string): LettersProblem | null {
  // it is shown to whoever writes the text
  if (words.includes(PLACEHOLDER) || MEANT.test(words))
    return { code: 'placeholder', words: { written: cut(words) }, severity: 'warning' };
  const own = words.replaceAll(MARKED, '');
  const mixed = MIXED.exec(own)?.[0];
  if (mixed !== undefined) return mixedLettersProblem(mixed);
  const cyrillic = writesCyrillic(locale);
  if (!cyrillic && CYRILLIC.test(own)) {
    const written = cut(CYRILLIC_WORDS.exec(own)?.[0] ?? '');
    return { code: 'foreign-letters', words: { written, locale }, severity: 'error' };
  }
  // names and codes stay as they are in every language; a sentence does not
  if (cyrillic && !CYRILLIC.test(words) && LATIN_WORD.test(own.replaceAll(/\{[^{}]*\}/g, ' ')))
    return {
      code: 'not-translated',
      words: { written: cut(words), locale },
      severity: 'warning',
    };
  return null;
}

/** The first mark in a plain text, as it would be shown. */
export function findMark(words: string): string | null {
  const found = MARKS.map((mark) => mark.exec(words)).filter((match) => match !== null);
  const [first] = found.sort((a, b) => a.index - b.index);
  return first ? cut(first[0]) : null;
}

export function writesCyrillic(locale: string): boolean {
  return findScript(locale) === 'Cyrl';
}

function mixedLettersProblem(written: string): LettersProblem {
  const look = findLookAlike(written);
  const latin = /[A-Za-z]/.exec(written)?.[0] ?? '';
  return look && !mostlyCyrillic(written)
    ? { code: 'look-alike', words: { written, ...look }, severity: 'error' }
    : { code: 'latin-letter', words: { written, letter: latin }, severity: 'error' };
}

function mostlyCyrillic(word: string): boolean {
  const cyrillic = word.match(/\p{Script=Cyrillic}/gu) ?? [];
  return cyrillic.length * 2 > word.length;
}

function cut(text: string): string {
  const whole = text.trim().replace(/\s+/g, ' ');
  return whole.length > 40 ? `${whole.slice(0, 39)}…` : whole;
}
