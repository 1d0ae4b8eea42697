// What stands in the place of a drawing of too little: how much is loaded, and a link to each member that is.

import { fillPath } from '../../addresses/routes.ts';
import { coverageWords } from '../../answers/coverageWords.ts';
import { shortenNames } from '../../answers/shortNames.ts';
import { plainWords } from '../../language/text.ts';
import type { Coverage } from '../../ledger/query/sumCoverage.ts';
import type { FewLink, FewView } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { pageNamed, withLedger } from '../contract/linkTo.server.ts';

/** So many are named at once, and so many where the others are asked for. */
const SEEN = 8;
const NAMED = 100;

/** Of the sums of an answer that make one whole; null where that is enough for a drawing, or nobody knows of how many it is. */
export function buildFewView(
  context: PageContext,
  coverages: readonly (Coverage | null | undefined)[],
): FewView | null {
  const { formatter } = context;
  const known = coverages.flatMap((coverage) => coverage ?? []);
  const [head] = known;
  if (!head || known.some(({ drawn }) => drawn)) return null;
  return listOf(context, head, head.keys, coverageWords(formatter, head));
}

/** Of parts that are drawn beside each other: where fewer than half of them are whole. */
export function fewOfParts(
  context: PageContext,
  coverages: readonly (Coverage | null | undefined)[],
): FewView | null {
  const known = coverages.flatMap((coverage) => coverage ?? []);
  const [head] = known;
  if (!head || known.filter(({ whole }) => whole).length * 2 >= known.length) return null;
  const sum = (name: 'count' | 'of') => known.reduce((all, each) => all + each[name], 0);
  const kinds = [...new Set(known.flatMap((each) => each.kinds))];
  const together = { ...head, kinds, count: sum('count'), of: sum('of') };
  const keys = known.flatMap((each) => each.keys);
  return listOf(context, together, keys, coverageWords(context.formatter, together));
}

function listOf(
  context: PageContext,
  { dimension, year }: Coverage,
  keys: readonly string[],
  words: string,
): FewView {
  const { formatter, ledger } = context;
  const collator = new Intl.Collator(formatter.locale.tag);
  const named = keys
    .flatMap((key): FewLink[] => {
      const title = ledger?.members.title(dimension, key, year);
      return title
        ? [
            {
              words: formatter.words(shortenNames(context, title)),
              to: pageOf(context, dimension, key),
            },
          ]
        : [];
    })
    .sort((a, b) => collator.compare(plainWords(a.words), plainWords(b.words)));
  const more = (count: number) => (count === 0 ? '' : formatter.say('few.more', { count }));
  return {
    words,
    links: named.slice(0, SEEN),
    others: named.slice(SEEN, NAMED),
    more: more(Math.max(0, keys.length - SEEN)),
    unnamed: more(keys.length - Math.min(named.length, NAMED)),
  };
}

/** The page that the search leads to; empty where no page shows one member. */
function pageOf(context: PageContext, dimension: string, code: string): string {
  const { portal } = context;
  const found = portal.settings.search?.members?.find((each) => each.dimension === dimension);
  const page = found && pageNamed(portal, found.page);
  if (!page) return '';
  const own = Object.keys(page.parameters).map((name) => [name, code]);
  return withLedger(context, fillPath(page.path, Object.fromEntries(own)));
}
