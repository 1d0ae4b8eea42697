// HTML of written blocks with what is heard of its figures.

import { hearText, SHOWN, type SplitHeard } from './heard.ts';
import { escape, unescape } from './html.ts';

/** Tags with what is never heard between them, other tags, text. */
const PIECES = /<(svg|style|script|option|textarea)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;
const LABEL = / aria-label="([^"]*)"/;

/** The same HTML, its texts and the names that are only heard with what is said of figures. It is our own: attributes stand in double quotes. */
export function hearHtml(html: string, split: SplitHeard): string {
  return html.replaceAll(PIECES, (piece) => {
    if (piece.startsWith('<'))
      return piece.replace(
        LABEL,
        (_, label: string) => ` aria-label="${escape(hearText(unescape(label), split))}"`,
      );
    const parts = split(unescape(piece));
    if (parts.every(({ said }) => said === null)) return piece;
    return parts
      .map(({ shown, said }) =>
        said === null ? escape(shown) : writeHeard(escape(shown), escape(said)),
      )
      .join('');
  });
}

/** As `Heard` renders it: what is heard is drawn by a style, so it is neither copied nor found on the page. */
function writeHeard(shown: string, said: string): string {
  return `<span class="heard" data-said="${said}"><span class="${SHOWN}" aria-hidden="true">${shown}</span></span>`;
}
