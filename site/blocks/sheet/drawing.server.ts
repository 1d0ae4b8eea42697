// Lays out rows of a sheet over its years: lines or bars, one drawing for a phone and one for a page.

import { formatAmount, type LocaleFormatter, SIZES } from '../../../engine/parts.server.ts';
import type { SheetRow } from './sheet.server.ts';

const HEIGHT = 220;
const FRAME = { left: 8, right: 8, top: 22, bottom: 24 } as const;

/** All places are in points of the drawing. */
export interface SheetDrawing {
  readonly legend: readonly string[];
  readonly pictures: readonly SheetPicture[];
}

export interface SheetPicture {
  readonly size: string;
  readonly width: number;
  readonly height: number;
  /** Where the grid's lines begin and end. */
  readonly left: number;
  readonly right: number;
  readonly grid: readonly { readonly y: number; readonly label: PictureLabel }[];
  readonly zero: number;
  readonly years: readonly PictureLabel[];
  /** One for each row, in the order of the legend. */
  readonly series: readonly PictureSeries[];
}

export interface PictureLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface PictureSeries {
  /** Path of a line; empty for bars. */
  readonly path: string;
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  readonly bars: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
  /** Amounts, where one row stands alone. */
  readonly amounts: readonly PictureLabel[];
}

interface Drawn {
  readonly kind: 'line' | 'bars';
  readonly years: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** The drawing with its legend; the same numbers stand in the table below. */
export function layOut(drawn: Drawn, formatter: LocaleFormatter): SheetDrawing {
  return {
    legend: drawn.rows.map((row) => formatter.plain(row.title)),
    pictures: Object.entries(SIZES).map(([size, width]) =>
      layOutOne(drawn, formatter, size, width),
    ),
  };
}

interface Scale {
  readonly x: (i: number) => number;
  readonly y: (value: number) => number;
  /** Width of a year. */
  readonly step: number;
}

function layOutOne(
  drawn: Drawn,
  formatter: LocaleFormatter,
  size: string,
  width: number,
): SheetPicture {
  const { years, rows, kind } = drawn;
  const { least, most, step } = rangeOf(rows);
  const height = HEIGHT - FRAME.top - FRAME.bottom;
  const wide = (width - FRAME.left - FRAME.right) / years.length;
  const scale: Scale = {
    x: (i) => round(FRAME.left + wide * (i + 0.5)),
    y: (value) => round(FRAME.top + ((most - value) / (most - least || 1)) * height),
    step: wide,
  };
  const ticks = Array.from(
    { length: Math.round((most - least) / step) + 1 },
    (_, i) => least + i * step,
  ).filter((value) => value !== 0);
  const written = (value: number) =>
    formatAmount(String(round(value)), { value: 1, decimals: step < 1 ? 1 : 0 }, formatter.style);
  const lay = kind === 'bars' ? barsOf : lineOf;
  return {
    size,
    width,
    height: HEIGHT,
    left: FRAME.left,
    right: width - FRAME.right,
    grid: ticks.map((value) => ({
      y: scale.y(value),
      label: { x: FRAME.left, y: round(scale.y(value) - 4), text: written(value) },
    })),
    zero: scale.y(0),
    years: years.map((year, i) => ({ x: scale.x(i), y: HEIGHT - 6, text: year })),
    series: rows.map((row, place) => lay(row, scale, { place, of: rows.length }, formatter)),
  };
}

/** From the least to the most, zero among them, in whole steps. */
function rangeOf(rows: readonly SheetRow[]): { least: number; most: number; step: number } {
  const values = rows.flatMap((row) => row.values.filter((value) => value !== null)).map(Number);
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const step = niceStep(top - bottom);
  return { least: Math.floor(bottom / step) * step, most: Math.ceil(top / step) * step, step };
}

/** 1, 2 or 5 of a power of ten, so that two to five lines stand. */
function niceStep(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range || 1));
  return (
    [0.5, 1, 2, 5].map((times) => times * power).find((step) => range / step <= 4) ?? power * 5
  );
}

/** Which of the rows it is. */
interface Turn {
  readonly place: number;
  readonly of: number;
}

function lineOf(
  row: SheetRow,
  { x, y }: Scale,
  turn: Turn,
  formatter: LocaleFormatter,
): PictureSeries {
  const points = row.values.flatMap((value, i) =>
    value === null ? [] : [{ value, x: x(i), y: y(Number(value)) }],
  );
  return {
    path: points.map((point, i) => `${i === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join(''),
    dots: points.map((point) => ({ x: point.x, y: point.y })),
    bars: [],
    amounts: points.flatMap((point) =>
      turn.of === 1 ? [amountAt(formatter, point.value, point.x, point.y)] : [],
    ),
  };
}

function barsOf(
  row: SheetRow,
  { x, y, step }: Scale,
  { place, of }: Turn,
  formatter: LocaleFormatter,
): PictureSeries {
  const wide = round(Math.min(56, (step * 0.7) / of));
  const drawn = row.values.flatMap((value, i) => {
    if (value === null) return [];
    const top = y(Math.max(0, Number(value)));
    const bottom = y(Math.min(0, Number(value)));
    const left = round(x(i) + (place - of / 2) * wide);
    const over = Number(value) < 0 ? bottom + 16 : top;
    return [
      {
        bar: {
          x: left,
          y: top,
          width: round(wide - 2),
          height: round(Math.max(1, bottom - top)),
        },
        amount: amountAt(formatter, value, round(left + wide / 2 - 1), over),
      },
    ];
  });
  return {
    path: '',
    dots: [],
    bars: drawn.map(({ bar }) => bar),
    amounts: of === 1 ? drawn.map(({ amount }) => amount) : [],
  };
}

function amountAt(formatter: LocaleFormatter, value: string, x: number, y: number): PictureLabel {
  const decimals = Math.min(1, (value.split('.')[1] ?? '').length);
  return { x, y: round(y - 7), text: formatAmount(value, { value: 1, decimals }, formatter.style) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
