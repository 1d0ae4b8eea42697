// The members that a reader may mean: by every name that they have or had and by code, the nearest first.

import {
  stripChanges,
  foldText,
  stripToRoot,
  splitFoldedWords,
  type Spelling,
} from '../../language/folding.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Member } from '../../ledger/model/members.ts';
import { pickName, type MemberReader } from './memberFields.ts';

interface NearMember {
  readonly member: Member;
  /** The former name by which it was found; empty: by its own, or by its code. */
  readonly earlier: string;
}

interface NamedWord {
  readonly word: string;
  readonly changeless: string;
  readonly root: string;
}

/** A name of a version, by language. */
interface Name {
  readonly version: Member;
  readonly words: readonly NamedWord[];
  /** All its words, as they are and without what changes in them: what stands in neither is not to be looked for word by word. */
  readonly text: string;
  readonly changeless: string;
}

/** How near a name is: first by how its words are those that were typed, then by where they stand. */
interface Nearness {
  readonly rate: number;
  readonly place: number;
  readonly length: number;
}

/** How a typed word is found in a name: as it is in any form, as a begin, as a begin of another form, within a word. */
const FOUND = { whole: 4, begin: 3, form: 2, within: 1, not: 0 } as const;
const SHORTEST_ROOT = 3;
const NOWHERE: Nearness = { rate: FOUND.not, place: 0, length: 0 };

/** What is found whole or begun before the rest; in each, those in force before those that ended; what is alike, by the alphabet. */
export function nearestMembers(
  reader: MemberReader,
  members: readonly Member[],
  text: string,
): NearMember[] {
  const { spelling } = reader;
  const typed = splitFoldedWords(text, spelling).map((word) => formsOf(word, spelling));
  const names = namesOf(reader);
  const { compare } = new Intl.Collator(reader.locale);
  const { members: all } = reader.ledger;
  const titleOf = (member: Member) =>
    pickName(all.titleOf(reader.dimension, member), reader.locale, member.code);
  return members
    .flatMap((member) => {
      const near = nearnessOf(member, names.get(member.code) ?? [], typed);
      return near.nearness.rate === FOUND.not
        ? []
        : [{ ...near, title: titleOf(member), ended: hasEnded(reader, member) }];
    })
    .sort(
      (a, b) =>
        classOf(b.nearness) - classOf(a.nearness) ||
        Number(a.ended) - Number(b.ended) ||
        b.nearness.rate - a.nearness.rate ||
        a.nearness.place - b.nearness.place ||
        a.nearness.length - b.nearness.length ||
        compare(a.title, b.title) ||
        (a.member.code < b.member.code ? -1 : 1),
    )
    .map(({ member, version }) => ({
      member,
      earlier:
        version && isCalledElse(reader, version, member)
          ? pickName(version.title, reader.locale, version.code)
          : '',
    }));
}

/** A whole word is not nearer than one that is begun where the first is of a member that ended. */
function classOf({ rate }: Nearness): number {
  return Math.min(rate, FOUND.begin);
}

function hasEnded({ year }: MemberReader, { to }: Member): boolean {
  return to !== null && (year === 0 || to < `${year}-12-31`);
}

function isCalledElse(
  { ledger, dimension, spelling }: MemberReader,
  version: Member,
  member: Member,
) {
  const fold = (title: Member['title']) =>
    Object.values(title).map((name) => foldText(name, spelling));
  const own = fold(ledger.members.titleOf(dimension, member));
  return !fold(version.title).some((name) => own.includes(name));
}

/** `version`: the one whose name was found, where the member's own is not found as well. */
function nearnessOf(member: Member, names: readonly Name[], typed: readonly NamedWord[]) {
  let own = byCode(member.code, typed);
  let [former, version]: [Nearness, Member | null] = [NOWHERE, null];
  for (const name of names) {
    const found = mayHold(name, typed) ? byName(name.words, typed) : NOWHERE;
    if (name.version === member) own = found.rate > own.rate ? found : own;
    else if (found.rate > former.rate) [former, version] = [found, name.version];
  }
  const isFormer = version !== null && classOf(former) > classOf(own);
  return { member, nearness: isFormer ? former : own, version: isFormer ? version : null };
}

function byCode(code: string, typed: readonly NamedWord[]): Nearness {
  const [only, ...others] = typed;
  if (!only) return { rate: FOUND.begin, place: 0, length: 0 };
  if (others.length > 0 || !code.startsWith(only.word)) return NOWHERE;
  return { rate: code === only.word ? FOUND.whole : FOUND.begin, place: 0, length: 0 };
}

function mayHold({ text, changeless }: Name, typed: readonly NamedWord[]): boolean {
  return typed.every(({ word, root }) => text.includes(word) || changeless.includes(root));
}

/** Every word is to be found; a name is as near as the word that is found worst. */
function byName(words: readonly NamedWord[], typed: readonly NamedWord[]): Nearness {
  let rate: number = FOUND.whole;
  let place = words.length;
  for (const wanted of typed) {
    let best: number = FOUND.not;
    for (const [i, word] of words.entries()) {
      const found = foundIn(wanted, word);
      if (found > best) {
        best = found;
        if (wanted === typed[0]) place = i;
      }
    }
    if (best === FOUND.not) return NOWHERE;
    rate = Math.min(rate, best);
  }
  return { rate, place, length: words.length };
}

function foundIn(wanted: NamedWord, { word, changeless, root }: NamedWord): number {
  if (word === wanted.word) return FOUND.whole;
  const isLong = wanted.root.length >= SHORTEST_ROOT && !/\d/.test(wanted.word);
  if (isLong && (wanted.root === root || wanted.changeless === root)) return FOUND.whole;
  if (word.startsWith(wanted.word)) return FOUND.begin;
  if (isLong && (changeless.startsWith(wanted.changeless) || changeless.startsWith(wanted.root)))
    return FOUND.form;
  return word.includes(wanted.word) ? FOUND.within : FOUND.not;
}

function formsOf(word: string, spelling: Spelling): NamedWord {
  return { word, changeless: stripChanges(word, spelling), root: stripToRoot(word, spelling) };
}

const known = new WeakMap<Ledger, Map<string, ReadonlyMap<string, readonly Name[]>>>();

/** Every name of every member, by code; made once for a ledger. */
function namesOf({
  ledger,
  dimension,
  spelling,
}: MemberReader): ReadonlyMap<string, readonly Name[]> {
  const ofLedger = known.get(ledger) ?? new Map<string, ReadonlyMap<string, readonly Name[]>>();
  known.set(ledger, ofLedger);
  let names = ofLedger.get(dimension);
  if (!names) {
    const { members } = ledger;
    names = new Map(
      members.codes(dimension).map((code) => [
        code,
        members.versions(dimension, code).flatMap((version) =>
          Object.values(members.titleOf(dimension, version)).map((name) => {
            const text = foldText(name, spelling);
            const words = splitFoldedWords(name, spelling).map((word) => formsOf(word, spelling));
            return { version, words, text, changeless: stripChanges(text, spelling) };
          }),
        ),
      ]),
    );
    ofLedger.set(dimension, names);
  }
  return names;
}
