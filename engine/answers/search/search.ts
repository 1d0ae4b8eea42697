// The search over everything: pages, entries of collections, members of dimensions, in every language, from an index made once.

import { endingsOf, foldText, wordsOf } from '../../language/folding.ts';
import { textIn } from '../../language/text.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { first } from '../../model/lookup.ts';
import type { Portal, Text } from '../../model/portal.ts';
import type { BodyAnswer } from '../answer.ts';
import type { Params } from '../params.ts';
import { findableOf, type Findable, type Result } from './findable.ts';
import { romaniser } from './romanise.ts';
import { readTyped } from './typed.ts';
import { WordIndex } from './wordIndex.ts';

export type { Result } from './findable.ts';

interface Index {
  readonly all: readonly Findable[];
  readonly words: WordIndex;
  /** By language, of each thing: how many words its name has; of its shortest where it has none in that language. */
  readonly lengths: Readonly<Record<string, Uint16Array>>;
  /** Places by folded code, of those that no single word finds by its beginning. */
  readonly byCode: ReadonlyMap<string, readonly number[]>;
}

/** Of each portal that of every ledger, gone with it; before there is one, that of the portal alone. */
const indexes = new WeakMap<Portal, WeakMap<Portal | Ledger, Promise<Index>>>();

/** The best first: those found in the language of the reader before those found in another. */
export async function searchPortal(
  portal: Portal,
  ledger: Ledger | null,
  text: string,
  locale: string,
): Promise<Result[]> {
  const readings = readTyped(portal, text);
  const [typed = []] = readings;
  if (typed.length === 0) return [];
  const index = await indexOf(portal, ledger);
  const { all, byCode } = index;
  const rates = rateAll(index, readings, locale);
  const [word = ''] = typed;
  if (typed.length === 1 && /\d/.test(word))
    for (const [place, { code, within }] of all.entries())
      if (code.startsWith(word)) rates[place] = code === word ? WHOLE_CODE : 80 - code.length / 10;
      else if (word.length === within && word.endsWith(code)) rates[place] = END_OF_CODE;
  for (const [place, { isEarlier = false }] of all.entries()) if (isEarlier) rates[place] = 0;
  for (const place of byCode.get(wordsOf(text).join(' ')) ?? []) rates[place] = WHOLE_CODE;
  return inOrder(all, rates);
}

/** For a call: `q` the words, `lang` the language. */
export async function askSearch(
  portal: Portal,
  ledger: Ledger,
  params: Params,
): Promise<BodyAnswer> {
  const locale = String(params['lang'] ?? first(portal.settings.locales).code);
  const all = await searchPortal(portal, ledger, String(params['q'] ?? ''), locale);
  const found = all.slice(0, MOST);
  const say = (words: Text) => textIn(words, locale);
  const items = found.map((result) => ({
    kind: result.kind,
    ...(result.code === '' ? {} : { code: result.code }),
    name: say(result.name),
    ...(result.about ? { about: say(result.about) } : {}),
    to: result.to,
  }));
  return { holds: 'body', body: { items }, size: items.length, notes: [], coverage: null };
}

const MOST = 100;

/** Before everything that words find. */
const [WHOLE_CODE, END_OF_CODE] = [90, 85];

/** What is found much worse than the best is not what was meant. */
const NEAR_THE_BEST = 0.6;
const PER_WORDS = 40;

/** How well each thing is found by the best of the readings of what was typed: rare words count more than frequent ones. */
function rateAll(
  { all, words, lengths }: Index,
  readings: readonly (readonly string[])[],
  locale: string,
): Float64Array {
  const rates = new Float64Array(all.length);
  for (const typed of readings) {
    const sums = new Float64Array(all.length);
    const matched = new Uint8Array(all.length);
    let whole = 0;
    for (const word of typed) {
      const found = words.find(word, locale);
      if (found.size === 0) continue;
      const weight = Math.log(1 + all.length / found.size);
      whole += weight;
      for (const [place, how] of found) {
        sums[place] = (sums[place] ?? 0) + weight * how;
        matched[place] = (matched[place] ?? 0) + 1;
      }
    }
    for (const [place, sum] of sums.entries())
      if (sum > 0) {
        const filled = Math.min(
          1,
          (matched[place] ?? 0) / Math.max(1, lengths[locale]?.[place] ?? 1),
        );
        rates[place] = Math.max(rates[place] ?? 0, sum / whole + 0.2 * filled);
      }
  }
  const best = rates.reduce((most, rate) => Math.max(most, rate), 0);
  for (const [place, found] of all.entries()) {
    const rate = rates[place] ?? 0;
    const liked = preference(found, rate);
    const isNear = rate > 0 && rate + Math.max(0, liked) >= best * NEAR_THE_BEST;
    rates[place] = isNear ? PER_WORDS * (rate + liked) : 0;
  }
  return rates;
}

/** What every word was found of, as it stands there, and nothing else is in its name. */
const WHOLE_NAME = 1.17;

/** Of two that are named alike: what the portal puts first, then pages, entries of collections, members; what has ended is last, unless its whole name was typed. */
function preference({ kind, code, standing = 'equal' }: Findable, rate: number): number {
  if (standing === 'ended') return rate >= WHOLE_NAME ? 0 : -0.3;
  if (standing !== 'equal') return { first: 0.2, living: 0.08 }[standing];
  if (kind === 'page') return 0.12;
  return code === '' ? 0.1 : 0;
}

/** Parts of a number that orders: the rate in ten-thousandths, how short the address is, how early it stands. */
const [PER_RATE, PER_LENGTH, LONGEST] = [2 ** 33, 2 ** 24, 511];

/** By how well each is found, then the shorter address; numbers are sorted many times faster than things. */
function inOrder(all: readonly Findable[], rates: Float64Array): Findable[] {
  const keys = new Float64Array(all.length);
  let count = 0;
  for (const [place, { to }] of all.entries()) {
    const rate = Math.round((rates[place] ?? 0) * 10_000);
    if (rate > 0)
      keys[count++] =
        rate * PER_RATE +
        (LONGEST - Math.min(LONGEST, to.length)) * PER_LENGTH +
        (PER_LENGTH - 1 - place);
  }
  const found = keys.subarray(0, count).toSorted().toReversed();
  return Array.from(found, (key) => all[PER_LENGTH - 1 - (key % PER_LENGTH)]).filter(
    (entry) => entry !== undefined,
  );
}

/** Made when it is first asked for; one that failed is made anew. */
async function indexOf(portal: Portal, ledger: Ledger | null): Promise<Index> {
  const known = indexes.get(portal) ?? new WeakMap<Portal | Ledger, Promise<Index>>();
  indexes.set(portal, known);
  const over = ledger ?? portal;
  const index = known.get(over) ?? makeIndex(portal, ledger);
  known.set(over, index);
  try {
    return await index;
  } catch (error) {
    known.delete(over);
    throw error;
  }
}

async function makeIndex(portal: Portal, ledger: Ledger | null): Promise<Index> {
  const all = findableOf(portal, ledger);
  const byCode = new Map<string, number[]>();
  for (const [place, { code, isEarlier = false }] of all.entries()) {
    const folded = foldText(code);
    if (isEarlier || folded.includes(' '))
      byCode.set(folded, [...(byCode.get(folded) ?? []), place]);
  }
  const known = Object.values(portal.searchWords);
  const adjectives = known.flatMap(({ adjectives: some }) => some);
  const words = await WordIndex.of(all, {
    endings: endingsOf(portal),
    adjectives,
    romanise: romaniser(known),
  });
  const locales = [...new Set(all.flatMap(({ name }) => Object.keys(name)))];
  const lengths = Object.fromEntries(locales.map((locale) => [locale, lengthsIn(all, locale)]));
  return { all, words, lengths, byCode };
}

function lengthsIn(all: readonly Findable[], locale: string): Uint16Array {
  return Uint16Array.from(all, ({ name }) => {
    const names = name[locale] === undefined ? Object.values(name) : [name[locale]];
    return Math.min(...names.map((text) => wordsOf(text).length));
  });
}
