// Answers members of a dimension: lists, trees, pages, counts, links, one alone.

import { compareCodes } from '../../model/branches.ts';
import { first, lookup, assertDefined } from '../../model/lookup.ts';
import { type Member, Members } from '../../ledger/model/members.ts';
import type { MembersAsk } from '../../model/portal.ts';
import type { RecordItem, RecordsAnswer } from '../answer.ts';
import { ApiProblem } from '../problem.ts';
import type { AskedCall } from '../shape.ts';
import { findMembers, type FoundMember, treeAsked } from './findMembers.ts';
import { groupFields, readLevel, buildNodesAndLinks } from './levels.ts';
import { isFieldOf, pickName } from './memberFields.ts';
import { dayIn } from '../../language/days.ts';
import { AT_LAST } from '../../model/codes.ts';

/** What members are put together with. */
interface Gathering {
  readonly asked: AskedCall;
  readonly ask: MembersAsk;
  readonly found: readonly FoundMember[];
  readonly locale: string;
}

type Form = Exclude<MembersAsk['as'], 'level' | 'links'>;

const FORMS: Readonly<
  Record<Form, (gathering: Gathering) => Pick<RecordsAnswer, 'items' | 'count'>>
> = {
  list: ({ found }) => ({ items: found.map(({ item }) => item) }),
  one: (gathering) => ({ items: [memberAlone(gathering)] }),
  tree: (gathering) => ({ items: buildTree(gathering) }),
  page: pageOf,
  counts: (gathering) => ({ items: listCounts(gathering) }),
};

/** Throws ApiProblem `unknown-code` where one is wanted and there is none. */
export function askMembers(asked: AskedCall): RecordsAnswer {
  const ask = assertDefined(asked.call.members);
  const locale = asked.lang || first(asked.portal.settings.locales).code;
  if (ask.as === 'level' || ask.as === 'links') {
    const level = readLevel(asked, ask, locale);
    return { holds: 'records', items: level.items, level };
  }
  const found = findMembers(asked, ask, locale);
  return { holds: 'records', ...FORMS[ask.as]({ asked, ask, found, locale }) };
}

/** The JSON of what was found, in the form that the call answers. */
export function writeMembers({ items, count, level }: RecordsAnswer, ask: MembersAsk): string {
  if (ask.as === 'one') return JSON.stringify(items[0]);
  if (ask.as === 'page') return JSON.stringify({ elements: items, totalElements: count });
  if (ask.as === 'level') return JSON.stringify(level);
  if (ask.as === 'links')
    return JSON.stringify(buildNodesAndLinks(assertDefined(level), fieldWith(ask, 'code')));
  return JSON.stringify(items);
}

function memberAlone({ asked: { params }, ask, found: [alone] }: Gathering): RecordItem {
  if (!alone)
    throw new ApiProblem('unknown-code', {
      parameter: Object.values(ask.where)[0]?.[0] ?? '',
      received: Object.values(params).join(', '),
    });
  return alone.item;
}

function pageOf({
  asked: { params },
  ask,
  found,
}: Gathering): Pick<RecordsAnswer, 'items' | 'count'> {
  const { number, size } = assertDefined(ask.page);
  const [at, count] = [Number(params[number] ?? 1), Number(params[size])];
  return {
    items: found.slice((at - 1) * count, at * count).map(({ item }) => item),
    count: found.length,
  };
}

interface MemberNode extends RecordItem {
  readonly children: MemberNode[];
}

/** Members under their parents; one whose parent is not among them stands at the top, in its group where there are groups. */
function buildTree(gathering: Gathering): MemberNode[] {
  const { asked, ask, found } = gathering;
  const tree = treeAsked(asked, ask);
  const by = tree ? (tree.by ?? '') : ask.by;
  const groupOf = ({ code }: Member) =>
    by === '' ? '' : asked.ledger.members.attribute(ask.dimension, code, by, AT_LAST);
  const members = new Map(found.map(({ member }) => [member.code, member]));
  const nodes: Record<string, MemberNode> = Object.fromEntries(
    found.map(({ member, item }) => [member.code, { ...item, children: [] }]),
  );
  const tops: FoundMember[] = [];
  for (const each of found) {
    const above = members.get(each.member.parent ?? '');
    // in groups each stands in its own
    if (above && groupOf(above) === groupOf(each.member))
      lookup(nodes, above.code).children.push(lookup(nodes, each.member.code));
    else tops.push(each);
  }
  const nodeOf = ({ member }: FoundMember) => lookup(nodes, member.code);
  if (by === '') return tops.map(nodeOf);
  return listGroups(gathering, tops, by).map(([code, name, members]) => ({
    ...groupFields(ask.fields, code, name),
    children: members.map(nodeOf),
  }));
}

/** Under which name the call answers this; its own where it does not. */
function fieldWith({ fields }: MembersAsk, of: string): string {
  return Object.keys(fields).find((field) => isFieldOf(fields[field], of)) ?? of;
}

/** By the attribute that groups them, in the order of its codes. */
function listGroups(
  { asked: { ledger }, ask, locale }: Gathering,
  members: readonly FoundMember[],
  by: string,
): (readonly [code: string, name: string, members: readonly FoundMember[]])[] {
  const groups = Map.groupBy(
    members,
    ({ member }) => ledger.members.attributeOf(ask.dimension, member, by) ?? '',
  );
  return [...groups]
    .sort(([a], [b]) => compareCodes(a, b))
    .map(([code, group]) => [
      code,
      pickName(ledger.members.title(by, code, AT_LAST), locale, code),
      group,
    ]);
}

function listCounts(gathering: Gathering): RecordItem[] {
  return listGroups(gathering, gathering.found, gathering.ask.by).map(([id, name, members]) => ({
    id,
    name,
    count: members.length,
  }));
}

/** The question, asked of the load that it names; where none of its time is kept there are no members. */
export async function ofLoad(asked: AskedCall): Promise<AskedCall> {
  const { portal, ledger, call, params } = asked;
  const { load } = assertDefined(call.members);
  const day = load === undefined ? undefined : params[load];
  if (day === undefined) return asked;
  const { timeZone } = portal.settings;
  const suits = (created: string) => dayIn(timeZone, new Date(created)).startsWith(String(day));
  const members = (await ledger.membersOf(suits)) ?? new Members(ledger.model, new Map());
  return { ...asked, ledger: ledger.withMembers(members) };
}
