// What questions about members need again and again, made once for the members of a dimension: folded names, orders of all of them.

import { foldText, type Spelling } from '../../language/folding.ts';
import type { Member, Members } from '../../ledger/model/members.ts';
import { remember } from '../../model/remember.ts';

/** An order of members by a text of each; `key` says which texts in which order. */
export interface MemberOrder {
  readonly key: string;
  readonly sign: 1 | -1;
  readonly textOf: (member: Member) => string;
  readonly compare: (a: string, b: string) => number;
}

const known = new WeakMap<Members, Map<string, KnownMembers>>();

/** What is known of the members of a dimension. */
export function knownMembers(members: Members, dimension: string): KnownMembers {
  const byDimension = remember(known, members, () => new Map<string, KnownMembers>());
  return remember(byDimension, dimension, () => new KnownMembers(members, dimension));
}

/** Orders that are kept at most: the one that was asked for first goes first. */
const MOST_ORDERS = 48;
/** No name has it: names of a member stand between such signs. */
const BETWEEN = '\n';

export class KnownMembers {
  private readonly members: Members;
  private readonly dimension: string;
  private readonly places = new Map<string, ReadonlyMap<string, number>>();
  private readonly sorted = new Map<string, Int32Array>();
  private all: readonly Member[] | null = null;
  private folded: readonly string[] | null = null;

  constructor(members: Members, dimension: string) {
    this.members = members;
    this.dimension = dimension;
  }

  /** One version of each code, whenever it was in force. */
  list(): readonly Member[] {
    this.all ??= this.members.list(this.dimension, null);
    return this.all;
  }

  /** Of the same those that are named so, by several orders, the first that tells two apart; what is alike, as it stood. Without words, or orders, all of them, as they stand. */
  find(
    words: readonly string[],
    orders: readonly MemberOrder[],
    spelling: Spelling,
  ): readonly Member[] {
    const list = this.list();
    if (words.length === 0 && orders.length === 0) return list;
    const named = words.length === 0 ? null : this.named(words, spelling);
    const found: Member[] = [];
    for (const number of orders.length === 0 ? list.keys() : this.numbersBy(orders)) {
      const member = list[number];
      if (member && (named === null || named[number] === 1)) found.push(member);
    }
    return found;
  }

  /** A one for each that has every word in a name, in whichever language, or as the beginning of its code. */
  private named(words: readonly string[], spelling: Spelling): Uint8Array {
    const { members, dimension } = this;
    const list = this.list();
    this.folded ??= list.map((member) => foldedNames(members.titleOf(dimension, member), spelling));
    const names = this.folded;
    return Uint8Array.from(list, ({ code }, i) => Number(isNamed(names[i] ?? '', code, words)));
  }

  private numbersBy(orders: readonly MemberOrder[]): Int32Array {
    const key = orders.map((order) => `${order.sign} ${order.key}`).join(' ');
    return keptOf(this.sorted, key, () => this.sort(orders));
  }

  private sort(orders: readonly MemberOrder[]): Int32Array {
    const list = this.list();
    const ranks = orders.map((order) => {
      const texts = list.map(order.textOf);
      const places = keptOf(this.places, order.key, () => collectPlaces(texts, order));
      return Int32Array.from(texts, (text) => order.sign * (places.get(text) ?? 0));
    });
    const difference = (a: number, b: number) =>
      ranks.reduce((before, rank) => before || (rank[a] ?? 0) - (rank[b] ?? 0), 0);
    return Int32Array.from(list.keys()).sort(difference);
  }
}

/** Whether every word stands in a name, in whichever language, or begins the code; `names` as `foldedNames` has them. */
export function isNamed(names: string, code: string, words: readonly string[]): boolean {
  return words.every((word) => names.includes(word) || code.startsWith(word));
}

/** Folded names of a version in all languages, a sign between them that no word has. */
export function foldedNames(title: Member['title'], spelling: Spelling): string {
  return Object.values(title)
    .map((name) => foldText(name, spelling))
    .join(BETWEEN);
}

function keptOf<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const value = remember(kept, key, make);
  const [oldest = key] = kept.keys();
  if (kept.size > MOST_ORDERS) kept.delete(oldest);
  return value;
}

/** The place of each text among all of them; those that an alphabet does not tell apart have one. */
function collectPlaces(
  texts: readonly string[],
  { compare }: MemberOrder,
): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  let before: string | undefined;
  for (const text of [...new Set(texts)].sort(compare)) {
    const isAlike = before !== undefined && compare(before, text) === 0;
    places.set(text, isAlike ? (places.get(before ?? '') ?? 0) : places.size);
    before = text;
  }
  return places;
}
