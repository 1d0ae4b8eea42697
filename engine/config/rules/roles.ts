// Rules about the roles of figures: what has one is in the ledger.

import { here, unknownNameAtKey, type Rules } from './rule.ts';

export const ROLE_RULES: Rules = {
  'Every role is that of a dimension, a measure or a fact of the ledger': (context, report) => {
    const { ledger: entry } = context.config;
    const roles = entry?.spec.roles;
    if (!entry || !roles) return;
    const { dimensions, facts: kinds } = entry.spec;
    const measures = Object.values(kinds).flatMap((fact) => Object.keys(fact.measures));
    const named = [
      ['dimensions', 'unknown-dimension', Object.keys(dimensions)],
      ['phases', 'unknown-measure', measures],
      ['directions', 'unknown-fact', Object.keys(kinds)],
    ] as const;
    for (const [key, code, allowed] of named)
      for (const written of Object.keys(roles[key] ?? {}))
        if (!allowed.includes(written))
          report(
            unknownNameAtKey(here(entry, `/roles/${key}/${written}`), code, { written, allowed }),
          );
  },
};
