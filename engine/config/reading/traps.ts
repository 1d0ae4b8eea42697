// Traps of YAML in a text that can be read, and what quotes around it say.

import {
  short,
  readTokens,
  type Clue,
  isQuoted,
  findNextToken,
  type Look,
  type Token,
} from './scene.ts';

const HIDDEN = /[\u00A0\u00AD\u200B\u200E\u200F\u2060\uFEFF]/;
const IN_NAME =
  /(?<=[\w/-])[\u00AD\u200B\u200E\u200F\u2060\uFEFF]|[\u00AD\u200B\u200E\u200F\u2060\uFEFF](?=[\w/-])/;
const AFTER_NAME = /(?<=[\w/-])\u00A0+(?=["',}\]]|\r?$)/m;

/** A sign that nobody sees in a name: it came with a copied text, and makes it another name. */
export function findHidden(text: string): Clue | null {
  if (!HIDDEN.test(text)) return null;
  const [within, after] = [text.search(IN_NAME), text.search(AFTER_NAME)];
  if (within >= 0) return { reason: 'hidden-sign', offset: within };
  return after >= 0 ? { reason: 'foreign-space', offset: after } : null;
}

/** A text without quotes that is cut off by a number sign right before a word, as in "order #5". */
export function findCut(text: string): Clue | null {
  if (!/[^\s#] +#[^\s#]/.test(text)) return null;
  const tokens = readTokens(text);
  const comment = tokens.find(
    (token, i) =>
      token.type === 'comment' &&
      /^#\S/.test(token.source) &&
      tokens[i - 1]?.type === 'space' &&
      tokens[i - 2]?.type === 'scalar',
  );
  return comment ? { reason: 'number-sign', offset: comment.offset } : null;
}

/** A line that begins with a dash within a text of several lines: an item of a list that stands too deep, or without its space. */
export function findFolded(text: string, start: number, end: number): Clue | null {
  const found = /\n( *)-( ?)/.exec(text.slice(start, end));
  if (!found) return null;
  const [whole, indent = '', space] = found;
  const offset = start + found.index + 1 + indent.length;
  const line = text.slice(offset).split('\n', 1).join('');
  if (space === '') return { reason: 'dash-space', offset, words: { written: short(line) } };
  const above = text.slice(text.lastIndexOf('\n', start) + 1, start);
  const dash = above.indexOf('-');
  return dash >= 0 && above.slice(0, dash).trim() === ''
    ? {
        reason: 'dash-indent',
        offset,
        words: { have: String(whole.length - 3), want: String(dash) },
      }
    : { reason: 'dash-in-line', offset: start };
}

/** A quote of a word processor that opens before a comma in braces; `before` is the line up to the comma. */
export function opensTypographic(before: string): number {
  const quote = before.search(/[“”„«][^“”„»]*$/);
  return /:\s*$/.test(before.slice(0, Math.max(quote, 0))) ? quote : -1;
}

/** A quoted text that is never closed, or was closed by the quote that opens the next one. */
export const findOpenQuote: Look = ({ tokens, offset }) => {
  for (const [i, token] of tokens.entries()) {
    if (token.offset > offset) return null;
    if (!isQuoted(token) || !runsOn(token)) continue;
    if (!isClosed(token) || isText(findNextToken(tokens, i)))
      return {
        reason: 'open-quote',
        offset: token.offset,
        words: { sign: token.source.charAt(0) },
      };
  }
  return null;
};

/** A quote or an apostrophe within the text, or a text of which only the first words stand in quotes. */
export const findTextAfterQuote: Look = ({ tokens, text, offset }) => {
  for (const [i, token] of tokens.entries()) {
    if (token.offset > offset) return null;
    const next = findNextToken(tokens, i);
    if (!isQuoted(token) || !isText(next) || tokens[i + 1]?.type === 'newline') continue;
    const end = token.offset + token.source.length;
    // a key after it: a comma is lost, or a line break
    if (/^[^\s,]*:(?:\s|$)/.test(text.slice(next?.offset).split('\n', 1).join(''))) continue;
    const apostrophe = token.type === 'single-quoted-scalar' && /^\p{L}/u.test(text.charAt(end));
    return { reason: apostrophe ? 'apostrophe' : 'text-after-quote', offset: end - 1 };
  }
  return null;
};

function runsOn(token: Token): boolean {
  return token.source.includes('\n') || !isClosed(token);
}

function isClosed({ source }: Token): boolean {
  return source.length > 1 && source.endsWith(source.charAt(0)) && !source.endsWith('\\"');
}

function isText(token: Token | undefined): boolean {
  return token?.type === 'scalar' || isQuoted(token);
}
