// Words of documents → what drawings show: paragraphs, sources, links to entries.

import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { plainWords } from '../../language/text.ts';
import type { Text, Words } from '../../model/portal.ts';

/** Words that lead somewhere: an address without language, one outside of the portal, or empty where they only stand. */
export interface LinkedWords {
  readonly words: Words;
  readonly to: string;
}

/** What is called so, and what it is. */
export interface LabelledWords extends LinkedWords {
  readonly label: Words;
}

/** Whether a value of a document is a text: words by language. */
export function isText(value: unknown): value is Text {
  return (
    value !== null &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value).every((words) => typeof words === 'string')
  );
}

/** Paragraphs are separated by an empty line; blank ones are left out. */
export function cutParagraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
}

/** Paragraphs of a text: an empty line between them, or a list of texts. */
export function splitParagraphs(formatter: LocaleFormatter, value: unknown): Words[] {
  const texts = (Array.isArray(value) ? value : [value]).filter(isText);
  return texts.flatMap((text) => {
    const words = formatter.words(text);
    return cutParagraphs(plainWords(words)).map((part) =>
      typeof words === 'string' ? part : { ...words, words: part },
    );
  });
}

/** Sources of several values, each of them one or many; said once each. */
export function formatSources(
  formatter: LocaleFormatter,
  values: readonly unknown[],
): LinkedWords[] {
  const all = values.flatMap((value) => (Array.isArray(value) ? value : [value])).filter(isText);
  const once = [...new Map(all.map((source) => [formatter.plain(source), source])).values()];
  return once.map(({ link = '', ...text }) => ({ words: formatter.words(text), to: link }));
}
