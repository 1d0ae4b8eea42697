// Rules about collections: what names one finds it, what a block chooses by stands on its page; entries and where they lie.

import { assertDefined } from '../../model/lookup.ts';
import { listInputs } from './answers.ts';
import { isOfEntries } from './keys.ts';
import { judgeQuery } from './prose.ts';
import {
  listBlocks,
  here,
  isDamaged,
  findReferences,
  pathParameters,
  problemAt,
  unknownName,
  type Rules,
  type ValuePlace,
} from './rule.ts';

export const COLLECTION_RULES: Rules = {
  'Every collection has a call that answers documents, and a page of its own': (
    context,
    report,
  ) => {
    const entry = assertDefined(context.config.portal);
    for (const [name, { call, page }] of Object.entries(context.portal.collections ?? {})) {
      const { entries, known } = context.config.calls;
      const allowed = [...entries.values()].filter(isOfEntries).map(({ id }) => id);
      if (!allowed.includes(call) && (entries.has(call) || !known.has(call)))
        report(
          unknownName(
            here(entry, `/collections/${name}/call`),
            entries.has(call) ? 'call-of-no-entries' : 'unknown-call',
            { written: call, allowed },
          ),
        );
      if (page === undefined) continue;
      if (!context.config.pages.known.has(page))
        report(
          unknownName(here(entry, `/collections/${name}/page`), 'unknown-page', {
            written: page,
            allowed: context.config.pages.known,
          }),
        );
      else if (pathParameters(page).length !== 1)
        report(
          problemAt(here(entry, `/collections/${name}/page`), 'wrong-path-parameters', {
            written: page,
          }),
        );
    }
  },

  'Every collection that is named is declared': (context, report) => {
    const known = Object.keys(context.portal.collections ?? {});
    const { terms, search } = context.portal;
    const portal = assertDefined(context.config.portal);
    if (isDamaged(portal, 'collections')) return;
    const check = (written: string | undefined, place: ValuePlace) => {
      if (written !== undefined && !known.includes(written))
        report(unknownName(place, 'unknown-collection', { written, allowed: known }));
    };
    check(terms, here(portal, '/terms'));
    (search?.collections ?? []).forEach((name, i) =>
      check(name, here(portal, `/search/collections/${i}`)),
    );
    for (const entry of context.config.pages.entries.values())
      for (const [name, { collection }] of Object.entries(entry.spec.parameters ?? {}))
        check(collection, here(entry, `/parameters/${name}/collection`));
    for (const at of listBlocks(context))
      for (const { name, pointer } of findReferences(at, context.kinds[at.block.kind]?.collections))
        check(name, here(at.entry, pointer));
  },

  'Every filter that a written block names is one of its page': (context, report) => {
    for (const at of listBlocks(context)) {
      if (isDamaged(at.entry, 'filters')) continue;
      const inputs = listInputs(at.entry);
      for (const { name, pointer } of findReferences(at, context.kinds[at.block.kind]?.filters))
        if (!inputs.includes(name))
          report(
            unknownName(here(at.entry, pointer), 'unknown-input', {
              written: name,
              allowed: inputs,
            }),
          );
    }
  },

  'The search leads to pages and members that there are': (context, report) => {
    const entry = assertDefined(context.config.portal);
    const { search } = context.portal;
    if (!search) return;
    if (!context.config.pages.known.has(search.page))
      report(
        unknownName(here(entry, '/search/page'), 'unknown-page', {
          written: search.page,
          allowed: context.config.pages.known,
        }),
      );
    (search.members ?? []).forEach(({ dimension, page, query }, i) => {
      const dimensions = Object.keys(context.config.ledger?.spec.dimensions ?? {});
      if (context.config.ledger && !dimensions.includes(dimension))
        report(
          unknownName(here(entry, `/search/members/${i}/dimension`), 'unknown-dimension', {
            written: dimension,
            allowed: dimensions,
          }),
        );
      if (!context.config.pages.known.has(page))
        report(
          unknownName(here(entry, `/search/members/${i}/page`), 'unknown-page', {
            written: page,
            allowed: context.config.pages.known,
          }),
        );
      const shown = context.config.pages.entries.get(page);
      const found = shown && query !== undefined ? judgeQuery(context, shown, query) : null;
      if (found)
        report(
          problemAt(here(entry, `/search/members/${i}/query`), found.code, found.words, found.more),
        );
    });
  },
};
