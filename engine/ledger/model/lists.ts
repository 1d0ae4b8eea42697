// Lists of members: how long one speaks, and which members end because a later list took the place of theirs.

import { parsedAttribute } from '../../model/codes.ts';
import type { Dimension, MemberLists, Model } from '../../model/portal.ts';
import { list, sql, table } from '../sql.ts';
import type { Store } from '../stores/store.ts';
import { entityDimension } from './tables.ts';

export interface Member {
  readonly code: string;
  readonly parent: string | null;
  /** ISO dates, both inclusive; null is open. */
  readonly from: string | null;
  readonly to: string | null;
  readonly title: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Record<string, string>>;
  /** 0 shipped with the portal, 1 imported: the imported one is asked first. */
  readonly origin: number;
  /** Whether no dictionary lists it: only figures name it. */
  readonly unlisted?: boolean;
}

/** Versions by their codes. */
type Versions = ReadonlyMap<string, readonly Member[]>;

/** Whether the list that names a member speaks of a year; true where it is listed for good. */
export function isListed(
  { lists }: Pick<Dimension, 'lists'>,
  { attributes }: Pick<Member, 'attributes'>,
  year: number,
): boolean {
  const until = lists && attributes[lists.until];
  return !until || until >= `${year}-01-01`;
}

/** Members with the ends that lists give them: the day before a later list of their kind, unless later figures name them. */
export function endedByLists(
  dimension: Dimension,
  versions: Versions,
  lastYears: ReadonlyMap<string, number>,
): Versions {
  const { lists } = dimension;
  if (!lists) return versions;
  const begins = beginsOfKinds(dimension, lists, versions);
  const endOf = (version: Member, own: readonly Member[]): string | null => {
    const until = version.attributes[lists.until];
    if (version.to !== null || until === undefined) return version.to;
    const follows = own.some(({ from }) => (from ?? '') > until);
    if (!follows && (lastYears.get(version.code) ?? 0) > Number(until.slice(0, 4))) return null;
    const into = lists.into[kindOf(dimension, lists, version)];
    const next = begins.get(into ?? '')?.find((day) => day > until);
    return next === undefined ? null : dayBefore(next);
  };
  return new Map(
    [...versions].map(([code, own]) => [
      code,
      own.map((version) => ({ ...version, to: endOf(version, own) })),
    ]),
  );
}

/** The days on which imported members of each kind begin, in order. */
function beginsOfKinds(
  dimension: Dimension,
  lists: MemberLists,
  versions: Versions,
): ReadonlyMap<string, readonly string[]> {
  const days = new Map<string, Set<string>>();
  for (const member of [...versions.values()].flat())
    if (member.from !== null && member.origin > 0) {
      const kind = kindOf(dimension, lists, member);
      days.set(kind, (days.get(kind) ?? new Set()).add(member.from));
    }
  return new Map([...days].map(([kind, own]) => [kind, [...own].sort()]));
}

function kindOf(dimension: Dimension, { by }: MemberLists, { attributes, code }: Member): string {
  return attributes[by] ?? parsedAttribute(dimension, code, by) ?? '';
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** The last year in which each entity has figures: a member that is missing from a newer list has not ended while it has them. Empty where the dimension has no lists. */
export async function readLastYears(
  model: Model,
  store: Pick<Store, 'stream'>,
  dimension: Dimension,
): Promise<ReadonlyMap<string, number>> {
  const years = new Map<string, number>();
  const facts = Object.values(model.facts).filter(
    (fact) => entityDimension(model, fact) === dimension.name,
  );
  if (!dimension.lists || facts.length === 0) return years;
  const question = sql`
    SELECT key, MAX(year)
    FROM ${table('coverage')}
    WHERE fact IN (${list(facts.map(({ name }) => sql`${name}`))})
    GROUP BY key`;
  for await (const rows of store.stream(question))
    for (const [code, year] of rows) years.set(String(code), Number(year));
  return years;
}
