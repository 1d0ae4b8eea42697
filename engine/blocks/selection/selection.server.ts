// A selection → who is in the list, the form that adds one, who is like them, lists to begin with.

import { askHeld } from '../../answers/answerService.ts';
import { readParameters } from '../../answers/params.ts';
import type { RecordItem } from '../../answers/answer.ts';
import { first, lookup } from '../../model/lookup.ts';
import { fillNames } from '../../language/fillNames.ts';
import type { PageContext } from '../contract/context.server.ts';
import { logFailure } from '../contract/failure.server.ts';
import {
  addressWith,
  fullWords,
  listedMembers,
  memberName,
  readListLimit,
  type ListMember,
} from '../contract/listed.server.ts';
import { membersLike } from '../contract/memberChoices.server.ts';
import type { LinkedWords } from '../written/texts.server.ts';
import type { SelectionBlock } from './selection.kind.ts';
import { writtenPart } from '../written/written.server.ts';

export const selection = writtenPart(buildSelectionContent);

/** So many members are named that are called like what was not found. */
const NAMED = 10;

export interface SelectionContent {
  /** Name of the block: its form comes back to it. */
  readonly id: string;
  readonly chosen: readonly (ListMember & { readonly remove: string })[];
  /** The page without any of them. */
  readonly removeAll: string;
  /** That no more are taken; empty while there is room. */
  readonly full: string;
  /** Null where no more are taken. */
  readonly form: SelectionForm | null;
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

export interface SelectionForm {
  readonly action: string;
  readonly query: string;
  readonly label: string;
  /** What else the address says. */
  readonly kept: readonly (readonly [name: string, value: string])[];
}

/** The list is in the address, so that every change is a link; examples are given only while it is empty. */
export async function buildSelectionContent(
  context: PageContext,
  block: SelectionBlock,
): Promise<SelectionContent> {
  const { formatter } = context;
  const { set } = block;
  const members = listedMembers(context, set, block.to);
  const codes = members.map(({ code }) => code);
  const isFull = codes.length >= readListLimit(context, set);
  const add = (code: string) => addressWith(context, set, [...codes, code]);
  const named = (code: string): LinkedWords => ({
    words: memberName(context, set, code),
    to: add(code),
  });
  const like = isFull ? [] : await likeFirst(context, block, codes);
  return {
    id: block.id,
    chosen: members.map((member) => ({
      ...member,
      remove: addressWith(
        context,
        set,
        codes.filter((code) => code !== member.code),
      ),
    })),
    removeAll: addressWith(context, set, []),
    full: isFull ? fullWords(context, set) : '',
    form: isFull ? null : buildForm(context, block, codes),
    found: isFull ? [] : foundCodes(context, set, codes).map(named),
    like: (like ?? []).map(({ code, why }) => ({ ...named(code), why })),
    failed: like === null,
    examples:
      codes.length > 0
        ? []
        : (block.examples ?? []).map((example) => ({
            words: formatter.words(example.title),
            to: addressWith(context, set, example.codes),
          })),
  };
}

function buildForm(
  context: PageContext,
  { set, label, id }: SelectionBlock,
  codes: readonly string[],
): SelectionForm {
  const { formatter, portal, path } = context;
  const [, search = ''] = addressWith(context, set, codes).split('?');
  const filter = lookup(portal.filters, set);
  return {
    action: `${path}#${id}`,
    query: filter.query,
    label: formatter.plain(label ?? filter.title),
    kept: [...new URLSearchParams(search)],
  };
}

/** Members whose names have in them what nobody is called. */
function foundCodes(context: PageContext, set: string, codes: readonly string[]): string[] {
  const { dimension } = lookup(context.portal.filters, set);
  const unknown = context.read.replaced.find(({ filter, over }) => filter.name === set && !over);
  if (!unknown) return [];
  return membersLike(context, dimension, { text: unknown.was, most: NAMED + codes.length })
    .map(({ value }) => value)
    .filter((code) => !codes.includes(code))
    .slice(0, NAMED);
}

/** Null where they cannot be told now: the list can be made up without them. */
async function likeFirst(
  context: PageContext,
  { set, like, id }: SelectionBlock,
  codes: readonly string[],
): Promise<readonly { readonly code: string; readonly why: string }[] | null> {
  const { portal, formatter, read, page, log, signal } = context;
  if (!like || codes.length === 0) return [];
  try {
    const call = lookup(portal.calls, like.call);
    const values = { ...read.values, [set]: first(codes) };
    const params = readParameters({ ...context, read: { ...read, values } }, call, like.with);
    const service = (context.absolute ?? context).answerService();
    const { items } = await askHeld(service, 'records', { call, params, signal });
    return items
      .filter(({ code }) => !codes.includes(String(code)))
      .map((item) => ({ code: String(item['code']), why: whyOf(formatter, like.texts, item) }));
  } catch (error) {
    signal?.throwIfAborted();
    logFailure(log, { page: page.id, block: id, call: like.call }, error);
    return null;
  }
}

function whyOf(
  formatter: PageContext['formatter'],
  texts: NonNullable<SelectionBlock['like']>['texts'],
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
