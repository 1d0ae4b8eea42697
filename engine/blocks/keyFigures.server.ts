// Key figures of a document: amounts of its JSON text as a person would say them, with all their digits.

import type { LocaleFormatter } from '../language/localeFormatter.ts';
import type { Words } from '../model/portal.ts';
import { amountIn } from './chapters.server.ts';
import type { RecordFigures } from './chapters.kind.ts';
import { jsonIn, partIn, type RecordFields } from './records.server.ts';

export interface KeyFigure {
  readonly label: Words;
  readonly spoken: string;
  readonly exact: string;
}

/** Those that the document has; what is unknown is left out. */
export function keyFigures(
  formatter: LocaleFormatter,
  figures: RecordFigures,
  item: RecordFields,
): KeyFigure[] {
  return keyAmounts(figures, item).flatMap((amount, i) => {
    const title = figures.items[i]?.title ?? {};
    return amount === null
      ? []
      : [
          {
            label: formatter.words(title),
            spoken: formatter.spokenAmount(amount),
            exact: formatter.exact(amount),
          },
        ];
  });
}

/** The amounts themselves, in the order of the block; null where one is unknown. */
export function keyAmounts({ field, items }: RecordFigures, item: RecordFields): (string | null)[] {
  const whole = field === '' ? null : jsonIn(item, field);
  return items.map(({ at }) => amountIn(partIn(whole, at)));
}
