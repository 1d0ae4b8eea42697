// HTML of written blocks with what is heard of its figures.

import { hearText, SHOWN, type SplitHeard } from './heard.ts';
import { escape, unescape } from './html.ts';

/** Tags with what is never heard otherwise between them (a cell is a number under a head that has its unit), other tags, text with the place where it may break. */
const PIECES = /<(style|script|option|textarea|td)\b[\s\S]*?<\/\1>|(?:[^<]|<wbr\/>)+|<[^>]*>/g;
const BREAK = '<wbr/>';
const LABEL = / (aria-label|data-explore)="([^"]*)"/g;

/** The same HTML, its texts and the names that are only heard with what is said of figures. It is our own: attributes stand in double quotes. */
export function hearHtml(html: string, split: SplitHeard): string {
  // a drawing may have others in it; nothing but its own elements may stand among its texts
  let drawings = 0;
  return html.replaceAll(PIECES, (piece) => {
    if (piece.startsWith('<svg')) drawings++;
    else if (piece === '</svg>') drawings--;
    if (piece.startsWith('<') && !piece.startsWith(BREAK))
      return piece.replaceAll(
        LABEL,
        (_, name: string, label: string) =>
          ` ${name}="${escape(hearText(unescape(label), split))}"`,
      );
    if (drawings > 0) return piece;
    const parts = split(unescape(piece.replaceAll(BREAK, '')));
    if (parts.every(({ said }) => said === null)) return piece;
    let left = piece.includes(BREAK) ? unescape(piece.slice(0, piece.indexOf(BREAK))).length : 0;
    return parts
      .map(({ shown, said }) => {
        const html = left > 0 && left <= shown.length ? withBreak(shown, left) : escape(shown);
        left -= shown.length;
        return said === null ? html : writeHeard(html, escape(said));
      })
      .join('');
  });
}

function withBreak(text: string, at: number): string {
  return escape(text.slice(0, at)) + BREAK + escape(text.slice(at));
}

/** As `Say` renders it: what is heard is drawn by a style, so it is neither copied nor found on the page. */
function writeHeard(shown: string, said: string): string {
  return `<span class="heard" data-said="${said}"><span class="${SHOWN}" aria-hidden="true">${shown}</span></span>`;
}
