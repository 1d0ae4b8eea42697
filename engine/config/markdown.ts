// Parses Markdown into elements without raw HTML; what is refused is reported with its line.

import MarkdownIt, { type Token } from 'markdown-it';

import { first, last } from '../model/lookup.ts';
import type { Prose } from '../model/portal.ts';

const SAFE_LINK = /^(https:\/\/|mailto:[^\s@]+@[^\s@]+\.[^\s@]+$|\/(?!\/)|#)/;

export type MarkdownCode =
  | 'html-in-text'
  | 'bad-link'
  | 'image-in-text'
  | 'broken-link'
  | 'unknown-reference'
  | 'open-mark'
  | 'heading-without-space'
  | 'broken-table'
  | 'uneven-cells';

export interface MarkdownProblem {
  readonly line: number;
  readonly code: MarkdownCode;
  readonly words: Readonly<Record<string, string>>;
}

/** A link inside the portal, without a language prefix. */
export interface InnerLink {
  readonly line: number;
  readonly to: string;
}

const reader = new MarkdownIt({ html: true, linkify: false });
reader.validateLink = () => true;

/** Finds raw HTML, links of other protocols, and Markdown marks that were left as plain text. */
export function checkMarkdown(text: string): { problems: MarkdownProblem[]; links: InnerLink[] } {
  const problems: MarkdownProblem[] = [];
  const links: InnerLink[] = [];
  const report = (line: number, code: MarkdownCode, written: string, words = {}) =>
    problems.push({ line, code, words: { written, ...words } });
  const tokens = reader.parse(text, {});
  for (const { token, line } of flatten(tokens, 1)) {
    const closing = token.content.trim().startsWith('</');
    if ((token.type === 'html_block' || token.type === 'html_inline') && !closing)
      report(line, 'html-in-text', token.content.trim().slice(0, 40));
    if (token.type === 'inline') {
      const left = findLeft(token);
      if (left) report(line + left.below, left.code, left.written);
    }
    const href = String(token.attrGet('href') ?? token.attrGet('src') ?? '');
    if (href === '') continue;
    if (token.type === 'image') report(line, 'image-in-text', href);
    else if (!SAFE_LINK.test(href)) report(line, 'bad-link', href);
    else if (/^[/#]/.test(href)) links.push({ line, to: href });
  }
  problems.push(...unevenRows(tokens, text.split('\n')));
  return { problems, links };
}

/** Marks that may be left over in a text, in the order in which they are reported. */
const LEFT: readonly (readonly [MarkdownCode, RegExp])[] = [
  ['broken-table', /^(?=.*\|)(?=.*-)[ |:-]+$/m],
  [
    'broken-link',
    /\[[^\]\n]*\]\([^)\n]*\)?|\[[^\]\n]*\] \((?:https?:|mailto:|\/)[^)\n]*\)?|\([^()\n]*\)\[(?:https?:|\/)[^\]\n]*\]?/,
  ],
  ['unknown-reference', /\[[^\][\n]+\]\[[^\][\n]*\]/],
  ['heading-without-space', /^#{1,6}[^\s#].*/m],
  ['open-mark', /\*\*|__|`/],
];

function findLeft(token: Token): { code: MarkdownCode; written: string; below: number } | null {
  const words = (token.children ?? []).map(readTokenWords).join('');
  for (const [code, mark] of LEFT) {
    const found = mark.exec(words);
    if (!found) continue;
    const below = words.slice(0, found.index).split('\n').length - 1;
    const written = found[0].trim();
    return { code, below, written: written.length > 60 ? `${written.slice(0, 59)}…` : written };
  }
  return null;
}

/** The plain text of a token, without code. */
function readTokenWords(token: Token): string {
  if (token.type === 'softbreak' || token.type === 'hardbreak') return '\n';
  return token.type === 'text' ? token.content : '\uFFFC';
}

/** Rows of tables with another number of cells than the head. */
function unevenRows(tokens: readonly Token[], lines: readonly string[]): MarkdownProblem[] {
  let columns = 0;
  return tokens.flatMap((token) => {
    if (token.type !== 'tr_open' || !token.map) return [];
    const [start] = token.map;
    const cells = splitCells(lines[start] ?? '');
    const line = start + 1;
    if (isHead(token, tokens)) columns = cells.length;
    else if (cells.length !== columns)
      return [
        {
          line,
          code: 'uneven-cells' as const,
          words: { written: cells[0] ?? '', cells: String(cells.length), columns: String(columns) },
        },
      ];
    return [];
  });
}

function isHead(token: Token, tokens: readonly Token[]): boolean {
  return tokens[tokens.indexOf(token) - 1]?.type === 'thead_open';
}

function splitCells(row: string): string[] {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

const writer = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** The elements of a text; its links stay as they are written. */
export function readMarkdown(text: string): readonly Prose[] {
  return listElements(writer.parse(text, {}));
}

function listElements(tokens: readonly Token[]): Prose[] {
  const open: Prose[][] = [[]];
  for (const token of tokens) {
    // paragraphs of a list whose entries stand close together
    if (token.hidden) continue;
    if (token.nesting === 1) {
      const inside: Prose[] = [];
      last(open).push(buildElement(token, inside));
      open.push(inside);
    } else if (token.nesting === -1) open.pop();
    else for (const leaf of listLeaves(token)) append(last(open), leaf);
  }
  return first(open);
}

function listLeaves(token: Token): readonly Prose[] {
  switch (token.type) {
    case 'inline':
      return listElements(token.children ?? []);
    // a picture, which the check refuses, leaves its words
    case 'text':
    case 'image':
      return [token.content];
    case 'softbreak':
      return ['\n'];
    case 'code_block':
    case 'fence':
      return [{ tag: 'pre', attributes: {}, inside: [buildElement(token, [token.content])] }];
    default:
      return [buildElement(token, token.content === '' ? [] : [token.content])];
  }
}

function buildElement({ tag, attrs }: Token, inside: readonly Prose[]): Prose {
  return {
    tag,
    attributes: Object.fromEntries((attrs ?? []).map(([name, value]) => [name, String(value)])),
    inside,
  };
}

/** Joins neighbouring texts: a name may go on in the next line. */
function append(list: Prose[], prose: Prose): void {
  const before = list.at(-1);
  if (typeof prose === 'string' && typeof before === 'string') list.splice(-1, 1, before + prose);
  else list.push(prose);
}

/** Tokens in order, each with its line; a cell has that of its row. */
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
