// The search on a page: where its form leads, and examples that lead there too.

import { buildPageAddress } from '../../config/normalize/site.ts';
import { writeQuery } from '../../addresses/query.ts';
import { assertDefined } from '../../model/lookup.ts';
import type { BlockBase, Portal } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import type { LinkedWords } from '../written/texts.server.ts';
import type { SearchBlock, Suggest } from './search.kind.ts';

export interface SearchContent {
  /** Address of the page of results, without language. */
  readonly to: string;
  /** The name of what is looked for in its query. */
  readonly query: string;
  readonly label: string;
  /** Which search it is, as a query of suggestions; empty: that over the whole portal. */
  readonly suggest: string;
  readonly examples: readonly LinkedWords[];
}

/** `suggest` is a query for the browser: which call suggests, and which page it leads to; empty: none. Throws without a search page. */
export function buildSearchContent(
  { portal, formatter }: PageContext,
  { label, suggest, examples }: SearchBlock,
): SearchContent {
  const { search, home } = portal.settings;
  const { page, query } = assertDefined(search);
  const to = buildPageAddress(page, home);
  return {
    to,
    query,
    label: label ? formatter.plain(label) : formatter.say('search.name'),
    suggest: suggest ? `call=${suggest.call}&page=${suggest.page}` : '',
    examples: (examples ?? []).map(({ find, title = find }) => ({
      words: formatter.words(title),
      to: to + writeQuery([[query, formatter.plain(find), '']]),
    })),
  };
}

/** What searches on pages of the portal suggest. */
export function listSuggestions({ pages }: Pick<Portal, 'pages'>): Suggest[] {
  return Object.values(pages)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (isSearch(block) ? (block.suggest ?? []) : []));
}

function isSearch(block: BlockBase): block is SearchBlock {
  return block.kind === 'search';
}
