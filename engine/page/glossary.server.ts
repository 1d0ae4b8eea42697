// Marks the names of entries in what a page says: the first time each stands there, in any of its forms, it opens in place.

import {
  readEntries,
  entryAddress,
  entryAt,
  findEntryPage,
  type Entry,
} from '../answers/document/collections.ts';
import type { NameMarker } from '../blocks/contract/context.server.ts';
import type { MarkedPart } from '../blocks/written/written.server.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import { at, assertDefined } from '../model/lookup.ts';
import type { Page, TermView } from '../model/portal.ts';

/** A page explains so many names, a block that stays as it is so many more in the line below it. */
const MOST_ON_PAGE = 24;
const MOST_OF_TEXTS = 6;

interface Form {
  readonly words: readonly string[];
  readonly entry: Entry;
  /** Phrases around it, letter by letter, in which it means something else. */
  readonly unless: readonly (readonly string[])[];
}

const LETTER = /[\p{L}\p{N}'’ʼ-]+/gu;
const indexes = new WeakMap<LocaleFormatter, ReadonlyMap<string, readonly Form[]>>();

/** The forms of every name by their first word, the longest first. */
function collectIndex(formatter: LocaleFormatter): ReadonlyMap<string, readonly Form[]> {
  const known = indexes.get(formatter);
  if (known) return known;
  const { portal, locale } = formatter;
  const index = new Map<string, Form[]>();
  for (const entry of readEntries(portal, portal.settings.terms)) {
    const unless = (entry.unless[locale.code] ?? []).map((phrase) =>
      wordsIn(phrase).map(({ own }) => own),
    );
    for (const form of new Set([
      entry.name[locale.code] ?? '',
      ...(entry.forms[locale.code] ?? []),
    ])) {
      const words = wordsIn(form).map(({ word }) => word);
      const [first] = words;
      if (first !== undefined)
        index.set(first, [...(index.get(first) ?? []), { words, entry, unless }]);
    }
  }
  for (const forms of index.values()) forms.sort((a, b) => b.words.length - a.words.length);
  indexes.set(formatter, index);
  return index;
}

interface Word {
  /** In small letters. */
  readonly word: string;
  /** As it is written. */
  readonly own: string;
  readonly start: number;
  readonly end: number;
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(LETTER)].map((match) => {
    const own = match[0].replaceAll(/['ʼ]/g, '’');
    return {
      word: own.toLowerCase(),
      own,
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly entry: Entry;
}

/** Names that stand in a text and were not met before, in reading order; no more than `most` on the page. */
function findIn(
  text: string,
  index: ReadonlyMap<string, readonly Form[]>,
  met: Set<string>,
  most: number,
): Found[] {
  const words = wordsIn(text);
  const found: Found[] = [];
  let next = 0;
  for (const [i, { word, start }] of words.entries()) {
    if (met.size >= most) break;
    if (i < next) continue;
    const form = index
      .get(word)
      ?.find((known) => standsAt(known, text, words.slice(i)) && !meansElse(known, words, i));
    if (!form) continue;
    next = i + form.words.length;
    if (met.has(form.entry.key)) continue;
    met.add(form.entry.key);
    found.push({ start, end: at(words, next - 1).end, entry: form.entry });
  }
  return found;
}

/** Whether the words of a text begin with those of a name, with nothing but spaces between. */
function standsAt({ words }: Form, text: string, following: readonly Word[]): boolean {
  return words.every((word, k) => {
    const own = following[k];
    const before = following[k - 1];
    return own?.word === word && (!before || text.slice(before.end, own.start).trim() === '');
  });
}

/** Whether a form that stands at word `i` is part of a phrase in which it means something else. */
function meansElse({ words: form, unless }: Form, words: readonly Word[], i: number): boolean {
  return unless.some((phrase) => {
    for (let from = Math.max(0, i + form.length - phrase.length); from <= i; from++)
      if (phrase.every((own, k) => words[from + k]?.own === own)) return true;
    return false;
  });
}

/** The names of one page: asked in the order of reading, it knows which were met. */
export class PageTerms implements NameMarker {
  private readonly formatter: LocaleFormatter;
  private readonly own: string;
  /** Page of an entry; null where the portal marks none. */
  private readonly page: Page | null;
  private readonly met: Set<string>;

  /** `own` is the entry the page is about, which it need not explain; empty: none. */
  constructor(formatter: LocaleFormatter, own: string) {
    const { portal } = formatter;
    this.formatter = formatter;
    this.own = own;
    this.page = findEntryPage(portal, portal.settings.terms);
    this.met = new Set(own === '' ? [] : [own]);
  }

  /** A text cut at the names that stand in it for the first time. */
  mark(text: string): MarkedPart[] {
    if (!this.page || text.trim() === '') return [text];
    let at = 0;
    const parts: MarkedPart[] = [];
    for (const { start, end, entry } of this.find(text, MOST_ON_PAGE)) {
      const to = entryAddress(this.page, entry.key);
      parts.push(text.slice(at, start), { term: entry.key, words: text.slice(start, end), to });
      at = end;
    }
    return [...parts, text.slice(at)];
  }

  /** Keys of the names in some texts that stay as they are. */
  keysIn(texts: readonly string[]): string[] {
    if (!this.page) return [];
    const most = Math.min(MOST_ON_PAGE, this.met.size + MOST_OF_TEXTS);
    return texts.flatMap((text) => this.find(text, most).map(({ entry }) => entry.key));
  }

  /** What opens where a name was marked. */
  views(): TermView[] {
    const { formatter, page } = this;
    const { portal } = formatter;
    if (!page) return [];
    const keys = [...this.met].filter((key) => key !== this.own);
    return keys.map((key) => {
      const { name, about } = assertDefined(entryAt(portal, portal.settings.terms, key));
      return {
        key,
        name: formatter.words(name),
        about: about ? formatter.words(about) : '',
        to: entryAddress(page, key),
      };
    });
  }

  private find(text: string, most: number): Found[] {
    return findIn(text, collectIndex(this.formatter), this.met, most);
  }
}
