// How well each thing stands for what was typed: by its words, by how much of its name they are, and by what it is.

import type { Findable } from './findable.ts';
import type { SearchTerm } from './typed.ts';
import type { WordHits, WordIndex } from './wordIndex.ts';

interface Rated {
  readonly all: readonly Findable[];
  readonly words: WordIndex;
  /** How many words the name of each has. */
  readonly lengths: Uint16Array | undefined;
}

/** What is found much worse than the best is not what was meant. */
const NEAR_THE_BEST = 0.6;
const PER_WORDS = 40;

/** How much what was typed counts where the portal calls it otherwise, and how much years and asides among other words do, and what asides are called. */
const [AS_TYPED, FAINT, FAINTLY_CALLED] = [0.8, 0.1, 0.3];
/** So well at least is a word found where it stands itself, in whatever form. */
const STANDS = 0.85;
/** How much less each further way to call it counts than the one before. */
const LATER = 0.05;
/** How much more it is where the words are the whole name. */
const WHOLE = 0.2;
/** What every word was found of, as it stands there, and nothing else is in its name. */
const WHOLE_NAME = 1.17;

/** Every thing that is looked for adds to the rate, rare ones more than frequent ones; what finds nothing takes nothing off. */
export function rateAll(rated: Rated, sought: readonly SearchTerm[], locale: string): Float64Array {
  const { all, lengths } = rated;
  const [sums, matched] = [new Float64Array(all.length), new Float64Array(all.length)];
  const [typed, standing] = [new Float64Array(all.length), new Uint8Array(all.length)];
  let [whole, counted] = [0, 0];
  for (const each of sought) {
    const { best, words, stands, found } = rateOne(rated, each, locale);
    if (found === 0) continue;
    const faint = each.called.length > 0 ? FAINTLY_CALLED : FAINT;
    const weight = computeWeight(found, all.length) * (each.isFaint ? faint : 1);
    whole += weight;
    counted++;
    for (const [place, how] of best.entries()) {
      sums[place] = (sums[place] ?? 0) + weight * how;
      matched[place] = (matched[place] ?? 0) + (words[place] ?? 0);
      typed[place] = (typed[place] ?? 0) + weight * (stands[place] ?? 0);
      if ((stands[place] ?? 0) >= STANDS) standing[place] = (standing[place] ?? 0) + 1;
    }
  }
  const rates = sums.map((sum, place) => {
    if (sum === 0) return 0;
    // where all that was typed stands, it is what was meant, whatever each word is called else
    const isTyped = counted > 1 && standing[place] === counted;
    const share = (matched[place] ?? 0) / Math.max(1, lengths?.[place] ?? 1);
    return Math.max(sum, isTyped ? (typed[place] ?? 0) : 0) / whole + WHOLE * Math.min(1, share);
  });
  return orderable(all, rates);
}

/** How much what finds so many things of all says of what is meant. */
function computeWeight(found: number, of: number): number {
  return Math.log(1 + of / found) ** 1.5;
}

interface OneRated {
  /** By place: how well the best of its ways is found, 0 to 1. */
  readonly best: Float64Array;
  /** By place: so many words of that way stand in it. */
  readonly words: Uint8Array;
  /** By place: how well what was typed is found itself. */
  readonly stands: Float64Array;
  /** How many things are found well. */
  readonly found: number;
}

/** What is found half as well or worse is not counted among those that are found. */
const WELL = 0.5;

function rateOne(
  { all, words: index }: Rated,
  { typed, called }: SearchTerm,
  locale: string,
): OneRated {
  const best = new Float64Array(all.length);
  const words = new Uint8Array(all.length);
  const stands = new Float64Array(all.length);
  const asTyped = called.length > 0 ? AS_TYPED : 1;
  for (const [i, way] of [typed, ...called].entries()) {
    const hits = way.map((word) => index.find(word, locale)).filter(({ size }) => size > 0);
    for (const [place, [how, count]] of together(hits, all.length)) {
      if (i === 0) stands[place] = how;
      const rate = how * (i === 0 ? asTyped : 1 - (i - 1) * LATER);
      if (rate > (best[place] ?? 0)) [best[place], words[place]] = [rate, count];
    }
  }
  const rates = [...best].filter((rate) => rate > 0);
  const well = rates.filter((rate) => rate > WELL).length;
  return { best, words, stands, found: well > 0 ? well : rates.length };
}

/** How well several words together are found in each thing, and how many of them: where some are missing it counts less than their share. */
function together(
  hits: readonly WordHits[],
  size: number,
): Map<number, readonly [how: number, count: number]> {
  const found = new Map<number, [number, number]>();
  const weights = hits.map((some) => computeWeight(some.size, size));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, some] of hits.entries())
    for (const [place, how] of some) {
      const known = found.get(place) ?? [0, 0];
      found.set(place, [known[0] + ((weights[i] ?? 0) * how) / whole, known[1] + 1]);
    }
  for (const [place, [how, count]] of found)
    if (count < hits.length) found.set(place, [how * how, count]);
  return found;
}

/** Rates to be ordered by, with what each thing is; none for what is found much worse than the best. */
function orderable(all: readonly Findable[], rates: Float64Array): Float64Array {
  const best = rates.reduce((most, rate) => Math.max(most, rate), 0);
  return Float64Array.from(all, (found, place) => {
    const rate = rates[place] ?? 0;
    const liked = preference(found, rate);
    const isNear = rate > 0 && rate + Math.max(0, liked) >= best * NEAR_THE_BEST;
    return isNear ? PER_WORDS * (rate + liked) : 0;
  });
}

/** What has no code and nothing in its name but what was typed. */
const CALLED_SO = 0.2;
/** Of codes with an amount: the smallest, and how much more the largest of its kind. */
const [IN_USE, LARGEST] = [0.04, 0.2];

/** Orders equal names: first by the portal and by amount, then pages, entries, members. What has ended is last, unless typed in full. */
function preference({ kind, code, standing = 'equal', size }: Findable, rate: number): number {
  if (standing === 'ended') return rate >= WHOLE_NAME ? 0 : -0.3;
  if (standing === 'idle') return -0.15;
  if (standing === 'first') return 0.2;
  // what is called just so explains what was typed
  if (code === '' && rate >= WHOLE_NAME) return CALLED_SO;
  if (size !== undefined) return IN_USE + LARGEST * size;
  if (kind === 'page') return 0.12;
  return code === '' ? 0.04 : 0;
}
