// What the rows of an answer are called: by short names and phrases of the content, or by their own names.

import type { TreeItem } from '../answers/answer.ts';
import { askFor } from '../answers/figures.ts';
import type { Params } from '../answers/params.ts';
import { shortenNames, type Shortening } from '../answers/shortNames.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import type { Call, Phrase, Words } from '../model/portal.ts';

/** A row as far as it is called something. */
type Called = Pick<TreeItem, 'id' | 'code' | 'names'>;

/** What rows are called in one language. */
export interface MemberWords {
  name(item: Called): Words;
  /** As a label has it; its name where nobody says it shorter. */
  short(item: Called): Words;
  /** As a sentence has it; null where it has none. */
  phrase(item: Called): Words | null;
}

interface Speaking extends Shortening {
  readonly formatter: LocaleFormatter;
}

/** Words for the rows that a call answers with these parameters. */
export function wordsOfMembers(
  { portal, formatter, ledger }: Speaking,
  call: Call,
  params: Params,
): MemberWords {
  const { by = '', detail = null } = askFor(call, params)[0] ?? {};
  const deeper = detail ? (detail.levels[String(params[detail.param])] ?? '') : '';
  const phraseOf = ({ id, code }: Called): Phrase | undefined =>
    // below a leaf stand members of another classification
    portal.phrases[id === code ? by : deeper]?.[code];
  const name = ({ names }: Called) => formatter.words(shortenNames({ portal, ledger }, names));
  return {
    name,
    short: (item) => {
      const phrase = phraseOf(item);
      return phrase ? formatter.words(phrase.short) : name(item);
    },
    phrase: (item) => {
      const phrase = phraseOf(item)?.phrase;
      return phrase ? formatter.words(phrase) : null;
    },
  };
}
