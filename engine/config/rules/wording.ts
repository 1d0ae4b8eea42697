// What is said in one language against its vocabulary: words for things, words that are not used, and names of places on the portal.

import { remember } from '../../model/remember.ts';
import type { OpenedConfig } from '../opened/spec.ts';
import type { ProblemCode } from '../checkWords.ts';
import { PLACEHOLDER, writesCyrillic } from './letters.ts';
import { type Speaking, compileWholeWords, findAvoided } from './vocabulary.ts';

/** What languages say of themselves where the search learns to read them. */
interface Tongue {
  /** Letters beyond Latin ones; empty where nobody says which it has. */
  readonly alphabet: string;
  readonly small: ReadonlySet<string>;
}

/** Of which there must be so many, and none of the language itself. */
const SMALL_WORDS = 2;
const LEAST_LETTERS = 2;

const known = new WeakMap<OpenedConfig['endings'], ReadonlyMap<string, Tongue>>();

/** What in a text is not of its language; names in quotation marks, code and addresses aside. */
function findForeign(
  { config }: Speaking,
  text: string,
  locale: string,
): { readonly code: ProblemCode; readonly words: Readonly<Record<string, string>> } | null {
  const own = tonguesIn(config).get(locale);
  // that it is not written yet is said by another rule
  if (!own || text.includes(PLACEHOLDER)) return null;
  const said = text
    .replaceAll(/«[^»]*»|“[^”]*”|‘[^’]*’|`[^`]*`|\{[^{}]*\}|\S*[/@]\S*/g, ' ')
    .toLowerCase();
  const words = said.match(/[\p{L}’']+/gu) ?? [];
  if (own.alphabet !== '' && writesCyrillic(locale)) {
    const letter = /\p{Script=Cyrillic}/u;
    const strange = (each: string) => letter.test(each) && !own.alphabet.includes(each);
    const written = words.find((word) => [...word].some(strange));
    const [first = ''] = [...(written ?? '')].filter(strange);
    if (written !== undefined)
      return { code: 'other-alphabet', words: { written, letter: first, locale } };
  }
  // what is in other letters altogether is said of the letters
  if (writesCyrillic(locale) !== /\p{Script=Cyrillic}/u.test(said)) return null;
  for (const [language, { small }] of tonguesIn(config)) {
    if (language === locale) continue;
    const found = words.filter((word) => small.has(word) && !own.small.has(word));
    if (found.length >= SMALL_WORDS && !words.some((word) => own.small.has(word)))
      return {
        code: 'other-language',
        words: { written: found.slice(0, 3).join(', '), language, locale },
      };
  }
  return null;
}

function tonguesIn({ endings }: OpenedConfig): ReadonlyMap<string, Tongue> {
  return remember(
    known,
    endings,
    () =>
      new Map(
        endings.map(({ id, spec: { romanised, asides = [] } }) => [
          id,
          {
            alphabet: Object.keys({ ...romanised?.first, ...romanised?.letters }).join(''),
            small: new Set(asides.filter((word) => word.length >= LEAST_LETTERS)),
          },
        ]),
      ),
  );
}

/** A name in one of the pairs of quotation marks, after a word and a space. */
const QUOTED = String.raw`\s(?:«([^»]+)»|“([^”]+)”|‘([^’]+)’)`;

const sought = new WeakMap<OpenedConfig['vocabulary'], Map<string, RegExp | null>>();

/** The first page, section or tab that is named and that no page, menu, block or message is called; null where each is there. */
function findMissingPlace(
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

export interface WordsProblem {
  readonly code: ProblemCode;
  readonly words: Readonly<Record<string, string>>;
}

/** What is wrong with words in one language; null where nothing is. */
export function findWordsProblem(
  context: Speaking,
  text: string,
  locale: string,
): WordsProblem | null {
  const foreign = findForeign(context, text, locale);
  if (foreign) return foreign;
  const avoided = findAvoided(context, text, locale);
  if (avoided) return { code: 'other-word', words: avoided };
  const missing = findMissingPlace(context, text, locale);
  return missing && { code: 'nothing-called', words: missing };
}
