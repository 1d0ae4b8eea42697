// Key figures that are counts: how many records there are of each, and the day on which they were loaded.

import type { FactsCountComplete } from '../../../schemas/complete.ts';
import { askHeld } from '../../answers/answerService.ts';
import { readParams } from '../../answers/params.ts';
import { fillNames } from '../../language/fillNames.ts';
import { formatAmount } from '../../language/amounts.ts';
import { lookup } from '../../model/lookup.ts';
import type { PageContext } from '../contract/context.server.ts';
import { wordsOr } from '../contract/records.server.ts';
import { buildViewStart } from '../written/written.server.ts';
import type { FactsBlock, FactsView, FactView } from './facts.kind.ts';

const WHOLE = { value: 1, decimals: 0 };

/** Of several calls: in place of the counts a sentence where there are none. Throws ApiProblem. */
export async function buildCounts(context: PageContext, block: FactsBlock): Promise<FactsView> {
  const { counts = [] } = block;
  const told = await Promise.all(counts.map(async (count) => await buildCount(context, count)));
  // what is not loaded is not nought
  const isEmpty = told.every(({ sum }) => sum === 0);
  return {
    ...buildViewStart(context, block),
    kind: 'facts',
    state: isEmpty ? 'empty' : 'ready',
    message: isEmpty ? wordsOr(context, block.empty, 'outcome.empty') : '',
    notes: [],
    subtitle: '',
    legend: isEmpty ? '' : await formatLoaded(context, block),
    facts: isEmpty ? [] : told.map(({ fact }) => fact),
  };
}

/** Those that belong to no group are none of it, and not in what its groups have together. */
async function buildCount(
  context: PageContext,
  count: FactsCountComplete,
): Promise<{ readonly fact: FactView; readonly sum: number }> {
  const { formatter } = context;
  const { items } = await ask(context, count.call, count.with);
  const named = count.show === 'groups' ? items.filter(({ id }) => id !== '') : items;
  const sum = named.reduce((before, group) => before + Number(group['count']), 0);
  const words = (number: number) => formatAmount(String(number), WHOLE, formatter.style);
  const counts = { groups: words(named.length), sum: words(sum) };
  const fact = {
    label: formatter.words(count.title),
    actual: counts[count.show],
    exact: '',
    plan: '',
    about: count.text ? fillNames(formatter.plain(count.text), counts) : '',
    percent: '',
    bar: 0,
    tick: null,
    meaning: '',
  };
  return { fact, sum };
}

async function formatLoaded(context: PageContext, { loaded }: FactsBlock): Promise<string> {
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
