// What incoming rows add to members that are known: attributes, an end; and what earlier imports said beside a new dictionary.

import { ID, type DimensionMember, type ReadMember } from './members.ts';
import { problemAt } from './problem.ts';

/** A dictionary with the fields that it fills. */
export interface IncomingDictionary {
  readonly fills: ReadonlySet<string>;
  readonly members: readonly ReadMember[];
}

/** The key of a member among those of all dimensions; one member may have several versions under it. */
export function buildMemberKey({
  dimension,
  code,
}: Pick<DimensionMember, 'dimension' | 'code'>): string {
  return `${dimension} ${code}`;
}

/** Members of a dictionary, with attributes that an earlier import said of them and this form has no place for. */
export function withEarlier(
  { fills, members }: IncomingDictionary,
  earlier: ReadonlyMap<string, readonly DimensionMember[]>,
): ReadMember[] {
  return members.map((member) => {
    const said = (earlier.get(buildMemberKey(member)) ?? []).flatMap(({ attributes }) =>
      Object.entries(attributes).filter(([name]) => name !== ID && !fills.has(name)),
    );
    return said.length === 0
      ? member
      : { ...member, attributes: { ...Object.fromEntries(said), ...member.attributes } };
  });
}

/** Each row fills fields of every version of its member. Throws ImportProblem where an end is before a begin. */
export function addRows(
  known: readonly DimensionMember[],
  rows: readonly ReadMember[],
  strip: (rows: readonly ReadMember[]) => DimensionMember[],
): DimensionMember[] {
  const byKey = new Map(rows.map((row) => [buildMemberKey(row), row]));
  const met = new Set<string>();
  const filled = known.map((member) => {
    const row = member.origin === 0 ? undefined : byKey.get(buildMemberKey(member));
    if (!row) return member;
    met.add(buildMemberKey(row));
    return fill(member, row);
  });
  return [...filled, ...strip(rows.filter((row) => !met.has(buildMemberKey(row))))];
}

function fill(member: DimensionMember, row: ReadMember): DimensionMember {
  const { to } = row;
  if (to !== null && member.from !== null && to < member.from)
    throw problemAt(row.place, 'ends-before', { code: row.code, to, from: member.from });
  return {
    ...member,
    parent: row.parent ?? member.parent,
    to: to === null || (member.to !== null && member.to < to) ? member.to : to,
    attributes: { ...member.attributes, ...row.attributes },
  };
}
