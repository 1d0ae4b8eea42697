// What is said of a record: words in place of a value, and the sentence above, with fields in their places.

import type { LeadComplete } from '../../../schemas/complete.ts';
import { findBraced, fillNames } from '../../language/fillNames.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import type { Text, Words } from '../../model/portal.ts';
import { holdsAll } from '../../state/decide.ts';
import type { PageContext } from './context.server.ts';
import { hasFieldValues, textIn, type RecordFields } from './records.server.ts';

type Formatting = Pick<LocaleFormatter, 'words' | 'date'>;

interface ValueWords {
  readonly value?: string;
  readonly text: Text;
}

/** The words for the value of a field: the first that suit and all of whose places say something; null where there are none. */
export function findWords<Own extends ValueWords>(
  { formatter }: { readonly formatter: Formatting },
  { field, words = [] }: { readonly field: string; readonly words?: readonly Own[] },
  item: RecordFields,
): { readonly said: Words; readonly own: Own } | null {
  const value = textIn(item, field);
  for (const own of words) {
    if (own.value !== undefined && own.value !== value) continue;
    const said = fillFields(formatter, own.text, item);
    if (said !== null) return { said, own };
  }
  return null;
}

/** The first sentence that holds, about its record; null where there is none, or one of its places would stay empty. `counts` are places that are no fields. */
export function formatLead(
  { formatter, read }: { readonly formatter: Formatting } & Pick<PageContext, 'read'>,
  { lead = [] }: { readonly lead?: readonly LeadComplete[] },
  items: readonly RecordFields[],
  counts: Readonly<Record<string, string>> = {},
): Words | null {
  const said = lead.find(({ when }) => holdsAll(when, read.values));
  const about = said && items.find((item) => hasFieldValues(item, said.is));
  return about ? fillFields(formatter, said.text, about, counts) : null;
}

/** A text with the fields of a record in it; null where one of its places would stay empty. */
function fillFields(
  formatter: Formatting,
  text: Text,
  item: RecordFields,
  more: Readonly<Record<string, string>> = {},
): Words | null {
  const words = formatter.words(text);
  const written = typeof words === 'string' ? words : words.words;
  const known = findBraced(written).map((name): [string, string] => [
    name,
    more[name] ?? formatDay(formatter, textIn(item, name)),
  ]);
  if (known.some(([, said]) => said === '')) return null;
  const filled = fillNames(written, Object.fromEntries(known));
  return typeof words === 'string' ? filled : { ...words, words: filled };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as people write it; anything else as it stands. */
export function formatDay(formatter: Pick<Formatting, 'date'>, text: string): string {
  return DAY.test(text) ? formatter.date(text) : text;
}
