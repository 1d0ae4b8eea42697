// A filter that takes a list → who is in it, the form that adds one, who is like them, lists to begin with.

import type { RecordItem } from '../../answers/answer.ts';
import { lookup } from '../../model/lookup.ts';
import { fillNames } from '../../language/fillNames.ts';
import type { FilterList } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { findLike } from '../contract/like.server.ts';
import {
  addressWith,
  listedMembers,
  listFilter,
  memberName,
  type ListMember,
} from '../contract/listed.server.ts';
import { membersLike } from '../contract/memberChoices.server.ts';
import type { LinkedWords } from '../written/texts.server.ts';
import type { SearchBlock } from './search.kind.ts';

/** So many members are named that are called like what was not found. */
const NAMED = 10;

export interface MembersContent {
  readonly chosen: readonly (ListMember & { readonly remove: string })[];
  /** The page without any of them. */
  readonly removeAll: string;
  /** That no more are taken; empty while there is room. */
  readonly full: string;
  /** Null where no more are taken. */
  readonly form: MembersForm | null;
  /** Those that are called like what was not found. */
  readonly found: readonly LinkedWords[];
  /** Those that are like the first, each with the reason. */
  readonly like: readonly Proposal[];
  /** Why nobody is proposed although somebody should be; empty where that is not so. */
  readonly failed: boolean;
  readonly examples: readonly LinkedWords[];
}

export interface Proposal extends LinkedWords {
  readonly why: string;
}

export interface MembersForm {
  /** Names the block: the form comes back to it. */
  readonly action: string;
  readonly query: string;
  readonly label: string;
  /** What else the address says. */
  readonly kept: readonly (readonly [name: string, value: string])[];
}

/** The list is in the address, so that every change is a link; examples are given only while it is empty. */
export async function buildMembers(
  context: PageContext,
  block: SearchBlock,
): Promise<MembersContent> {
  const { formatter } = context;
  const { list } = listFilter(context);
  const members = listedMembers(context);
  const codes = members.map(({ code }) => code);
  const isFull = codes.length >= list.most;
  const named = (code: string): LinkedWords => ({
    words: memberName(context, code),
    to: addressWith(context, [...codes, code]),
  });
  const like = isFull ? [] : await listProposals(context, block, codes);
  const examples = codes.length > 0 ? [] : (list.examples ?? []);
  return {
    chosen: members.map((member) => {
      const others = codes.filter((code) => code !== member.code);
      return { ...member, remove: addressWith(context, others) };
    }),
    removeAll: addressWith(context, []),
    full: isFull ? formatter.say(list.message ?? 'notices.list-full', { count: list.most }) : '',
    form: isFull ? null : buildForm(context, block, codes),
    found: isFull ? [] : findCodes(context, codes).map(named),
    like: (like ?? []).map(({ code, why }) => ({ ...named(code), why })),
    failed: like === null,
    examples: examples.map((example) => ({
      words: formatter.words(example.title),
      to: addressWith(context, example.codes),
    })),
  };
}

function buildForm(
  context: PageContext,
  { id }: SearchBlock,
  codes: readonly string[],
): MembersForm {
  const { formatter, portal, path } = context;
  const { name, list } = listFilter(context);
  const [, search = ''] = addressWith(context, codes).split('?');
  const filter = lookup(portal.filters, name);
  return {
    action: `${path}#${id}`,
    query: filter.query,
    label: formatter.plain(list.label ?? filter.title),
    kept: [...new URLSearchParams(search)],
  };
}

/** Members whose names have in them what nobody is called. */
function findCodes(context: PageContext, codes: readonly string[]): string[] {
  const { name } = listFilter(context);
  const { dimension } = lookup(context.portal.filters, name);
  const unknown = context.read.replaced.find(({ filter, over }) => filter.name === name && !over);
  if (!unknown) return [];
  return membersLike(context, dimension, { text: unknown.was, most: NAMED + codes.length })
    .map(({ value }) => value)
    .filter((code) => !codes.includes(code))
    .slice(0, NAMED);
}

/** Those that are like the first, each with the reason; null where they cannot be told now: the list can be made up without them. */
async function listProposals(
  context: PageContext,
  block: SearchBlock,
  codes: readonly string[],
): Promise<readonly { readonly code: string; readonly why: string }[] | null> {
  const { like } = listFilter(context).list;
  const found = await findLike(context, block, codes);
  return (
    found &&
    found.map((item) => ({
      code: String(item['code']),
      why: like ? formatWhy(context.formatter, like, item) : '',
    }))
  );
}

function formatWhy(
  formatter: PageContext['formatter'],
  { texts }: NonNullable<FilterList['like']>,
  item: RecordItem,
): string {
  const text = texts[String(item['reason'])];
  if (!text) return '';
  const values = Object.entries(item).map(([name, value]) => [
    name,
    typeof value === 'number' ? formatter.share(BigInt(value), 100n) : String(value),
  ]);
  return fillNames(formatter.plain(text), Object.fromEntries(values) as Record<string, string>);
}
