// Key figures of documents: amounts of their JSON texts as a person would say them, of one with all digits, of two beside each other.

import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import type { Text, Words } from '../../model/portal.ts';
import { isObject } from '../../model/lookup.ts';
import { jsonIn, type RecordFields } from '../contract/records.server.ts';
import { readNumberText } from './chapters.server.ts';
import { changeWords, type ComparedLine } from './comparedChapters.server.ts';
import type { RecordFigures } from './document.kind.ts';

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
  return (figures?.items ?? []).flatMap(({ at, title }) => {
    const amount = figures ? amountAt(figures.field, item, at) : null;
    if (amount === null) return [];
    const label = formatter.words(title);
    return [{ label, spoken: formatter.spokenAmount(amount), exact: formatter.exact(amount) }];
  });
}

/** Those that one of two documents has. */
export function compareFigures(
  formatter: LocaleFormatter,
  figures: RecordFigures | undefined,
  [first, second]: readonly [RecordFields, RecordFields],
): ComparedLine[] {
  return (figures?.items ?? []).flatMap(({ at, title }) => {
    const [left = null, right = null] = [first, second].map((item) =>
      figures ? amountAt(figures.field, item, at) : null,
    );
    return figureLine(formatter, title, left, right);
  });
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
