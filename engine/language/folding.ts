// Words that a reader would call the same: letters folded, apostrophes and stress marks left out, endings cut.

import type { Portal, SpellingWords } from '../model/portal.ts';
import { remember } from '../model/remember.ts';

/** A stem is at least so long; shorter words stay whole. */
const SHORTEST = 3;

/** Letters that are written otherwise. */
interface Letters {
  readonly pattern: RegExp;
  readonly written: Readonly<Record<string, string>>;
}

/** How words of a portal's languages are compared: letters tell which of them a word is of. */
export interface Spelling {
  /** The end of a word; of several that fit the longest is found. */
  readonly ending: RegExp;
  /** Letters that are read as others. */
  readonly same: Letters;
  /** Letters of neighbouring alphabets, as this language would write them. */
  readonly foreign: Letters;
  /** Letters that take each other's place in the forms of a word. */
  readonly changing: Letters;
}

/** The spelling of several languages together. */
export function joinSpelling(languages: readonly SpellingWords[]): Spelling {
  const endings = languages.flatMap((language) => language.endings ?? []);
  const changing = languages.flatMap((language) => language.changing ?? []);
  return {
    ending: endings.length === 0 ? /(?!)/ : new RegExp(`(?:${endings.join('|')})$`),
    same: joinLetters(languages.flatMap(({ same = {} }) => Object.entries(same))),
    foreign: joinLetters(languages.flatMap(({ foreign = {} }) => Object.entries(foreign))),
    changing: joinLetters(
      changing.flatMap(([first = '', ...others]) => others.map((letter) => [letter, first])),
    ),
  };
}

function joinLetters(entries: readonly (readonly [string, string])[]): Letters {
  const letters = entries.map(([letter]) => letter);
  return {
    pattern: letters.length === 0 ? /(?!)/g : new RegExp(`[${letters.join('')}]`, 'g'),
    written: Object.fromEntries(entries),
  };
}

function write(text: string, { pattern, written }: Letters): string {
  return text.replaceAll(pattern, (letter) => written[letter] ?? letter);
}

const known = new WeakMap<Portal, Spelling>();

/** The spelling of a portal's languages. */
export function findSpelling(portal: Portal): Spelling {
  return remember(known, portal, () => joinSpelling(Object.values(portal.spelling)));
}

/** Lower case, without apostrophes, stress marks and doubled spaces, letters that are read as others written as these. */
export function foldText(text: string, { same }: Pick<Spelling, 'same'>): string {
  return write(text.toLowerCase().replaceAll(/[’ʼ`´']|\u0301/g, ''), same)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The folded words of a text. */
export function splitFoldedWords(text: string, spelling: Pick<Spelling, 'same'>): string[] {
  const folded = foldText(text, spelling);
  return folded === '' ? [] : folded.split(' ');
}

/** A word without its ending. */
export function stripEnding(word: string, { ending }: Spelling): string {
  const cut = word.replace(ending, '');
  return cut.length >= SHORTEST ? cut : word;
}

/** A word without its ending and without what changes within it from form to form: Київ and Києва have one. */
export function stripToRoot(word: string, spelling: Spelling): string {
  return stripChanges(stripEnding(word, spelling), spelling);
}

/** A word without what changes within it from form to form. */
export function stripChanges(word: string, { changing }: Spelling): string {
  return write(word, changing);
}

/** A word as it is spelt in the portal's alphabets, without what changes within it. */
export function spell(word: string, spelling: Spelling): string {
  return stripChanges(write(word, spelling.foreign), spelling);
}

/** What words begin with for which a typed one may stand: its stem, or all of it where it is short or has a digit. */
export function findSearchBeginning(typed: string, spelling: Spelling): string {
  if (/\d/.test(typed)) return typed;
  const stem = stripEnding(typed, spelling);
  return stem.length >= SHORTEST ? stem : typed;
}

/** Whether a word that was typed stands for one in a text, whatever their endings; `folded` words on both sides. */
export function isSameWord(typed: string, word: string, spelling: Spelling): boolean {
  return word.startsWith(findSearchBeginning(typed, spelling));
}

/**
 * How well typed words are found in words of a text: 0 not at all, 3 the text begins with them, 2 they stand whole in it, 1 by their stems.
 */
export function matchWords(
  typed: readonly string[],
  words: readonly string[],
  spelling: Spelling,
): number {
  const isFound = (wanted: string) => words.some((word) => isSameWord(wanted, word, spelling));
  if (typed.length === 0 || !typed.every(isFound)) return 0;
  const begins = typed.every((wanted, i) =>
    i === typed.length - 1 ? words[i]?.startsWith(wanted) === true : words[i] === wanted,
  );
  if (begins) return 3;
  return typed.every((wanted) => words.includes(wanted)) ? 2 : 1;
}

/** The word that shares most pairs of letters with a misspelled one. Unlike `suggest`, it hardly minds order and endings. */
export function nearest<T>(
  written: string,
  all: readonly T[],
  namesOf: (item: T) => readonly string[],
  { most, spelling }: { readonly most: number; readonly spelling: Spelling },
): T[] {
  const wanted = foldText(written, spelling).slice(0, 60);
  const near = all.map((item) => ({
    item,
    distance: Math.min(
      ...namesOf(item).map((text) => distanceOf(wanted, foldText(text, spelling))),
    ),
  }));
  return near
    .filter(({ distance }) => distance <= 0.5)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ item }) => item);
}

/** Share of letter pairs that two words do not have in common, 0 to 1; a word that begins the other is near. */
function distanceOf(a: string, b: string): number {
  if (a === '' || b === '') return 1;
  if (b.startsWith(a) || a.startsWith(b)) return 0.1;
  const pairs = (text: string) =>
    Array.from({ length: text.length + 1 }, (_, i) => ` ${text} `.slice(i, i + 2));
  const left = pairs(a);
  const right = pairs(b);
  const shared = left.filter((pair) => {
    const at = right.indexOf(pair);
    if (at >= 0) right.splice(at, 1);
    return at >= 0;
  }).length;
  return 1 - (2 * shared) / (a.length + b.length + 2);
}
