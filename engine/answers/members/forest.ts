// Members as they stand below each other, under the tops of one tree: made once for a question without its way and its words.

import type { Member, Members } from '../../ledger/model/members.ts';
import type { MembersAsk } from '../../model/portal.ts';
import type { AskedCall } from '../shape.ts';
import { suitingMembers, treeAsked } from './findMembers.ts';
import { findAttribute, type MemberReader } from './memberFields.ts';

/** Who stands below whom; a member whose parent does not suit the question, or is of another group, stands at the top. */
export interface Forest {
  readonly byCode: ReadonlyMap<string, Member>;
  /** Tops by the group that they are in; without groups all of them under the empty code. */
  readonly tops: ReadonlyMap<string, readonly Member[]>;
  /** Null at the top. */
  readonly parentOf: ReadonlyMap<string, Member | null>;
  readonly childrenOf: ReadonlyMap<string, readonly Member[]>;
  /** How many stand below each member that has any, whatever level they are of. */
  readonly below: ReadonlyMap<string, number>;
  /** How many are in each group, whatever level they are of. */
  readonly inGroup: ReadonlyMap<string, number>;
  /** The group of each member; empty where there are none. */
  readonly groupOf: ReadonlyMap<string, string>;
  /** The attribute of the groups; empty: there are none. */
  readonly by: string;
}

const forests = new WeakMap<Members, Map<string, Forest>>();

/** So many trees of one ledger are kept: each holds all its members once more. */
const KEPT = 8;

/** The tree that a question means, whatever way down it or words it names. */
export function buildForest(reader: MemberReader, asked: AskedCall, ask: MembersAsk): Forest {
  const { members } = reader.ledger;
  const known = forests.get(members) ?? new Map<string, Forest>();
  forests.set(members, known);
  const aside = [...ask.under, ask.search, ask.load];
  const params = Object.entries(asked.params).filter(([name]) => !aside.includes(name));
  const tree = treeAsked(asked, ask);
  const { dimension, set, where, any, has, during, valid, by, withoutZeros } = ask;
  const who = [dimension, set, where, any, has, during, valid, by, withoutZeros];
  // calls that ask the same members have one tree
  const key = JSON.stringify([who, tree, reader.year, asked.call.year, params]);
  const kept = known.get(key);
  if (kept) return kept;
  const forest = grow(reader, suitingMembers(reader, asked, ask), tree ? (tree.by ?? '') : by);
  for (const old of [...known.keys()].slice(0, known.size - KEPT + 1)) known.delete(old);
  known.set(key, forest);
  return forest;
}

function grow(reader: MemberReader, members: readonly Member[], by: string): Forest {
  const byCode = new Map(members.map((member) => [member.code, member]));
  const groups = new Map(
    members.map((member) => [
      member.code,
      by === '' ? '' : (findAttribute(reader, member, by) ?? ''),
    ]),
  );
  const groupOf = ({ code }: Member) => groups.get(code) ?? '';
  const aboveOf = (member: Member) => {
    const parent = byCode.get(member.parent ?? '');
    return parent && groupOf(parent) === groupOf(member) ? parent : null;
  };
  const parentOf = new Map(members.map((member) => [member.code, aboveOf(member)]));
  const childrenOf = Map.groupBy(members, ({ code }) => parentOf.get(code)?.code ?? '');
  const all = childrenOf.get('') ?? [];
  childrenOf.delete('');
  const below = countBelow(childrenOf);
  const inGroup = new Map<string, number>();
  for (const group of groups.values()) inGroup.set(group, (inGroup.get(group) ?? 0) + 1);
  const tops = Map.groupBy(all, groupOf);
  return { byCode, tops, parentOf, childrenOf, below, inGroup, groupOf: groups, by };
}

/** A circle of parents, which no import lets in, is counted once. */
function countBelow(childrenOf: Forest['childrenOf']): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (code: string): number => {
    const known = counts.get(code);
    if (known !== undefined) return known;
    const children = childrenOf.get(code) ?? [];
    if (children.length === 0) return 0;
    counts.set(code, 0);
    const sum = children.reduce((whole, child) => whole + 1 + count(child.code), 0);
    counts.set(code, sum);
    return sum;
  };
  for (const code of childrenOf.keys()) count(code);
  return counts;
}
