// The order of found members: names by their alphabet, which is not that of their letters’ numbers; everything else as it is written.

import type { Member } from '../../ledger/model/members.ts';
import { compareCodes } from '../../model/branches.ts';
import type { MemberFields, MembersAsk } from '../../model/portal.ts';
import type { RecordItem } from '../answer.ts';
import type { Params } from '../params.ts';
import { foldedNames, isNamed, knownMembers, type MemberOrder } from './knownMembers.ts';
import { isFieldOf, readFields, type MemberReader } from './memberFields.ts';

/** So many are compared with each other; of more the whole order is known. */
const FEW = 500;

/** Members by words and in an order. */
export interface Sought {
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
