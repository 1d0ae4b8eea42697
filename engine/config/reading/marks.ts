// Signs that do not belong into YAML, and signs written for the colon.

import { readLineBody, short, type TextLine, type Look, type Scene } from './scene.ts';

/** Spaces that look like spaces and are none to a reader of YAML; they come from word processors and web pages. */
const FOREIGN_SPACE = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\u200B\uFEFF]/;

/** The marks that git leaves where two people changed the same lines. */
export const findConflict: Look = ({ text }) => {
  const begins = /^<{7}(?: |$)/m.exec(text);
  const found = begins ?? (/^={7}$/m.test(text) ? /^>{7}(?: |$)/m.exec(text) : null);
  return found ? { reason: 'conflict', offset: found.index } : null;
};

/** A foreign space where indentation, or the space after a colon or a dash, should be; those within a text are meant. */
export const findForeignSpace: Look = ({ lines, row }) => {
  for (const line of nearby(lines, row)) {
    const found =
      /^(?:\s*-)*\s*/.exec(line.text)?.[0].search(FOREIGN_SPACE) ?? /* v8 ignore next */ -1;
    if (found >= 0) return { reason: 'foreign-space', offset: line.offset + found };
    const [before = ''] = /^\s*(?:-\s+)*["']?[\w-]+["']?\s*:?/.exec(line.text) ?? [];
    const after = line.text.charAt(before.length);
    if (before !== '' && FOREIGN_SPACE.test(after))
      return { reason: 'foreign-space', offset: line.offset + before.length };
  }
  return null;
};

/** The line of the error first, then those above it up to the last one that is not empty, then the next. */
function nearby(lines: readonly TextLine[], row: number): TextLine[] {
  const above = lines.slice(0, row).findLast((line) => line.text.trim() !== '');
  return [lines[row], above, lines[row + 1]].filter((line) => line !== undefined);
}

/** A long dash, a bullet or an asterisk where the hyphen of a list should be: word processors put them there. */
export const findBullet: Look = ({ lines, row }) => {
  for (const line of nearby(lines, row)) {
    const [, indent = '', sign] = /^( *)([–—−•·‣▪*])[ \t\u00A0]+\S/.exec(line.text) ?? [];
    if (sign !== undefined)
      return { reason: 'bullet', offset: line.offset + indent.length, words: { sign } };
  }
  return null;
};

/** A key without its colon, so that the lines below it became part of it. */
export const findSwallowed: Look = ({ tokens, offset }) => {
  const token = tokens.find(
    ({ type, source }) => type === 'scalar' && /^[\w-]+\s*\n\s*(?:- |[\w-]+:)/.test(source),
  );
  return token && token.offset <= offset
    ? {
        reason: 'no-colon',
        offset: token.offset,
        words: { written: short(token.source.split('\n', 1).join('')) },
      }
    : null;
};

/** A line without a colon, with another sign for it, or without the space after it. */
export const findColon: Look = (scene) => {
  if (scene.code !== 'MULTILINE_IMPLICIT_KEY' && scene.code !== 'MISSING_CHAR') return null;
  const line = scene.lines[scene.row];
  if (!line || !standsAlone(scene, line)) return null;
  const body = readLineBody(line);
  const start = line.offset + line.text.length - body.length;
  const [whole = '', key = '', sign = ''] =
    /^(["']?[\w-]+["']?)\s*(:=|=|->|[;,：；，﹕—–])/.exec(body) ?? [];
  if (whole !== '' && !/:\s/.test(body))
    return {
      reason: 'wrong-colon',
      offset: start + whole.length - sign.length,
      words: { written: key, sign },
    };
  const [, near = ''] = /^(["']?[\w-]+["']?):(?!\/\/)\S/.exec(body) ?? [];
  if (near !== '')
    return { reason: 'colon-space', offset: start + near.length, words: { written: near } };
  if (body.startsWith('//')) return { reason: 'slashes', offset: start };
  return /:(?:\s|$)/.test(body)
    ? null
    : { reason: 'no-colon', offset: start, words: { written: short(body) } };
};

/** Whether a line begins something of its own: nothing that began above goes on in it. */
function standsAlone({ tokens }: Scene, line: TextLine): boolean {
  const start = line.offset + line.indent;
  return !tokens.some(
    (token) => token.offset < start && token.offset + token.source.length > start + 1,
  );
}

/** A value that begins with a sign that begins something else. */
export const findFirstSign: Look = ({ code, offset, text }) => {
  if (code === 'BAD_SCALAR_START')
    return { reason: 'first-sign', offset, words: { sign: text.charAt(offset) } };
  const percent = /^(?:\s*#[^\n]*\n|\s*\n)*%/.exec(text);
  if (percent && code === 'MISSING_CHAR')
    return { reason: 'first-sign', offset: percent[0].length - 1, words: { sign: '%' } };
  if (code !== 'UNEXPECTED_TOKEN') return null;
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset + 1);
  const [whole, sign = ''] = /(?<=[:,[{-]\s+)([>|*&])\S*\s*\S?$/.exec(line) ?? [];
  return whole === undefined
    ? null
    : { reason: 'first-sign', offset: offset + 1 - whole.length, words: { sign } };
};

/** A text with a colon and no quotes around it. */
export const findSecondColon: Look = ({ code, offset, text, tokens }) => {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return null;
  const colon = tokens.find((token) => token.type === 'map-value-ind' && token.offset > offset);
  if (!colon) return null;
  const before = text.slice(text.lastIndexOf('\n', colon.offset) + 1, colon.offset);
  const round = /(?<=:\s)\([\w-]+$/.exec(before);
  if (round) return { reason: 'round-brackets', offset: colon.offset - round[0].length };
  return {
    reason: 'second-colon',
    offset: colon.offset,
    words: { written: short(before.replace(/^.*:\s/, ''), 'end') },
  };
};
