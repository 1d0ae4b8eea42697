// Finds YAML that parses but was meant otherwise: texts cut off by `#`, items that joined the one above, invisible characters.

import { short, readTokens, type Clue } from './scene.ts';

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
