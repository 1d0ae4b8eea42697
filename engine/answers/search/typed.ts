// What a reader typed, as things to be found: each as it was typed, and as the portal calls it; without the words of a question.

import {
  findSpelling,
  stripToRoot,
  splitFoldedWords,
  type Spelling,
} from '../../language/folding.ts';
import type { Portal } from '../../model/portal.ts';

/** One thing that is looked for. */
export interface SearchTerm {
  /** As it was typed; empty where that finds nothing that is meant. */
  readonly typed: readonly string[];
  /** As the portal calls it: several ways, each of one or more words; none where it is called as it was typed. */
  readonly called: readonly (readonly string[])[];
  /** A year, or an aside, among other words: what is looked for is seldom called so. */
  readonly isFaint: boolean;
}

/** So many words are looked for. */
const MOST_WORDS = 12;

/** Shorter words are the same only as they stand: most are abbreviations. */
const SHORTEST_ROOT = 4;

/** Words with which something else may be meant by one letter or two, and from which length. */
const [SHORTEST_MISTYPED, LONG] = [5, 8];

const YEAR = /^(19|20)\d\d$/;

/** What readers type and how the portal says it, by what the first root begins with; asides. */
interface Known {
  readonly spelling: Spelling;
  readonly asides: ReadonlySet<string>;
  readonly synonyms: ReadonlyMap<string, readonly Synonym[]>;
  /** What words begin with that are put together of two. */
  readonly parts: readonly { readonly begin: string; readonly called: SearchTerm['called'] }[];
}

interface Synonym {
  readonly roots: readonly string[];
  readonly called: SearchTerm['called'];
}

const known = new WeakMap<Portal, Known>();

/** None where nothing was typed; `stands` tells whether a word stands in what can be found, `asAll` has asides count as all other words do. */
export function readTyped(
  portal: Portal,
  text: string,
  stands: (word: string) => boolean,
  asAll = false,
): SearchTerm[] {
  const words = knownOf(portal);
  const all = splitFoldedWords(text, words.spelling).slice(0, MOST_WORDS);
  const found = gather(words, all, (word) => !asAll && words.asides.has(word), stands);
  const meant = found.filter(({ isFaint }) => !isFaint);
  const others = meant.filter(({ typed }) => !YEAR.test(typed.join(' ')));
  if (others.some(({ typed }) => /\p{L}/u.test(typed.join('')) || typed.length === 0))
    return found.map((each) => (others.includes(each) ? each : { ...each, isFaint: true }));
  // nothing but years, or but asides: they are what was meant
  return meant.length > 0 || asAll ? found : readTyped(portal, text, stands, true);
}

function gather(
  words: Known,
  all: readonly string[],
  isAside: (word: string) => boolean,
  stands: (word: string) => boolean,
): SearchTerm[] {
  const called = apart(all.map((_, at) => longestAt(words, all, at, isAside)));
  const sought: SearchTerm[] = [];
  for (let at = 0; at < all.length;) {
    const word = all[at] ?? '';
    const longest = called[at] ?? null;
    const isPassed = longest?.length === 1 && isAside(word);
    const synonym = isPassed ? null : (longest ?? mistyped(words, word, isAside, stands));
    const some = all.slice(at, at + (synonym?.length ?? 1));
    const typed = some.filter((each) => !isAside(each));
    if (synonym)
      sought.push({
        typed: isShort(typed, synonym.called) ? [] : typed,
        called: synonym.called,
        isFaint: some.length > 1 && some.every((each) => words.asides.has(each)),
      });
    else if (typed.length > 0) sought.push({ typed, called: [], isFaint: false });
    else if (word.length > SHORTEST_ROOT) sought.push({ typed: [word], called: [], isFaint: true });
    at += some.length;
  }
  return sought;
}

/** Of those that overlap the one of most words, the first of equals. */
function apart(found: readonly (Found | null)[]): (Found | null)[] {
  const order = found.flatMap((each, at) => (each ? [{ each, at }] : []));
  const taken = new Set<number>();
  const kept = found.map((): Found | null => null);
  for (const { each, at } of order.sort((a, b) => b.each.of - a.each.of)) {
    const places = Array.from({ length: each.length }, (_, i) => at + i);
    if (places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    kept[at] = each;
  }
  return kept;
}

/** Whether one word that was typed is made of letters that the words begin with for which it stands: it is then no word of its own. */
function isShort([word = '', ...others]: readonly string[], called: SearchTerm['called']): boolean {
  if (others.length > 0) return false;
  return called.some((words) => {
    let at = 0;
    for (const each of words) if (each.startsWith(word[at] ?? ' ')) at++;
    return at === word.length;
  });
}

interface Found {
  readonly length: number;
  /** How many words it has itself, without asides between them. */
  readonly of: number;
  readonly called: SearchTerm['called'];
}

/** The synonym that covers most of the words from here, whatever their endings. Exact words go before similar ones. */
function longestAt(
  { spelling, synonyms }: Known,
  all: readonly string[],
  at: number,
  isAside: (word: string) => boolean,
): Found | null {
  const spelt = all.map((word) => keyOf(word, spelling));
  const known = synonyms.get(beginOf(spelt[at] ?? '')) ?? [];
  const words = { all, spelt, isAside };
  let longest: Found = { length: 0, of: 0, called: [] };
  for (const isSame of [isEqual, isGrown]) {
    let same: Found = { length: 0, of: 0, called: [] };
    for (const { roots, called } of known) {
      const length = lengthAt(words, at, roots, isSame);
      if (length > same.length) same = { length, of: roots.length, called };
      else if (length > 0 && length === same.length)
        same = { ...same, called: [...same.called, ...called] };
    }
    if (same.length > longest.length) longest = same;
  }
  return longest.length === 0 ? null : longest;
}

interface TypedWords {
  readonly all: readonly string[];
  readonly spelt: readonly string[];
  readonly isAside: (word: string) => boolean;
}

/** Over how many words roots stand one after another, asides between them left out; 0 where they do not. */
function lengthAt(
  { all, spelt, isAside }: TypedWords,
  at: number,
  roots: readonly string[],
  isSame: (a: string, b: string) => boolean,
): number {
  let end = at;
  for (const [i, root] of roots.entries()) {
    const isNext = () => isSame(spelt[end] ?? '', root);
    if (i > 0) while (end < all.length && !isNext() && isAside(all[end] ?? '')) end++;
    if (end >= all.length || !isNext()) return 0;
    end++;
  }
  return end - at;
}

function isEqual(a: string, b: string): boolean {
  return a === b;
}

/** Shorter roots are not the beginning of another, and it has no more than so many letters more. */
const [SHORTEST_BEGINNING, GROWN] = [5, 2];

/** Whether two roots are of one word that changes within: «переселен» and «переселенц». */
function isGrown(a: string, b: string): boolean {
  return (
    isEqual(a, b) ||
    (Math.min(a.length, b.length) >= SHORTEST_BEGINNING &&
      Math.abs(a.length - b.length) <= GROWN &&
      (a.startsWith(b) || b.startsWith(a)))
  );
}

/** What synonyms are kept under. */
function beginOf(root: string): string {
  return root.slice(0, 3);
}

/** The synonym of a word that stands nowhere: of what it is made of, or nearly, or begins with. */
function mistyped(
  { spelling, synonyms, parts }: Known,
  word: string,
  isAside: (word: string) => boolean,
  stands: (word: string) => boolean,
): Found | null {
  if (word.length < SHORTEST_MISTYPED || /\d/.test(word) || isAside(word) || stands(word))
    return null;
  const part = parts.find(({ begin }) => word.startsWith(begin));
  const rest = word.slice(part?.begin.length ?? 0);
  if (part && rest.length >= SHORTEST_ROOT && stands(rest))
    return { length: 1, of: 1, called: part.called.map((words) => [...words, rest]) };
  const spelt = keyOf(word, spelling);
  const single = [...synonyms.values()]
    .flat()
    .filter(({ roots: [root = ''], roots }) => roots.length === 1 && root.length >= SHORTEST_ROOT);
  for (let most = 1; most <= (word.length >= LONG ? 2 : 1); most++) {
    const near = single.find(({ roots: [root = ''] }) => isNearly(spelt, root, most));
    if (near) return { length: 1, of: 1, called: near.called };
  }
  const shared = single.map(({ roots: [root = ''] }) => sharedBeginning(spelt, root));
  const most = Math.max(0, ...shared);
  const best = single[shared.indexOf(most)];
  const isAlike = most >= SHORTEST_BEGINNING || (best && most === best.roots[0]?.length);
  return best && isAlike ? { length: 1, of: 1, called: best.called } : null;
}

/** So many letters of their beginnings are the same. */
function sharedBeginning(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  return shared;
}

/** Whether one word becomes another by so many letters left out, put in, changed or swapped with the next. */
function isNearly(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (last[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return (last[b.length] ?? Infinity) <= most;
}

function knownOf(portal: Portal): Known {
  const had = known.get(portal);
  if (had) return had;
  const spelling = findSpelling(portal);
  const fold = (text: string) => splitFoldedWords(text, spelling);
  const all = Object.values(portal.searchWords);
  const synonyms = new Map<string, Synonym[]>();
  const entries = all.flatMap((words) => Object.entries(words.synonyms));
  const parts = entries.flatMap(([key, others]) =>
    key.endsWith('-') ? [{ begin: fold(key).join(''), called: others.map(fold) }] : [],
  );
  for (const [key, others] of entries.filter(([typed]) => !typed.endsWith('-'))) {
    const roots = fold(key).map((word) => keyOf(word, spelling));
    const begin = beginOf(roots[0] ?? '');
    synonyms.set(begin, [...(synonyms.get(begin) ?? []), { roots, called: others.map(fold) }]);
  }
  const made = { spelling, synonyms, parts, asides: new Set(all.flatMap(({ asides }) => asides)) };
  known.set(portal, made);
  return made;
}

/** What a word is compared by: its root, all of it where it is short. */
function keyOf(word: string, spelling: Spelling): string {
  return word.length < SHORTEST_ROOT ? word : stripToRoot(word, spelling);
}
