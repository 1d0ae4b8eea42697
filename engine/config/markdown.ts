// Markdown → HTML without raw HTML, scripts or foreign protocols; what it refuses it names with its line.

import MarkdownIt, { type Token } from 'markdown-it';

const SAFE_LINK = /^(https:\/\/|mailto:|\/(?!\/)|#)/;

export interface MarkdownProblem {
  readonly line: number;
  readonly code: 'html-in-text' | 'bad-link' | 'image-in-text';
  readonly written: string;
}

/** A link inside the portal, without a language prefix. */
export interface InnerLink {
  readonly line: number;
  readonly to: string;
}

const reader = new MarkdownIt({ html: true, linkify: false });
reader.validateLink = () => true;

/** Finds raw HTML and links that are neither inside the portal nor https or mail. */
export function checkMarkdown(text: string): { problems: MarkdownProblem[]; links: InnerLink[] } {
  const problems: MarkdownProblem[] = [];
  const links: InnerLink[] = [];
  for (const { token, line } of flatten(reader.parse(text, {}), 1)) {
    const closing = token.content.trim().startsWith('</');
    if ((token.type === 'html_block' || token.type === 'html_inline') && !closing)
      problems.push({ line, code: 'html-in-text', written: token.content.trim().slice(0, 40) });
    const href = String(token.attrGet('href') ?? token.attrGet('src') ?? '');
    if (href === '') continue;
    if (token.type === 'image') problems.push({ line, code: 'image-in-text', written: href });
    else if (!SAFE_LINK.test(href)) problems.push({ line, code: 'bad-link', written: href });
    else if (href.startsWith('/')) links.push({ line, to: href });
  }
  return { problems, links };
}

/** HTML of a text; links inside the portal get the language prefix (`/en`), links outside say so to browsers. */
export function renderMarkdown(text: string, prefix: string): string {
  const writer = new MarkdownIt({ html: false, linkify: false, typographer: false });
  writer.renderer.rules['link_open'] = (tokens, i, options, _env, self) => {
    const token = tokens[i]!;
    const href = String(token.attrGet('href') ?? '');
    if (href.startsWith('/'))
      token.attrSet('href', prefix === '' ? href : `/${prefix}${href === '/' ? '' : href}`);
    if (href.startsWith('https://')) token.attrSet('rel', 'noopener external');
    return self.renderToken(tokens, i, options);
  };
  return writer.render(text).trim();
}

/** Tokens of cells have no place of their own: that of the row before them holds. */
function* flatten(
  tokens: readonly Token[],
  line: number,
): Generator<{ token: Token; line: number }> {
  let last = line;
  for (const token of tokens) {
    const at = token.map ? token.map[0] + 1 : last;
    last = at;
    yield { token, line: at };
    let inner = at;
    for (const child of token.children ?? []) {
      if (child.type === 'softbreak' || child.type === 'hardbreak') inner++;
      yield { token: child, line: inner };
    }
  }
}
