// Key figures of two documents beside each other, as a person would say them.

import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import type { Text } from '../../model/portal.ts';
import type { RecordFigures } from './chapters.kind.ts';
import { changeWords, type ComparedLine } from './comparedChapters.server.ts';
import { keyAmounts } from './keyFigures.server.ts';
import type { RecordFields } from '../contract/records.server.ts';

/** Those that one of them has. */
export function compareFigures(
  formatter: LocaleFormatter,
  figures: RecordFigures | undefined,
  [first, second]: readonly [RecordFields, RecordFields],
): ComparedLine[] {
  if (!figures) return [];
  const [left, right] = [keyAmounts(figures, first), keyAmounts(figures, second)];
  return figures.items.flatMap(({ title }, i) =>
    figureLine(formatter, title, left[i] ?? null, right[i] ?? null),
  );
}

/** One figure of both; nothing where neither has it. */
export function figureLine(
  formatter: LocaleFormatter,
  title: Text,
  first: string | null,
  second: string | null,
): ComparedLine[] {
  if (first === null && second === null) return [];
  const say = (amount: string | null) => formatter.spokenAmount(amount);
  return [
    {
      label: [formatter.words(title)],
      first: say(first),
      second: say(second),
      note: '',
      ...changeWords(formatter, first, second, say),
    },
  ];
}
