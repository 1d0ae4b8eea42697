// Fields of a member as the call names them: from what is recorded of it, decided by a table, or the tree in which it stands.

import { decide } from '../../state/decide.ts';
import type { Spelling } from '../../language/folding.ts';
import { exactNumber, parseExactly } from '../../language/decimals.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Member } from '../../ledger/model/members.ts';
import { compareCodes } from '../../model/branches.ts';
import { formOfYear } from '../../model/codes.ts';
import { lookup } from '../../model/lookup.ts';
import type { Decision, MemberField, MemberFields } from '../../model/portal.ts';
import type { RecordItem } from '../answer.ts';

/** What all fields of all members are read with. */
export interface MemberReader {
  readonly ledger: Ledger;
  readonly decisions: Readonly<Record<string, Decision>>;
  readonly dimension: string;
  readonly locale: string;
  readonly spelling: Spelling;
  /** The year asked, or else the latest loaded one. */
  readonly year: number;
  /** The year in which it is asked who stands above a member. */
  readonly yearAbove: number;
  /** Code → the former name by which a search found it. */
  readonly earlier?: ReadonlyMap<string, string>;
}

/** What a field can be of that is a tree of members. */
const TREE = 'tree';
/** An object of some fields of the member itself. */
const RECORD = 'record';

/** Whether a field is one of these before anything else. */
export function isFieldOf(field: MemberField | undefined, ...names: readonly string[]): boolean {
  return names.includes(field?.of[0] ?? '');
}

/** Whether the value of a field is a tree of members. */
export function isTree(field: MemberField): boolean {
  return isFieldOf(field, TREE);
}

/** Whether the value of a field is an object of further fields of the same member. */
export function isRecord(field: MemberField): boolean {
  return isFieldOf(field, RECORD);
}

/** A row is of one version: its dates, its name and what else is said of it. */
export function readFields(reader: MemberReader, fields: MemberFields, member: Member): RecordItem {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readField(reader, field, member)]),
  );
}

function readField(reader: MemberReader, field: MemberField, member: Member): RecordItem[string] {
  if (isTree(field)) return buildTree(reader, field, member);
  if (isRecord(field)) return readFields(reader, field.fields, member);
  const value = findValue(reader, field, member);
  return typed(field.named === undefined ? value : nameIn(reader, field.named, value), field);
}

/** The name that a code has in another dimension; null where there is no code, or nobody has it. */
function nameIn(
  { ledger, locale, year }: MemberReader,
  dimension: string,
  code: string | null,
): string | null {
  const title = code === null ? null : ledger.members.title(dimension, code, year);
  return title && pickName(title, locale, code ?? '');
}

/** Code, parent or attribute of a member; null where nothing is known. */
export function findAttribute(
  { ledger, dimension }: Pick<MemberReader, 'ledger' | 'dimension'>,
  member: Member,
  name: string,
): string | null {
  if (name === 'code') return member.code;
  if (name === 'parent') return member.parent;
  return ledger.members.attributeOf(dimension, member, name);
}

/** In the language asked for, else in the first that there is. */
export function pickName(
  title: Readonly<Record<string, string>> | null,
  locale: string,
  code: string,
): string {
  return title?.[locale] ?? Object.values(title ?? {})[0] ?? code;
}

function findValue(reader: MemberReader, field: MemberField, member: Member): string | null {
  if (field.decide !== undefined) return decidedOf(reader, field.decide, member);
  const values = field.of.map((of) => read(reader, of, member));
  return values.find((value) => value !== null && value !== '') ?? values[0] ?? null;
}

/** Inputs of the decision are attributes of the member; one that it does not have meets no condition. */
function decidedOf(reader: MemberReader, name: string, member: Member): string | null {
  const decision = lookup(reader.decisions, name);
  const inputs = decision.rows.flatMap(({ when }) => Object.keys(when));
  const values = [...new Set(inputs)].map((input) => [
    input,
    findAttribute(reader, member, input) ?? undefined,
  ]);
  return decide(decision, Object.fromEntries(values))?.value ?? null;
}

function read(reader: MemberReader, of: string, member: Member): string | null {
  const { ledger, dimension, year, locale } = reader;
  switch (of) {
    case 'number':
      return member.code;
    case 'name':
      return pickName(ledger.members.titleOf(dimension, member), locale, member.code);
    case 'written':
      return formOfYear(lookup(ledger.model.dimensions, dimension), member.code, year);
    case 'earlier':
      return reader.earlier?.get(member.code) ?? null;
    case 'from':
    case 'to':
      return member[of];
    case 'end':
      return ledger.members.endOf(dimension, member.code);
    case 'level': {
      const model = lookup(ledger.model.dimensions, dimension);
      return String(ledger.members.ancestors(model, member.code, reader.yearAbove).length + 1);
    }
    case 'active':
      return member.to === null || member.to >= `${year}-12-31` ? '1' : '0';
    default:
      return findAttribute(reader, member, of);
  }
}

function typed(text: string | null, { as }: MemberField): RecordItem[string] {
  if (as === 'flag') return text !== null && text !== '';
  if (text === null || (text === '' && as !== 'text')) return null;
  if (as === 'json') return parseExactly(text) as object;
  return as === 'number' ? exactNumber(text.replace(/^0+(?=\d)/, '')) : text;
}

interface TreeNode extends Readonly<Record<string, unknown>> {
  readonly children: readonly TreeNode[];
}

/** The tree in which a member stands: from the one at its top down, as far as members suit the field. */
function buildTree(reader: MemberReader, { fields, set }: MemberField, member: Member): TreeNode[] {
  const { ledger, dimension } = reader;
  const all = ledger.members.list(dimension, null);
  const byCode = new Map(all.map((each) => [each.code, each]));
  const below = Map.groupBy(all, ({ parent }) => parent ?? '');
  const met = new Set<string>();
  let top = member;
  for (let next: Member | undefined = member; next && !met.has(next.code);) {
    met.add(next.code);
    top = next;
    next = byCode.get(next.parent ?? '');
  }
  const suits = (each: Member) =>
    Object.entries(set ?? {}).every(([name, value]) => findAttribute(reader, each, name) === value);
  const nodesOf = (each: Member, above: ReadonlySet<string>): TreeNode[] => {
    if (above.has(each.code)) return [];
    const path = new Set([...above, each.code]);
    const own = [...(below.get(each.code) ?? [])].sort((a, b) => compareCodes(a.code, b.code));
    const children = own.flatMap((child) => nodesOf(child, path));
    return suits(each) ? [{ ...readFields(reader, fields, each), children }] : children;
  };
  return nodesOf(top, new Set());
}
