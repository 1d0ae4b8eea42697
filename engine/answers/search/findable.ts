// What the search can find: pages, entries of collections, members of dimensions, each with where it leads.

import { fillPath } from '../../addresses/routes.ts';
import type { Member } from '../../ledger/model/members.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { wordsOf } from '../../language/folding.ts';
import { lookup } from '../../model/lookup.ts';
import type { Portal, SearchedMembers, Text } from '../../model/portal.ts';
import { entriesOf, entryAddress, pageOf } from '../document/collections.ts';
import { joinProse, proseOf, proseOfEntry, proseOfPage } from './prose.ts';

/** What was found: of which kind it is, what it is called, where it leads. */
export interface Result {
  /** `page`, the name of a collection, or of a dimension. */
  readonly kind: string;
  readonly title: Text;
  readonly name: Text;
  readonly about: Text | null;
  readonly code: string;
  readonly to: string;
}

export interface Findable extends Result {
  readonly forms?: Readonly<Record<string, readonly string[]>>;
  readonly text?: Readonly<Record<string, string>>;
  /** Of members that have places: put first, in force, no longer in force. */
  readonly standing?: 'equal' | 'first' | 'living' | 'ended';
  /** A later one is found in its place, unless its whole code is asked for. */
  readonly isEarlier?: boolean;
  /** So many digits have longer codes that end with this one. */
  readonly within?: number;
}

/** Everything, in the order in which of two that are found alike one stands first. */
export function findableOf(portal: Portal, ledger: Ledger | null): Findable[] {
  const declared = ledger ? (portal.settings.search?.members ?? []) : [];
  return [
    ...pages(portal),
    ...entries(portal),
    ...declared.flatMap((some) => (ledger ? members(portal, ledger, some) : [])),
  ];
}

function* pages(portal: Portal): Generator<Findable> {
  for (const page of Object.values(portal.pages)) {
    if (
      page.redirect !== null ||
      page.status !== 200 ||
      page.path.includes(':') ||
      page.id === portal.settings.search?.page
    )
      continue;
    yield {
      kind: 'page',
      title: {},
      name: page.title,
      about: page.about,
      code: '',
      to: page.path,
      text: proseOfPage(portal, page, {}),
    };
  }
}

function* entries(portal: Portal): Generator<Findable> {
  for (const name of portal.settings.search?.collections ?? []) {
    const { title } = lookup(portal.settings.collections, name);
    const page = pageOf(portal, name);
    if (page)
      for (const entry of entriesOf(portal, name))
        yield {
          kind: name,
          title,
          name: entry.name,
          about: entry.about,
          code: '',
          to: entryAddress(page, entry.key),
          forms: entry.forms,
          text: joinProse(proseOf(entry.data), proseOfEntry(portal, page, entry.key)),
        };
  }
}

function members(portal: Portal, ledger: Ledger, declared: SearchedMembers): Findable[] {
  const { dimension, title, page: id, query } = declared;
  const page = lookup(portal.pages, id);
  const parameter = Object.entries(page.parameters).find(
    ([, taken]) => taken.dimension === dimension,
  )?.[0];
  const says = (member: Member, name: string) =>
    ledger.members.attributeOf(dimension, member, name) ?? '';
  const suiting = ledger.members
    .list(dimension, null)
    .filter((member) =>
      Object.entries(declared.where).every(([name, value]) => says(member, name) === value),
    );
  const latest = latestOf(suiting, declared.latest, says);
  return suiting.map((member) => {
    const { code } = member;
    const path = parameter === undefined ? page.path : fillPath(page.path, { [parameter]: code });
    return {
      kind: dimension,
      title,
      name: ledger.members.titleOf(dimension, member),
      about: beside(ledger, declared, member),
      code,
      to: path + (query === '' ? '' : `?${query.replace('{code}', encodeURIComponent(code))}`),
      standing: standingOf(ledger, declared, member),
      ...(latest && !latest.has(member) ? { isEarlier: true } : {}),
      ...(declared.within > 0 ? { within: declared.within } : {}),
    };
  });
}

/** Of members that share an attribute the one that is last in the order of another; null where all stand for themselves. */
function latestOf(
  members: readonly Member[],
  latest: SearchedMembers['latest'],
  says: (member: Member, name: string) => string,
): ReadonlySet<Member> | null {
  if (!latest) return null;
  const best = new Map<string, Member>();
  for (const member of members) {
    // one of which nobody says what it belongs to stands for itself
    const group = says(member, latest.of) || member.code;
    const known = best.get(group);
    if (!known || says(member, latest.by) > says(known, latest.by)) best.set(group, member);
  }
  return new Set(best.values());
}

/** What stands beside a member to tell it from others of its name. */
function beside(
  ledger: Ledger,
  { dimension, place }: SearchedMembers,
  member: Member,
): Text | null {
  if (!place) return null;
  const code = ledger.members.attributeOf(dimension, member, place.beside);
  return code === null ? null : ledger.members.title(place.beside, code, LATEST);
}

const LATEST = 9999;

function standingOf(
  ledger: Ledger,
  { dimension, place }: SearchedMembers,
  member: Member,
): NonNullable<Findable['standing']> {
  if (!place) return 'equal';
  const { members: known } = ledger;
  if (!known.versions(dimension, member.code).some(({ to }) => to === null)) return 'ended';
  const words = Object.values(known.titleOf(dimension, member)).flatMap(wordsOf);
  return place.first.some((word) => words.includes(word)) ? 'first' : 'living';
}
