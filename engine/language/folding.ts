// Words that a reader would call the same: letters folded, apostrophes and stress marks left out, endings cut.

import type { Portal } from '../model/portal.ts';

/** A stem is at least so long; shorter words stay whole. */
const SHORTEST = 3;

/** Lower case, without apostrophes, stress marks and doubled spaces; ґ is found as г. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’ʼ`´']|\u0301/g, '')
    .replaceAll('ґ', 'г')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The folded words of a text. */
export function splitFoldedWords(text: string): string[] {
  const folded = foldText(text);
  return folded === '' ? [] : folded.split(' ');
}

/** The end of a word in any of a portal's languages; of several that fit the longest is found. */
export type Endings = RegExp;

/** Endings of several languages together: letters tell which of them a word can have. */
export function joinEndings(endings: Iterable<string>): Endings {
  const some = [...endings];
  return some.length === 0 ? /(?!)/ : new RegExp(`(?:${some.join('|')})$`);
}

const known = new WeakMap<Portal, Endings>();

export function compileEndings(portal: Portal): Endings {
  let endings = known.get(portal);
  if (!endings) known.set(portal, (endings = joinEndings(Object.values(portal.endings).flat())));
  return endings;
}

/** A word without its ending. */
export function stripEnding(word: string, endings: Endings): string {
  const cut = word.replace(endings, '');
  return cut.length >= SHORTEST ? cut : word;
}

/** Where these vowels stand in a word changes with its form; what stays is the same for all of them. */
const CHANGING = /[іїоеєё]/g;

/** A word without its ending and without what changes within it from form to form: Київ and Києва have one. */
export function stripToRoot(word: string, endings: Endings): string {
  return stripChanges(stripEnding(word, endings));
}

/** A word without what changes within it from form to form. */
export function stripChanges(word: string): string {
  return word.replaceAll(CHANGING, 'о');
}

/** What words begin with for which a typed one may stand: its stem, or all of it where it is short or has a digit. */
export function findSearchBeginning(typed: string, endings: Endings): string {
  if (/\d/.test(typed)) return typed;
  const stem = stripEnding(typed, endings);
  return stem.length >= SHORTEST ? stem : typed;
}

/** Whether a word that was typed stands for one in a text, whatever their endings; `folded` words on both sides. */
export function isSameWord(typed: string, word: string, endings: Endings): boolean {
  return word.startsWith(findSearchBeginning(typed, endings));
}

/**
 * How well typed words are found in words of a text: 0 not at all, 3 the text begins with them, 2 they stand whole in it, 1 by their stems.
 */
export function matchWords(
  typed: readonly string[],
  words: readonly string[],
  endings: Endings,
): number {
  const isFound = (wanted: string) => words.some((word) => isSameWord(wanted, word, endings));
  if (typed.length === 0 || !typed.every(isFound)) return 0;
  const begins = typed.every((wanted, i) =>
    i === typed.length - 1 ? words[i]?.startsWith(wanted) === true : words[i] === wanted,
  );
  if (begins) return 3;
  return typed.every((wanted) => words.includes(wanted)) ? 2 : 1;
}

/**
 * The nearest of some words to one that was written wrongly: those that share most pairs of letters. (A reader's guess
 * at a whole name: order of words and endings count little. The check's `suggest` counts mistyped letters of a key.)
 */
export function nearest<T>(
  written: string,
  all: readonly T[],
  spell: (item: T) => readonly string[],
  most: number,
): T[] {
  const wanted = foldText(written).slice(0, 60);
  const near = all.map((item) => ({
    item,
    distance: Math.min(...spell(item).map((text) => distanceOf(wanted, foldText(text)))),
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
