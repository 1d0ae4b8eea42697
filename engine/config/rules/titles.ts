// Rules about titles that a language has in a file of its own: each is of words that the portal has, in the letters of its language.

import { makeProblem, START } from '../problems.ts';
import { suggest } from '../suggest.ts';
import { escape } from '../reading/raw.ts';
import { documentsWithSchema } from './documents.ts';
import { hasLanguages, toldIn } from './schemaValues.ts';
import { checkIn, textsOf } from './texts.ts';
import type { RuleContext, Rules } from './rule.ts';
import { here, problemAt, problemAtKey } from '../valuePlace.ts';

export const TITLE_RULES: Rules = {
  'Every title of a language is of words that the portal has, in the letters of its language': (
    context,
    report,
  ) => {
    const { titles, problems } = context.config;
    const known = titles.length === 0 || problems.length > 0 ? null : findWords(context);
    for (const entry of titles) {
      const { id: locale, source, spec } = entry;
      if (locale === context.locales[0])
        report(
          makeProblem({ file: source.file, at: START }, 'stray-content', { written: source.file }),
        );
      if (!context.locales.includes(locale) || locale === context.locales[0]) continue;
      for (const [written, value] of Object.entries(spec)) {
        const at = `/${escape(written)}`;
        for (const { code, words, more } of checkIn(context, { locale, value, at }))
          report(problemAt(here(entry, at), code, words, more));
        if (known?.has(written) === false)
          report(
            problemAtKey(
              here(entry, at),
              'unknown-title',
              { written },
              { suggestion: suggest(written, [...known]), severity: 'warning' },
            ),
          );
      }
    }
  },
};

/** Every text of the portal in its default language. */
function findWords(context: RuleContext): ReadonlySet<string> {
  const { locales, schemas, config } = context;
  const [from = ''] = locales;
  const ofDocuments = documentsWithSchema(context).flatMap(({ document, schema }) =>
    toldIn(schemas, schema, document.data).filter((told) => hasLanguages(told.schema)),
  );
  const texts = [...[...textsOf(context)].map(({ told }) => told), ...ofDocuments];
  const names = config.dictionaries.flatMap(({ head, rows }) =>
    rows.flatMap(({ cells }) => cells[head.indexOf(from)] ?? []),
  );
  return new Set([
    ...texts.map(({ value }) => String((value as Readonly<Record<string, unknown>>)[from])),
    ...names,
  ]);
}
