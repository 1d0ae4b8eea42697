// The words of everything that can be found, as numbers: words in their order, so that those that begin alike stand together.

import { beginningOf, wordsOf, type Endings } from '../../language/folding.ts';
import type { Text } from '../../model/portal.ts';

/** What is found by its words. */
export interface Spelled {
  readonly name: Text;
  readonly about: Text | null;
  /** Other forms of the name, by language. */
  readonly forms?: Readonly<Record<string, readonly string[]>>;
}

/** What a reader typed, as ranges of words: those that it may stand for, those that begin with it, itself. */
interface Wanted {
  readonly from: number;
  readonly to: number;
  readonly begins: readonly [number, number];
  readonly whole: number;
}

/** How well each is found: in the language of the reader whole, in another a little less. */
const OTHER_LANGUAGE = 0.8;

/** Sixty thousand things of two names are a few megabytes so, and are looked through in milliseconds. */
export class Spellings {
  private readonly locales: readonly string[];
  /** All words, sorted. */
  private readonly words: readonly string[];
  /** Words of the spellings one after another, by their places among all. */
  private readonly flat: Uint32Array;
  /** Of each spelling: whose it is, in which language, where its name begins, where its sentence begins; the next one begins where that ends. */
  private readonly spellings: Uint32Array;

  constructor(all: readonly Spelled[]) {
    const numbers = new Map<string, number>();
    const flat: number[] = [];
    const spellings: number[] = [];
    const locales: string[] = [];
    const take = (text: string) => {
      for (const word of wordsOf(text)) {
        const number = numbers.get(word) ?? numbers.size;
        numbers.set(word, number);
        flat.push(number);
      }
    };
    for (const [i, { name, about, forms }] of all.entries())
      for (const [locale, text] of Object.entries(name)) {
        if (!locales.includes(locale)) locales.push(locale);
        for (const form of [text, ...(forms?.[locale] ?? [])]) {
          const from = flat.length;
          take(form);
          spellings.push(i, locales.indexOf(locale), from, flat.length);
          take(about?.[locale] ?? '');
        }
      }
    spellings.push(all.length, 0, flat.length, flat.length);
    const met = [...numbers.keys()];
    this.words = met.toSorted();
    const places = new Map(this.words.map((word, place) => [word, place]));
    const placeOf = Uint32Array.from(met, (word) => places.get(word) ?? 0);
    this.flat = Uint32Array.from(flat, (number) => placeOf[number] ?? 0);
    this.spellings = Uint32Array.from(spellings);
    this.locales = locales;
  }

  /** How well each thing is found by folded words, by its place; 0 not at all. */
  rate(typed: readonly string[], locale: string, endings: Endings): Float64Array {
    const { spellings } = this;
    const count = spellings.at(-4) ?? 0;
    const rates = new Float64Array(count);
    const wanted = typed.map((word) => this.wanted(word, endings));
    if (wanted.length === 0 || wanted.some(({ from, to }) => from === to)) return rates;
    const shares = this.locales.map((other) => (other === locale ? 1 : OTHER_LANGUAGE));
    for (let at = 0; at + 4 < spellings.length; at += 4) {
      const owner = spellings[at] ?? 0;
      const rate = this.rateAt(at, wanted) * (shares[spellings[at + 1] ?? 0] ?? 0);
      if (rate > (rates[owner] ?? 0)) rates[owner] = rate;
    }
    return rates;
  }

  private rateAt(at: number, wanted: readonly Wanted[]): number {
    const [from = 0, middle = 0] = [this.spellings[at + 2], this.spellings[at + 3]];
    if (wanted.every((word) => this.has(from, middle, word.from, word.to))) {
      const found = this.foundHow(from, middle, wanted);
      // the fewer other words the name has, the more it is what was meant
      return 20 * found + (10 * wanted.length) / Math.max(wanted.length, middle - from);
    }
    const end = this.spellings[at + 6] ?? middle;
    if (end === middle) return 0;
    return wanted.every((word) => this.has(from, end, word.from, word.to)) ? 8 : 0;
  }

  /** 3 the name begins with the words, 2 they stand whole in it, 1 by their stems. */
  private foundHow(from: number, to: number, wanted: readonly Wanted[]): number {
    const begins = wanted.every(({ begins: [first, end], whole }, i) => {
      const word = from + i < to ? (this.flat[from + i] ?? -1) : -1;
      return i === wanted.length - 1 ? word >= first && word < end : word === whole;
    });
    if (begins) return 3;
    const stand = ({ whole }: Wanted) => whole >= 0 && this.has(from, to, whole, whole + 1);
    return wanted.every(stand) ? 2 : 1;
  }

  /** Whether one of the words from one place to another is in a range. */
  private has(from: number, to: number, first: number, end: number): boolean {
    for (let place = from; place < to; place++) {
      const word = this.flat[place] ?? 0;
      if (word >= first && word < end) return true;
    }
    return false;
  }

  private wanted(typed: string, endings: Endings): Wanted {
    const beginning = beginningOf(typed, endings);
    const first = this.placeOf(typed);
    return {
      from: this.placeOf(beginning),
      to: this.placeOf(beginning + LAST),
      begins: [first, this.placeOf(typed + LAST)],
      whole: this.words[first] === typed ? first : -1,
    };
  }

  /** The place of the first word that does not stand before this one. */
  private placeOf(word: string): number {
    let [low, high] = [0, this.words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Behind every letter. */
const LAST = '\uffff';
