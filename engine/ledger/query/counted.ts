// Which members of a dimension count: of how many a sum over entities is.

import type { Dimension } from '../../model/portal.ts';
import { isListed } from '../model/lists.ts';
import { remember } from '../../model/remember.ts';
import type { Members } from '../model/members.ts';

const countedBy = new WeakMap<Members, Map<string, ReadonlySet<string>>>();

/** The members in force in a year of which a list speaks then, without those that the dimension does not count. */
export function countedIn(
  members: Members,
  dimension: Dimension,
  year: number,
): ReadonlySet<string> {
  const known = remember(countedBy, members, () => new Map<string, ReadonlySet<string>>());
  return remember(known, `${dimension.name} ${year}`, () => {
    const without = Object.entries(dimension.counted.without ?? {});
    const found = members
      .list(dimension.name, year)
      .filter((member) => isListed(dimension, member, year))
      .filter((member) =>
        without.every(
          ([name, values]) =>
            !values.includes(members.attributeOf(dimension.name, member, name) ?? ''),
        ),
      );
    return new Set(found.map(({ code }) => code));
  });
}

const kindsBy = new WeakMap<Members, Map<string, Map<string, string>>>();
const kindsOfCodes = new WeakMap<Codes, string[]>();

/** Known by themselves: who asks the same again asks with the same. */
type Codes = ReadonlySet<string> | readonly string[];

/** The kinds that members are of in a year, the most frequent first; every sum asks, so they are looked up once, and so is the kind of each. */
export function listMemberKinds(
  members: Members,
  { name, lists }: Pick<Dimension, 'name' | 'lists'>,
  codes: Codes,
  year: number,
): string[] {
  if (!lists) return [];
  return remember(kindsOfCodes, codes, () => {
    const known = remember(kindsBy, members, () => new Map<string, Map<string, string>>());
    const ofYear = remember(known, `${name} ${year}`, () => new Map<string, string>());
    const kindOf = (code: string) =>
      remember(ofYear, code, () => members.attribute(name, code, lists.by, year) ?? '');
    const kinds = Map.groupBy(codes, kindOf);
    kinds.delete('');
    return [...kinds].sort(([, a], [, b]) => b.length - a.length).map(([kind]) => kind);
  });
}
