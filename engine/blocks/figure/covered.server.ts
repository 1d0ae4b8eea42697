// What the sums of an answer are sums of, in words.

import type { TreeAnswer } from '../../answers/answer.ts';
import { coverageBeside, coverageWords } from '../../answers/coverageWords.ts';
import type { CoverageView } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { formatShownNames } from '../contract/measures.server.ts';

/** What is said of an answer's sums; of points in time, which of them are a sum of what. */
export function coverageOfAnswer(context: PageContext, answer: TreeAnswer): CoverageView | null {
  const { formatter } = context;
  const least = coverageBeside(formatter, answer.coverage);
  if (answer.arrangement !== 'points' || least === null) return least;
  const told = answer.items.flatMap((item) => {
    const own = item.coverage && coverageWords(formatter, item.coverage);
    return own ? [{ own, name: formatter.plain(formatShownNames(context, answer, item)) }] : [];
  });
  const groups = [...Map.groupBy(told, ({ own }) => own)];
  if (groups.length < 2) return least;
  const words = groups.map(
    ([own, points]) => `${points.map(({ name }) => name).join(', ')}: ${own}`,
  );
  return { words: words.join(' '), whole: least.whole };
}
