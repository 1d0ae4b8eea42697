// One level of a tree of members: those right below a way, how many stand below each, and what was searched for in its place.

import type { Member } from '../../ledger/model/members.ts';
import type { MemberFields, MembersAsk } from '../../model/portal.ts';
import { remember } from '../../model/remember.ts';
import type { Level, LevelNode, RecordItem } from '../answer.ts';
import type { AskedCall } from '../shape.ts';
import { codesOfWay, namedIn, buildMemberReader } from './findMembers.ts';
import { buildForest, type Forest } from './forest.ts';
import { knownMembers, type MemberOrder, compared, listOrders } from './knownMembers.ts';
import {
  isFieldOf,
  isRecord,
  isTree,
  pickName,
  readFields,
  type MemberReader,
} from './memberFields.ts';
import { AT_LAST } from '../../model/codes.ts';

const levelOrders = new WeakMap<readonly Member[], Map<string, readonly Member[]>>();

interface Walk {
  readonly reader: MemberReader;
  readonly ask: MembersAsk;
  readonly forest: Forest;
  readonly orders: readonly MemberOrder[];
  /** Null where nothing is searched for. */
  readonly found: Found | null;
}

interface Found {
  readonly codes: ReadonlySet<string>;
  /** Codes of members, and of groups, that lead to one. */
  readonly above: ReadonlySet<string>;
}

/** The level below the way that a question names; where its codes do not lead down to each other it is empty. */
export function readLevel(asked: AskedCall, ask: MembersAsk, locale: string): Level {
  const reader = buildMemberReader(asked, ask, locale);
  const forest = buildForest(reader, asked, ask);
  const orders = listOrders(reader, ask, asked.params);
  const hits = findHits({ reader, forest, orders }, namedIn(reader, ask, asked.params));
  const found = hits && buildPlaces(forest, firstOf({ ask, forest, orders }, hits));
  const walk: Walk = { reader, ask, forest, orders, found };
  const codes = codesOfWay(asked, ask);
  const path = findPath(walk, codes);
  return {
    path: path ?? [],
    items: path ? listNodes(walk, codes.at(-1) ?? null) : [],
    found: hits && hits.length,
  };
}

/** The same as nodes and the lines between them: the way down, and what stands right below it. */
export function buildNodesAndLinks({ path, items, found }: Level, code: string): object {
  const nodes: Omit<LevelNode, 'children'>[] = [];
  const links: { readonly source: unknown; readonly target: unknown }[] = [];
  const add = ({ children, ...node }: LevelNode, above: LevelNode | undefined) => {
    nodes.push(node);
    if (above) links.push({ source: above[code], target: node[code] });
    return children;
  };
  const visit = (level: readonly LevelNode[], above: LevelNode | undefined) => {
    for (const node of level) visit(add(node, above), node);
  };
  path.forEach((node, i) => add(node, path[i - 1]));
  visit(items, path.at(-1));
  return { path: path.map((node) => node[code]), nodes, links, found };
}

/** In order; null where nothing is searched for. */
function findHits(
  { reader, forest, orders }: Pick<Walk, 'reader' | 'forest' | 'orders'>,
  { words, code }: ReturnType<typeof namedIn>,
): readonly Member[] | null {
  if (code !== null) return [forest.byCode.get(code) ?? []].flat();
  if (words.length === 0) return null;
  const known = knownMembers(reader.ledger.members, reader.dimension);
  return known
    .find(words, orders, reader.spelling)
    .flatMap(({ code: own }) => forest.byCode.get(own) ?? []);
}

/** As many as the call answers, the first in the order of reading. */
function firstOf(
  { ask, forest, orders }: Pick<Walk, 'ask' | 'forest' | 'orders'>,
  hits: readonly Member[],
): readonly Member[] {
  if (hits.length <= ask.limit) return hits;
  const { codes, above } = buildPlaces(forest, hits);
  const first: Member[] = [];
  const visit = (members: readonly Member[]) => {
    const leads = members.filter(({ code }) => codes.has(code) || above.has(code));
    for (const member of compared(leads, orders)) {
      if (first.length >= ask.limit) return;
      if (codes.has(member.code)) first.push(member);
      if (above.has(member.code)) visit(forest.childrenOf.get(member.code) ?? []);
    }
  };
  for (const group of groupsInOrder(forest)) visit(forest.tops.get(group) ?? []);
  return first.slice(0, ask.limit);
}

/** Groups by their codes; those that are in none come last. */
function groupsInOrder({ tops }: Forest): string[] {
  const named = [...tops.keys()].filter((group) => group !== '').sort();
  return [...named, ''];
}

function buildPlaces(forest: Forest, hits: readonly Member[]): Found {
  const above = new Set<string>();
  const topOf = (member: Member): Member => {
    const parent = forest.parentOf.get(member.code);
    if (!parent) return member;
    above.add(parent.code);
    return topOf(parent);
  };
  const tops = new Set(hits.map((member) => topOf(member).code));
  const stands = (code: string) => tops.has(code) || above.has(code);
  for (const [group, members] of forest.tops)
    if (members.some(({ code }) => stands(code))) above.add(groupKey(group));
  return { codes: new Set(hits.map(({ code }) => code)), above };
}

/** Codes of groups and of members may be alike. */
function groupKey(group: string): string {
  return `group ${group}`;
}

/** The way as nodes; null where its codes do not lead down to each other. */
function findPath(walk: Walk, codes: readonly string[]): LevelNode[] | null {
  const { forest } = walk;
  const path: LevelNode[] = [];
  let level: readonly Member[] | null = null;
  for (const [i, code] of codes.entries()) {
    const group = i === 0 && isGroup(forest, code);
    const member = (level ?? allTops(forest)).find((each) => each.code === code);
    // a way may begin below the top: whoever asks for one member need not know who is above
    const entry = member ?? (i === 0 ? forest.byCode.get(code) : undefined);
    if (group) path.push(groupNode(walk, code));
    else if (entry) path.push(memberNode(walk, entry));
    else return null;
    level = group ? (forest.tops.get(code) ?? []) : (forest.childrenOf.get(code) ?? []);
  }
  const [begin] = codes;
  if (begin === undefined || isGroup(forest, begin)) return path;
  return [...aboveOf(walk, begin), ...path];
}

/** Those above the first of a way, from the top. */
function aboveOf(walk: Walk, code: string): LevelNode[] {
  const { forest } = walk;
  const above: LevelNode[] = [];
  for (
    let parent = forest.parentOf.get(code);
    parent && above.length < forest.byCode.size;
    parent = forest.parentOf.get(parent.code)
  ) {
    above.unshift(memberNode(walk, parent));
  }
  // who stands below whom is in the same group
  const group = forest.groupOf.get(code) ?? '';
  return group === '' ? above : [groupNode(walk, group), ...above];
}

function isGroup({ by, tops }: Forest, code: string): boolean {
  return by !== '' && tops.has(code);
}

function allTops({ tops }: Forest): Member[] {
  return [...tops.values()].flat();
}

/** What stands right below a code, or at the top; where words were searched for, only what leads to what was found. */
function listNodes(walk: Walk, code: string | null): LevelNode[] {
  const { forest } = walk;
  if (code !== null && !isGroup(forest, code))
    return ordered(walk, forest.childrenOf.get(code) ?? []);
  if (code !== null) return ordered(walk, forest.tops.get(code) ?? []);
  const nodes = groupsInOrder(forest)
    .slice(0, -1)
    .filter((group) => !walk.found || walk.found.above.has(groupKey(group)))
    .map((group) => groupNode(walk, group));
  return [...nodes, ...ordered(walk, forest.tops.get('') ?? [])];
}

function ordered(walk: Walk, members: readonly Member[]): LevelNode[] {
  const { found, orders } = walk;
  const suits = ({ code }: Member) => !found || found.codes.has(code) || found.above.has(code);
  return inLevelOrder(orders, members)
    .filter(suits)
    .map((member) => memberNode(walk, member));
}

/** The order of a list that is kept with its tree is made once. */
function inLevelOrder(
  orders: readonly MemberOrder[],
  members: readonly Member[],
): readonly Member[] {
  if (orders.length === 0 || members.length < 2) return members;
  const key = orders.map((order) => `${order.sign} ${order.key}`).join(' ');
  const byKey = remember(levelOrders, members, () => new Map<string, readonly Member[]>());
  return remember(byKey, key, () => compared(members, orders));
}

function memberNode(walk: Walk, member: Member): LevelNode {
  const { reader, ask, forest, found } = walk;
  const { code } = member;
  const children = forest.childrenOf.get(code) ?? [];
  return {
    ...readFields(reader, ask.fields, member),
    isGroup: false,
    below: forest.below.get(code) ?? 0,
    childCount: children.length,
    isFound: found?.codes.has(code) ?? false,
    children: found?.above.has(code) ? ordered(walk, children) : [],
  };
}

function groupNode(walk: Walk, group: string): LevelNode {
  const { reader, ask, forest, found } = walk;
  const { ledger, locale } = reader;
  const tops = forest.tops.get(group) ?? [];
  const name = pickName(ledger.members.title(forest.by, group, AT_LAST), locale, group);
  return {
    ...groupFields(ask.fields, group, name),
    isGroup: true,
    below: forest.inGroup.get(group) ?? 0,
    childCount: tops.length,
    isFound: false,
    children: found?.above.has(groupKey(group)) ? ordered(walk, tops) : [],
  };
}

/** Of a group only its code and its name are known. */
export function groupFields(fields: MemberFields, code: string, name: string): RecordItem {
  return Object.fromEntries(
    Object.entries(fields).map(([field, of]): [string, RecordItem[string]] => {
      if (isTree(of)) return [field, []];
      if (isRecord(of)) return [field, groupFields(of.fields, code, name)];
      if (of.as === 'flag') return [field, false];
      if (of.decide !== undefined) return [field, null];
      if (isFieldOf(of, 'code')) return [field, code];
      return [field, isFieldOf(of, 'name') ? name : null];
    }),
  );
}
