// A drawing with what pictures of all kinds say beside it: what their sums are sums of, what is missing.

import type { PicturePart, Picture } from '../../charts/pictures.ts';
import { plainWords } from '../../language/text.ts';
import type { FigureView } from './Figure.tsx';

interface ToldPicture extends PicturePart {
  /** What it shows, in sentences, for those who do not see it. */
  readonly words: readonly string[];
  /** Said of the drawing before all other notes; empty: nothing. */
  readonly first?: string;
}

/** Subtitle and notes as plain text, empty ones left out. */
export function buildPicture(
  { subtitle, coverage, notes, meaning = '' }: FigureView,
  { words, first = '', ...drawn }: ToldPicture,
): Picture {
  return {
    ...drawn,
    subtitle: plainWords(subtitle),
    notes: [first, coverage?.words ?? '', ...notes].filter((note) => note !== ''),
    words: words.join(' '),
    meaning,
  };
}
