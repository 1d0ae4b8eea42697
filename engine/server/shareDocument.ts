// The document that tells how a page is cited, and how each of its blocks is shown on other sites and saved as a picture; it reads without scripts.

import { escape } from '../language/html.ts';
import type { SayMessage } from '../language/messages.ts';
import { lookAttributes, STANDARD } from '../shell/look.ts';
import type { Dress } from './built.ts';

const STYLE = `.share{display:block;max-width:46rem;margin:0 auto;padding:1rem}
.share h1{font:600 1.6rem/1.25 var(--serif);margin:.75rem 0 1rem;overflow-wrap:break-word}
.share h2,.share h3{margin:2rem 0 .5rem;font:600 1.4rem/1.3 var(--serif);overflow-wrap:break-word}
.share h3{font-size:1.15rem}
.share p{margin:0 0 .6rem}
.share blockquote{margin:0 0 .6rem;padding:.6rem .9rem;border-left:3px solid var(--accent);background:var(--ground);overflow-wrap:anywhere}
.share textarea{box-sizing:border-box;width:100%;min-height:7em;padding:.5rem;border:1px solid var(--line-strong);border-radius:4px;background:var(--paper);color:var(--ink);font:.875rem/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
.share label{display:block;margin-bottom:.25rem;font-size:.925rem}
.share img{display:block;width:100%;height:auto;margin:.5rem 0;border:1px solid var(--line)}
.share button{min-height:var(--target);padding:.25rem .9rem;border:1px solid var(--accent);border-radius:4px;background:var(--paper);color:var(--accent);font:inherit;cursor:pointer}
.share a{display:inline-block;min-height:1.5rem}
.share button[hidden]{display:none}
.share .tools{display:flex;flex-wrap:wrap;gap:.25rem .9rem;align-items:center}
.share-mark{padding:.5rem .75rem;border-left:4px solid var(--warn);background:var(--warn-soft)}
.share-soft{color:var(--ink-soft);font-size:.925rem}
@media print{.share button,.share textarea,.share img,.share .tools{display:none}}
`;

/** A block that others may take. */
export interface SharedBlock {
  readonly id: string;
  readonly title: string;
  /** Address of its embed, from its first slash. */
  readonly embed: string;
  /** The line that shows it on another site. */
  readonly line: string;
  /** Address of its picture; empty: it is not drawn. */
  readonly picture: string;
}

export interface ShareParts {
  readonly lang: string;
  readonly title: string;
  readonly heading: string;
  readonly page: { readonly to: string; readonly words: string };
  readonly marks: readonly string[];
  readonly source: string;
  readonly cite: { readonly words: string; readonly about: string };
  readonly embedAbout: string;
  readonly blocks: readonly SharedBlock[];
  readonly dress: Dress;
  /** The element that loads it. */
  readonly script: string;
  readonly say: SayMessage;
}

/** The document, and the style that stands inline in it. */
export function writeShare(parts: ShareParts): { html: string; style: string } {
  const { lang, title, heading, page, marks, source, cite, blocks, dress, say } = parts;
  const style = dress.style + STYLE;
  const html = `<!doctype html>
<html lang="${lang}"${lookAttributes(STANDARD)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<style>${style}</style>${dress.aside}
</head>
<body>
<main class="share">
<p><a href="${escape(page.to)}">${escape(page.words)}</a></p>
<h1>${escape(heading)}</h1>
${marks.map((mark) => `<p class="share-mark">${escape(mark)}</p>`).join('')}
<h2 id="cite">${escape(say('sharing.cite'))}</h2>
<blockquote id="cite-words">${escape(cite.words)}</blockquote>
<p class="tools">${copyButton(say, 'cite-words')}</p>
<p class="share-soft">${escape(source)} ${escape(cite.about)}</p>
${blocks.length === 0 ? '' : `<h2 id="embed">${escape(say('sharing.embed'))}</h2><p class="share-soft">${escape(parts.embedAbout)}</p>`}
${blocks.map((block) => blockMarkup(say, block)).join('')}
</main>
${parts.script}
</body>
</html>
`;
  return { html, style };
}

function blockMarkup(say: SayMessage, block: SharedBlock): string {
  const { id, title, embed, line, picture } = block;
  const drawn =
    picture === ''
      ? ''
      : `<img src="${escape(picture)}" alt="${escape(title)}" loading="lazy" width="960" height="600"><p class="tools"><span>${escape(say('sharing.save'))}</span> <a href="${escape(picture)}" download>SVG</a> <button type="button" hidden data-picture="${escape(picture)}"${statusWords(say, ['sharing.drawing', 'sharing.drawn', 'sharing.not-drawn'])}>PNG</button><span role="status"></span></p>`;
  return `<section aria-labelledby="${id}"><h3 id="${id}">${escape(title)}</h3>${drawn}<label for="${id}-line">${escape(say('sharing.line', { title }))}</label><textarea id="${id}-line" readonly rows="4" spellcheck="false">${escape(line)}</textarea><p class="tools">${copyButton(say, `${id}-line`)}<a href="${escape(embed)}">${escape(say('sharing.look'))}</a></p></section>`;
}

/** Shown by the script that makes it work. */
function copyButton(say: SayMessage, from: string): string {
  const words = statusWords(say, ['', 'sharing.copied', 'sharing.not-copied']);
  return `<button type="button" hidden data-copy="${from}"${words}>${escape(say('sharing.copy'))}</button><span role="status"></span>`;
}

function statusWords(
  say: SayMessage,
  [busy, done, failed]: readonly [busy: string, done: string, failed: string],
): string {
  const said = busy === '' ? '' : ` data-busy="${escape(say(busy))}"`;
  return `${said} data-done="${escape(say(done))}" data-failed="${escape(say(failed))}"`;
}
