// Key figures of a document: amounts of its JSON text as a person would say them, with all their digits.

import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import type { Words } from '../../model/portal.ts';
import { readNumberText } from './chapters.server.ts';
import type { RecordFigures } from './chapters.kind.ts';
import { isObject } from '../../model/lookup.ts';
import { jsonIn, type RecordFields } from '../contract/records.server.ts';

export interface KeyFigure {
  readonly label: Words;
  readonly spoken: string;
  readonly exact: string;
}

/** Those that the document has; what is unknown is left out. */
export function keyFigures(
  formatter: LocaleFormatter,
  figures: RecordFigures | undefined,
  item: RecordFields,
): KeyFigure[] {
  if (!figures) return [];
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
  return items.map(({ at }) => amountAt(field, item, at));
}

/** One amount by the way to it; null where it is unknown. */
export function amountAt(field: string, item: RecordFields, at: string): string | null {
  return readNumberText(at.split('.').reduce(stepInto, jsonIn(item, field)));
}

/** A key of an object, the chapter of a number in a list of them, or what stands first under a head of a table. */
function stepInto(part: unknown, key: string): unknown {
  if (Array.isArray(part)) return part.find((each) => isObject(each) && String(each['id']) === key);
  if (!isObject(part)) return undefined;
  const { rows } = part;
  if (key in part || !Array.isArray(rows)) return part[key];
  const [head, first] = rows as readonly unknown[];
  return Array.isArray(head) && Array.isArray(first) ? first[head.indexOf(key)] : undefined;
}
