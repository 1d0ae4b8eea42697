// Rules about the model of the figures: its dimensions, its facts, how their periods are given, how files name them.

import { DIMENSION_RULES } from './dimensions.ts';
import { FACT_RULES } from './facts.ts';
import { JOINED_RULES } from './joined.ts';
import { COLUMN_WORDS } from './measures.ts';
import {
  here,
  problemAtKey,
  listFilterQueries,
  unknownName,
  unknownNameAtKey,
  type Rules,
} from './rule.ts';
import { ROLE_RULES } from './roles.ts';
import { WORD_RULES } from './words.ts';

export const LEDGER_RULES: Rules = {
  ...ROLE_RULES,
  ...DIMENSION_RULES,
  ...FACT_RULES,
  ...JOINED_RULES,
  ...WORD_RULES,

  'Every parameter of a period is declared as a filter': (context, report) => {
    const { ledger: entry } = context.config;
    if (!entry) return;
    const queries = listFilterQueries(context);
    for (const [name, dialect] of Object.entries(entry.spec.periods)) {
      const { grain } = dialect;
      const named = [
        ['year', dialect.year],
        ['from', dialect.from],
        ['to', dialect.to],
        ['at', dialect.at],
        ['grain/param', typeof grain === 'object' ? grain.param : undefined],
      ] as const;
      for (const [key, written] of named)
        if (written !== undefined && !queries.includes(written))
          report(
            unknownName(here(entry, `/periods/${name}/${key}`), 'unknown-filter', {
              written,
              allowed: queries,
            }),
          );
      if (grain === 'year')
        for (const key of ['from', 'to'] as const)
          if (dialect[key] !== undefined)
            report(
              problemAtKey(here(entry, `/periods/${name}/${key}`), 'not-for-kind', {
                written: key,
                kind: 'grain: year',
              }),
            );
      if ((grain === 'month' || grain === 'quarter') && dialect.to === undefined)
        report(problemAtKey(here(entry, `/periods/${name}`), 'part-without-end'));
      if (typeof grain === 'object') {
        const filter = Object.entries(context.filters).find(
          ([key, { query = key }]) => query === grain.param,
        );
        const options = filter?.[1].options?.map(({ value }) => value);
        for (const written of Object.keys(grain.values)) {
          const pointer = `/periods/${name}/grain/values/${written}`;
          if (filter && options && !options.includes(written))
            report(
              unknownNameAtKey(here(entry, pointer), 'unknown-option', {
                written,
                allowed: options,
                words: { filter: filter[0] },
              }),
            );
        }
      }
    }
  },

  'Every column that files share shows a measure or what stands beside measures': (
    context,
    report,
  ) => {
    const { ledger: entry } = context.config;
    if (!entry || context.hasProblem(entry.source.file, ['unknown-fact', 'unknown-measure']))
      return;
    const known = [
      ...COLUMN_WORDS,
      ...Object.values(entry.spec.facts).flatMap(({ measures }) => Object.keys(measures)),
      ...Object.values(entry.spec.measureSets ?? {}).flatMap((set) =>
        Array.isArray(set) ? [] : Object.keys(set),
      ),
    ];
    for (const [name, { field, of }] of Object.entries(entry.spec.files?.columns ?? {}))
      if (!known.includes(of ?? field))
        report(
          unknownName(
            here(entry, `/files/columns/${name}/${of === undefined ? 'field' : 'of'}`),
            'unknown-measure',
            { written: of ?? field, allowed: known },
          ),
        );
  },
};
