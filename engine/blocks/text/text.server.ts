// A text block → its prose in the reader's language, or in the portal's first where there is none.

import { lookup } from '../../model/lookup.ts';
import type { WrittenView } from '../../model/portal.ts';
import type { NameMarker, ServerPart } from '../part.server.ts';
import { startOf } from '../written.server.ts';
import type { TextBlock } from './text.kind.ts';

export const text: ServerPart<TextBlock, WrittenView> = {
  build: (context, block) => {
    const { portal, formatter } = context;
    const texts = lookup(portal.texts, block.text);
    const own = texts[formatter.locale.code];
    return {
      ...startOf(context, block),
      lang: own === undefined ? formatter.fallback : '',
      html: own ?? lookup(texts, formatter.fallback),
    };
  },
  markNames: markProse,
  withoutShown: (view) => ({ ...view, html: '' }),
};

/** Names are explained in the page's language: words of another one stay as they are. */
export function markProse(view: WrittenView, marker: NameMarker): WrittenView {
  return view.lang === '' ? { ...view, html: marker.markHtml(view.html) } : view;
}
