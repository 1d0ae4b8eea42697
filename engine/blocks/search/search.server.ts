// The search on a page: where its form leads, and examples that lead there too.

import { addressOf } from '../../config/normalize/site.ts';
import { writeQuery } from '../../addresses/query.ts';
import { there } from '../../model/lookup.ts';
import type { PageContext } from '../context.server.ts';
import type { LinkedWords } from '../texts.server.ts';
import type { SearchBlock } from './search.kind.ts';

export interface SearchContent {
  /** Address of the page of results, without language. */
  readonly to: string;
  /** The name of what is looked for in its query. */
  readonly query: string;
  readonly label: string;
  readonly examples: readonly LinkedWords[];
}

export function tellSearch(
  { portal, formatter }: PageContext,
  { label, examples }: SearchBlock,
): SearchContent {
  const { search, home } = portal.settings;
  const { page, query } = there(search);
  const to = addressOf(page, home);
  return {
    to,
    query,
    label: label ? formatter.plain(label) : formatter.say('search.name'),
    examples: examples.map(({ find, title }) => ({
      words: formatter.words(title),
      to: to + writeQuery([[query, formatter.plain(find), '']]),
    })),
  };
}
