// Words of a portal that a language has in a file of its own: they are found by the same words in the default language.

import { isObject } from '../model/lookup.ts';
import type { Titles } from '../model/words.ts';

/** What a text is called in a language: beside the others, else in the titles of the language; undefined where neither says it. */
export function titleIn(
  { from, words }: Titles,
  text: Readonly<Record<string, unknown>>,
  locale: string,
): unknown {
  const said = text[from];
  const own = words[locale] ?? {};
  return (
    text[locale] ?? (typeof said === 'string' && Object.hasOwn(own, said) ? own[said] : undefined)
  );
}

/** The value with every text in all languages that have titles for it; what has nothing to gain stays the same object. */
export function withTitles<T>(value: T, titles: Titles): T {
  return Object.keys(titles.words).length === 0 ? value : (translate(value, titles) as T);
}

function translate(value: unknown, titles: Titles): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => translate(item, titles));
    return items.every((item, i) => item === value[i]) ? value : items;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, translate(inner, titles)]);
  const found = Object.keys(titles.words).flatMap((locale) => {
    const title = locale in value ? undefined : titleIn(titles, value, locale);
    return title === undefined ? [] : [[locale, title]];
  });
  const isSame =
    found.length === 0 && entries.every(([key, inner]) => value[key as string] === inner);
  return isSame ? value : Object.fromEntries([...entries, ...found]);
}
