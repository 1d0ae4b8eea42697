// The rule that links of rows give their pages what these take.

import type { RowLinkSpec } from '../../../schemas/types.ts';
import { findNames } from './references.ts';
import { pathParameters, type Rules } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';

export const ROW_LINK_RULES: Rules = {
  'Every link of a row gives its page the parameters that it takes': (facts, report) => {
    const { known } = facts.config.pages;
    for (const { entry, reference } of findNames(facts, 'pages', ['linkedPages'])) {
      const { name: written, pointer, around } = reference;
      const id = known.has(written) ? written : `${written}/index`;
      if (!known.has(id)) continue;
      const { with: given = {} } = (around?.data ?? {}) as Partial<RowLinkSpec>;
      const own = pathParameters(entry.id);
      const wanted = pathParameters(id);
      const fits =
        Object.keys(given).every((name) => wanted.includes(name)) &&
        wanted.every((name) => name in given || own.includes(name));
      const place = here(entry, pointer);
      if (!fits) report(problemAt(place, 'wrong-path-parameters', { written }));
    }
  },
};
