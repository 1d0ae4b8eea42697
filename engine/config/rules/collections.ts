// Rules about collections: what names one finds it, what a block chooses by stands on its page; entries and where they lie.

import { assertDefined } from '../../model/lookup.ts';
import { inputsOf } from './answers.ts';
import { isOfEntries } from './keys.ts';
import { judgeQuery } from './prose.ts';
import {
  blocksOf,
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
  'Every collection has a call that answers documents, and a page of its own': (facts, report) => {
    const entry = assertDefined(facts.config.portal);
    for (const [name, { call, page }] of Object.entries(facts.portal.collections ?? {})) {
      const { entries, known } = facts.config.calls;
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
      if (!facts.config.pages.known.has(page))
        report(
          unknownName(here(entry, `/collections/${name}/page`), 'unknown-page', {
            written: page,
            allowed: facts.config.pages.known,
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

  'Every collection that is named is declared': (facts, report) => {
    const known = Object.keys(facts.portal.collections ?? {});
    const { terms, search } = facts.portal;
    const portal = assertDefined(facts.config.portal);
    if (isDamaged(portal, 'collections')) return;
    const check = (written: string | undefined, place: ValuePlace) => {
      if (written !== undefined && !known.includes(written))
        report(unknownName(place, 'unknown-collection', { written, allowed: known }));
    };
    check(terms, here(portal, '/terms'));
    (search?.collections ?? []).forEach((name, i) =>
      check(name, here(portal, `/search/collections/${i}`)),
    );
    for (const entry of facts.config.pages.entries.values())
      for (const [name, { collection }] of Object.entries(entry.spec.parameters ?? {}))
        check(collection, here(entry, `/parameters/${name}/collection`));
    for (const at of blocksOf(facts))
      for (const { name, pointer } of findReferences(at, facts.kinds[at.block.kind]?.collections))
        check(name, here(at.entry, pointer));
  },

  'Every filter that a written block names is one of its page': (facts, report) => {
    for (const at of blocksOf(facts)) {
      if (isDamaged(at.entry, 'filters')) continue;
      const inputs = inputsOf(at.entry);
      for (const { name, pointer } of findReferences(at, facts.kinds[at.block.kind]?.filters))
        if (!inputs.includes(name))
          report(
            unknownName(here(at.entry, pointer), 'unknown-input', {
              written: name,
              allowed: inputs,
            }),
          );
    }
  },

  'The search leads to pages and members that there are': (facts, report) => {
    const entry = assertDefined(facts.config.portal);
    const { search } = facts.portal;
    if (!search) return;
    if (!facts.config.pages.known.has(search.page))
      report(
        unknownName(here(entry, '/search/page'), 'unknown-page', {
          written: search.page,
          allowed: facts.config.pages.known,
        }),
      );
    (search.members ?? []).forEach(({ dimension, page, query }, i) => {
      const dimensions = Object.keys(facts.config.ledger?.spec.dimensions ?? {});
      if (facts.config.ledger && !dimensions.includes(dimension))
        report(
          unknownName(here(entry, `/search/members/${i}/dimension`), 'unknown-dimension', {
            written: dimension,
            allowed: dimensions,
          }),
        );
      if (!facts.config.pages.known.has(page))
        report(
          unknownName(here(entry, `/search/members/${i}/page`), 'unknown-page', {
            written: page,
            allowed: facts.config.pages.known,
          }),
        );
      const shown = facts.config.pages.entries.get(page);
      const found = shown && query !== undefined ? judgeQuery(facts, shown, query) : null;
      if (found)
        report(
          problemAt(here(entry, `/search/members/${i}/query`), found.code, found.words, found.more),
        );
    });
  },
};
