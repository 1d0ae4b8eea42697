// What the amounts of a line are called where several stand together, and the key of what is light and dark.

import type { BarFieldsSpec } from '../../../schemas/types.ts';
import type { TreeAnswer } from '../../answers/answer.ts';
import { shareGone, yearRunning } from '../../findings/planKept.ts';
import type { Call } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { findMeasure } from '../contract/measures.server.ts';

/** What the amounts of each line are. */
export type BarTitles = Readonly<Record<'value' | 'plan' | 'previous', string>>;

/** What three amounts that stand together are called; null where fewer do: then it is a plan, or what was before. */
export function findTitles(
  context: PageContext,
  call: Call,
  { value, plan, previous }: BarFieldsSpec,
): BarTitles | null {
  const { formatter } = context;
  const [own, planned, before] = [value, plan, previous].map((field) => {
    const measure = field === undefined ? undefined : findMeasure(context, call, field);
    return measure && formatter.inSentence(formatter.plain(measure.short ?? measure.title));
  });
  return own && planned && before ? { value: own, plan: planned, previous: before } : null;
}

/** One line of key: what is light, what is dark, where the year stands. */
export function formatLegend(
  { formatter }: PageContext,
  { period }: TreeAnswer,
  titles: BarTitles | null,
): string {
  if (titles) return formatter.say('bars.legend-of', { ...titles });
  const gone = yearRunning(period);
  if (gone === null) return formatter.say('bars.legend');
  const { part, of } = shareGone(gone);
  return formatter.say('bars.legend-tick', { gone: formatter.share(part, of) });
}
