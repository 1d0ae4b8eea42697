// Finds members of a dimension: those in force, that suit the parameters, with the fields that the call names, in order.

import { codesIn } from '../../state/filterValue.ts';
import { findSpelling, splitFoldedWords } from '../../language/folding.ts';
import { isListed } from '../../ledger/model/lists.ts';
import type { Member } from '../../ledger/model/members.ts';
import { canonicalCode, countCodeDigits } from '../../model/codes.ts';
import { lookup, assertDefined } from '../../model/lookup.ts';
import type { MemberFields, MembersAsk, MembersTree } from '../../model/portal.ts';
import type { RecordItem } from '../answer.ts';
import type { Params } from '../params.ts';
import type { AskedCall } from '../shape.ts';
import { knownMembers, listOrders, seek } from './knownMembers.ts';
import { findAttribute, readFields, type MemberReader } from './memberFields.ts';
import { nearestMembers } from './nearestMembers.ts';

export interface FoundMember {
  readonly member: Member;
  readonly item: RecordItem;
}

/** The reader of members for the year or day that is asked; without a year, for the latest loaded one. */
export function buildMemberReader(
  { ledger, portal, call, params }: AskedCall,
  { dimension, valid }: MembersAsk,
  locale: string,
): MemberReader {
  const latest = Math.max(0, ...ledger.latest.map(({ year }) => year));
  const year = params[call.year] === undefined ? latest : Number(params[call.year]);
  const date = valid === undefined ? undefined : params[valid];
  const yearAbove = date === undefined ? year : Number(String(date).slice(0, 4));
  const spelling = findSpelling(portal);
  return { ledger, decisions: portal.decisions, dimension, locale, spelling, year, yearAbove };
}

/** Members in force that suit all parameters but the way and the words searched for. */
export function suitingMembers(reader: MemberReader, asked: AskedCall, ask: MembersAsk): Member[] {
  const { search: _, ...others } = ask;
  const conditions = listConditions(reader, asked, { ...others, under: [] });
  return inForce(reader, asked, ask).filter((member) => conditions.every((suits) => suits(member)));
}

/** Members in force in the year asked, or on the day. */
export function findMembers(asked: AskedCall, ask: MembersAsk, locale: string): FoundMember[] {
  const { ledger, portal, call, params } = asked;
  const { dimension } = ask;
  const reader = buildMemberReader(asked, ask, locale);
  const date = ask.valid === undefined ? undefined : params[ask.valid];
  const conditions = listConditions(reader, asked, ask);
  const suiting = (members: readonly Member[]) =>
    members.filter((member) => conditions.every((suits) => suits(member)));
  if (ask.nearest) {
    const all = params[call.year] === undefined;
    const members = all ? ledger.members.list(dimension, null) : inForce(reader, asked, ask);
    const words = String(params[ask.search ?? ''] ?? '');
    return findNearest({ ...reader, portal }, suiting(members), ask, words);
  }
  const { words, code } = namedIn(reader, ask, params);
  const sought = { words, orders: listOrders(reader, ask, params), suiting };
  const list = (members: readonly Member[]) =>
    seek(
      reader,
      code === null ? members : members.filter((member) => member.code === code),
      sought,
    );
  const there = list(membersAt(reader, asked, ask));
  // one that is no more in force is still told of by its name
  const isGone = ask.as === 'one' && there.length === 0 && date === undefined;
  const found = isGone ? list(knownMembers(ledger.members, dimension).list()) : there;
  return found.slice(0, ask.limit).map((member) => new Found(reader, ask.fields, member));
}

/** Its fields are read when they are wanted: of a page, only those of its rows. */
class Found implements FoundMember {
  readonly member: Member;
  private readonly reader: MemberReader;
  private readonly fields: MemberFields;

  constructor(reader: MemberReader, fields: MemberFields, member: Member) {
    this.member = member;
    this.reader = reader;
    this.fields = fields;
  }

  get item(): RecordItem {
    return readFields(this.reader, this.fields, this.member);
  }
}

/** Of a dictionary every version that it lists; of others members on the day, or in force. */
function membersAt(reader: MemberReader, asked: AskedCall, ask: MembersAsk): readonly Member[] {
  const { members } = reader.ledger;
  const date = ask.valid === undefined ? undefined : asked.params[ask.valid];
  const day = date === undefined ? null : String(date);
  if (ask.records) return members.listed(ask.dimension, day);
  return day === null ? inForce(reader, asked, ask) : members.on(ask.dimension, day);
}

/** Members of the year, or of its month; where attributes say when they are in force, only a question with a year or a month looks at them. */
function inForce(
  reader: MemberReader,
  { call, params }: AskedCall,
  ask: MembersAsk,
): readonly Member[] {
  const { ledger, year, dimension } = reader;
  // before any figures are loaded there is no latest year
  if (call.year === '' || year === 0) return knownMembers(ledger.members, dimension).list();
  const { month: param = '', from = '', to = '' } = ask.during ?? {};
  const month = params[param];
  const [first, last] = month === undefined ? ['01', '12'] : [twoDigits(month), twoDigits(month)];
  const [begin, end] = [`${year}-${first}-01`, `${year}-${last}-31`];
  const members = ledger.members.during(dimension, begin, end);
  if (month === undefined && params[call.year] === undefined) return members;
  const dayOf = (member: Member, name: string) =>
    name === '' ? '' : (findAttribute(reader, member, name) ?? '');
  return members.filter(
    (member) => dayOf(member, from) <= end && (dayOf(member, to) || '9999') >= begin,
  );
}

function twoDigits(value: Params[string]): string {
  return String(value).padStart(2, '0');
}

type Condition = (member: Member) => boolean;

/** Everything that a member must suit. */
function listConditions(reader: MemberReader, asked: AskedCall, ask: MembersAsk): Condition[] {
  const { params } = asked;
  const valueOf = (member: Member, name: string) => findAttribute(reader, member, name);
  const conditions: Condition[] = [
    ...Object.entries({ ...ask.set, ...treeAsked(asked, ask)?.set }).map(
      ([name, value]): Condition =>
        (member) =>
          (valueOf(member, name) ?? '') === value,
    ),
    ...Object.entries(ask.where).flatMap(([names, own]) =>
      own.flatMap((param) => holdingParam(reader, names.split('|'), params[param], ask.any)),
    ),
    ...underOf(reader, asked, ask),
  ];
  // how many there are is known only of kinds of which a list speaks in that year
  if (ask.as === 'counts')
    conditions.push((member) =>
      isListed(lookup(reader.ledger.model.dimensions, ask.dimension), member, reader.year),
    );
  if (ask.withoutZeros) conditions.unshift(({ code }) => !/^0+$/.test(code));
  const had = ask.has === undefined ? undefined : params[ask.has];
  if (had !== undefined) conditions.push((member) => (valueOf(member, String(had)) ?? '') !== '');
  return conditions;
}

/** Members right below the last code of the path, in a tree all below it. None where the codes are no path. */
function underOf(
  { ledger, dimension }: MemberReader,
  asked: AskedCall,
  ask: MembersAsk,
): Condition[] {
  const codes = codesOfWay(asked, ask);
  const last = codes.at(-1);
  if (last === undefined) return [];
  const parents = new Map(
    ledger.members.list(dimension, null).map(({ code, parent }) => [code, parent]),
  );
  const leads = codes.every((code, i) => i === 0 || parents.get(code) === codes[i - 1]);
  if (!leads) return [() => false];
  if (ask.as !== 'tree') return [({ parent }) => parent === last];
  return [({ code }) => isBelow(parents, code, last)];
}

/** The codes of the way that a question names, from the top down. */
export function codesOfWay({ portal, call, params }: AskedCall, { under }: MembersAsk): string[] {
  return call.params
    .filter(({ name }) => under.includes(name) && params[name] !== undefined)
    .sort((a, b) => under.indexOf(a.name) - under.indexOf(b.name))
    .flatMap(({ name, filter }) => codesIn(lookup(portal.filters, filter), String(params[name])));
}

function isBelow(
  parents: ReadonlyMap<string, string | null>,
  code: string,
  above: string,
): boolean {
  const met = new Set([code]);
  for (let next = parents.get(code); next && !met.has(next); next = parents.get(next)) {
    if (next === above) return true;
    met.add(next);
  }
  return false;
}

/** A code may be written in another form of the dimension that the attribute is called as. */
function codesMeant(
  { ledger }: MemberReader,
  name: string,
  wanted: Params[string] | undefined,
): Params[string] | undefined {
  const dimension = ledger.model.dimensions[name];
  const code = dimension && typeof wanted === 'string' ? canonicalCode(dimension, wanted) : null;
  return code === null || code === wanted ? wanted : [String(wanted), code];
}

/** One of some attributes is what a parameter says. A list means any of its values; a parameter left out, or its word for all, filters nothing. */
function holdingParam(
  reader: MemberReader,
  names: readonly string[],
  value: Params[string] | undefined,
  any: string,
): Condition[] {
  if (value === undefined || (any !== '' && String(value) === any)) return [];
  const some = names.map((name) => {
    const wanted = codesMeant(reader, name, value);
    const allowed = typeof wanted === 'object' ? wanted : [String(wanted)];
    return { name, fits: allowed.map(isSame) };
  });
  return [
    (member) =>
      some.some(({ name, fits }) => {
        const own = findAttribute(reader, member, name) ?? '';
        return fits.some((fit) => fit(own));
      }),
  ];
}

/** As written, or as a number: codes are kept with leading zeros that a parameter need not have. */
function isSame(wanted: string): (value: string) => boolean {
  const number = Number(wanted);
  if (Number.isNaN(number)) return (value) => value === wanted;
  return (value) => value === wanted || (value !== '' && Number(value) === number);
}

/** The words that a question looks for; a number as long as a code is one. */
export function namedIn(
  { ledger, dimension, spelling }: MemberReader,
  { search }: MembersAsk,
  params: Params,
): { readonly words: readonly string[]; readonly code: string | null } {
  const words =
    search === undefined ? [] : splitFoldedWords(String(params[search] ?? ''), spelling);
  const [only = ''] = words;
  const digits = countCodeDigits(lookup(ledger.model.dimensions, dimension));
  const isCode = words.length === 1 && only.length === digits && /^\d+$/.test(only);
  return isCode ? { words: [], code: only } : { words, code: null };
}

/** The nearest first, each with the former name by which it was found, if it was. */
function findNearest(
  reader: MemberReader & Pick<AskedCall, 'portal'>,
  members: readonly Member[],
  { fields, limit }: MembersAsk,
  text: string,
): FoundMember[] {
  const found = nearestMembers(reader, members, text).slice(0, limit);
  const earlier = new Map(
    found.flatMap(({ member, earlier: name }) => (name === '' ? [] : [[member.code, name]])),
  );
  return found.map(({ member }) => ({
    member,
    item: readFields({ ...reader, earlier }, fields, member),
  }));
}

/** The tree that the parameter of a question chooses; null where a call has but one. */
export function treeAsked(
  { params }: Pick<AskedCall, 'params'>,
  ask: MembersAsk,
): MembersTree | null {
  if (!ask.trees) return null;
  const { param, of } = ask.trees;
  return assertDefined(of[String(params[param])] ?? Object.values(of)[0]);
}
