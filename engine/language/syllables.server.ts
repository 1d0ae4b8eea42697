// Where a long word of a name may break: by the patterns of its language, with at least four letters on both sides.

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import createHyphenator from 'hyphen';

import { remember } from '../model/remember.ts';

type Hyphenate = (text: string) => string;

const require = createRequire(import.meta.url);
/** Shorter words have room in every place. */
const LONG = 10;
/** So many letters stay together: less is hard to read alone, and each place costs bytes. */
const TOGETHER = 4;
const MARK = '\u00ad';

const hyphenators = new Map<string, Hyphenate>();

/** A text in pieces between which a line may end amid a word; whole where nobody has patterns for its language, whose BCP 47 tag is given. A word with a hyphen of its own breaks there alone; nothing breaks beside an apostrophe. */
export function splitSyllables(text: string, tag: string): string[] {
  const hyphenate = remember(hyphenators, tag, () => findHyphenator(tag));
  const places = [...text.matchAll(/\p{L}+(?:[’'-]\p{L}+)*/gu)].flatMap(({ 0: word, index }) =>
    word.length < LONG || word.includes('-')
      ? []
      : breaksIn(word, hyphenate).map((place) => index + place),
  );
  return [0, ...places].map((from, i) => text.slice(from, places[i]));
}

/** By the patterns of the language as it is written in a country, else of the language. */
function findHyphenator(tag: string): Hyphenate {
  const folder = join(require.resolve('hyphen'), '../patterns');
  const [language = ''] = tag.split('-');
  const file = [tag.toLowerCase(), language]
    .map((name) => join(folder, `${name}.js`))
    .find((path) => existsSync(path));
  return file === undefined
    ? (text) => text
    : createHyphenator(require(file), { hyphenChar: MARK, html: false });
}

/** Places after so many letters. Patterns know the apostrophe of print alone as none of their letters. */
function breaksIn(word: string, hyphenate: Hyphenate): number[] {
  const places: number[] = [];
  let end = 0;
  for (const syllable of hyphenate(word.replaceAll("'", '’')).split(MARK)) {
    if (end - (places.at(-1) ?? 0) >= TOGETHER && word.length - end >= TOGETHER) places.push(end);
    end += syllable.length;
  }
  return places;
}
