// Which member of another dimension a row leads to: the only one that says a part of the row's code of itself.

import type { Member, Members } from '../../ledger/model/members.ts';
import { remember } from '../../model/remember.ts';
import type { RowMember } from '../../model/portal.ts';
import type { PageContext } from './context.server.ts';

type MembersByKey = ReadonlyMap<string, string>;

const found = new WeakMap<Members, Map<string, MembersByKey>>();

/** Code of the member by what it says; where several say the same there is none, and none where no ledger serves. */
export function rowMembers({ ledger }: Pick<PageContext, 'ledger'>, spec: RowMember): MembersByKey {
  if (!ledger) return NONE;
  const { members } = ledger;
  const known = remember(found, members, () => new Map());
  return remember(known, JSON.stringify(spec), () => findAll(members, spec));
}

const NONE: MembersByKey = new Map();

function findAll(members: Members, { dimension, by, where = {} }: RowMember): MembersByKey {
  const says = (member: Member, name: string) => members.attributeOf(dimension, member, name) ?? '';
  const suiting = members
    .list(dimension, null)
    .filter((member) =>
      Object.entries(where).every(([name, value]) => says(member, name) === value),
    );
  const groups = Map.groupBy(suiting, (member) => says(member, by));
  return new Map(
    [...groups].flatMap(([key, [only, ...others]]) =>
      key === '' || !only || others.length > 0 ? [] : [[key, only.code] as const],
    ),
  );
}
