// What the search can find: pages with the questions that they answer, entries of collections, members of dimensions, each with where it leads.

import { fillPath } from '../../addresses/routes.ts';
import type { Member } from '../../ledger/model/members.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { findSpelling, splitFoldedWords } from '../../language/folding.ts';
import { lookup } from '../../model/lookup.ts';
import type { Portal, SearchedMembers, Text } from '../../model/portal.ts';
import { readEntries, entryAddress, findEntryPage } from '../document/collections.ts';
import { amountsByCode, type CodeAmount, type CodeAmounts } from './amounts.ts';
import { joinProse, collectProse, proseOfEntry, proseOfPage } from './prose.ts';
import { AT_LAST } from '../../model/codes.ts';

/** An amount, and the title of the page that has it. */
export interface FoundAmount extends CodeAmount {
  readonly of: Text;
}

/** What was found: of which kind it is, what it is called, where it leads. */
export interface Result {
  /** `page`, `question`, the name of a collection, or of a dimension. */
  readonly kind: string;
  readonly title: Text;
  readonly name: Text;
  readonly about: Text | null;
  readonly code: string;
  readonly to: string;
  /** What it came to in the last whole year; of codes that have any. */
  readonly amount?: FoundAmount;
  /** The last day on which it was in force, `YYYY-MM-DD`; of what is not any more. */
  readonly ended?: string;
}

export interface Findable extends Result {
  readonly forms?: Readonly<Record<string, readonly string[]>>;
  readonly text?: Readonly<Record<string, string>>;
  /** Put first; like all others; nothing is known under it though amounts of its kind are; no longer in force. */
  readonly standing?: 'first' | 'equal' | 'idle' | 'ended';
  /** Of codes with an amount: 1 for the whole of its kind, the less the smaller it is. */
  readonly size?: number;
  /** A later one is found in its place, unless its whole code is asked for. */
  readonly isEarlier?: boolean;
  /** So many digits have longer codes that end with this one. */
  readonly within?: number;
}

/** Everything, in the order in which of two that are found alike one stands first. */
export async function listFindable(portal: Portal, ledger: Ledger | null): Promise<Findable[]> {
  const found = [...pages(portal), ...entries(portal)];
  if (!ledger) return found;
  const asked = (portal.settings.search?.members ?? []).map(async (declared) => ({
    declared,
    amounts: declared.amount ? await amountsByCode(portal, ledger, declared.amount) : null,
  }));
  const all = Map.groupBy(await Promise.all(asked), ({ declared }) => declared.dimension);
  for (const [, some] of all)
    for (const one of some)
      found.push(...members(portal, ledger, one, (code) => one === findOwner(some, code)));
  return found;
}

interface Declared {
  readonly declared: SearchedMembers;
  /** Null where it has none to tell. */
  readonly amounts: CodeAmounts | null;
}

/** Of several that name one dimension the one under whose call a code has an amount; otherwise the first. */
function findOwner(some: readonly Declared[], code: string): Declared | undefined {
  return some.find(({ amounts }) => amounts?.has(code)) ?? some[0];
}

function* pages(portal: Portal): Generator<Findable> {
  for (const page of Object.values(portal.pages)) {
    if (
      page.redirect !== null ||
      page.status !== 200 ||
      page.path.includes(':') ||
      page.id === portal.settings.search?.page ||
      portal.settings.publication.without?.includes(page.id)
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
    for (const { title, query } of page.blocks.flatMap(({ asks = [] }) => asks))
      yield {
        kind: 'question',
        title: {},
        name: title,
        about: null,
        code: '',
        to: `${page.path}?${query}`,
      };
  }
}

function* entries(portal: Portal): Generator<Findable> {
  for (const name of portal.settings.search?.collections ?? []) {
    const { title } = lookup(portal.settings.collections, name);
    const page = findEntryPage(portal, name);
    if (page)
      for (const entry of readEntries(portal, name))
        yield {
          kind: name,
          title,
          name: entry.name,
          about: entry.about,
          code: '',
          to: entryAddress(page, entry.key),
          forms: entry.forms,
          text: [title, collectProse(entry.data), proseOfEntry(portal, page, entry.key)].reduce(
            joinProse,
          ),
        };
  }
}

function members(
  portal: Portal,
  ledger: Ledger,
  { declared, amounts }: Declared,
  isOwn: (code: string) => boolean,
): Findable[] {
  const { dimension, title, page: id, query, where = {} } = declared;
  const page = lookup(portal.pages, id);
  const parameter = Object.entries(page.parameters).find(
    ([, taken]) => taken.dimension === dimension,
  )?.[0];
  const says = (member: Member, name: string) =>
    ledger.members.attributeOf(dimension, member, name) ?? '';
  const suiting = ledger.members
    .list(dimension, null)
    .filter((member) =>
      Object.entries(where).every(([name, value]) => says(member, name) === value),
    );
  const latest = findLatest(suiting, declared.latest, says);
  const known = amounts && amounts.size > 0 ? amounts : null;
  const largest = Math.max(1, ...[...(known?.values() ?? [])].map(computeSize));
  return suiting
    .filter(({ code }) => isOwn(code))
    .map((member) => {
      const { code } = member;
      const amount = known?.get(code);
      const ended = findEnd(ledger, dimension, code);
      const path = parameter === undefined ? page.path : fillPath(page.path, { [parameter]: code });
      return {
        kind: dimension,
        title,
        name: ledger.members.titleOf(dimension, member),
        about: beside(ledger, declared, member),
        code,
        to:
          path +
          (query === undefined ? '' : `?${query.replace('{code}', encodeURIComponent(code))}`),
        standing: standingOf({ portal, ledger }, declared, member, {
          ended,
          isIdle: known !== null && !amount,
        }),
        ...(ended === null ? {} : { ended }),
        ...(amount
          ? { amount: { ...amount, of: page.title }, size: sizeIn(computeSize(amount), largest) }
          : {}),
        ...(latest && !latest.has(member) ? { isEarlier: true } : {}),
        ...(declared.within === undefined ? {} : { within: declared.within }),
      };
    });
}

/** Of members that share an attribute the one that is last in the order of another; null where all stand for themselves. */
function findLatest(
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
  return code === null ? null : ledger.members.title(place.beside, code, AT_LAST);
}

function standingOf(
  { portal, ledger }: { readonly portal: Portal; readonly ledger: Ledger },
  { dimension, place }: SearchedMembers,
  member: Member,
  { ended, isIdle }: { readonly ended: string | null; readonly isIdle: boolean },
): NonNullable<Findable['standing']> {
  if (ended !== null) return 'ended';
  if (isIdle) return 'idle';
  if (!place) return 'equal';
  const names = Object.values(ledger.members.titleOf(dimension, member));
  const words = names.flatMap((name) => splitFoldedWords(name, findSpelling(portal)));
  return place.first?.some((word) => words.includes(word)) ? 'first' : 'equal';
}

/** The last day of the last version of a member; null where it is in force. */
function findEnd({ members: known }: Ledger, dimension: string, code: string): string | null {
  const ends = known.versions(dimension, code).map(({ to }) => to);
  const days = ends.filter((day) => day !== null);
  if (days.length < ends.length || days.length === 0) return null;
  return days.reduce((last, day) => (day > last ? day : last));
}

function computeSize({ amount }: CodeAmount): number {
  return Number(amount);
}

/** A millionth of the largest and less is nothing, each tenfold as much as the one before. */
const MAGNITUDES = 6;

function sizeIn(amount: number, largest: number): number {
  if (amount <= 0) return 0;
  return Math.max(0, 1 + Math.log10(amount / largest) / MAGNITUDES);
}
