// Links to other pages: what each is called and what is behind it.

import type { PageContext } from '../contract/context.server.ts';
import { withLedger, withReading } from '../contract/linkTo.server.ts';
import { givenValues } from '../../answers/params.ts';
import { fillNames } from '../../language/fillNames.ts';
import { wayTo } from '../contract/ways.server.ts';
import { listAllPages, type LinksSection } from './allPages.server.ts';
import type { LinksBlock } from './links.kind.ts';
import { writtenPart } from '../written/written.server.ts';

export const links = writtenPart(buildLinksContent);

export interface LinksContent {
  /** Whether each link is a card, and not a line of a list. */
  readonly cards: boolean;
  readonly sections: readonly LinksSection[];
}

/** A link whose address has a parameter that the page does not give is left out; without a title it has that of its page. */
export function buildLinksContent(context: PageContext, block: LinksBlock): LinksContent {
  const { portal, formatter } = context;
  if (!block.items) return { cards: false, sections: listAllPages(context) };
  const given = givenValues(context, block.with ?? {});
  const links = block.items.flatMap(({ to: pattern, title, text }) => {
    // what nothing stands for leads nowhere
    if ([...pattern.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !given[name])) return [];
    const { to, page } = wayTo(portal, fillNames(pattern, given));
    return {
      words: formatter.words(title ?? page?.title ?? {}),
      to: withReading(context, withLedger(context, to)),
      about: text ? formatter.words(text) : null,
      depth: 1,
    };
  });
  return { cards: true, sections: [{ title: '', links }] };
}
