// Markdown → elements without raw HTML, scripts or foreign protocols; what it refuses it names with its line.

import MarkdownIt, { type Token } from 'markdown-it';

import { first, last } from '../model/lookup.ts';
import type { Prose } from '../model/portal.ts';

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

const writer = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** The elements of a text; its links stay as they are written. */
export function readMarkdown(text: string): readonly Prose[] {
  return elementsOf(writer.parse(text, {}));
}

function elementsOf(tokens: readonly Token[]): Prose[] {
  const open: Prose[][] = [[]];
  for (const token of tokens) {
    // paragraphs of a list whose entries stand close together
    if (token.hidden) continue;
    if (token.nesting === 1) {
      const inside: Prose[] = [];
      last(open).push(elementOf(token, inside));
      open.push(inside);
    } else if (token.nesting === -1) open.pop();
    else for (const leaf of leavesOf(token)) append(last(open), leaf);
  }
  return first(open);
}

function leavesOf(token: Token): readonly Prose[] {
  switch (token.type) {
    case 'inline':
      return elementsOf(token.children ?? []);
    // a picture, which the check refuses, leaves its words
    case 'text':
    case 'image':
      return [token.content];
    case 'softbreak':
      return ['\n'];
    case 'code_block':
    case 'fence':
      return [{ tag: 'pre', attributes: {}, inside: [elementOf(token, [token.content])] }];
    default:
      return [elementOf(token, token.content === '' ? [] : [token.content])];
  }
}

function elementOf({ tag, attrs }: Token, inside: readonly Prose[]): Prose {
  return {
    tag,
    attributes: Object.fromEntries((attrs ?? []).map(([name, value]) => [name, String(value)])),
    inside,
  };
}

/** Letters beside letters are one text: a name may go on in the next line. */
function append(list: Prose[], prose: Prose): void {
  const before = list.at(-1);
  if (typeof prose === 'string' && typeof before === 'string') list.splice(-1, 1, before + prose);
  else list.push(prose);
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
