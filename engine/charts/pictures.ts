// What pictures for saving are made of: texts in lines, marks, parts under each other, and all of it in one SVG that needs nothing else.

import { escape } from '../language/html.ts';
import { lettersIn } from './letters.ts';
import { writeMarks, writePaint, type Mark, type Paint } from './marks.ts';

/** How wide the drawing in a picture is, in points. */
export const DRAWN = 896;

/** A part of a picture: what it holds begins at its upper left corner; in points. */
export interface PicturePart {
  readonly height: number;
  readonly markup: string;
}

/** What one block draws of itself: as wide as `DRAWN`, colours still by their names on the page. */
export interface Picture extends PicturePart {
  /** What is measured, in what, and when. */
  readonly subtitle: string;
  /** What must be known of the figures: what they are a sum of, what is missing. */
  readonly notes: readonly string[];
  /** What is shown, in words, for those who do not see it. */
  readonly words: string;
  /** What its colours mean, by a word of the page; empty: nothing of their own. */
  readonly meaning: string;
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

/** A text in lines no wider than `width`, at its left, its middle or its right end by its anchor; of a width without end it is one line that stands or ends at 0. */
export function drawText(text: string, letters: Letters, width = DRAWN): PicturePart {
  const { size, anchor = 'start' } = letters;
  const given = {
    ...paintOf(letters),
    ...(anchor === 'start' ? {} : { textAnchor: anchor }),
  };
  const edge = Number.isFinite(width) ? width : 0;
  const x = { start: 0, middle: edge / 2, end: edge }[anchor];
  const lines = wrapText(text, width, letters).map(
    (line, i) =>
      `<text x="${short(x)}" y="${short(size * (1 + i * LINE))}"${writePaint(given)}>${escape(line)}</text>`,
  );
  return { height: lines.length * size * LINE, markup: lines.join('') };
}

function paintOf({ size, bold, serif, fill = 'var(--ink)' }: Letters): Paint {
  return {
    fontSize: size,
    ...(serif ? { fontFamily: SERIF } : {}),
    ...(bold ? { fontWeight: 600 } : {}),
    fill,
  };
}

/** Words at the left, in as many lines as they take, and in the first of them figures at the right. */
export function drawLine(
  [words, letters]: readonly [string, Letters],
  figures: readonly (readonly [string, Letters])[],
): PicturePart {
  const largest = Math.max(letters.size, ...figures.map(([, { size }]) => size));
  const taken = figures.reduce(
    (sum, [text, own]) => sum + lettersIn(text, own.bold) * own.size + AIR,
    0,
  );
  const name = drawText(words, letters, DRAWN - taken - AIR);
  const down = largest - letters.size;
  return {
    height: Math.max(name.height + down, largest * LINE),
    markup: moveTo(name, 0, down) + writeFigures(figures, largest),
  };
}

/** Figures that end at the right edge: one text, so that they stand apart in whatever letters it is shown, and where it is copied. */
function writeFigures(figures: readonly (readonly [string, Letters])[], base: number): string {
  if (figures.length === 0) return '';
  const spans = figures.map(
    ([text, own], i) =>
      `<tspan${writePaint(paintOf(own))}>${i === 0 ? '' : APART}${escape(text)}</tspan>`,
  );
  return `<text x="${DRAWN}" y="${short(base)}" text-anchor="end">${spans.join('')}</text>`;
}

/** Between figures in one line. */
const APART = '\u00a0\u00a0';

/** Between words in one line. */
const AIR = 12;

/** Marks whose lengths are in percent, in a strip of this height. */
export function drawMarks(marks: readonly Mark[], height: number): PicturePart {
  return {
    height,
    markup: `<svg width="${DRAWN}" height="${short(height)}" overflow="visible">${writeMarks(marks)}</svg>`,
  };
}

/** What fills are, one behind another in as many lines as they take. */
export function drawKey(
  items: readonly { readonly given: Paint; readonly words: string }[],
): PicturePart {
  const letters = { size: KEY };
  let [x, y] = [0, KEY / 2];
  const parts = items.map(({ given, words }) => {
    const width = lettersIn(words) * KEY + 2.4 * KEY;
    if (x > 0 && x + width > DRAWN) [x, y] = [0, y + 1.6 * KEY];
    const box = `<rect y="${0.2 * KEY}" width="${1.4 * KEY}" height="${KEY}"${writePaint(given)}/>`;
    const text = moveTo(drawText(words, letters, Infinity), 2 * KEY, 0);
    const placed = moveTo({ markup: box + text }, x, y);
    x += width + 1.2 * KEY;
    return placed;
  });
  return { height: items.length === 0 ? 0 : y + 1.5 * KEY, markup: parts.join('') };
}

/** Size of the letters of a key. */
const KEY = 15;

/** Parts under each other. */
export function stack(parts: readonly PicturePart[], gap = 0): PicturePart {
  let y = 0;
  const placed = parts.map((part) => {
    const moved = moveTo(part, 0, y);
    y += part.height + gap;
    return moved;
  });
  return { height: Math.max(0, y - gap), markup: placed.join('') };
}

/** SVG of a part at another place. */
export function moveTo({ markup }: Pick<PicturePart, 'markup'>, x: number, y: number): string {
  return x === 0 && y === 0
    ? markup
    : `<g transform="translate(${short(x)},${short(y)})">${markup}</g>`;
}

const SANS = 'var(--letters, sans-serif), sans-serif';
const SERIF = 'var(--headings, serif), serif';

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

/** What pictures are made with. */
export interface Materials {
  /** A colour, or a list of families of letters, by its name. */
  readonly color: (name: string) => string;
  /** Rules of style with the letters that a text needs. */
  readonly faces: (text: string) => string;
}

/** SVG that stands by itself (no script or reference), its letters in it. */
export function framePicture(framed: Framed, { color, faces }: Materials): string {
  const { picture, marks, foot, title, lang } = framed;
  const head = [
    ...marks.map(drawMark),
    drawEvenly(title, TITLE),
    ...(picture.subtitle === '' ? [] : [drawText(picture.subtitle, SUBTITLE)]),
    ...picture.notes.map((note) => drawText(note, NOTE)),
  ];
  const rule = { height: 8, markup: `<path d="M0 0h${DRAWN}" stroke="var(--line)"/>` };
  const whole = stack(
    [
      stack(head, 5),
      { ...picture, markup: `<g id="drawing">${picture.markup}</g>` },
      stack([rule, ...foot.map((line) => drawText(line, NOTE))], 2),
    ],
    18,
  );
  const height = Math.ceil(whole.height + 2 * MARGIN);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WHOLE}" height="${height}" viewBox="0 0 ${WHOLE} ${height}" lang="${lang}" role="img" aria-labelledby="title desc" font-family="${SANS}"><title id="title">${escape(title)}</title><desc id="desc">${escape([picture.words, ...marks, ...foot].join(' '))}</desc><rect width="${WHOLE}" height="${height}" fill="var(--paper)"/>${moveTo(whole, MARGIN, MARGIN)}</svg>`;
  const drawn = resolveColors(svg, picture.meaning, color);
  return drawn.replace('<rect', () => `<style>${faces(drawn)}</style><rect`);
}

function drawMark(mark: string): PicturePart {
  const words = drawText(mark, MARK, DRAWN - 24);
  const height = words.height + 16;
  const box = `<rect width="${DRAWN}" height="${short(height)}" fill="var(--warn-soft)"/>`;
  return { height: height + 8, markup: box + moveTo(words, 12, 6) };
}

/** In as few lines as it takes, and these about as long as each other. */
function drawEvenly(text: string, letters: Letters): PicturePart {
  const whole = drawText(text, letters);
  return (
    Array.from({ length: 9 }, (_, i) => drawText(text, letters, (DRAWN * (i + 1)) / 10)).find(
      ({ height }) => height === whole.height,
    ) ?? whole
  );
}

const NAMED = /var\(--([a-z0-9-]+)(?:,\s*([^()]*))?\)/g;

/** Colours that follow what is drawn have on the page the names of what that means. */
const MEANT = /^m(?=$|-text$)/;

/** The same SVG with colours in the place of their names. */
export function resolveColors(
  svg: string,
  meaning: string,
  color: (name: string) => string,
): string {
  const own = meaning === '' ? 'm' : `m-${meaning}`;
  return svg.replaceAll(
    NAMED,
    (_, name: string, other?: string) => color(name.replace(MEANT, own)) || other || INK,
  );
}

/** Of a colour that nobody knows. */
const INK = '#15202b';
