// Doors to other pages: what each is called and what is behind it.

import type { Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { withLedger } from '../contract/linkTo.server.ts';
import type { LinkedWords } from '../written/texts.server.ts';
import { givenValues } from '../../answers/params.ts';
import { fillNames } from '../../language/fillNames.ts';
import { wayTo } from '../contract/ways.server.ts';
import type { DoorsBlock } from './doors.kind.ts';

export interface DoorsContent {
  readonly doors: readonly Door[];
}

export interface Door extends LinkedWords {
  readonly about: Words | null;
}

/** A link whose address has a parameter that the page does not give is left out; without a title it has that of its page. */
export function buildDoorsContent(context: PageContext, block: DoorsBlock): DoorsContent {
  const { portal, formatter } = context;
  const given = givenValues(context, block.with ?? {});
  return {
    doors: block.items.flatMap(({ to: pattern, title, text }) => {
      // what nothing stands for leads nowhere
      if ([...pattern.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !given[name])) return [];
      const written = fillNames(pattern, given);
      const { to, page } = wayTo(portal, written);
      return {
        words: formatter.words(title ?? page?.title ?? {}),
        to: withLedger(context, to),
        about: text ? formatter.words(text) : null,
      };
    }),
  };
}
