// Mistakes within braces and square brackets: commas, brackets that do not match, a text cut off by a number sign.

import {
  isQuoted,
  short,
  readTokens,
  type Clue,
  type Look,
  type Scene,
  type Token,
} from './scene.ts';

const CLOSES: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** A bracket that was opened, and what stands in it so far. */
interface Open {
  readonly token: Token;
  /** The colon since the last comma. */
  colon: boolean;
  /** What was written last. */
  last: Token;
  /** A number sign after a text, which makes the rest of the line a comment. */
  cut: Token | null;
}

/** The first thing between brackets that cannot be so. */
export const findInBrackets: Look = (scene) => {
  const opened: Open[] = [];
  for (const token of scene.tokens) {
    const found = step(scene, opened, token);
    if (found) return found;
  }
  const left = opened.at(-1);
  return left ? notClosed(left) : null;
};

function step(scene: Scene, opened: Open[], token: Token): Clue | null {
  const inside = opened.at(-1);
  switch (token.type) {
    case 'flow-map-start':
    case 'flow-seq-start': {
      const lost = inside ? lostBefore(inside, token, scene) : null;
      opened.push({ token, colon: false, last: token, cut: null });
      return lost;
    }
    case 'flow-map-end':
    case 'flow-seq-end':
      return closed(opened, token);
    case 'flow-error-end':
      return inside ? notClosed(inside) : null;
  }
  return inside ? within(scene, inside, token) : null;
}

/** What is lost before a bracket that opens in another one. */
function lostBefore({ token: outer, last, colon }: Open, token: Token, scene: Scene): Clue | null {
  if (isValue(last)) return lostComma(token, scene);
  if (last.type !== 'scalar') return null;
  const words = { written: short(last.source, 'end') };
  return outer.source === '{' && !colon
    ? { reason: 'lost-colon', offset: token.offset, words }
    : lostComma(token, scene);
}

function within(scene: Scene, inside: Open, token: Token): Clue | null {
  const { last } = inside;
  switch (token.type) {
    case 'space':
    case 'newline':
      return null;
    case 'comment':
      if (last.type === 'scalar' && !scene.text.slice(last.offset, token.offset).includes('\n'))
        inside.cut ??= token;
      return null;
    case 'comma': {
      const twice = last.type === 'comma' || last === inside.token;
      inside.last = token;
      inside.colon = false;
      return twice ? { reason: 'extra-comma', offset: token.offset } : null;
    }
    case 'map-value-ind': {
      const again = inside.colon && inside.token.source === '{';
      inside.colon = true;
      inside.last = token;
      return again ? secondColon(scene, last, token) : null;
    }
  }
  const lost =
    isValue(last) && (token.type === 'scalar' || isQuoted(token)) ? lostComma(token, scene) : null;
  inside.last = token;
  return lost;
}

function isValue({ type }: Token): boolean {
  return (
    type === 'double-quoted-scalar' ||
    type === 'single-quoted-scalar' ||
    type === 'flow-map-end' ||
    type === 'flow-seq-end'
  );
}

function closed(opened: Open[], token: Token): Clue | null {
  const inside = opened.pop();
  if (!inside)
    return { reason: 'extra-bracket', offset: token.offset, words: { sign: token.source } };
  const outer = opened.at(-1);
  if (outer) outer.last = token;
  const { source } = inside.token;
  return CLOSES[source] === token.source
    ? null
    : {
        reason: 'other-bracket',
        offset: token.offset,
        words: { open: source, sign: token.source },
      };
}

function notClosed({ token, cut }: Open): Clue {
  return cut
    ? { reason: 'number-sign', offset: cut.offset }
    : { reason: 'open-bracket', offset: token.offset, words: { sign: token.source } };
}

function lostComma(token: Token, scene: Scene): Clue {
  const [written = ''] = /^[^\s:,]+/.exec(scene.text.slice(token.offset)) ?? [];
  return { reason: 'lost-comma', offset: token.offset, words: { written: short(written) } };
}

/** Two colons without a comma between: before the second one stands a key, or a text goes on. */
function secondColon(scene: Scene, text: Token, colon: Token): Clue {
  const [, before = '', key = ''] = /^([^]*?[\s;，；、])([\w-]+)$/.exec(text.source) ?? [];
  if (key !== '' && isKey(scene, key, colon)) {
    const offset = text.offset + before.length;
    const [sign = ''] = /[;，；、.](?=\s*$)/.exec(before) ?? [];
    return sign === '' || sign === '.'
      ? { reason: 'lost-comma', offset, words: { written: key } }
      : { reason: 'wrong-comma', offset, words: { written: key, sign } };
  }
  return {
    reason: 'second-colon',
    offset: colon.offset,
    words: { written: short(text.source, 'end') },
  };
}

/** A word that is a key elsewhere in the file too, or as short as the name of a language. */
function isKey({ text }: Scene, word: string, colon: Token): boolean {
  return (
    /^[a-z]{2}$/.test(word) ||
    [...text.matchAll(new RegExp(`(?:^|[\\s{,"'])${word}["']?:`, 'gm'))].some(
      ({ index }) => Math.abs(index + word.length - colon.offset) > 2,
    )
  );
}

/** A bracket too many, or a text that goes on after one. */
export const findAfterBracket: Look = ({ code, offset, text }) => {
  if (code !== 'UNEXPECTED_TOKEN') return null;
  const sign = text.charAt(offset);
  if (sign === '}' || sign === ']') return { reason: 'extra-bracket', offset, words: { sign } };
  const before = /[}\]](?=\s*$)/.exec(text.slice(0, offset));
  return before ? { reason: 'text-after-bracket', offset, words: { sign: before[0] } } : null;
};

/** A comment that cuts a text off, which goes on in the next line; or one too near to what stands before it. */
export const findNumberSign: Look = ({ tokens, lines, row, text, offset }) => {
  if (text.charAt(offset) === '#' && /\S/.test(text.charAt(offset - 1)))
    return { reason: 'comment-space', offset };
  const from = lines[Math.max(0, row - 1)]?.offset ?? 0;
  const until = (lines[row]?.offset ?? 0) + (lines[row]?.text.length ?? 0);
  for (const [i, token] of tokens.entries()) {
    if (token.offset > until) return null;
    const cuts = token.type === 'comment' && tokens[i - 1]?.type === 'space';
    if (cuts && token.offset >= from && tokens[i - 2]?.type === 'scalar')
      return { reason: 'number-sign', offset: token.offset };
  }
  return null;
};

/** Where brackets stand one in the other more deeply than that. */
export function findDepth(text: string, limit: number): number {
  let depth = 0;
  for (const { type, offset } of readTokens(text)) {
    if (type === 'flow-map-start' || type === 'flow-seq-start') depth++;
    if (type === 'flow-map-end' || type === 'flow-seq-end') depth--;
    if (depth > limit) return offset;
  }
  return 0;
}
