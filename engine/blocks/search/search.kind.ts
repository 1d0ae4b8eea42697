// What the search on a page is: its field with examples to try, or what was found.

import type { SearchBlockComplete, SuggestComplete } from '../../../schemas/complete.ts';
import type { SearchBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import {
  blocksOfKind,
  pathParameters,
  type BlockAt,
  type RuleContext,
} from '../../config/rules/rule.ts';
import { here, problemAt, problemAtKey } from '../../config/valuePlace.ts';
import type { Problem } from '../../config/problems.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type SearchBlock = CompleteBlock<SearchBlockComplete>;

/** What is suggested while a reader types: names of a call and of a page. */
export type Suggest = SuggestComplete;

/** What only the field has. */
const OF_FIELD = ['label', 'examples', 'suggest'] as const;

export const search: Kind<SearchBlock, SearchBlockSpec> = {
  name: 'search',
  filters: ['search'],
  rules: {
    'A search field stands only in a portal that has a page of results': (context, report) => {
      if (!context.config.portal || context.portal.search) return;
      for (const { entry, pointer, block } of blocksOfKind<SearchBlockSpec>(context, 'search'))
        if (block.search === undefined)
          report(
            problemAt(here(entry, `${pointer}/kind`), 'missing-for-kind', {
              written: 'search',
              kind: 'search',
            }),
          );
    },
    'What was found has nothing that is said of a field': (context, report) => {
      for (const { entry, pointer, block } of blocksOfKind<SearchBlockSpec>(context, 'search'))
        for (const written of OF_FIELD)
          if (block.search !== undefined && block[written] !== undefined)
            report(
              problemAtKey(here(entry, `${pointer}/${written}`), 'not-for-kind', {
                written,
                kind: 'search',
              }),
            );
    },
    'A search suggests members that a call finds, on a page that takes them': (context, report) => {
      for (const at of blocksOfKind<SearchBlockSpec>(context, 'search'))
        for (const problem of suggestProblems(context, at)) report(problem);
    },
  },
};

function* suggestProblems(
  { config }: RuleContext,
  { entry, pointer, block: { suggest } }: BlockAt<SearchBlockSpec>,
): Generator<Problem> {
  if (!suggest) return;
  const place = (key: string) => here(entry, `${pointer}/suggest/${key}`);
  const { call, page } = suggest;
  const found = config.calls.entries.get(call);
  const { search, as = 'list', fields = {} } = found?.spec.members ?? {};
  const of = Object.values(fields).map((field) => (typeof field === 'string' ? field : field.of));
  if (found && (!search || as !== 'list' || !of.includes('code') || !of.includes('name')))
    yield problemAt(place('call'), 'missing-for-kind', { written: 'search', kind: 'suggest' });
  const id = config.pages.known.has(page) ? page : `${page}/index`;
  if (config.pages.known.has(id) && pathParameters(id).length !== 1)
    yield problemAt(place('page'), 'wrong-path-parameters', { written: page });
}
