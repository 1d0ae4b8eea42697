// How wide and how tall what a grid shows has to be, so that no figure is cut: reckoned from the letters, which readers choose.

import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';

/** Pixels that a text takes on one line. */
export type TextMeasure = (text: string) => number;

export interface Fitting {
  readonly measure: TextMeasure;
  /** Pixels beside the text of a cell. */
  readonly beside: number;
  /** The least that words need, in pixels, where so much is there. */
  readonly words: number;
  /** Pixels from edge to edge. */
  readonly available: number;
}

export interface FittedColumn {
  readonly title: string;
  /** What stands in its cells. */
  readonly texts: readonly string[];
  /** Whether they are figures, which are never broken into lines. */
  readonly figures: boolean;
}

export interface FittedColumns {
  readonly widths: readonly number[];
  /** Whether the first can stay in sight beside the widest of the others. */
  readonly frozen: boolean;
  /** Lines of the longest head. */
  readonly lines: number;
}

/** The least that the first takes: of the width, and in pixels where that is more than enough. */
const FIRST_PART = 0.46;
const FIRST_ENOUGH = 520;
/** So much of the width at most. */
const MOST = 0.9;

/** Columns as wide as their figures and the words of their heads; those of words take the rest, the first of them most. */
export function fitColumns(columns: readonly FittedColumn[], fitting: Fitting): FittedColumns {
  const { measure, beside, words, available } = fitting;
  const figures = columns.map(({ title, texts, figures: own }) =>
    own ? Math.ceil(Math.max(...[...title.split(/\s+/), ...texts].map(measure)) + beside) : 0,
  );
  const wordy = columns.filter((column) => !column.figures).length;
  const part = Math.floor((available - sum(figures)) / Math.max(1, wordy));
  const rest = figures.slice(1).map((width) => width || Math.max(part, Math.ceil(words)));
  const least = Math.round(
    Math.max(Math.min(available * FIRST_PART, FIRST_ENOUGH), Math.min(words, available * MOST)),
  );
  const first = Math.max(least, Math.floor(available - sum(rest)));
  const widths = [first, ...rest];
  return {
    widths,
    frozen: first + Math.max(0, ...rest) <= available,
    lines: Math.max(
      1,
      ...columns.map(({ title }, i) => countLines(title, (widths[i] ?? 0) - beside, measure)),
    ),
  };
}

/** Lines that a text takes in a width where it breaks between words, and within one that is wider. */
export function countLines(text: string, width: number, measure: TextMeasure): number {
  const space = measure(' ');
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const wide = measure(word);
    const more = used === 0 ? wide : used + space + wide;
    if (more <= width) used = more;
    else {
      if (used > 0) lines++;
      const broken = Math.max(0, Math.ceil(wide / width) - 1);
      lines += broken;
      used = wide - broken * width;
    }
  }
  return lines;
}

/** Measures words once each. All digits are as wide as the widest of them. */
export function measuring(measure: TextMeasure): TextMeasure {
  const known = new Map<string, number>();
  return (text) => {
    const plain = text.replaceAll(/\d/g, '0');
    let wide = known.get(plain);
    if (wide === undefined) known.set(plain, (wide = measure(plain)));
    return wide;
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** A column of a grid, as far as its sizes go. */
export interface SizedColumn<Row> {
  readonly title: string;
  readonly figures: boolean;
  readonly text: (row: Row) => string;
}

export interface GridFitting<Row> extends FittedColumns {
  readonly headHeight: number;
  readonly rowHeight: number | ((row: Row) => number);
  /** Whether names longer than the lines of a row are cut: where there are so many rows that all are as tall. */
  readonly cut: boolean;
}

interface Fitted<Row> {
  readonly columns: readonly SizedColumn<Row>[];
  readonly rows: readonly Row[];
  /** Of a tree: the level of a row, by which its name is set in. */
  readonly levelOf: ((row: Row) => number) | undefined;
  readonly place: RefObject<HTMLElement | null>;
}

/** Of the size of the page's letters, as zoom.css has it. */
const SIZE = 0.9;
const LINE = 1.25;
/** So many rows are looked at for the widest figures: sums stand above their parts. */
const LOOKED_AT = 400;
/** So many rows at most are each as tall as its words. */
const EACH_ITS_OWN = 600;
/** Letters that words have at least beside each other. */
const WORDS_EMS = 11;

/** Null until the grid has a place, whose letters are measured. Widths are those of the rows that these columns came with: they do not follow each row that opens. */
export function useFitting<Row>({
  columns,
  rows,
  levelOf,
  place,
}: Fitted<Row>): GridFitting<Row> | null {
  const letters = useLetters(place);
  const [looked, setLooked] = useState({ columns, rows });
  if (looked.columns !== columns) setLooked({ columns, rows });
  const fitted = useMemo(() => {
    if (letters === null) return null;
    const { measure, size, available } = letters;
    const sized = columns.map(({ title, figures, text }) => ({
      title,
      figures,
      texts: figures ? looked.rows.slice(0, LOOKED_AT).map(text) : [],
    }));
    const beside = besideText(size);
    return fitColumns(sized, { measure, beside, words: size * WORDS_EMS, available });
  }, [letters, looked, columns]);
  const each = rows.length <= EACH_ITS_OWN;
  return useMemo(() => {
    if (letters === null || fitted === null) return null;
    const { measure, size, rem, target, narrow } = letters;
    const height = (lines: number) => Math.max(target, Math.ceil(lines * size * LINE + 0.7 * rem));
    const lines = (row: Row) =>
      columns.map(({ figures, text }, i) => {
        if (figures) return 1;
        const indent = i > 0 || !levelOf ? 0 : rem * indentOf(levelOf(row), narrow);
        const width = (fitted.widths[i] ?? 0) - besideText(size) - indent;
        return countLines(text(row), Math.max(3 * size, width), measure);
      });
    return {
      ...fitted,
      headHeight: height(fitted.lines),
      rowHeight: each ? (row) => height(Math.max(...lines(row))) : height(narrow ? 4 : 2),
      cut: !each,
    };
  }, [letters, fitted, each, columns, levelOf]);
}

function besideText(size: number): number {
  return size * 1.25 + 4;
}

/** As zoom.css sets a name in, in letters of the page. */
function indentOf(level: number, narrow: boolean): number {
  const steps = Math.max(0, Math.min(5, level - 1));
  return level === 0 ? 0 : 1.25 + (narrow ? 0.5 * Math.min(1, steps) : steps);
}

/** What the letters of the document are. */
interface Letters {
  readonly measure: TextMeasure;
  /** Pixels of a letter of the grid, and of the page. */
  readonly size: number;
  readonly rem: number;
  /** The least height of what is pressed. */
  readonly target: number;
  readonly available: number;
  readonly narrow: boolean;
}

/** Anew when its place comes to be seen, and when that is as wide as another window. */
function useLetters(place: RefObject<HTMLElement | null>): Letters | null {
  const [letters, setLetters] = useState<Letters | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const read = () => {
      // in a dialog that is closed it is nothing wide
      if (element.clientWidth > 0) setLetters(readLetters(element));
    };
    read();
    const watched = new ResizeObserver(read);
    watched.observe(element);
    return () => watched.disconnect();
  }, [place]);
  return letters;
}

/** What the bar that scrolls takes. */
const SCROLLBAR = 18;

function readLetters(place: HTMLElement): Letters {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const own = getComputedStyle(place);
  const size = rem * SIZE;
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas) canvas.font = `600 ${size}px ${own.fontFamily}`;
  return {
    measure: measuring((text) => canvas?.measureText(text).width ?? text.length * size * 0.6),
    size,
    rem,
    target: Number.parseFloat(own.getPropertyValue('--target')) * rem || 2 * rem,
    available: place.clientWidth - SCROLLBAR,
    narrow: window.matchMedia('(max-width: 40rem)').matches,
  };
}
