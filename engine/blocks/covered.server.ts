// What a sum is a sum of, in words that stand beside it wherever it goes.

import type { TreeAnswer } from '../answers/answer.ts';
import { formatAmount } from '../language/amounts.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import type { Coverage } from '../ledger/query/sumCoverage.ts';
import { lookup } from '../model/lookup.ts';
import type { CoverageView } from '../model/portal.ts';
import type { PageContext } from './context.server.ts';
import { namesOf } from './measures.server.ts';

/** What is said of an answer's sums; of points in time, which of them are a sum of what. */
export function coverageOfAnswer(context: PageContext, answer: TreeAnswer): CoverageView | null {
  const { formatter } = context;
  const least = coverageView(formatter, answer.coverage);
  if (answer.arrangement !== 'points' || least === null) return least;
  const told = answer.items.flatMap((item) => {
    const own = item.coverage && saidOf(formatter, item.coverage);
    return own ? [{ own, name: formatter.plain(namesOf(context, answer, item)) }] : [];
  });
  const groups = [...Map.groupBy(told, ({ own }) => own)];
  if (groups.length < 2) return least;
  const words = groups.map(
    ([own, points]) => `${points.map(({ name }) => name).join(', ')}: ${own}`,
  );
  return { words: words.join(' '), whole: least.whole };
}

/** In the words that the portal has for the dimension: the message `notes.coverage_`, its name behind it. */
export function coverageView(
  formatter: LocaleFormatter,
  coverage: Coverage | null | undefined,
): CoverageView | null {
  if (!coverage) return null;
  const { whole } = coverage;
  const words = saidOf(formatter, coverage);
  return { words: whole ? words : `${words} ${formatter.say('notes.not-whole')}`, whole };
}

function saidOf(formatter: LocaleFormatter, { dimension, count, of }: Coverage): string {
  const number = (value: number) =>
    formatAmount(String(value), { value: 1, decimals: 0 }, formatter.style);
  const { title } = lookup(formatter.portal.model.dimensions, dimension);
  return formatter.say('notes.coverage', {
    context: dimension,
    dimension: formatter.plain(title),
    count: number(count),
    of: number(of),
  });
}
