// Text that is not what somebody wrote: with a zero in it, with lost letters, read in a wrong encoding and saved so.

import type { ImportReason } from './problem.ts';

/** Characters of a name; what sources call their codes has up to 1,300. */
export const LONGEST_NAME = 2000;

/** Signs that the second byte of a Cyrillic letter in UTF-8 becomes, in the order of the byte. */
const SECOND = {
  cyrillic: signsOf('windows-1251'),
  latin: signsOf('windows-1252'),
};
/** Letters of UTF-8 whose two bytes were each taken for a letter: three of them in a row are no word. */
const TWICE_CYRILLIC = new RegExp(`(?:[РС][${escaped(SECOND.cyrillic)}]){3,}`, 'u');
const TWICE_LATIN = new RegExp(`(?:[ÐÑ][\u0080-\u00BF${escaped(SECOND.latin)}]){2,}`, 'u');
/** Cyrillic of one byte taken for Latin of one byte, or for Cyrillic of another table. */
const ONE_WAY = /[À-ÿ]{4,}|\p{Script=Cyrillic}[¤®¦]\p{Script=Cyrillic}/u;

export interface WrongText {
  readonly at: number;
  readonly reason: ImportReason;
}

/** The first thing that shows it, and where in the text; null where nothing does. */
export function findWrong(text: string): WrongText | null {
  const zero = text.indexOf('\0');
  if (zero !== -1) return { at: zero, reason: { code: 'zero' } };
  const lost = /\uFFFD|\?{5,}/.exec(text);
  if (lost) return { at: lost.index, reason: { code: 'lost-letters' } };
  const twice = TWICE_CYRILLIC.exec(text) ?? TWICE_LATIN.exec(text);
  if (twice) {
    const [sample] = twice;
    return {
      at: twice.index,
      reason: { code: 'twice', values: { sample, meant: meantBy(sample) } },
    };
  }
  const other = ONE_WAY.exec(text);
  return other && { at: other.index, reason: { code: 'one-way', values: { sample: other[0] } } };
}

function signsOf(encoding: string): string {
  return new TextDecoder(encoding).decode(Uint8Array.from({ length: 64 }, (_, i) => 0x80 + i));
}

/** For a class of signs in a pattern. */
function escaped(signs: string): string {
  return Array.from(signs, (sign) => `\\u{${sign.charCodeAt(0).toString(16)}}`).join('');
}

function meantBy(sample: string): string {
  const bytes = Array.from(sample, (sign, i) => {
    if (i % 2 === 0) return sign === 'Р' || sign === 'Ð' ? 0xd0 : 0xd1;
    const place = [SECOND.cyrillic.indexOf(sign), SECOND.latin.indexOf(sign)];
    const known = /^[РС]/.test(sample) ? place[0] : place[1];
    return known === undefined || known === -1 ? sign.charCodeAt(0) : 0x80 + known;
  });
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
