// Words in the page's language; borrowed ones say which language they are in.

import type { ReactNode } from 'react';

import type { Words } from '../model/portal.ts';

export function Say({ words }: { readonly words: Words }): ReactNode {
  return typeof words === 'string' ? words : <span lang={words.lang}>{words.words}</span>;
}
