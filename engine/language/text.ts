// Text in several languages → the words of one, saying so where they had to be borrowed from the default language.

import type { Text, Words } from '../model/portal.ts';

export function wordsIn(
  text: Readonly<Record<string, string>> | Text,
  locale: string,
  fallback: string,
): Words {
  const own = text[locale];
  if (own !== undefined) return own;
  return { words: text[fallback] ?? Object.values(text)[0] ?? '', lang: fallback };
}

export function plainWords(words: Words): string {
  return typeof words === 'string' ? words : words.words;
}
