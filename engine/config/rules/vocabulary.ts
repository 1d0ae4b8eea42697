// One word for one thing: words that a portal's vocabulary names and that its texts have all the same.

import { remember } from '../../model/remember.ts';
import type { OpenedConfig } from '../opened/spec.ts';
import type { RuleContext, Rules } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';

/** What is known where words are judged. */
export type Speaking = Pick<RuleContext, 'locales' | 'config'>;

/** A word that stands in a text, and the one that the vocabulary has for the thing. */
export type Avoided = Readonly<Record<'written' | 'use', string>>;

interface Word {
  readonly use: string;
  /** Whole words, one of them. */
  readonly avoided: RegExp;
  readonly unless: readonly RegExp[];
}

/** What stands in a text for readers of programs and addresses: names in braces, code, ways. */
const NAMES = /\{[^{}]*\}|`[^`]*`|\bhttps?:\S+|\/[\w/[\]-]+/g;

export const VOCABULARY_RULES: Rules = {
  'No word is avoided for one thing and used for another': ({ config }, report) => {
    for (const entry of config.vocabulary)
      (entry.spec.words ?? []).forEach(({ not }, i) =>
        not.forEach((written, k) => {
          if (usedIn(entry.spec).has(written.toLowerCase()))
            report(problemAt(here(entry, `/words/${i}/not/${k}`), 'use-avoided', { written }));
        }),
      );
  },
};

function usedIn({ words = [] }: OpenedConfig['vocabulary'][number]['spec']): ReadonlySet<string> {
  return new Set(words.map(({ use }) => use.toLowerCase()));
}

const known = new WeakMap<OpenedConfig['vocabulary'], Map<string, readonly Word[]>>();

/** The first word of a text for which the vocabulary of its language has another; null where there is none. */
export function findAvoided({ config }: Speaking, text: string, locale: string): Avoided | null {
  const words = wordsIn(config, locale);
  if (words.length === 0) return null;
  const said = text.replaceAll(NAMES, ' ');
  for (const { use, avoided, unless } of words) {
    if (!avoided.test(said)) continue;
    const rest = unless.reduce((left, phrase) => left.replaceAll(phrase, ' '), said);
    const [written] = avoided.exec(rest) ?? [];
    if (written !== undefined) return { written, use };
  }
  return null;
}

const written = new WeakMap<OpenedConfig['vocabulary'], string>();

/** All that texts are judged by, to tell whether it has changed. */
export function writtenWords({ config: { vocabulary, titles } }: Speaking): string {
  return remember(written, vocabulary, () =>
    JSON.stringify([...vocabulary, ...titles].map(({ spec }) => spec)),
  );
}

function wordsIn({ vocabulary }: OpenedConfig, locale: string): readonly Word[] {
  const byLocale = remember(known, vocabulary, () => new Map<string, readonly Word[]>());
  return remember(byLocale, locale, () =>
    vocabulary
      .filter(({ id }) => id === locale)
      .flatMap(({ spec }) =>
        (spec.words ?? []).flatMap(({ use, not, unless = [] }) => {
          // what is used elsewhere has been named, and not in each text that has it
          const avoided = not.filter((word) => !usedIn(spec).has(word.toLowerCase()));
          const phrases = unless.map((phrase) => compileWholeWords([phrase], 'giu'));
          return avoided.length === 0
            ? []
            : [{ use, avoided: compileWholeWords(avoided, 'iu'), unless: phrases }];
        }),
      ),
  );
}

/** Whole words: no letter, digit or hyphen stands beside them. */
export function compileWholeWords(words: readonly string[], flags: string): RegExp {
  const written = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${written.join('|')})(?![\\p{L}\\p{N}_-])`, flags);
}
