// The letters that a language is written in.

import { remember } from '../model/remember.ts';

const scripts = new Map<string, string>();
const letters = new Map<string, RegExp>();

/** The script of a language by its four letters, such as Latn. */
export function findScript(locale: string): string {
  return remember(scripts, locale, () => new Intl.Locale(locale).maximize().script ?? 'Latn');
}

/** Whether a text has a letter of the script of a language. */
export function hasLettersOf(locale: string, text: string): boolean {
  const script = findScript(locale);
  return remember(letters, script, () => new RegExp(`\\p{Script=${script}}`, 'u')).test(text);
}
