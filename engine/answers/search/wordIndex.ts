// The words of everything that can be found, in MiniSearch behind the portal's own folding: how well each word stands for each thing, also written in Latin letters.

import { setImmediate } from 'node:timers/promises';

import MiniSearch from 'minisearch';

import { LRUCache } from '../keptByCall.ts';
import {
  stripChanges,
  stripToRoot,
  spell,
  stripEnding,
  splitFoldedWords,
  type Spelling,
} from '../../language/folding.ts';
import type { Text, SearchWords } from '../../model/portal.ts';

/** What is found by its words. */
interface Spelled {
  readonly name: Text;
  readonly about: Text | null;
  /** Other forms of the name, by language. */
  readonly forms?: Readonly<Record<string, readonly string[]>>;
  /** All that is said of it, by language. */
  readonly text?: Readonly<Record<string, string>>;
}

/** How words of a portal are cut. */
interface Cuts {
  readonly spelling: Spelling;
  /** Endings of adjectives that are made of names, each cut by itself. */
  readonly adjectives: readonly string[];
  readonly romanise: Romanise;
}

/** By its place: how well a thing is found by one word, 0 to 1. */
export type WordHits = ReadonlyMap<number, number>;

/** How much a word counts: in another language than the reader's, and outside of names. */
const [OTHER_LANGUAGE, IN_TEXT] = [0.85, 0.35];
/** How much it counts by what was found: itself, its root, what begins with it, what begins with its root, what is nearly it. */
const [SAME, ROOT, BEGINS, ROOT_BEGINS, NEARLY] = [1, 0.9, 0.7, 0.55, 0.75];
/** How much more it counts where it stands so in two alphabets: of towns whose names are alike the one that is meant. */
const BOTH_WAYS = 0.05;
/** Shorter roots are not looked for as beginnings, shorter words not with a wrong letter, nor with two. */
const [SHORTEST_ROOT, SHORTEST_NEARLY, SHORTEST_TWICE] = [4, 5, 8];
const TEXT = ':text';

/** What a word finds is kept where it finds so much, and so much of all words together. */
const [FREQUENT, MOST_KEPT] = [500, 400_000];

/** So many things are taken in before others are let work. */
const AT_ONCE = 200;

export class WordIndex {
  private readonly cuts: Cuts;
  private readonly index: MiniSearch;
  /** What each word is kept under, while words are taken in. */
  private readonly known = new Map<string, string[]>();
  /** What words find that find much: it takes long, and they are asked for again and again. */
  private readonly frequent = new LRUCache<string, WordHits>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ size }) => size,
  });

  /** Takes everything in, a part at a time: questions are answered in between. */
  static async of(all: readonly Spelled[], cuts: Cuts): Promise<WordIndex> {
    const words = new WordIndex(all, cuts);
    for (let from = 0; from < all.length; from += AT_ONCE) {
      words.take(all, from);
      await setImmediate();
    }
    words.known.clear();
    return words;
  }

  private constructor(all: readonly Spelled[], cuts: Cuts) {
    this.cuts = cuts;
    const locales = [...new Set(all.flatMap(({ name }) => Object.keys(name)))];
    this.index = new MiniSearch({
      fields: locales.flatMap((locale) => [locale, locale + TEXT]),
      tokenize: (text) => splitFoldedWords(text, cuts.spelling),
      processTerm: (word) => {
        const terms = this.known.get(word) ?? this.termsOf(word);
        this.known.set(word, terms);
        return terms;
      },
    });
  }

  private take(all: readonly Spelled[], from: number): void {
    for (const [i, some] of all.slice(from, from + AT_ONCE).entries())
      this.index.add({ id: from + i, ...collectFields(some) });
  }

  /** What one folded word finds, also in Latin letters; with one letter wrong, or two, where nothing is found otherwise. */
  find(word: string, locale: string): WordHits {
    const key = `${locale} ${word}`;
    const known = this.frequent.get(key);
    if (known) return known;
    const found = this.look(word, locale);
    if (found.size >= FREQUENT) this.frequent.set(key, found);
    return found;
  }

  private look(word: string, locale: string): WordHits {
    const own = {
      spelt: spell(word, this.cuts.spelling),
      roots: this.termsOf(word),
      inNames: false,
    };
    const rated = new Map<number, number>();
    this.rate(own, locale, rated);
    const { romanise, spelling } = this.cuts;
    const spelt = romanise(word);
    if (spelt !== '') {
      const roots = [...new Set([spelt, romanise(stripEnding(word, spelling))])];
      this.rate({ spelt, roots, inNames: true }, locale, rated);
    }
    if (rated.size > 0 || /\d/.test(word)) return rated;
    for (const [fuzzy, shortest] of [
      [1, SHORTEST_NEARLY],
      [2, SHORTEST_TWICE],
    ] as const)
      if (rated.size === 0 && word.length >= shortest)
        take(this.ask(own.roots, { fuzzy }), own, locale, rated);
    return rated;
  }

  /** Whether a word stands anywhere, in any of its forms. */
  has(word: string): boolean {
    return this.ask(this.termsOf(word), {}).length > 0;
  }

  /** What is found by a word, by its root, and by what begins with them. */
  private rate(sought: SearchTerm, locale: string, into: Map<number, number>): void {
    const { spelt, roots } = sought;
    const begins = roots.filter((root) => root === spelt || root.length >= SHORTEST_ROOT);
    const short = roots.filter((root) => !begins.includes(root));
    // in other letters a beginning is found in words that mean something else
    take(this.ask(begins, { prefix: !sought.inNames }), sought, locale, into);
    if (short.length > 0) take(this.ask(short, { prefix: false }), sought, locale, into);
  }

  private ask(
    terms: readonly string[],
    how: { readonly prefix?: boolean; readonly fuzzy?: number },
  ): Hit[] {
    const query = { queries: [...terms], tokenize: (text: string) => [text], ...how };
    return this.index.search({ ...query, processTerm: (term: string) => term });
  }

  /** What a word is kept under: as it is spelt, by its root, by the name that an adjective is made of. */
  private termsOf(word: string): string[] {
    const { spelling, adjectives } = this.cuts;
    const spelt = spell(word, spelling);
    if (/\d/.test(word)) return [spelt];
    const names = adjectives
      .filter((ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_ROOT)
      .map((ending) => stripChanges(word.slice(0, -ending.length), spelling));
    return [...new Set([spelt, stripToRoot(word, spelling), ...names])];
  }
}

/** A word as it is spelt, and what else it is kept under. */
interface SearchTerm {
  readonly spelt: string;
  readonly roots: readonly string[];
  /** Whether it counts in names alone. */
  readonly inNames: boolean;
}

interface Hit {
  readonly id: unknown;
  readonly match: Readonly<Record<string, string[]>>;
}

/** Rates what was found; what a better rate is known of keeps it. */
function take(
  hits: readonly Hit[],
  { spelt, roots, inNames }: SearchTerm,
  locale: string,
  into: Map<number, number>,
): void {
  for (const { id, match } of hits) {
    const known = into.get(Number(id)) ?? 0;
    let best = known;
    for (const [term, fields] of Object.entries(match)) {
      const counted = inNames ? fields.filter((field) => !field.endsWith(TEXT)) : fields;
      const share = Math.max(0, ...counted.map((field) => computeShare(field, locale)));
      best = Math.max(best, share * likeness(term, spelt, roots));
    }
    if (inNames && known > 0 && spelt in match) best += BOTH_WAYS;
    if (best > 0) into.set(Number(id), best);
  }
}

function computeShare(field: string, locale: string): number {
  const language = field.replace(TEXT, '') === locale ? 1 : OTHER_LANGUAGE;
  return field.endsWith(TEXT) ? language * IN_TEXT : language;
}

function likeness(term: string, spelt: string, roots: readonly string[]): number {
  if (term === spelt) return SAME;
  if (roots.includes(term)) return ROOT;
  if (term.startsWith(spelt)) return BEGINS;
  return roots.some((root) => term.startsWith(root)) ? ROOT_BEGINS : NEARLY;
}

function collectFields({ name, about, forms, text }: Spelled): Record<string, string> {
  return Object.fromEntries(
    Object.keys(name).flatMap((locale) => [
      [locale, [name[locale] ?? '', ...(forms?.[locale] ?? [])].join(' ')],
      [locale + TEXT, [about?.[locale] ?? '', text?.[locale] ?? ''].join(' ')],
    ]),
  );
}

/** A folded word in Latin letters; empty where it has a letter that no table knows, or none that it changes. */
type Romanise = (word: string) => string;

/** Joins the tables of all languages, a later one first; of the keys that fit at a place the longest is taken. */
export function romaniser(languages: readonly Pick<SearchWords, 'romanised'>[]): Romanise {
  const [first, letters] = (['first', 'letters'] as const).map(
    (part) => new Map(languages.flatMap(({ romanised }) => Object.entries(romanised[part]))),
  ) as [Map<string, string>, Map<string, string>];
  const longest = Math.max(1, ...[...letters.keys()].map((key) => key.length));
  return (word) => {
    let written = '';
    for (let at = 0; at < word.length;) {
      const step = stepAt(word, at, longest, (key) =>
        at === 0 && first.has(key) ? first.get(key) : letters.get(key),
      );
      if (!step) return '';
      written += step.latin;
      at += step.length;
    }
    return written;
  };
}

/** The longest letters at a place that are known, and what stands for them. */
function stepAt(
  word: string,
  at: number,
  longest: number,
  latinOf: (key: string) => string | undefined,
): { readonly latin: string; readonly length: number } | null {
  for (let length = Math.min(longest, word.length - at); length > 0; length--) {
    const latin = latinOf(word.slice(at, at + length));
    if (latin !== undefined) return { latin, length };
  }
  return null;
}
