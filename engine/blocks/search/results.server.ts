// Results of the search over everything: the nearest ones, whatever they are, then the others kind by kind.

import { shortenNames } from '../../answers/shortNames.ts';
import { searchPortal } from '../../answers/search/search.shape.ts';
import type { FoundAmount, Result } from '../../answers/search/findable.ts';
import { findSpelling, splitFoldedWords } from '../../language/folding.ts';
import { parseAmount } from '../../language/decimals.ts';
import { markedTitle } from '../../language/text.ts';
import { first } from '../../model/lookup.ts';
import type { Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { withLedger } from '../contract/linkTo.server.ts';
import type { LinkedWords } from '../written/texts.server.ts';

export interface SearchResults {
  /** Null where nothing is looked for. */
  readonly count: number | null;
  readonly kinds: readonly FoundKind[];
}

export interface FoundKind {
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
  /** Of which kind it is, where others stand beside it, and until when it was in force; empty: nothing is told. */
  readonly beside: string;
}

/** So many stand first, in the order in which they were found. */
const NEAREST = 5;

/** `count` is null where nothing is looked for; the nearest results are not repeated under their kind. */
export async function buildResults(
  context: PageContext,
  { search, limit }: { readonly search: string; readonly limit: number },
): Promise<SearchResults> {
  const { portal, formatter, read, ledger } = context;
  const text = read.values[search] ?? '';
  if (splitFoldedWords(text, findSpelling(portal)).length === 0) return { count: null, kinds: [] };
  const found = await searchPortal(portal, ledger, text, formatter.locale.code);
  const nearest = found.slice(0, NEAREST);
  const others = [...Map.groupBy(found.slice(NEAREST), ({ kind }) => kind).values()];
  const best = {
    title: formatter.say('search.nearest'),
    count: nearest.length,
    more: 0,
    results: nearest.map((result) => buildFoundEntry(context, result, [kindOf(context, result)])),
  };
  return {
    count: found.length,
    kinds: [
      ...(nearest.length > 0 ? [best] : []),
      ...others.map((some) => ({
        title: kindOf(context, first(some)),
        count: some.length,
        more: Math.max(0, some.length - limit),
        results: some.slice(0, limit).map((result) => buildFoundEntry(context, result, [])),
      })),
    ],
  };
}

function kindOf({ formatter }: PageContext, { kind, title }: Result): string {
  return kind === 'page' || kind === 'question'
    ? formatter.say(`search.${kind}s`)
    : formatter.plain(title);
}

function buildFoundEntry(
  context: PageContext,
  { name, to, code, about, amount, ended }: Result,
  beside: readonly string[],
): FoundEntry {
  const { formatter } = context;
  const until =
    ended === undefined ? [] : [formatter.say('search.ended', { day: formatter.date(ended) })];
  return {
    words: formatter.words(shortenNames(context, name)),
    to: withLedger(context, to),
    code,
    about: about ? formatter.words(about) : null,
    amount: amount?.isWhole ? formatAmount(context, amount) : '',
    beside: [...beside, ...until].join(' · '),
  };
}

/** A change of more is told by nobody: what came before was next to nothing. */
const MOST_TIMES = 10n;

/** The amount of the year, and how much more or less it is than that of the year before. */
function formatAmount(
  { formatter, ledger }: PageContext,
  { of, year, amount, before }: FoundAmount,
): string {
  const title = formatter.plain(of);
  // the page of results has no bar: invented amounts say so themselves
  const page = markedTitle(formatter.say, title, ledger?.mark);
  const periodOf = (whole: number) =>
    formatter.period({ year: whole, grain: 'year', from: 1, to: 1 });
  const said = formatter.say('search.amount', {
    page,
    period: periodOf(year),
    amount: formatter.spokenAmount(amount),
  });
  const [now, then] = [parseAmount(amount) ?? 0n, (before && parseAmount(before)) || 0n];
  if (now <= 0n || then <= 0n || now > then * MOST_TIMES) return said;
  const [key, change] =
    now < then ? (['less', then - now] as const) : (['grown', now - then] as const);
  const words = { percent: formatter.share(change, then), before: periodOf(year - 1) };
  return said + formatter.say(`search.${key}`, words);
}
