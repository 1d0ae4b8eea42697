// Rules about collections: what names one finds it, what a block chooses by stands on its page; entries and where they lie.

import { assertDefined } from '../../model/lookup.ts';
import { judgeQuery } from './prose.ts';
import { pathParameters, type Rules } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';

export const COLLECTION_RULES: Rules = {
  'The page of a collection has one parameter': (facts, report) => {
    const entry = assertDefined(facts.config.portal);
    for (const [name, { page }] of Object.entries(facts.portal.collections ?? {}))
      if (
        page !== undefined &&
        facts.config.pages.known.has(page) &&
        pathParameters(page).length !== 1
      )
        report(
          problemAt(here(entry, `/collections/${name}/page`), 'wrong-path-parameters', {
            written: page,
          }),
        );
  },

  'The query with which the search leads to members is read there': (facts, report) => {
    const entry = assertDefined(facts.config.portal);
    const { search } = facts.portal;
    (search?.members ?? []).forEach(({ page, query }, i) => {
      const shown = facts.config.pages.entries.get(page);
      const found = shown && query !== undefined ? judgeQuery(facts, shown, query) : null;
      if (found)
        report(
          problemAt(here(entry, `/search/members/${i}/query`), found.code, found.words, found.more),
        );
    });
  },
};
