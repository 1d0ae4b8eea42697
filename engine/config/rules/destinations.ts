// Rules about pages to which entries and codes lead: they take what they are given.

import { assertDefined } from '../../model/lookup.ts';
import { pathParameters, type RuleContext, type Rules } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';

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
};

/** A dimension that is not in the ledger is said where it is written. */
function isKnown(context: RuleContext, dimension: string | undefined): boolean {
  const known = context.config.ledger?.spec.dimensions;
  return dimension === undefined || (known !== undefined && dimension in known);
}
