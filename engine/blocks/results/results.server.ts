// Results of the search over everything, kind by kind, the best kind first.

import { searchPortal, type Result } from '../../answers/search/search.ts';
import { wordsOf } from '../../language/folding.ts';
import { first } from '../../model/lookup.ts';
import type { Words } from '../../model/portal.ts';
import type { PageContext } from '../context.server.ts';
import { withLedger } from '../linkTo.server.ts';
import type { LinkedWords } from '../texts.server.ts';
import { askAmounts } from './amounts.server.ts';
import type { ResultsBlock } from './results.kind.ts';

export interface ResultsContent {
  /** Null where nothing is looked for. */
  readonly count: number | null;
  readonly kinds: readonly ResultsKind[];
}

export interface ResultsKind {
  readonly title: string;
  readonly count: number;
  /** How many more there are than are shown. */
  readonly more: number;
  readonly results: readonly FoundEntry[];
}

export interface FoundEntry extends LinkedWords {
  /** Empty: it has none. */
  readonly code: string;
  readonly about: Words | null;
  /** What it came to in the last whole year, in a sentence; empty: nothing is told. */
  readonly amount: string;
}

export async function tellResults(
  context: PageContext,
  block: ResultsBlock,
): Promise<ResultsContent> {
  const { portal, formatter, read, ledger } = context;
  const text = read.values[block.search] ?? '';
  if (wordsOf(text).length === 0) return { count: null, kinds: [] };
  const found = await searchPortal(portal, ledger, text, formatter.locale.code);
  const kinds = [...Map.groupBy(found, ({ kind }) => kind).values()];
  return {
    count: found.length,
    kinds: await Promise.all(kinds.map(async (some) => await tellKind(context, some, block.limit))),
  };
}

async function tellKind(
  context: PageContext,
  found: readonly Result[],
  limit: number,
): Promise<ResultsKind> {
  const { formatter } = context;
  const { kind, title } = first(found);
  const amountOf = await askAmounts(context, kind);
  return {
    title: kind === 'page' ? formatter.say('search.pages') : formatter.plain(title),
    count: found.length,
    more: Math.max(0, found.length - limit),
    results: found.slice(0, limit).map(({ name, to, code, about }) => ({
      words: formatter.words(name),
      to: withLedger(context, to),
      code,
      about: about ? formatter.words(about) : null,
      amount: amountOf(code),
    })),
  };
}
