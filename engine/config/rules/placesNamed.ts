// Pages, sections and tabs that a text names in quotation marks: what is called so must be there.

import { remember } from '../../model/remember.ts';
import type { OpenedConfig } from '../opened/spec.ts';
import { compileWholeWords, type Speaking } from './vocabulary.ts';

/** A name in one of the pairs of quotation marks, after a word and a space. */
const QUOTED = String.raw`\s(?:«([^»]+)»|“([^”]+)”|‘([^’]+)’)`;

const sought = new WeakMap<OpenedConfig['vocabulary'], Map<string, RegExp | null>>();

/** The first page, section or tab that is named and that no page, menu, block or message is called; null where each is there. */
export function findMissingPlace(
  { config }: Speaking,
  text: string,
  locale: string,
): { readonly written: string } | null {
  const { vocabulary } = config;
  const pattern = remember(
    remember(sought, vocabulary, () => new Map<string, RegExp | null>()),
    locale,
    () => {
      const words = vocabulary
        .filter(({ id }) => id === locale)
        .flatMap(({ spec }) => spec.places ?? []);
      return words.length === 0
        ? null
        : new RegExp(compileWholeWords(words, 'iu').source.replace(/\(\?!.*$/, '') + QUOTED, 'giu');
    },
  );
  if (!pattern) return null;
  for (const match of text.matchAll(pattern)) {
    const written = match.slice(1).find((name) => name !== undefined) ?? '';
    if (!namesIn(config, locale).has(written)) return { written };
  }
  return null;
}

const called = new WeakMap<OpenedConfig, Map<string, ReadonlySet<string>>>();

/** Everything that is shown as a name: all texts of pages, menus, filters and settings, and all messages. */
function namesIn(config: OpenedConfig, locale: string): ReadonlySet<string> {
  const byLocale = remember(called, config, () => new Map<string, ReadonlySet<string>>());
  return remember(byLocale, locale, () => {
    const names = new Set<string>();
    const { pages, menus, filters, portal, messages } = config;
    for (const { spec } of pages.entries.values()) gather(spec, locale, names);
    for (const part of [menus, filters, portal]) gather(part?.spec, locale, names);
    for (const { spec } of messages.get(locale) ?? []) gatherAll(spec, names);
    return names;
  });
}

function gather(part: unknown, locale: string, into: Set<string>): void {
  if (part === null || typeof part !== 'object') return;
  for (const [key, value] of Object.entries(part))
    if (key === locale && typeof value === 'string') into.add(value);
    else gather(value, locale, into);
}

function gatherAll(part: unknown, into: Set<string>): void {
  if (typeof part === 'string') into.add(part);
  else if (part !== null && typeof part === 'object')
    for (const value of Object.values(part)) gatherAll(value, into);
}
