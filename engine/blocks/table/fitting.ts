// How wide and how tall what a grid shows has to be, so that no figure is cut: reckoned from the letters, which readers choose.

/** Pixels that a text takes on one line. */
export type TextMeasure = (text: string) => number;

export interface Fitting {
  readonly measure: TextMeasure;
  /** Pixels beside the text of a cell. */
  readonly beside: number;
  /** The least that names need, in pixels, where so much is there. */
  readonly names: number;
  /** Pixels from edge to edge. */
  readonly available: number;
}

export interface FittedColumn {
  readonly title: string;
  /** What stands in its cells. */
  readonly texts: readonly string[];
}

export interface FittedColumns {
  readonly name: number;
  readonly rest: readonly number[];
  /** Whether names can stay in sight beside the widest column. */
  readonly frozen: boolean;
  /** Lines of the longest head. */
  readonly lines: number;
}

/** The least that names take: of the width, and in pixels where that is more than enough. */
const NAME_PART = 0.46;
const NAME_ENOUGH = 520;
/** So much of the width at most. */
const MOST = 0.9;

/** Columns as wide as their figures and the words of their heads; names take the rest. */
export function fitColumns(
  columns: readonly FittedColumn[],
  { measure, beside, names, available }: Fitting,
): FittedColumns {
  const rest = columns.map(({ title, texts }) =>
    Math.ceil(Math.max(...[...title.split(/\s+/), ...texts].map(measure)) + beside),
  );
  const least = Math.round(
    Math.max(Math.min(available * NAME_PART, NAME_ENOUGH), Math.min(names, available * MOST)),
  );
  const name = Math.max(least, Math.floor(available - sum(rest)));
  return {
    name,
    rest,
    frozen: name + Math.max(0, ...rest) <= available,
    lines: Math.max(
      1,
      ...columns.map(({ title }, i) => countLines(title, (rest[i] ?? 0) - beside, measure)),
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
