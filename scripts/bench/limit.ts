// The limit: one page as a person would write it by hand, of the same words, figures and drawing, and nothing else.

import { brotliCompressSync, constants } from 'node:zlib';

import { at, assertDefined } from '../../engine/serve.ts';
import { openBrowser } from './readers.ts';

const STYLE = `*{box-sizing:border-box}body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:#fff}
body>*{max-width:76rem;margin:0 auto;padding:0 1rem}a{color:#1f4e9e}h1{font-size:2rem;line-height:1.2}h2{font-size:1.25rem}
nav ul,nav ol,figure ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;margin:.5rem 0;padding:0}
form{display:flex;flex-wrap:wrap;gap:1rem;margin:1rem 0}label{display:grid}figure{margin:1rem 0}svg{max-width:100%;height:auto}:is(li,dd,td)>svg{display:block;width:100%;height:.8rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}caption{text-align:left}
th,td{padding:.4rem .6rem;border-bottom:1px solid #d5dae1;text-align:left}td{text-align:right;white-space:nowrap}`;

const COLOURS = [
  '#1c2430',
  '#2b5fa8',
  '#d9a514',
  '#5c8a3a',
  '#a5502a',
  '#6b5b95',
  '#5f6b7a',
  '#ffffff',
  '#c9d4e3',
  '#8aa5c8',
];

/** What the limit leaves out of the served page; of drawings it keeps those that stand in what is read, not in what is operated. */
export const LEFT_OUT = {
  elements:
    'script, noscript, style, link, meta, template, output, [hidden], .visually-hidden, .needs-life, .skip',
  drawnIn: 'figure, main li, dd, td',
  notDrawnIn: 'a, button, summary',
} as const;

/** Attributes that it keeps, by the name of the element, and those of drawings. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'lang'],
  form: ['action', 'method'],
  select: ['name'],
  option: ['value', 'selected'],
  input: ['name', 'value', 'type'],
  button: ['type'],
  th: ['scope', 'colspan'],
  td: ['colspan'],
};
const DRAWN = [
  'viewBox',
  'width',
  'height',
  'd',
  'x',
  'y',
  'x1',
  'x2',
  'y1',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'transform',
  'text-anchor',
  'dominant-baseline',
  'font-size',
  'font-weight',
  'opacity',
  'points',
];

/** The served page without what makes it a portal: classes, scripts, helpers for assistive technology, icons. */
export async function writeLimit(html: string): Promise<string> {
  const page = await (await openBrowser()).newPage();
  const { title, body, lang } = await page.evaluate(strip, {
    html,
    left: LEFT_OUT,
    kept: KEPT,
    drawn: DRAWN,
  });
  await page.close();
  const names = [
    ...new Set([...body.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => assertDefined(name))),
  ];
  const variables = ['--ink', ...names.filter((name) => name !== '--ink')]
    .map((name, i) => `${name}:${at(COLOURS, i % COLOURS.length)}`)
    .join(';');
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>:root{${variables}}
${STYLE}</style>
${body}
`;
}

export function compress(text: string | Uint8Array): Buffer {
  const bytes = Buffer.from(text as string);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Runs in a browser's page, on a document that is only read. */
function strip({
  html,
  left,
  kept,
  drawn,
}: {
  html: string;
  left: typeof LEFT_OUT;
  kept: typeof KEPT;
  drawn: typeof DRAWN;
}): { title: string; body: string; lang: string } {
  const doc = new DOMParser().parseFromString(html, 'text/html');
  for (const one of doc.querySelectorAll(left.elements)) one.remove();
  for (const svg of doc.querySelectorAll('svg'))
    if (!svg.closest(left.drawnIn) || svg.closest(left.notDrawnIn)) svg.remove();
  const comments = doc.createTreeWalker(doc.body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  for (const one of doc.body.querySelectorAll('*')) {
    const name = one.localName;
    const allowed = one.closest('svg') ? drawn : [...(kept[name] ?? []), 'lang'];
    for (const attribute of one.getAttributeNames())
      if (!allowed.includes(attribute)) one.removeAttribute(attribute);
    if (name === 'div' || (name === 'span' && !one.hasAttribute('lang')))
      one.replaceWith(...one.childNodes);
  }
  doc.body.normalize();
  return { title: doc.title, body: doc.body.innerHTML.trim(), lang: doc.documentElement.lang };
}
