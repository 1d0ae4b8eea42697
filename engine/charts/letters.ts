// How wide text is where there is no canvas to measure it on: an estimate by kinds of letters.

import { textMetrics } from 'vega-scenegraph';

const NARROW = /[iіїjlrtfI.,:;'’|!()[\] \u00a0]/;
const WIDE = /[шщжмюфыШЩЖМЮФЫДWMwm@%—…]/;

/** Widths in parts of the letter size, as in common sans-serif faces. */
function widthOf(letter: string): number {
  if (NARROW.test(letter)) return 0.31;
  if (WIDE.test(letter)) return 0.86;
  return /\p{Lu}/u.test(letter) ? 0.68 : 0.575;
}

interface TextItem {
  readonly fontSize?: number;
  readonly fontWeight?: number | string;
  readonly limit?: number;
}

/** Replaces Vega's estimate, which takes every letter for a wide one and cuts labels that would fit. */
export function measureByLetters(): void {
  textMetrics.width = (item: TextItem, text: string) => {
    const bold = Number(item.fontWeight ?? 400) >= 600 ? 1.06 : 1;
    const width =
      [...String(text ?? '')].reduce((sum, letter) => sum + widthOf(letter), 0) *
      (item.fontSize ?? 11) *
      bold;
    // a text that is cut takes no more room than its limit
    return item.limit ? Math.min(width, item.limit) : width;
  };
}
