// What pictures for saving are made of: texts in lines, marks, and all of it in one SVG that needs nothing else.

import { escape } from '../language/html.ts';
import { lettersIn } from './letters.ts';

/** How wide the drawing in a picture is, in points. */
export const DRAWN = 896;

/** What one block draws of itself: as wide as `DRAWN`, colours still by their names on the page. */
export interface Picture {
  /** What is measured, in what, and when. */
  readonly subtitle: string;
  /** What must be known of the figures: what they are a sum of, what is missing. */
  readonly notes: readonly string[];
  /** What is shown, in words, for those who do not see it. */
  readonly words: string;
  readonly height: number;
  readonly markup: string;
}

/** How a text looks; its place is the left end of its base line unless it is anchored otherwise. */
export interface Letters {
  readonly size: number;
  readonly bold?: boolean;
  readonly serif?: boolean;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

const LINE = 1.3;

/** A text in lines that are no wider than this, broken between words; a word that is wider stands by itself. */
export function wrapText(text: string, width: number, { size, bold = false }: Letters): string[] {
  const lines: string[] = [];
  for (const word of text.split(/ +/)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && lettersIn(longer, bold) * size <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** In the unit of the size of letters. */
export function computeLinesHeight(lines: readonly string[], { size }: Letters): number {
  return lines.length * size * LINE;
}

/** Lines one below another; `y` is where the first of them begins at the top. */
export function textLines(
  lines: readonly string[],
  { x, y }: { readonly x: number; readonly y: number },
  { size, bold, serif, fill = 'var(--ink)', anchor = 'start' }: Letters,
): string {
  const given = [
    `font-size="${size}"`,
    serif ? `font-family="${SERIF}"` : '',
    bold ? 'font-weight="600"' : '',
    anchor === 'start' ? '' : `text-anchor="${anchor}"`,
    `fill="${fill}"`,
  ].filter((attribute) => attribute !== '');
  return lines
    .map(
      (line, i) =>
        `<text x="${short(x)}" y="${short(y + size * (1 + i * LINE))}" ${given.join(' ')}>${escape(line)}</text>`,
    )
    .join('');
}

const SANS = `'Segoe UI', system-ui, -apple-system, Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif`;
const SERIF = `'Source Serif 4', Charter, 'Noto Serif', Georgia, 'Times New Roman', serif`;

/** Slanting lines for `fill="url(#name)"`: what a colour says, a pattern says too. */
export function hatchPattern(name: string, color: string): string {
  return `<pattern id="${name}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="var(--paper)"/><rect width="2.4" height="6" fill="${color}"/></pattern>`;
}

/** The colour of what a word means on the page; without a word that of one item. */
export function findTone(meaning: string, of: '' | '-plan' | '-text' = ''): string {
  return `var(--m-${meaning === '' ? 'item' : meaning}${of})`;
}

/** Tenths of points are exact enough to be seen. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A picture with all that makes it known wherever it goes. */
export interface Framed {
  readonly lang: string;
  readonly title: string;
  readonly picture: Picture;
  /** Above the title: that figures are invented, or not those of today. */
  readonly marks: readonly string[];
  /** Below the drawing: who keeps the figures, when they were loaded, where they are. */
  readonly foot: readonly string[];
}

const MARGIN = 32;
const WHOLE = DRAWN + 2 * MARGIN;
const TITLE: Letters = { size: 26, bold: true, serif: true };
const SUBTITLE: Letters = { size: 16, fill: 'var(--ink-soft)' };
const NOTE: Letters = { size: 14, fill: 'var(--ink-soft)' };
const MARK: Letters = { size: 15, bold: true, fill: 'var(--warn)' };

/** SVG that stands by itself (no style, script or reference); colours by `color`, which knows their names. */
export function framePicture(framed: Framed, color: (name: string) => string): string {
  const { picture, marks, foot, title, lang } = framed;
  const parts: string[] = [];
  let y = MARGIN;
  const write = (text: string, letters: Letters, below = 0) => {
    const lines = wrapText(text, DRAWN, letters);
    parts.push(textLines(lines, { x: MARGIN, y }, letters));
    y += computeLinesHeight(lines, letters) + below;
  };
  for (const mark of marks) {
    const lines = wrapText(mark, DRAWN - 24, MARK);
    const tall = computeLinesHeight(lines, MARK) + 16;
    parts.push(
      `<rect x="${MARGIN}" y="${short(y)}" width="${DRAWN}" height="${short(tall)}" fill="var(--warn-soft)"/>`,
      textLines(lines, { x: MARGIN + 12, y: y + 6 }, MARK),
    );
    y += tall + 14;
  }
  parts.push(textLines(evenLines(title, TITLE), { x: MARGIN, y }, TITLE));
  y += computeLinesHeight(evenLines(title, TITLE), TITLE) + 6;
  if (picture.subtitle !== '') write(picture.subtitle, SUBTITLE, 4);
  for (const note of picture.notes) write(note, NOTE, 2);
  y += 14;
  parts.push(`<g transform="translate(${MARGIN},${short(y)})">${picture.markup}</g>`);
  y += picture.height + 18;
  parts.push(`<path d="M${MARGIN} ${short(y)}h${DRAWN}" stroke="var(--line)"/>`);
  y += 10;
  for (const line of foot) write(line, NOTE, 2);
  const height = Math.ceil(y + MARGIN - 12);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WHOLE}" height="${height}" viewBox="0 0 ${WHOLE} ${height}" lang="${lang}" role="img" aria-labelledby="title desc" font-family="${SANS}"><title id="title">${escape(title)}</title><desc id="desc">${escape([picture.words, ...marks, ...foot].join(' '))}</desc><rect width="${WHOLE}" height="${height}" fill="var(--paper)"/>${parts.join('')}</svg>`;
  return resolveColors(svg, color);
}

/** As few lines as it takes, and these about as long as each other. */
function evenLines(text: string, letters: Letters): string[] {
  const count = wrapText(text, DRAWN, letters).length;
  const widths = Array.from({ length: 10 }, (_, i) => (DRAWN * (10 - i)) / 10);
  const even = widths.findLast((width) => wrapText(text, width, letters).length === count);
  return wrapText(text, even ?? DRAWN, letters);
}

const NAMED = /var\(--([a-z0-9-]+)(?:,\s*([^()]*))?\)/g;

function resolveColors(svg: string, color: (name: string) => string): string {
  return svg.replaceAll(NAMED, (_, name: string, other?: string) => color(name) || other || INK);
}

/** Of a colour that nobody knows. */
const INK = '#15202b';
