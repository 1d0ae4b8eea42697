// A tally → counts in words, each with what it is a count of, and the day of the load.

import { askHeld } from '../../answers/answerService.ts';
import { readParams } from '../../answers/params.ts';
import { fillNames } from '../../language/fillNames.ts';
import { formatAmount } from '../../language/amounts.ts';
import { lookup } from '../../model/lookup.ts';
import type { Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { wordsOr } from '../contract/records.server.ts';
import type { TallyBlock, TallyItem } from './tally.kind.ts';

export interface TallyContent {
  readonly items: readonly {
    readonly label: Words;
    readonly count: string;
    /** What the count is of; empty: its label says it. */
    readonly about: string;
  }[];
  /** Empty: nobody knows. */
  readonly loaded: string;
  /** Said instead where there is nothing to count; empty where there is. */
  readonly none: string;
}

const WHOLE = { value: 1, decimals: 0 };

/** Throws ApiProblem. */
export async function buildTallyContent(
  context: PageContext,
  block: TallyBlock,
): Promise<TallyContent> {
  const told = await Promise.all(block.items.map(async (item) => await buildItem(context, item)));
  // what is not loaded is not nought
  if (told.every(({ sum }) => sum === 0))
    return { items: [], loaded: '', none: wordsOr(context, block.none, 'outcome.empty') };
  return {
    items: told.map(({ label, count, about }) => ({ label, count, about })),
    loaded: await formatLoaded(context, block),
    none: '',
  };
}

type ToldItem = TallyContent['items'][number] & { readonly sum: number };

/** Those that belong to no group are none of it, and not in what its groups have together. */
async function buildItem(context: PageContext, item: TallyItem): Promise<ToldItem> {
  const { formatter } = context;
  const answer = await ask(context, item.call, item.with);
  const all = answer.items;
  const named = item.show === 'groups' ? all.filter((group) => group['id'] !== '') : all;
  const sum = named.reduce((before, group) => before + Number(group['count']), 0);
  const words = (count: number) => formatAmount(String(count), WHOLE, formatter.style);
  const counts = { groups: words(named.length), sum: words(sum) };
  return {
    label: formatter.words(item.title),
    count: item.show === 'groups' ? counts.groups : counts.sum,
    about: item.text ? fillNames(formatter.plain(item.text), counts) : '',
    sum,
  };
}

async function formatLoaded(context: PageContext, { loaded }: TallyBlock): Promise<string> {
  if (!loaded) return '';
  const { formatter, portal } = context;
  const { loadDay } = lookup(portal.calls, loaded.call);
  const answer = await ask(context, loaded.call, {});
  const day = answer.items[0]?.[loadDay ?? ''];
  return typeof day === 'string'
    ? fillNames(formatter.plain(loaded.text), { date: formatter.date(day) })
    : '';
}

/** What readers choose on the page changes nothing: the counts are of all. */
async function ask(context: PageContext, id: string, given: Readonly<Record<string, string>>) {
  const { portal, formatter, signal } = context;
  const call = lookup(portal.calls, id);
  const params = readParams(portal, call, { path: {}, query: new URLSearchParams(given) });
  const lang = formatter.locale.code;
  return await askHeld(context.answerService(), 'records', { call, params, lang, signal });
}
