// Text in several languages → the words of one, saying so where they had to be borrowed from the default language.

import type { Text, Words } from '../model/portal.ts';

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
