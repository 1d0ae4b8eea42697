// Members of a level in their order, and whether words name them: what of it stays the same is made once.

import { foldText } from '../../language/folding.ts';
import type { Member } from '../../ledger/model/members.ts';
import { compareCodes } from '../../model/branches.ts';
import type { MembersAsk } from '../../model/portal.ts';
import { remember } from '../../model/remember.ts';
import { isOf, readFields, type MemberReader } from './memberFields.ts';

const known = new WeakMap<readonly Member[], Map<string, readonly Member[]>>();
const folded = new WeakMap<Member, string>();

/** No name has it: the names of a member stand between such signs. */
const BETWEEN = '\n';

/** Names in the order of their alphabet, which is not that of their letters’ numbers; everything else as it is written. The list itself is never changed. */
export function inLevelOrder(
  reader: MemberReader,
  { sort, fields }: MembersAsk,
  members: readonly Member[],
): readonly Member[] {
  if (sort.length === 0 || members.length < 2) return members;
  const key = JSON.stringify([sort, sort.map((name) => fields[name]), reader.locale, reader.year]);
  const byKey = remember(known, members, () => new Map<string, readonly Member[]>());
  return remember(byKey, key, () => sorted(reader, { sort, fields }, members));
}

function sorted(
  reader: MemberReader,
  { sort, fields }: Pick<MembersAsk, 'sort' | 'fields'>,
  members: readonly Member[],
): readonly Member[] {
  const { compare: byAlphabet } = new Intl.Collator(reader.locale);
  const orders = sort.map((name) => {
    const field = fields[name.replace(/^-/, '')];
    const one = field ? { field } : {};
    return {
      sign: name.startsWith('-') ? -1 : 1,
      compare: isOf(field, 'name') ? byAlphabet : compareCodes,
      textOf: (member: Member) => textOf(readFields(reader, one, member)['field']),
    };
  });
  const texts = members.map((member) => ({
    member,
    texts: orders.map((order) => order.textOf(member)),
  }));
  const difference = (a: readonly string[], b: readonly string[]) =>
    orders.reduce(
      (before, { sign, compare }, i) => before || sign * compare(a[i] ?? '', b[i] ?? ''),
      0,
    );
  return texts.sort((a, b) => difference(a.texts, b.texts)).map(({ member }) => member);
}

/** Whether every word stands in a name, in whichever language, or begins the code. */
export function isCalled(
  { ledger, dimension }: MemberReader,
  member: Member,
  words: readonly string[],
): boolean {
  const names = remember(folded, member, () =>
    Object.values(ledger.members.titleOf(dimension, member)).map(foldText).join(BETWEEN),
  );
  return words.every((word) => names.includes(word) || member.code.startsWith(word));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
