// What members of an import must be together: known codes, no circles, one version in force; and what is only told.

import type { CheckDigit } from '../../model/portal.ts';
import type { Found } from './gather.ts';
import { type DimensionMember, type ReadMember, ID } from './members.ts';
import { problemAt, formatImportProblem, type ImportReason } from './problem.ts';

interface MemberFacts {
  /** All that the ledger will have. */
  readonly members: readonly DimensionMember[];
  /** Those of this import. */
  readonly read: readonly ReadMember[];
  readonly files: readonly Found[];
}

/** What refuses the import, by file and line. */
export function memberProblems(facts: MemberFacts): string[] {
  return [...strangers(facts), ...circles(facts), ...twiceInForce(facts)];
}

/** What is told and kept: codes of other dimensions that nobody has, last digits that do not follow. */
export function memberWarnings({ members, read, files }: MemberFacts): string[] {
  const known = new Set(members.map(buildMemberKey));
  const columns = listColumns(files);
  return read.flatMap((row) =>
    columns
      .filter(({ dimension }) => dimension === row.dimension)
      .flatMap(({ name, of, among, checkDigit }) => {
        const code = findField(row, of) ?? '';
        if (
          among !== undefined &&
          code !== '' &&
          !known.has(buildMemberKey({ dimension: among, code }))
        )
          return placed(row, 'stranger', { code, column: name, dimension: among });
        return code === '' || follows(code, checkDigit ?? [])
          ? []
          : placed(row, 'last-digit', { code, column: name });
      }),
  );
}

/** Whether the last digit of a code is what the others make it. */
export function follows(code: string, rules: readonly CheckDigit[]): boolean {
  const rule = rules.find(({ pattern }) => new RegExp(pattern, 'u').test(code));
  if (!rule) return true;
  const { modulus, weights } = rule;
  const digits = Array.from(code.slice(0, -1), Number);
  const rest = weights
    .map((list) => digits.reduce((sum, digit, i) => sum + digit * (list[i] ?? 0), 0) % modulus)
    .find((remainder) => remainder < 10);
  return String(rest ?? 0) === code.slice(-1);
}

function listColumns(
  files: readonly Found[],
): (Found['columns'][number] & { dimension: string })[] {
  const formats = new Map(files.map(({ format }) => [format.name, format]));
  return [...formats.values()].flatMap(({ columns, dimension = '' }) =>
    columns.filter(({ means }) => means === 'member').map((column) => ({ ...column, dimension })),
  );
}

function findField(row: DimensionMember, field: string): string | undefined {
  if (field === 'code') return row.code;
  return field === 'parent' ? (row.parent ?? undefined) : row.attributes[field];
}

function placed({ place }: ReadMember, code: string, values: ImportReason['values']): string {
  return formatImportProblem(problemAt(place, code, values));
}

/** Codes of other members that no member has. */
function strangers({ members, read, files }: MemberFacts): string[] {
  const known = new Set(members.map(buildMemberKey));
  const columns = listColumns(files).filter(({ holds }) => holds === 'member');
  return read.flatMap((row) =>
    columns.flatMap(({ name, of, dimension }) => {
      const code = row.dimension === dimension ? findField(row, of) : undefined;
      if (code === undefined || known.has(buildMemberKey({ dimension, code }))) return [];
      return placed(row, 'unknown-member', { code, column: name, dimension });
    }),
  );
}

/** Members that stand above themselves on the day on which one of them begins. */
function circles({ members, read, files }: MemberFacts): string[] {
  const dimensions = new Set(
    listColumns(files).flatMap(({ of, dimension }) => (of === 'parent' ? [dimension] : [])),
  );
  const versions = Map.groupBy(
    members.filter(({ dimension, parent }) => parent !== null && dimensions.has(dimension)),
    buildMemberKey,
  );
  const above = (key: string, day: string | null): string | undefined => {
    const own = versions.get(key) ?? [];
    const holds = own.find(
      ({ from, to }) => day === null || ((from ?? day) <= day && day <= (to ?? day)),
    );
    const parent = holds?.parent ?? null;
    return holds && parent !== null
      ? buildMemberKey({ dimension: holds.dimension, code: parent })
      : undefined;
  };
  return read
    .filter(({ dimension }) => dimensions.has(dimension))
    .flatMap((row) => {
      const way = new Set<string>();
      let next: string | undefined = buildMemberKey(row);
      while (next !== undefined && !way.has(next)) {
        way.add(next);
        next = above(next, row.from);
      }
      return next === buildMemberKey(row) ? placed(row, 'above-itself', { code: row.code }) : [];
    });
}

/** Versions of one thing of which none has ended. */
function twiceInForce({ members, read, files }: MemberFacts): string[] {
  const rules = new Map(
    files.flatMap(({ format }) =>
      format.oneInForce ? [[format.dimension, format.oneInForce] as const] : [],
    ),
  );
  const versionOf = (row: DimensionMember): string | undefined => {
    const rule = rules.get(row.dimension);
    if (!rule || row.attributes[rule.ended] !== undefined) return undefined;
    return JSON.stringify([row.dimension, ...rule.by.map((name) => row.attributes[name] ?? '')]);
  };
  const holders = new Map<string, string>();
  for (const member of members) {
    const version = versionOf(member);
    if (version !== undefined && !holders.has(version)) holders.set(version, member.code);
  }
  return read.flatMap((row) => {
    const holder = holders.get(versionOf(row) ?? '');
    if (holder === undefined || holder === row.code) return [];
    return placed(row, 'both-in-force', { code: row.code, other: holder });
  });
}

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
