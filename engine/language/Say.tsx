// Words in the page's language; borrowed ones say which language they are in.

import type { ReactNode } from 'react';

import type { Words } from '../model/portal.ts';

/** Words borrowed from another language are put in a span with its `lang`. */
export function Say({ words }: { readonly words: Words }): ReactNode {
  return typeof words === 'string' ? words : <span lang={words.lang}>{words.words}</span>;
}
