// Rules about the model of the figures: its dimensions, its facts, how their periods are given, how files name them.

import { assertDefined } from '../../model/lookup.ts';
import { DIMENSION_RULES } from './dimensions.ts';
import { FACT_RULES } from './facts.ts';
import { JOINED_RULES } from './joined.ts';
import { MARKS_IN } from './marked.ts';
import { COLUMN_WORDS } from './measures.ts';
import type { Rules } from './rule.ts';
import { here, problemAtKey, unknownName } from '../valuePlace.ts';
import { WORD_RULES } from './members.ts';

export const LEDGER_RULES: Rules = {
  ...MARKS_IN.ledger,
  ...DIMENSION_RULES,
  ...FACT_RULES,
  ...JOINED_RULES,
  ...WORD_RULES,

  'Every way of giving a period says when it begins and ends': (facts, report) => {
    const { ledger: entry } = facts.config;
    for (const [name, { grain, from, to }] of Object.entries(entry?.spec.periods ?? {})) {
      const place = here(assertDefined(entry), `/periods/${name}`);
      for (const [written, value] of grain === 'year' ? Object.entries({ from, to }) : [])
        if (value !== undefined)
          report(
            problemAtKey(here(place.entry, `${place.pointer}/${written}`), 'not-for-kind', {
              written,
              kind: 'grain: year',
            }),
          );
      if ((grain === 'month' || grain === 'quarter') && to === undefined)
        report(problemAtKey(place, 'part-without-end'));
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
