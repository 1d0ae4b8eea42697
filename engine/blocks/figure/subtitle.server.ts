// The line below the heading of figures: what is measured, and when.

import type { TreeAnswer } from '../../answers/answer.ts';
import { periodValues } from '../../findings/say.server.ts';
import { fillNames } from '../../language/fillNames.ts';
import { capitalized } from '../../language/text.ts';
import type { Measure, Text, Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { withBehind } from '../contract/valued.server.ts';

/** As it is written, with the period in it; else the measure and the period. */
export function formatSubtitle(
  context: PageContext,
  written: Text | undefined,
  period: Pick<TreeAnswer, 'period'>,
  measure: Pick<Measure, 'title'> | undefined,
): Words {
  return withBehind(context, plainSubtitle(context, written, period, measure));
}

function plainSubtitle(
  context: PageContext,
  written: Text | undefined,
  { period }: Pick<TreeAnswer, 'period'>,
  measure: Pick<Measure, 'title'> | undefined,
): Words {
  const { formatter } = context;
  if (written === undefined) {
    const spoken = period ? formatter.period(period) : '';
    const told = [measure ? formatter.plain(measure.title) : '', spoken].filter(
      (part) => part !== '',
    );
    return capitalized(told.join(', '));
  }
  return inPeriod(context, written, { period });
}

/** A text with what it names of the period: `{period}`, `{day}`. */
export function inPeriod(
  { formatter }: PageContext,
  written: Text | Readonly<Record<string, string>>,
  { period }: Pick<TreeAnswer, 'period'>,
): Words {
  const words = formatter.words(written);
  const values = { period: '', ...periodValues(formatter, period) };
  return typeof words === 'string'
    ? fillNames(words, values)
    : { ...words, words: fillNames(words.words, values) };
}
