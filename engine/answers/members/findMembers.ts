// Finds members of a dimension: those in force, that suit the parameters, with the fields that the call names, in order.

import { parseExactly, exactNumber } from '../../language/decimals.ts';
import { foldText, wordsOf } from '../../language/folding.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Member } from '../../ledger/model/members.ts';
import { compareCodes } from '../../model/branches.ts';
import { lookup } from '../../model/lookup.ts';
import type { MemberField, MembersAsk } from '../../model/portal.ts';
import type { RecordItem } from '../answer.ts';
import type { Params } from '../params.ts';
import type { AskedCall } from '../shape.ts';

export interface FoundMember {
  readonly member: Member;
  readonly item: RecordItem;
}

/** What all fields of all members are read with. */
interface Reader {
  readonly ledger: Ledger;
  readonly dimension: string;
  readonly locale: string;
  /** The year asked, or else the latest loaded one. */
  readonly year: number;
  /** The year in which it is asked who stands above a member. */
  readonly yearAbove: number;
}

/** Members in force in the year asked, or on the day; a call that takes a year and is given none means the latest loaded one. */
export function findMembers(asked: AskedCall, ask: MembersAsk, locale: string): FoundMember[] {
  const { ledger, call, params } = asked;
  const latest = Math.max(0, ...ledger.latest.map(({ year }) => year));
  const year = params[call.year] === undefined ? latest : Number(params[call.year]);
  const date = ask.valid === null ? undefined : params[ask.valid];
  const inForce =
    date === undefined
      ? ledger.members.list(ask.dimension, call.year === '' ? null : year)
      : ledger.members.on(ask.dimension, String(date));
  const yearAbove = date === undefined ? year : Number(String(date).slice(0, 4));
  const reader: Reader = { ledger, dimension: ask.dimension, locale, year, yearAbove };
  const conditions = conditionsOf(ledger, ask, params);
  const found = inForce
    .filter((member) => conditions.every((suits) => suits(member)))
    .map((member) => ({ member, item: itemOf(reader, ask, member) }));
  return inOrder(found, ask, locale).slice(0, ask.limit);
}

type Condition = (member: Member) => boolean;

/** Everything that a member must suit. */
function conditionsOf(ledger: Ledger, ask: MembersAsk, params: Params): Condition[] {
  const { dimension } = ask;
  const valueOf = (member: Member, name: string) => attributeOf(ledger, dimension, member, name);
  const conditions: Condition[] = [
    ...Object.entries(ask.set).map(
      ([name, value]): Condition =>
        (member) =>
          (valueOf(member, name) ?? '') === value,
    ),
    ...Object.entries(ask.where).map(
      ([names, param]): Condition =>
        (member) =>
          names
            .split('|')
            .some((name) => holdsParam(valueOf(member, name), params[param], ask.any)),
    ),
  ];
  if (ask.withoutZeros) conditions.unshift(({ code }) => !/^0+$/.test(code));
  const parent = ask.under === null ? undefined : params[ask.under];
  if (parent !== undefined) conditions.push((member) => (member.parent ?? '') === String(parent));
  const words = ask.search === null ? [] : wordsOf(String(params[ask.search] ?? ''));
  if (words.length > 0) conditions.push((member) => isNamed(ledger, dimension, member, words));
  return conditions;
}

/** A list means any of its values; a parameter left out, or its word for all, filters nothing. */
function holdsParam(
  value: string | null,
  wanted: Params[string] | undefined,
  any: string,
): boolean {
  if (wanted === undefined || (any !== '' && String(wanted) === any)) return true;
  const allowed = typeof wanted === 'object' ? wanted : [String(wanted)];
  return allowed.some((text) => isSame(value ?? '', text));
}

/** As written, or as a number: codes are kept with leading zeros that a parameter need not have. */
function isSame(value: string, wanted: string): boolean {
  return value === wanted || (value !== '' && Number(value) === Number(wanted));
}

/** Every word stands in a name, in whichever language, or begins the code. */
function isNamed(
  ledger: Ledger,
  dimension: string,
  member: Member,
  words: readonly string[],
): boolean {
  const names = Object.values(ledger.members.titleOf(dimension, member)).map(foldText);
  return words.every(
    (word) => names.some((name) => name.includes(word)) || member.code.startsWith(word),
  );
}

function attributeOf(
  ledger: Ledger,
  dimension: string,
  member: Member,
  name: string,
): string | null {
  if (name === 'code') return member.code;
  if (name === 'parent') return member.parent;
  return ledger.members.attributeOf(dimension, member, name);
}

/** A row is of one version: its dates, its name and what else is said of it. */
function itemOf(reader: Reader, { fields }: MembersAsk, member: Member): RecordItem {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      typed(read(reader, field, member), field),
    ]),
  );
}

function read(reader: Reader, { of }: MemberField, member: Member): string | null {
  const { ledger, dimension, year, locale } = reader;
  switch (of) {
    case 'number':
      return member.code;
    case 'name':
      return nameOf(ledger.members.titleOf(dimension, member), locale, member.code);
    case 'from':
    case 'to':
      return member[of];
    case 'level': {
      const model = lookup(ledger.model.dimensions, dimension);
      return String(ledger.members.ancestors(model, member.code, reader.yearAbove).length + 1);
    }
    case 'active':
      return member.to === null || member.to >= `${year}-12-31` ? '1' : '0';
    case 'children':
      return JSON.stringify(childrenOf(reader, member.code));
    default:
      return attributeOf(ledger, dimension, member, of);
  }
}

function childrenOf({ ledger, dimension, year, locale }: Reader, parent: string): object[] {
  return ledger.members
    .list(dimension, null)
    .filter((member) => member.parent === parent)
    .map(({ code }) => ({
      id: code,
      name: nameOf(ledger.members.title(dimension, code, year), locale, code),
      ...ledger.members.at(dimension, code, year)?.attributes,
    }));
}

/** In the language asked for, else in the first that there is. */
export function nameOf(
  title: Readonly<Record<string, string>> | null,
  locale: string,
  code: string,
): string {
  return title?.[locale] ?? Object.values(title ?? {})[0] ?? code;
}

function typed(text: string | null, { as }: MemberField): RecordItem[string] {
  if (text === null || (text === '' && as !== 'text')) return null;
  if (as === 'json') return parseExactly(text) as object;
  return as === 'number' ? exactNumber(text.replace(/^0+(?=\d)/, '')) : text;
}

/** Names in the order of their alphabet, which is not that of their letters’ numbers; everything else as it is written. */
function inOrder(
  found: readonly FoundMember[],
  { sort, fields }: MembersAsk,
  locale: string,
): FoundMember[] {
  if (sort.length === 0) return [...found];
  const { compare: byAlphabet } = new Intl.Collator(locale);
  const order = sort.map((name) => {
    const field = name.replace(/^-/, '');
    return {
      field,
      sign: field === name ? 1 : -1,
      compare: fields[field]?.of === 'name' ? byAlphabet : compareCodes,
    };
  });
  return [...found].sort((a, b) =>
    order.reduce(
      (before, { field, sign, compare }) =>
        before || sign * compare(wordOf(a.item[field]), wordOf(b.item[field])),
      0,
    ),
  );
}

function wordOf(value: RecordItem[string] | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
