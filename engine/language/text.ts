// Text in several languages → the words of one, saying so where they had to be borrowed from the default language.

import type { Text, Words } from '../model/portal.ts';
import type { SayMessage } from './messages.ts';

/** The words of one language; those of the default language say that they are borrowed. */
export function wordsIn(
  text: Readonly<Record<string, string>> | Text,
  locale: string,
  fallback: string,
): Words {
  const own = text[locale];
  if (own !== undefined) return own;
  return { words: text[fallback] ?? Object.values(text)[0] ?? '', lang: fallback };
}

/** Names from files have the apostrophe of the keyboard. */
export function typographic(words: Words): Words {
  if (typeof words !== 'string') return { ...words, words: plainWords(typographic(words.words)) };
  return words.includes("'") ? words.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’') : words;
}

/** Words alone, where their language is known or need not be said. */
export function plainWords(words: Words): string {
  return typeof words === 'string' ? words : words.words;
}

/** A text in one language, or in the first one it was written in; empty where nothing was written. */
export function textIn(text: Text, locale: string): string {
  return text[locale] ?? Object.values(text)[0] ?? '';
}

/** The first letter large, the others as they are. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words that stand in one line: an amount and all words of its unit. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** A head that takes two lines at most however narrow its place: it breaks at one space alone, where the longer line is the shortest. */
export function inTwoLines(words: Words): Words {
  if (typeof words !== 'string') return { ...words, words: plainWords(inTwoLines(words.words)) };
  const longer = (place: number) => Math.max(place, words.length - place - 1);
  const places = [...words.matchAll(/ /g)].map(({ index }) => index);
  const [place] = places.sort((a, b) => longer(a) - longer(b));
  if (place === undefined) return words;
  return `${unbroken(words.slice(0, place))} ${unbroken(words.slice(place + 1))}`;
}

/** A title that begins with a mark where the figures that it leads to have one. */
export function markedTitle(
  say: SayMessage,
  title: string,
  mark: object | boolean | null | undefined,
): string {
  return mark ? say('shell.demonstration-title', { title }) : title;
}
