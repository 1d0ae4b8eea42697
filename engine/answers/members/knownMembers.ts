// What questions about members need again and again, made once for the members of a dimension: folded names, orders of all of them, by their alphabet.

import { foldText, type Spelling } from '../../language/folding.ts';
import type { Member, Members } from '../../ledger/model/members.ts';
import { remember } from '../../model/remember.ts';
import { compareCodes } from '../../model/branches.ts';
import type { MemberFields, MembersAsk } from '../../model/portal.ts';
import type { RecordItem } from '../answer.ts';
import type { Params } from '../params.ts';
import { isFieldOf, readFields, type MemberReader } from './memberFields.ts';

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

class KnownMembers {
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
function isNamed(names: string, code: string, words: readonly string[]): boolean {
  return words.every((word) => names.includes(word) || code.startsWith(word));
}

/** Folded names of a version in all languages, a sign between them that no word has. */
function foldedNames(title: Member['title'], spelling: Spelling): string {
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

/** So many are compared with each other; of more the whole order is known. */
const FEW = 500;

/** Members by words and in an order. */
interface Sought {
  /** Folded; empty: all. */
  readonly words: readonly string[];
  readonly orders: readonly MemberOrder[];
  readonly suiting: (members: readonly Member[]) => readonly Member[];
}

/** Those that suit and are named so, in order. */
export function seek(
  { ledger, dimension, spelling }: MemberReader,
  members: readonly Member[],
  { words, orders, suiting }: Sought,
): readonly Member[] {
  const known = knownMembers(ledger.members, dimension);
  if (members === known.list() && members.length > FEW)
    return suiting(known.find(words, orders, spelling));
  const suited = suiting(members);
  const named =
    words.length === 0
      ? suited
      : suited.filter((member) =>
          isNamed(
            foldedNames(ledger.members.titleOf(dimension, member), spelling),
            member.code,
            words,
          ),
        );
  return orders.length === 0 ? named : compared(named, orders);
}

/** By the field that the question names, if it names one, then by those of the call. */
export function listOrders(
  reader: MemberReader,
  { sort, order, fields }: MembersAsk,
  params: Params,
): readonly MemberOrder[] {
  const asked = order === undefined ? undefined : params[order];
  return [
    ...(asked === undefined ? [] : [orderBy(reader, fields, String(asked), true)]),
    ...sort.map((name) => orderBy(reader, fields, name, false)),
  ];
}

/** Where a reader asked for the order, what is unknown stands last, whichever way it goes. */
function orderBy(
  reader: MemberReader,
  fields: MemberFields,
  name: string,
  unknownLast: boolean,
): MemberOrder {
  const written = name.replace(/^-/, '');
  const sign = written === name ? 1 : -1;
  const field = fields[written];
  const one = field ? { [written]: field } : {};
  const { locale, year, yearAbove } = reader;
  const last = unknownLast && sign === 1;
  const compare = isFieldOf(field, 'name') ? new Intl.Collator(locale).compare : compareCodes;
  return {
    key: JSON.stringify([one, locale, year, yearAbove, last]),
    sign,
    textOf: (member) => wordOf(readFields(reader, one, member)[written]),
    compare: last ? (a, b) => Number(a === '') - Number(b === '') || compare(a, b) : compare,
  };
}

/** Some members in an order: each is compared with the others. */
export function compared(
  members: readonly Member[],
  orders: readonly MemberOrder[],
): readonly Member[] {
  const known = members.map((member) => ({
    member,
    texts: orders.map(({ textOf }) => textOf(member)),
  }));
  const difference = (a: readonly string[], b: readonly string[]) =>
    orders.reduce(
      (before, { sign, compare }, i) => before || sign * compare(a[i] ?? '', b[i] ?? ''),
      0,
    );
  return known.sort((a, b) => difference(a.texts, b.texts)).map(({ member }) => member);
}

function wordOf(value: RecordItem[string] | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
