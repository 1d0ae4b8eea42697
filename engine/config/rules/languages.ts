// Rules about the languages of a portal: each has words, codes and prefixes differ.

import { assertDefined } from '../../model/lookup.ts';
import type { OpenedConfig, OpenedPortal } from '../opened/spec.ts';
import { LOCALES } from '../readWords.ts';
import { suggest } from '../suggest.ts';
import type { Rules } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';

export const LANGUAGE_RULES: Rules = {
  'No two languages share a code or a prefix': (context, report) => {
    const entry = assertDefined(context.config.portal);
    for (const key of ['code', 'prefix'] as const) {
      const seen = new Set<string>();
      entry.spec.locales.forEach((locale, i) => {
        const value = locale[key] ?? '';
        if (seen.has(value))
          report(
            problemAt(here(entry, `/locales/${i}/${key}`), 'same-language', { written: value }),
          );
        seen.add(value);
      });
    }
  },

  'Every language has words': (context, report) => {
    const entry = assertDefined(context.config.portal);
    entry.spec.locales.forEach(({ code }, i) => {
      if (hasWords(context.config, code)) return;
      const suggestion = meantBy(context.config, entry.spec, code);
      const severity = i === 0 || suggestion !== null ? 'error' : 'warning';
      const place = here(entry, `/locales/${i}/code`);
      report(
        problemAt(place, 'language-without-words', { written: code }, { suggestion, severity }),
      );
    });
  },
};

/** The languages in which texts are wanted: one without words is either written otherwise or not there yet. */
export function spokenLanguages(config: OpenedConfig, { locales }: OpenedPortal): string[] {
  return [
    ...new Set(
      locales.flatMap(({ code }) =>
        hasWords(config, code) ? code : (meantBy(config, { locales }, code) ?? []),
      ),
    ),
  ];
}

function hasWords(config: OpenedConfig, code: string): boolean {
  return languagesWritten(config).has(code);
}

/** The language with words that is not declared and may have been meant. */
function meantBy(
  config: OpenedConfig,
  { locales }: Pick<OpenedPortal, 'locales'>,
  code: string,
): string | null {
  const declared = locales.map((locale) => locale.code);
  const others = [...languagesWritten(config)].filter((other) => !declared.includes(other));
  return suggest(code, others) ?? (others.length === 1 ? (others[0] ?? null) : null);
}

/** Those whose folder has words; how a language is searched or judged are none. */
function languagesWritten({ contents }: OpenedConfig): Set<string> {
  return new Set(contents.flatMap((name) => WORDS.exec(name)?.[1] ?? []));
}

const WORDS = new RegExp(`^${LOCALES}/([a-z]{2,3})/(?:messages|titles|texts)\\b`);
