// Rules about pages to which entries, codes and rows lead: they take what they are given.

import { assertDefined } from '../../model/lookup.ts';
import { pathParameters, type RuleContext, type Rules } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';
import { judgeQuery } from './prose.ts';
import type { RowLinkSpec } from '../../../schemas/types.ts';
import { findNames } from './references.ts';

export const DESTINATION_RULES: Rules = {
  'The page of a collection takes its entries': (context, report) => {
    const own = Object.entries(context.portal.collections ?? {});
    for (const [name, { page: id }] of own) {
      const page = context.config.pages.entries.get(id ?? '');
      const [parameter = ''] = pathParameters(id ?? '');
      const written = page?.spec.parameters?.[parameter];
      if (!page || !written || page.spec.redirect !== undefined) continue;
      const sharing = own.filter(([, other]) => other.page === id).map(([other]) => other);
      // a name that is not known is said where collections are
      if (written.collection !== undefined && !(written.collection in Object.fromEntries(own)))
        continue;
      if (sharing.includes(written.collection ?? '')) continue;
      const place = here(page, `/parameters/${parameter}`);
      report(problemAt(place, 'page-of-collection', { written: parameter, collection: name }));
    }
  },

  'The page of members that are searched takes their codes': (context, report) => {
    const portal = assertDefined(context.config.portal);
    (context.portal.search?.members ?? []).forEach(({ dimension, page: id }, i) => {
      const page = context.config.pages.entries.get(id);
      if (!page) return;
      const [parameter] = pathParameters(id);
      const takes = parameter === undefined ? undefined : page.spec.parameters?.[parameter];
      const at = `/search/members/${i}`;
      if (takes && takes.dimension !== dimension && isKnown(context, takes.dimension))
        report(
          problemAt(here(portal, `${at}/page`), 'page-of-dimension', {
            written: id,
            dimension,
            other: takes.dimension ?? takes.collection ?? '',
          }),
        );
    });
  },

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

/** A dimension that is not in the ledger is said where it is written. */
function isKnown(context: RuleContext, dimension: string | undefined): boolean {
  const known = context.config.ledger?.spec.dimensions;
  return dimension === undefined || (known !== undefined && dimension in known);
}
