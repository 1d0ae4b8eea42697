// Quotes that are not closed, and texts that go on after the quote that closes them.

import { isQuoted, findNextToken, type Look, type Token } from './scene.ts';

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
