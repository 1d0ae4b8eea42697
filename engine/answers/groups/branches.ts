// What members lead to, remembered for as long as the members of a ledger are: the group of a key, and what groups count.

import type { Ledger } from '../../ledger/ledger.ts';
import { countedIn } from '../../ledger/query/counted.ts';
import type { Members } from '../../ledger/model/members.ts';
import { lookup } from '../../model/lookup.ts';
import type { GroupsEach } from '../../model/portal.ts';
import { remember } from '../../model/remember.ts';

const groupBy = new WeakMap<Members, Map<string, Map<string, string>>>();
const countedByPlace = new WeakMap<
  Members,
  Map<string, Map<string, ReadonlyMap<string, readonly string[]>>>
>();

const numbersByPlace = new WeakMap<
  Members,
  Map<string, Map<string, ReadonlyMap<string, bigint | null>>>
>();

/** The code of another dimension that a key leads to in a year; empty where it leads to none. */
export function groupsIn(
  members: Members,
  { entity, by }: { readonly entity: string; readonly by: string },
  year: number,
): (key: string) => string {
  const known = remembered(groupBy, members, `${entity} ${by} ${year}`);
  return (key) => remember(known, key, () => members.attribute(entity, key, by, year) ?? '');
}

/** The keys that count in a year, by the code that they lead to. */
export function countedBy(
  { members, model }: Pick<Ledger, 'members' | 'model'>,
  { entity, by }: { readonly entity: string; readonly by: string },
  year: number,
): ReadonlyMap<string, readonly string[]> {
  const known = remembered(countedByPlace, members, `${entity} ${by}`);
  return remember(known, String(year), () =>
    Map.groupBy(
      countedIn(members, lookup(model.dimensions, entity), year),
      groupsIn(members, { entity, by }, year),
    ),
  );
}

/** Which number of which of those that count, and what they lead to. */
interface Numbers {
  readonly entity: string;
  readonly by: string;
  readonly spec: Pick<GroupsEach, 'attribute' | 'where'>;
}

/** Of each group the number of all that count in it and suit, in a year; null where one of them has none. */
export function sumNumbers(
  { members, model }: Pick<Ledger, 'members' | 'model'>,
  { entity, by, spec: { attribute, where } }: Numbers,
  year: number,
): ReadonlyMap<string, bigint | null> {
  const known = remembered(numbersByPlace, members, JSON.stringify([entity, by, attribute, where]));
  const said = (key: string, name: string) => members.attribute(entity, key, name, year) ?? '';
  return remember(known, String(year), () => {
    const suiting = [...countedBy({ members, model }, { entity, by }, year)].map(
      ([group, keys]) =>
        [
          group,
          keys.filter((key) =>
            Object.entries(where).every(([name, values]) => values.includes(said(key, name))),
          ),
        ] as const,
    );
    return new Map(
      suiting.map(([group, keys]) => [group, sumWhole(keys.map((key) => said(key, attribute)))]),
    );
  });
}

/** The sum of whole numbers above zero; null where there is none, or one is no such number. */
export function sumWhole(texts: readonly string[]): bigint | null {
  if (texts.length === 0 || !texts.every((text) => /^0*[1-9]\d*$/.test(text))) return null;
  return texts.reduce((sum, text) => sum + BigInt(text), 0n);
}

/** What is known of one place. */
function remembered<Known>(
  all: WeakMap<Members, Map<string, Map<string, Known>>>,
  members: Members,
  place: string,
): Map<string, Known> {
  const byPlace = remember(all, members, () => new Map<string, Map<string, Known>>());
  return remember(byPlace, place, () => new Map<string, Known>());
}
