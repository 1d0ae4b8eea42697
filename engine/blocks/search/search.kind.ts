// What the search on a page is: its field, with examples to try.

import type { SearchBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { blocksOfKind, here, problemAt } from '../../config/truths/truth.ts';
import type { BlockBase, Text } from '../../model/portal.ts';

export interface SearchBlock extends BlockBase {
  readonly kind: 'search';
  /** Null: the portal’s own words. */
  readonly label: Text | null;
  readonly examples: readonly { readonly find: Text; readonly title: Text }[];
}

export const search: Kind<SearchBlock, SearchBlockSpec> = {
  name: 'search',
  normalize: (spec, start) => ({
    ...start,
    kind: 'search',
    label: spec.label ?? null,
    examples: (spec.examples ?? []).map(({ find, title }) => ({ find, title: title ?? find })),
  }),
  truths: {
    'A search stands only in a portal that has a page of results': (facts, say) => {
      if (!facts.config.portal || facts.portal.search) return;
      for (const { entry, pointer } of blocksOfKind<SearchBlockSpec>(facts, 'search'))
        say(
          problemAt(here(entry, `${pointer}/kind`), 'missing-for-kind', {
            written: 'search',
            kind: 'search',
          }),
        );
    },
  },
};
