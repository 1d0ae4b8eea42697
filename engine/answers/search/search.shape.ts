// The shape `search`: what was found by words, over pages, entries of collections and members of dimensions, in every language, from an index made once.

import type { RecordsAnswer } from '../answer.ts';
import { listSchema, objectSchema, recordSchema, TEXT } from '../jsonSchema.ts';
import type { Shape } from '../shape.ts';
import { findSpelling, foldText, splitFoldedWords, type Spelling } from '../../language/folding.ts';
import { textIn } from '../../language/text.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { first } from '../../model/lookup.ts';
import type { Portal, Text } from '../../model/portal.ts';
import type { Params } from '../params.ts';
import { listFindable, type Findable, type Result } from './findable.ts';
import { rateAll } from './rates.ts';
import { romaniser, WordIndex } from './wordIndex.ts';
import { readTyped } from './typed.ts';

export const SEARCH: Shape<RecordsAnswer> = {
  answers: () => 'found',
  leads: true,
  ask: ({ portal, ledger, params }) => askSearch(portal, ledger, params),
  write: ({ items }) => JSON.stringify({ items }),
  schema: () => recordSchema({ items: listSchema(RESULT) }),
  reading: () => ({ at: 'items' }),
};

const RESULT = objectSchema({ kind: TEXT, code: TEXT, name: TEXT, about: TEXT, to: TEXT }, [
  'kind',
  'name',
  'to',
]);

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
  const spelling = findSpelling(portal);
  if (splitFoldedWords(text, spelling).length === 0) return [];
  const { all, words, lengths, byCode } = await buildIndex(portal, ledger);
  const rated = { all, words, lengths: lengths[locale] };
  const stands = (word: string) => words.has(word);
  let sought = readTyped(portal, text, stands);
  let rates = rateAll(rated, sought, locale);
  if (rates.every((rate) => rate === 0)) {
    // none of what was meant is anywhere: the words around it are all there is
    sought = readTyped(portal, text, stands, true);
    rates = rateAll(rated, sought, locale);
  }
  const meant = sought.filter(({ isFaint }) => !isFaint);
  const word = meant.length === 1 ? (meant[0]?.typed.join(' ') ?? '') : '';
  if (/^\d+$/.test(word))
    for (const [place, { code, within }] of all.entries())
      if (code.startsWith(word)) rates[place] = code === word ? WHOLE_CODE : 80 - code.length / 10;
      else if (word.length === within && word.endsWith(code)) rates[place] = END_OF_CODE;
  for (const [place, { isEarlier = false }] of all.entries()) if (isEarlier) rates[place] = 0;
  for (const place of byCode.get(splitFoldedWords(text, spelling).join(' ')) ?? [])
    rates[place] = WHOLE_CODE;
  return inOrder(all, rates);
}

/** Makes what the first question would wait for; who asks meanwhile waits for the same. */
export function prepareSearch(portal: Portal, ledger: Ledger | null): void {
  // whoever asks next is told why it cannot be made
  if (portal.settings.search) buildIndex(portal, ledger).catch(() => {});
}

/** For a call: `q` the words, `lang` the language. */
async function askSearch(portal: Portal, ledger: Ledger, params: Params): Promise<RecordsAnswer> {
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
  return { holds: 'records', items };
}

const MOST = 100;

/** Before everything that words find. */
const [WHOLE_CODE, END_OF_CODE] = [90, 85];

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
  const places = Array.from(found, (key) => PER_LENGTH - 1 - (key % PER_LENGTH));
  return varied(all, places, rates).flatMap((place) => all[place] ?? []);
}

/** The third is of another kind than the first two where one is found nearly as well: a code and what its words mean stand together. */
function varied(all: readonly Findable[], places: number[], rates: Float64Array): number[] {
  const kindAt = (place = -1) => all[place]?.kind;
  const [one, two] = places;
  if (one === undefined || kindAt(one) !== kindAt(two)) return places;
  const least = (rates[one] ?? 0) * NEARLY_AS_WELL;
  const at = places.findIndex(
    (place) => kindAt(place) !== kindAt(one) && (rates[place] ?? 0) >= least,
  );
  if (at > 2) places.splice(2, 0, ...places.splice(at, 1));
  return places;
}

const NEARLY_AS_WELL = 0.8;

/** Made when it is first asked for; one that failed is made anew. */
async function buildIndex(portal: Portal, ledger: Ledger | null): Promise<Index> {
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
  const all = await listFindable(portal, ledger);
  const byCode = new Map<string, number[]>();
  const spelling = findSpelling(portal);
  for (const [place, { code, isEarlier = false }] of all.entries()) {
    const folded = foldText(code, spelling);
    if (isEarlier || folded.includes(' '))
      byCode.set(folded, [...(byCode.get(folded) ?? []), place]);
  }
  const known = Object.values(portal.searchWords);
  const adjectives = known.flatMap(({ adjectives: some }) => some);
  const words = await WordIndex.of(all, {
    spelling,
    adjectives,
    romanise: romaniser(known),
  });
  const locales = [...new Set(all.flatMap(({ name }) => Object.keys(name)))];
  const lengths = Object.fromEntries(
    locales.map((locale) => [locale, lengthsIn(all, locale, spelling)]),
  );
  return { all, words, lengths, byCode };
}

function lengthsIn(all: readonly Findable[], locale: string, spelling: Spelling): Uint16Array {
  return Uint16Array.from(all, ({ name }) => {
    const names = name[locale] === undefined ? Object.values(name) : [name[locale]];
    return Math.min(...names.map((each) => lengthOf(each, spelling)));
  });
}

/** What stands in brackets is said besides: it counts as two words, however long it is. */
function lengthOf(name: string, spelling: Spelling): number {
  return splitFoldedWords(name.replaceAll(/\([^)]*\)/g, ' a b '), spelling).length;
}
