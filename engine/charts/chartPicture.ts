// A chart as part of a picture for saving: the same layout as on the page, at one width, every place in points.

import { escape } from '../language/html.ts';
import type { Chart, NumberStyle } from '../model/portal.ts';
import { LETTER, WIDTH, type ChartRow } from './data.ts';
import { keyItems, layPlots, type DrawnWith } from './draw.ts';
import { layLabels, type Label } from './labels.ts';
import { lettersIn } from './letters.ts';
import { DRAWN, short, textLines } from './pictures.ts';
import type { Plot } from './scene.ts';

const SIZE = 14;
const LINE = 1.2;
const GAP = 28;
/** Drawings of single series that stand beside each other. */
const BESIDE = 3;

interface Drawn {
  readonly height: number;
  readonly markup: string;
}

/** A template with what it draws. */
export interface ChartDrawing {
  readonly chart: Chart;
  readonly rows: readonly ChartRow[];
  readonly given: DrawnWith;
  readonly numbers: NumberStyle;
}

/** SVG as wide as a picture, with its height, both in points; the key stands below the drawing. */
export function chartPicture({ chart, rows, given, numbers }: ChartDrawing): Drawn {
  const plots = layPlots(chart, rows, given, numbers);
  const key = keyPicture(chart, rows);
  const drawn = chart.multiples ? besidePicture(plots) : stackPicture(plots);
  return {
    height: drawn.height + key.height,
    markup: `${drawn.markup}<g transform="translate(0,${short(drawn.height)})">${key.markup}</g>`,
  };
}

type LaidPlots = ReturnType<typeof layPlots>;

function stackPicture(plots: LaidPlots): Drawn {
  const [first] = plots;
  return first ? plotPicture(first.plot, DRAWN) : { height: 0, markup: '' };
}

function besidePicture(plots: LaidPlots): Drawn {
  const width = (DRAWN - GAP * (BESIDE - 1)) / BESIDE;
  let top = 0;
  const parts: string[] = [];
  for (let i = 0; i < plots.length; i += BESIDE) {
    const line = plots.slice(i, i + BESIDE).map(({ label, plot }, k) => {
      const drawn = plotPicture(plot, width);
      const x = k * (width + GAP);
      const name = textLines([label], { x, y: top }, { size: SIZE, bold: true });
      parts.push(
        `${name}<g transform="translate(${short(x)},${short(top + SIZE * 1.6)})">${drawn.markup}</g>`,
      );
      return drawn.height + SIZE * 1.6;
    });
    top += Math.max(...line) + GAP;
  }
  return { height: Math.max(0, top - GAP), markup: parts.join('') };
}

/** Room for what stands beside and below, as the page leaves it. */
function plotPicture(plot: Plot, width: number): Drawn {
  const wide = width / SIZE;
  const labels = layLabels(plot).filter(({ least }) => least <= wide);
  const gutter = (side: Label['side']) => {
    const own = labels.filter((label) => label.side === side);
    const longest = own.flatMap(({ lines, bold }) => lines.map((line) => lettersIn(line, bold)));
    return own.length === 0 ? 0 : (Math.max(...longest) + 0.6) * SIZE;
  };
  const left = gutter('left') + SIZE * 0.4;
  const inner = width - left - gutter('right') - SIZE * 0.4;
  const tall = (plot.height / LETTER) * SIZE;
  const foot = ({ y, dy, lines }: Label) => y * tall + (dy + (lines.length - 1) * LINE) * SIZE;
  const below = Math.max(0.4 * SIZE, ...labels.map((label) => foot(label) + 0.4 * SIZE - tall));
  const above = Math.max(SIZE, ...labels.map(({ y, dy }) => SIZE - y * tall - dy * SIZE));
  const shapes = plot.shapes
    .join('')
    .replaceAll(/<(path|rect)/g, '<$1 vector-effect="non-scaling-stroke"');
  const markup = [
    `<g transform="translate(${short(left)},${short(above)})">`,
    `<svg width="${short(inner)}" height="${short(tall)}" viewBox="0 0 ${WIDTH} ${short(plot.height)}" preserveAspectRatio="none" overflow="visible">${shapes}</svg>`,
    `<svg width="${short(inner)}" height="${short(tall)}" overflow="visible" font-size="${SIZE}">${plot.marks.join('')}</svg>`,
    ...labels.map((label) => labelPicture(label, inner, tall)),
    '</g>',
  ];
  return { height: above + tall + below, markup: markup.join('') };
}

function labelPicture(label: Label, width: number, tall: number): string {
  const { x, y, dx, dy, anchor, bold, fill, angle, lines } = label;
  const at = { x: x * width + dx * SIZE, y: y * tall + dy * SIZE };
  const given = `font-size="${SIZE}" fill="${fill}"${bold ? ' font-weight="600"' : ''}${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}`;
  if (angle !== 0)
    return `<text transform="translate(${short(x * width)},${short(y * tall)}) rotate(${angle}) translate(${short(dx * SIZE)},${short(dy * SIZE)})" ${given}>${escape(label.text)}</text>`;
  return lines
    .map(
      (line, i) =>
        `<text x="${short(at.x)}" y="${short(at.y + i * LINE * SIZE)}" ${given}>${escape(line)}</text>`,
    )
    .join('');
}

/** What each colour is, where the wide drawing does not say it beside its marks. */
function keyPicture(chart: Chart, rows: readonly ChartRow[]): Drawn {
  const items = chart.key === 'narrow' ? [] : keyItems(chart, rows);
  const parts: string[] = [];
  let [x, y] = [0, SIZE];
  for (const { label, color, amount } of items) {
    const text = amount === '' ? label : `${label} ${amount}`;
    const width = lettersIn(text) * SIZE + SIZE * 1.4;
    if (x > 0 && x + width > DRAWN) [x, y] = [0, y + SIZE * 1.6];
    parts.push(
      `<rect x="${short(x)}" y="${short(y + SIZE * 0.2)}" width="${SIZE * 0.8}" height="${SIZE * 0.8}" fill="${color}"/>`,
      textLines([text], { x: x + SIZE * 1.2, y }, { size: SIZE }),
    );
    x += width + SIZE * 1.2;
  }
  return { height: items.length === 0 ? 0 : y + SIZE * 1.4, markup: parts.join('') };
}
