// Words in the page's language, figures among them with what is heard of them; borrowed words say which language they are in.

import { createContext, Fragment, use, type ReactNode } from 'react';

import type { Words } from '../model/portal.ts';
import { hearText, SHOWN, type SplitHeard } from './heard.ts';

/** How the figures of the page are heard; null where its HTML is gone through when it is whole. */
export const HeardContext = createContext<SplitHeard | null>(null);

/** For names that are only heard: the figures in them in full words. */
export function useHear(): (text: string) => string {
  const split = use(HeardContext);
  return (text) => (split === null ? text : hearText(text, split));
}

/** Words borrowed from another language are put in a span with its `lang`. */
export function Say({ words }: { readonly words: Words }): ReactNode {
  const split = use(HeardContext);
  if (typeof words !== 'string') return <span lang={words.lang}>{words.words}</span>;
  if (split === null) return words;
  const parts = split(words);
  if (parts.length === 1 && parts[0]?.said === null) return words;
  return parts.map(({ shown, said }, i) =>
    said === null ? (
      <Fragment key={i}>{shown}</Fragment>
    ) : (
      // drawn by a style, what is heard is neither copied nor found on the page
      <span key={i} className="heard" data-said={said}>
        <span className={SHOWN} aria-hidden="true">
          {shown}
        </span>
      </span>
    ),
  );
}
