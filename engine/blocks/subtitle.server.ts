// The line below the heading of figures: what is measured, and when.

import type { TreeAnswer } from '../answers/answer.ts';
import { fillNames } from '../language/fillNames.ts';
import { capitalized } from '../language/text.ts';
import type { Measure, Text, Words } from '../model/portal.ts';
import type { PageContext } from './context.server.ts';
import { withBehind } from './valued.server.ts';

/** As it is written, `{period}` filled in; else the measure and the period. */
export function subtitleOf(
  context: PageContext,
  written: Text | null,
  period: Pick<TreeAnswer, 'period'>,
  measure: Pick<Measure, 'title'> | undefined,
): Words {
  return withBehind(context, plainSubtitle(context, written, period, measure));
}

function plainSubtitle(
  { formatter }: PageContext,
  written: Text | null,
  { period }: Pick<TreeAnswer, 'period'>,
  measure: Pick<Measure, 'title'> | undefined,
): Words {
  const spoken = period ? formatter.period(period) : '';
  if (written === null) {
    const told = [measure ? formatter.plain(measure.title) : '', spoken].filter(
      (part) => part !== '',
    );
    return capitalized(told.join(', '));
  }
  const words = formatter.words(written);
  return typeof words === 'string'
    ? fillNames(words, { period: spoken })
    : { ...words, words: fillNames(words.words, { period: spoken }) };
}
