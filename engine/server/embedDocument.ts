// The document of an embed: one block of a page that stands by itself, without scripts, readable in a frame of any width.

import { escape } from '../language/html.ts';
import { lookAttributes, STANDARD } from '../shell/look.ts';
import type { Dress } from './built.ts';

/** What stands inline beside the styles of the block. */
const STYLE = `body{margin:0}
.embed{display:block;max-width:75rem;margin:0 auto;padding:.75rem 1rem}
.embed .block{margin:0;padding:0;border:0}
.embed h1{margin:0 0 .35rem;font:600 1.25rem/1.3 var(--serif);overflow-wrap:break-word}
.embed-mark{margin:0 0 .75rem;padding:.4rem .75rem;border-left:4px solid var(--warn);background:var(--warn-soft);color:var(--ink);font-size:.875rem}
.embed-foot{margin-top:.75rem;padding-top:.5rem;border-top:1px solid var(--line);color:var(--ink-soft);font-size:.8125rem;overflow-wrap:anywhere}
.embed-foot p{margin:0 0 .25rem}
.embed-foot a{display:inline-block;min-height:1.5rem}
.embed .chart .source{display:none}
.embed .table-scroll{overflow-x:auto}
.embed .more-columns,.embed .readout,.embed .listen{display:none}
.embed td:has(svg){min-width:8.5rem}
@container (max-width:42rem){.embed td:has(svg){min-width:0}}
`;

export interface EmbedParts {
  readonly lang: string;
  readonly title: string;
  /** Absolute where the origin is known; empty: there is no such page. */
  readonly canonical: string;
  readonly dress: Dress;
  /** What stands above the block: whose figures these are not. */
  readonly marks: readonly string[];
  readonly html: string;
  /** Lines below it. */
  readonly source: string;
  readonly link: { readonly to: string; readonly words: string };
}

/** The document, and the style that stands inline in it. */
export function writeEmbed(parts: EmbedParts): { html: string; style: string } {
  const { lang, title, canonical, dress, marks, link } = parts;
  const style = dress.style + STYLE;
  const marked = marks
    .filter((words) => words !== '')
    .map((words) => `<p class="embed-mark" role="note">${escape(words)}</p>`);
  const source = parts.source === '' ? '' : `<p>${escape(parts.source)}</p>`;
  const html = `<!doctype html>
<html lang="${lang}"${lookAttributes(STANDARD)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<meta name="robots" content="noindex">
${canonical === '' ? '' : `<link rel="canonical" href="${escape(canonical)}">`}<link rel="icon" href="data:,">
<base target="_top">
<style>${style}</style>${dress.aside}
</head>
<body>
<main class="embed">
${marked.join('')}${parts.html}
<footer class="embed-foot">${source}<p><a href="${escape(link.to)}">${escape(link.words)}</a></p></footer>
</main>
</body>
</html>
`;
  return { html, style };
}

/** Links that say only what of the page's address is different, as addresses of that page. */
export function withPageLinks(html: string, page: string): string {
  const [path = ''] = page.split('?');
  return html.replaceAll(/ (href|action)="(?=[?#])/g, ` $1="${escape(path)}`);
}
