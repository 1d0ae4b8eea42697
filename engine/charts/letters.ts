// How wide text is where there is no canvas to measure it on: an estimate by kinds of letters.

import { textMetrics } from 'vega-scenegraph';

const NARROW = /[iіїjlrtfI.,:;'’|!()[\] \u00a0]/;
const WIDE = /[шщжмюфыШЩЖМЮФЫДWMwm@%—…]/;

/** Widths in parts of the letter size, as in common sans-serif faces; digits of one width are wider than letters. */
function computeWidth(letter: string): number {
  if (NARROW.test(letter)) return 0.31;
  if (WIDE.test(letter)) return 0.86;
  if (/\d/.test(letter)) return 0.67;
  return /\p{Lu}/u.test(letter) ? 0.68 : 0.575;
}

interface TextItem {
  readonly fontSize?: number;
  readonly fontWeight?: number | string;
  readonly limit?: number;
}

/** How many times the size of its letters a text is wide. */
export function lettersIn(text: string, bold = false): number {
  return [...text].reduce((sum, letter) => sum + computeWidth(letter), 0) * (bold ? 1.06 : 1);
}

/** Replaces Vega's estimate, which takes every letter for a wide one and cuts labels that would fit. */
export function measureByLetters(): void {
  textMetrics.width = (item: TextItem, text: string) => {
    const bold = Number(item.fontWeight ?? 400) >= 600;
    const width = lettersIn(String(text ?? ''), bold) * (item.fontSize ?? 11);
    // a text that is cut takes no more room than its limit
    return item.limit ? Math.min(width, item.limit) : width;
  };
}

/** A text in lines of at most so many letters, broken between words. */
export function wrapByLength(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && `${line} ${word}`.length <= most)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
