// Answers members of a dimension: lists, trees, pages, counts, links, one alone.

import { compareCodes } from '../../model/branches.ts';
import { first, lookup, there } from '../../model/lookup.ts';
import type { MembersAsk } from '../../model/portal.ts';
import type { BodyAnswer, RecordItem, RecordsAnswer } from '../answer.ts';
import { ApiProblem } from '../problem.ts';
import type { AskedCall } from '../shape.ts';
import { findMembers, type FoundMember } from './findMembers.ts';
import { isOf, nameOf } from './memberFields.ts';

/** After every change: by this year names are what they were called last. */
const AT_LAST = 9999;

/** What members are put together with. */
interface Gathering {
  readonly asked: AskedCall;
  readonly ask: MembersAsk;
  readonly found: readonly FoundMember[];
  readonly locale: string;
}

type Form = Exclude<MembersAsk['as'], 'list'>;

const FORMS: Readonly<Record<Form, (gathering: Gathering) => unknown>> = {
  one: memberAlone,
  tree: treeOf,
  page: pageOf,
  counts: countsOf,
  links: linksOf,
};

/** Throws ApiProblem `unknown-code` where one is wanted and there is none. */
export function askMembers(asked: AskedCall): RecordsAnswer | BodyAnswer {
  const ask = there(asked.call.members);
  const locale = asked.lang || first(asked.portal.settings.locales).code;
  const found = findMembers(asked, ask, locale);
  if (ask.as === 'list') return { holds: 'records', items: found.map(({ item }) => item) };
  const body = FORMS[ask.as]({ asked, ask, found, locale });
  return { holds: 'body', body, size: found.length + 1, notes: [], coverage: null };
}

function memberAlone({ asked: { params }, ask, found: [alone] }: Gathering): RecordItem {
  if (!alone)
    throw new ApiProblem('unknown-code', {
      parameter: Object.values(ask.where)[0]?.[0] ?? '',
      received: Object.values(params).join(', '),
    });
  return alone.item;
}

function pageOf({ asked: { params }, ask, found }: Gathering): object {
  const { number, size } = there(ask.page);
  const [at, count] = [Number(params[number] ?? 1), Number(params[size])];
  return {
    elements: found.slice((at - 1) * count, at * count).map(({ item }) => item),
    totalElements: found.length,
  };
}

interface MemberNode {
  readonly [field: string]: unknown;
  readonly children: MemberNode[];
}

/** Members under their parents; one whose parent is not among them stands at the top, in its group where there are groups. */
function treeOf(gathering: Gathering): object[] {
  const { ask, found } = gathering;
  const nodes: Record<string, MemberNode> = Object.fromEntries(
    found.map(({ member, item }) => [member.code, { ...item, children: [] }]),
  );
  const tops: FoundMember[] = [];
  for (const each of found) {
    const { code, parent } = each.member;
    const above = parent === null ? undefined : nodes[parent];
    if (above) above.children.push(lookup(nodes, code));
    else tops.push(each);
  }
  const nodeOf = ({ member }: FoundMember) => lookup(nodes, member.code);
  if (ask.by === '') return tops.map(nodeOf);
  return groupsOf(gathering, tops).map(([code, name, members]) => ({
    [fieldWith(ask, 'code')]: code,
    [fieldWith(ask, 'name')]: name,
    children: members.map(nodeOf),
  }));
}

/** Under which name the call answers this; its own where it does not. */
function fieldWith({ fields }: MembersAsk, of: string): string {
  return Object.keys(fields).find((field) => isOf(fields[field], of)) ?? of;
}

/** By the attribute that groups them, in the order of its codes. */
function groupsOf(
  { asked: { ledger }, ask, locale }: Gathering,
  members: readonly FoundMember[],
): (readonly [code: string, name: string, members: readonly FoundMember[]])[] {
  const groups = Map.groupBy(
    members,
    ({ member }) => ledger.members.attributeOf(ask.dimension, member, ask.by) ?? '',
  );
  return [...groups]
    .sort(([a], [b]) => compareCodes(a, b))
    .map(([code, group]) => [
      code,
      nameOf(ledger.members.title(ask.by, code, AT_LAST), locale, code),
      group,
    ]);
}

function countsOf(gathering: Gathering): object[] {
  return groupsOf(gathering, gathering.found).map(([id, name, members]) => ({
    id,
    name,
    count: members.length,
  }));
}

/** Members and the lines to their parents. */
function linksOf({ found }: Gathering): object {
  const known = new Set(found.map(({ member }) => member.code));
  const links = found.flatMap(({ member }) =>
    member.parent !== null && known.has(member.parent)
      ? [{ source: member.parent, target: member.code }]
      : [],
  );
  return { nodes: found.map(({ item }) => item), links };
}
