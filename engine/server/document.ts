// The document around a rendered page: head, inline style, the page, what the browser needs to bring it to life.

import { escape } from '../language/html.ts';
import type { FrameShell, View } from '../model/portal.ts';
import type { SayMessage } from '../language/messages.ts';
import type { ServerParts } from '../blocks/contract/context.server.ts';
import { withoutShownWords } from '../page/carriedView.ts';
import { formatDocumentTitle } from '../page/pageWords.ts';
import { withPrefix } from '../addresses/query.ts';
import { lookAttributes, STANDARD } from '../shell/look.ts';
import type { Dress } from './built.ts';
import { describePage } from './structured.ts';

export interface DocumentParts {
  readonly shell: FrameShell;
  readonly view: View;
  readonly html: string;
  /** What the page was made for: in the browser it becomes the address. */
  readonly address: string;
  /** The path that search engines are told, without language. */
  readonly canonical: string;
  /** Address of the shell's file. */
  readonly shellAddress: string;
  /** Styles and scripts of the kinds of block on the page. */
  readonly dress: Dress;
  readonly early: string;
  /** The site's own origin where it is known, for links that must be absolute. */
  readonly origin: string;
  /** Elements for the head that machines read. */
  readonly head: string;
  readonly parts: ServerParts;
  readonly say: SayMessage;
}

/** The HTML of a whole document; canonical and alternate links are for status 200 only, others are not indexed. */
export function writeDocument({
  shell,
  view,
  html,
  address,
  canonical,
  shellAddress,
  dress,
  early,
  origin,
  head,
  parts,
  say,
}: DocumentParts): string {
  const title = formatDocumentTitle(say, shell.name, view);
  const description = describePage(view, parts);
  const about =
    description === '' ? '' : `<meta name="description" content="${escape(description)}">`;
  const links =
    view.status === 200
      ? [
          `<link rel="canonical" href="${origin}${escape(withPrefix(canonical, shell.locale.prefix))}">`,
          ...shell.locales.map(
            (other) =>
              `<link rel="alternate" hreflang="${other.code}" href="${origin}${escape(withPrefix(canonical, other.prefix))}">`,
          ),
        ].join('')
      : '<meta name="robots" content="noindex">';
  const carried = JSON.stringify({
    address,
    view: withoutShown(view, parts),
  }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${shell.locale.code}"${lookAttributes(STANDARD)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
${about}${links}${head}${iconOf(shell)}
<style>${dress.style}</style>
<script>${early}</script>
</head>
<body>
${html}
<script type="application/json" id="carried" data-shell="${shellAddress}" data-parts="${dress.parts}">${carried}</script>
${dress.tail}
</body>
</html>
`;
}

/** Without one named a browser would ask for an icon by itself. */
function iconOf({ mark }: FrameShell): string {
  return mark === ''
    ? '<link rel="icon" href="data:,">'
    : `<link rel="icon" href="${mark}" type="image/svg+xml">`;
}

/** What the document shows it need not carry again: drawings, prose, names and figures of visible rows. */
function withoutShown(view: View, parts: ServerParts): View {
  return {
    ...withoutShownWords(view),
    blocks: view.blocks.map((block) => parts[block.kind]?.withoutShown?.(block) ?? block),
  };
}
