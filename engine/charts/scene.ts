// What Vega has laid out → shapes that stretch with the drawing, and marks and texts that keep their size, each at its place in percent.

import { Marks, type SceneItem, type SceneMark } from 'vega-scenegraph';

import { isObject } from '../model/lookup.ts';
import { LETTER, WIDTH } from './data.ts';

/** A drawing of any width: its shapes in points of the template, all else in percent and in sizes of letters. */
export interface Plot {
  readonly height: number;
  readonly shapes: readonly string[];
  readonly marks: readonly string[];
  readonly texts: readonly PlotText[];
  /** Where the values are, by their places among the rows. */
  readonly spots: ReadonlyMap<number, Spot>;
  /** Shapes of points, by their series. */
  readonly signs: ReadonlyMap<string, string>;
}

export interface PlotText {
  readonly text: string;
  /** In parts of the width and of the height. */
  readonly x: number;
  readonly y: number;
  /** In sizes of letters. */
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly angle: number;
  readonly bold: boolean;
  readonly fill: string;
  /** Shape of the points of its series, around 0 in points of the template; empty: it names none. */
  readonly sign: string;
  /** Beside the plot: an axis at its left, names of lines at its right, what is below it. */
  readonly side: 'left' | 'right' | 'below' | 'in';
}

/** In parts of the width and of the height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The series that it belongs to, where it is a point of a line; empty: it is none. */
  readonly line: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Plot as it is being read. */
interface Reading {
  readonly height: number;
  readonly shapes: string[];
  readonly marks: string[];
  readonly texts: PlotText[];
  readonly spots: Map<number, Spot>;
  readonly signs: Map<string, string>;
}

/** Flattens Vega's scene graph; `height` is that of the plot, in the units of the layout. */
export function readScene(root: SceneMark, height: number): Plot {
  const plot: Reading = {
    height,
    shapes: [],
    marks: [],
    texts: [],
    spots: new Map(),
    signs: new Map(),
  };
  readMark(plot, root, { x: 0, y: 0 });
  return plot;
}

/** Marks that are one shape of all their items. */
const JOINED = ['line', 'area', 'trail'];

function readMark(plot: Reading, mark: SceneMark, at: Place): void {
  const seen = mark.items.filter((item) => item.opacity !== 0);
  if (JOINED.includes(mark.marktype)) {
    const [item] = seen;
    if (item) plot.shapes.push(moved(shapeOf(mark.marktype, item), at));
  }
  for (const item of seen) {
    keepSpot(plot, mark, item, at);
    readItem(plot, mark, item, at);
  }
}

function readItem(plot: Reading, mark: SceneMark, item: SceneItem, at: Place): void {
  const x = at.x + (item.x ?? 0);
  const y = at.y + (item.y ?? 0);
  switch (mark.marktype) {
    case 'group':
      for (const inner of item.items ?? []) readMark(plot, inner, { x, y });
      return;
    case 'rect':
      if (isSeen(item))
        plot.shapes.push(
          `<rect x="${short(x)}" y="${short(y)}" width="${short(item.width ?? 0)}" height="${short(item.height ?? 0)}"${styleOf(item)}/>`,
        );
      return;
    case 'rule': {
      const end = `${short(at.x + (item.x2 ?? item.x ?? 0))},${short(at.y + (item.y2 ?? item.y ?? 0))}`;
      if (isSeen(item))
        plot.shapes.push(`<path d="M${short(x)},${short(y)}L${end}"${styleOf(item)}/>`);
      return;
    }
    case 'text':
      plot.texts.push(...readPlotTexts(plot, mark, item, at));
      return;
    case 'symbol':
      if (isSeen(item)) {
        plot.marks.push(symbolOf(plot, item, { x, y }));
        plot.signs.set(seriesOf(item), shapeOf('symbol', item));
      }
      return;
    case 'arc':
    case 'path':
    case 'shape':
      if (isSeen(item)) plot.marks.push(placed(plot, shapeOf(mark.marktype, item), { x, y }));
      return;
    default:
  }
}

/** Empty: it is of none. */
function seriesOf({ datum }: SceneItem): string {
  return isObject(datum) ? String(datum['series'] ?? '') : '';
}

function isSeen({ fill, stroke }: SceneItem): boolean {
  return [fill, stroke].some((paint) => paint && paint !== 'transparent');
}

function shapeOf(marktype: string, item: SceneItem): string {
  let path = '';
  Marks[marktype]?.attr((name, value) => {
    if (name === 'd') path = String(value);
  }, item);
  const numbers = path.replaceAll(/-?\d+\.\d{2,}/g, (number) => short(Number(number)));
  return `<path d="${numbers}"${styleOf(item)}/>`;
}

function moved(shape: string, { x, y }: Place): string {
  return x === 0 && y === 0
    ? shape
    : `<g transform="translate(${short(x)},${short(y)})">${shape}</g>`;
}

/** What does not stretch, in points of the template that are as large as letters are. */
function placed(plot: Reading, shape: string, { x, y }: Place): string {
  return `<svg x="${share(x, WIDTH)}" y="${share(y, plot.height)}" width="1em" height="1em" viewBox="0 0 ${LETTER} ${LETTER}" overflow="visible">${shape}</svg>`;
}

function symbolOf(plot: Reading, item: SceneItem, at: Place): string {
  if ((item.shape ?? 'circle') !== 'circle') return placed(plot, shapeOf('symbol', item), at);
  const radius = Math.round((Math.sqrt((item.size ?? 64) / Math.PI) / LETTER) * 100) / 100;
  return `<circle cx="${share(at.x, WIDTH)}" cy="${share(at.y, plot.height)}" r="${radius}em"${styleOf(item)}/>`;
}

function styleOf(item: SceneItem): string {
  const { fill, stroke, strokeWidth = 1, strokeDash, strokeCap } = item;
  const given: [string, unknown][] = [
    ['fill', fill && fill !== 'transparent' ? fill : 'none'],
    ['stroke', stroke],
    ['stroke-width', stroke && strokeWidth !== 1 ? strokeWidth : null],
    ['stroke-dasharray', strokeDash?.some((part) => part > 0) ? strokeDash.join(' ') : null],
    ['stroke-linecap', stroke ? strokeCap : null],
    ['opacity', item.opacity === 1 ? null : item.opacity],
    ['fill-opacity', item.fillOpacity === 1 ? null : item.fillOpacity],
    ['stroke-opacity', item.strokeOpacity === 1 ? null : item.strokeOpacity],
  ];
  return given
    .map(([name, value]) =>
      value === null || value === undefined || value === '' ? '' : ` ${name}="${String(value)}"`,
    )
    .join('');
}

const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;
/** How far below its place a text stands, in sizes of its letters. */
const BASELINES: Readonly<Record<string, number>> = { top: 0.79, middle: 0.3, bottom: -0.21 };

function readPlotTexts(plot: Reading, mark: SceneMark, item: SceneItem, at: Place): PlotText[] {
  const text = written(item);
  if (text === '') return [];
  const x = at.x + (item.x ?? 0);
  const y = at.y + (item.y ?? 0);
  const anchor = ANCHORS[(item.align ?? 'left') as keyof typeof ANCHORS] ?? 'start';
  const inside = { x: Math.min(Math.max(x, 0), WIDTH), y: Math.min(Math.max(y, 0), plot.height) };
  return [
    {
      text,
      x: inside.x / WIDTH,
      y: plot.height > 0 ? inside.y / plot.height : 0,
      dx: (x - inside.x + (item.dx ?? 0)) / LETTER,
      dy:
        (y - inside.y + (item.dy ?? 0)) / LETTER +
        (BASELINES[(item.baseline ?? 'alphabetic').replace('line-', '')] ?? 0),
      anchor,
      angle: item.angle ?? 0,
      bold: Number(item.fontWeight ?? 400) >= 600 || item.fontWeight === 'bold',
      fill: item.fill ?? 'var(--ink)',
      sign: plot.signs.get(seriesOf(item)) ?? '',
      side: buildSide(mark, { x: x + (item.dx ?? 0), y }, anchor, plot.height),
    },
  ];
}

function written({ text, lineBreak }: SceneItem): string {
  const lines = Array.isArray(text) ? text : [text ?? ''];
  return lines
    .map(String)
    .join(' ')
    .replaceAll(lineBreak || '\n', ' ')
    .trim();
}

function buildSide(
  { role = '' }: SceneMark,
  { x, y }: Place,
  anchor: PlotText['anchor'],
  height: number,
): PlotText['side'] {
  if (x <= 0 && anchor === 'end') return 'left';
  if (x >= WIDTH && anchor === 'start') return 'right';
  return y >= height && role.startsWith('axis') ? 'below' : 'in';
}

/** The place of a value is that of the last box that draws it with something to be seen; without boxes, of the first other mark. */
function keepSpot(plot: Reading, mark: SceneMark, item: SceneItem, at: Place): void {
  const { datum } = item;
  if (mark.marktype === 'text' || !isObject(datum) || typeof datum['at'] !== 'number') return;
  if (plot.spots.has(datum['at']) && mark.marktype !== 'rect') return;
  const x = at.x + (item.x ?? 0);
  const y = at.y + (item.y ?? 0);
  const isBox = mark.marktype === 'rect';
  plot.spots.set(datum['at'], {
    x: x / WIDTH,
    y: y / plot.height,
    width: isBox ? (item.width ?? 0) / WIDTH : 0,
    height: isBox ? (item.height ?? 0) / plot.height : 0,
    line: mark.marktype === 'line' ? `line ${seriesOf(item)}` : '',
  });
}

function share(value: number, whole: number): string {
  return `${Math.round((value / whole) * 1000) / 10}%`;
}

/** Points with one decimal are exact enough to be seen. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
