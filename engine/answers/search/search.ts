// The search over everything: pages, entries of collections, members of dimensions, in every language, from an index made once.

import { endingsOf, foldText, wordsOf } from '../../language/folding.ts';
import { textIn } from '../../language/text.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { first } from '../../model/lookup.ts';
import type { Portal, Text } from '../../model/portal.ts';
import type { BodyAnswer } from '../answer.ts';
import type { Params } from '../params.ts';
import { findableOf, type Findable, type Result } from './findable.ts';
import { Spellings } from './spellings.ts';

export type { Result } from './findable.ts';

interface Index {
  readonly all: readonly Findable[];
  readonly spellings: Spellings;
  /** Places by folded code, of those that no single word finds by its beginning. */
  readonly byCode: ReadonlyMap<string, readonly number[]>;
}

const indexes = new WeakMap<Portal, Map<string, Index>>();

/** The best first: those found in the language of the reader before those found in another. */
export function searchPortal(
  portal: Portal,
  ledger: Ledger | null,
  text: string,
  locale: string,
): Result[] {
  const typed = wordsOf(text).slice(0, 8);
  if (typed.length === 0) return [];
  const { all, spellings, byCode } = indexOf(portal, ledger);
  const rates = spellings.rate(typed, locale, endingsOf(portal));
  const [word = ''] = typed;
  for (const [place, found] of all.entries()) {
    const byWords = rates[place] ?? 0;
    if (found.isEarlier) rates[place] = 0;
    else if (typed.length === 1 && found.code !== '' && found.code.startsWith(word))
      rates[place] = found.code === word ? WHOLE_CODE : 40 - found.code.length / 10;
    else if (byWords > 0) rates[place] = byWords + preference(found);
  }
  for (const place of byCode.get(typed.join(' ')) ?? []) rates[place] = WHOLE_CODE;
  return inOrder(all, rates);
}

/** For a call: `q` the words, `lang` the language. */
export function askSearch(portal: Portal, ledger: Ledger, params: Params): BodyAnswer {
  const locale = String(params['lang'] ?? first(portal.settings.locales).code);
  const found = searchPortal(portal, ledger, String(params['q'] ?? ''), locale).slice(0, MOST);
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
const WHOLE_CODE = 90;

/** Of two that are named alike: pages before entries of collections, those before members. */
function preference({ kind, code }: Findable): number {
  if (kind === 'page') return 6;
  return code === '' ? 5 : 0;
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

function indexOf(portal: Portal, ledger: Ledger | null): Index {
  const known = indexes.get(portal) ?? new Map<string, Index>();
  indexes.set(portal, known);
  const key = ledger?.id ?? '';
  let index = known.get(key);
  if (!index) {
    // a ledger that no longer serves is not searched again
    for (const other of known.keys()) if (other !== '') known.delete(other);
    known.set(key, (index = makeIndex(findableOf(portal, ledger))));
  }
  return index;
}

function makeIndex(all: readonly Findable[]): Index {
  const byCode = new Map<string, number[]>();
  for (const [place, { code, isEarlier = false }] of all.entries()) {
    const folded = foldText(code);
    if (isEarlier || folded.includes(' '))
      byCode.set(folded, [...(byCode.get(folded) ?? []), place]);
  }
  return { all, spellings: new Spellings(all), byCode };
}
