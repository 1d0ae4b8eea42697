// The search on a page: where its form leads, with examples that lead there too, what was found, or who is in a list.

import { buildPageAddress } from '../../config/normalize/site.ts';
import { writeQuery } from '../../addresses/query.ts';
import { assertDefined } from '../../model/lookup.ts';
import type { BlockBase, Portal } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import type { LinkedWords } from '../written/texts.server.ts';
import { buildMembers, type MembersContent } from './members.server.ts';
import { buildResults, type SearchResults } from './results.server.ts';
import type { SearchBlock, Suggest } from './search.kind.ts';
import { writtenPart } from '../written/written.server.ts';

export const search = writtenPart(buildSearchContent);

export type SearchContent = SearchField | SearchResults | MembersContent;

export interface SearchField {
  /** Address of the page of results, without language. */
  readonly to: string;
  /** The name of what is looked for in its query. */
  readonly query: string;
  readonly label: string;
  /** Which search it is, as a query of suggestions; empty: that over the whole portal. */
  readonly suggest: string;
  readonly examples: readonly LinkedWords[];
}

/** What was found where the block names the filter with the words, who is in its list where it takes one, else the field. Throws without a search page. */
export async function buildSearchContent(
  context: PageContext,
  block: SearchBlock,
): Promise<SearchContent> {
  const { search, limit } = block;
  if (search === undefined) return buildField(context, block);
  if (context.page.filters.some(({ name, list }) => name === search && list !== null))
    return await buildMembers(context, block);
  return await buildResults(context, { search, limit });
}

function buildField(
  { portal, formatter }: PageContext,
  { label, suggest, examples }: SearchBlock,
): SearchField {
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
