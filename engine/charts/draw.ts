// Draws a chart on the server, once for all widths: shapes stretch, letters keep the reader's size.

import { parse, View, type Runtime } from 'vega';

import { escape } from '../language/html.ts';
import type { Chart, NumberStyle } from '../model/portal.ts';
import { remember } from '../model/remember.ts';
import { compileChart } from './compile.ts';
import {
  buildChartData,
  LETTER,
  OTHERS,
  type ChartRow,
  type Datum,
  type DrawnWith,
} from './data.ts';
import { measureByLetters } from './letters.ts';
import { plotMarkup } from './markup.ts';
import { writePaint, type Paint } from './marks.ts';
import { readScene, type Plot } from './scene.ts';
import { AS_TREES, INTERPRETED } from './interpreted.ts';

measureByLetters();

const runtimes = new WeakMap<Chart, Runtime>();

/** A chart laid out: what a page and a picture of it draw alike. */
export interface ChartFigure {
  readonly chart: Chart;
  /** One; of a chart with one for each series all of them, each with the name of its own. */
  readonly plots: readonly { readonly label: string; readonly plot: Plot }[];
  /** What its colours are, where it does not say that beside its marks. */
  readonly key: readonly KeyItem[];
}

/** The drawing of a chart in HTML. */
export function drawChart(...drawn: Parameters<typeof layChart>): string {
  return writeChart(layChart(...drawn));
}

/** The same of a chart that is laid out. */
export function writeChart({ chart, plots, key }: ChartFigure): string {
  if (!chart.multiples)
    return `<div class="${chart.wide ? 'plot-wide' : 'plot-any'}">${plots.map(({ plot }) => plotMarkup(plot)).join('')}</div>${writeKey(chart, key)}`;
  const drawn = plots.map(
    ({ label, plot }) => `<div class="multiple"><p>${escape(label)}</p>${plotMarkup(plot)}</div>`,
  );
  return `<div class="multiples">${drawn.join('')}</div>`;
}

/** Lays a template out with its rows. */
export function layChart(
  chart: Chart,
  rows: readonly ChartRow[],
  given: DrawnWith,
  numbers: NumberStyle,
): ChartFigure {
  const data = buildChartData(rows);
  const values = data.map(({ value }) => value);
  const signals = { ...given, least: Math.min(0, ...values), most: Math.max(0, ...values) };
  const series = chart.multiples ? [...Map.groupBy(data, (row) => row.series).values()] : [data];
  const plots = series.map((own) => ({
    label: own[0]?.seriesLabel ?? '',
    plot: layOut(chart, own, signals, numbers),
  }));
  const signs = new Map(plots.flatMap(({ plot }) => [...plot.signs]));
  return { chart, plots, key: listKey(chart, data, signs) };
}

/** Whether rows suit a template: areas have no room for what is below zero, and say nothing of one level. */
export function isDrawable({ parts, rows: wanted }: Chart, rows: readonly ChartRow[]): boolean {
  if (rows.length === 0) return false;
  if (parts && rows.some(({ value }) => value < 0)) return false;
  return wanted !== 'nodes' || rows.some(({ key, series }) => series !== '' && series !== key);
}

function layOut(
  chart: Chart,
  data: readonly Datum[],
  signals: Readonly<Record<string, unknown>>,
  numbers: NumberStyle,
): Plot {
  const runtime = remember(runtimes, chart, () => parse(compileChart(chart), undefined, AS_TREES));
  const view = new View(runtime, {
    renderer: 'none',
    ...INTERPRETED,
    locale: numberLocale(numbers),
  } as never);
  try {
    view.data('rows', [...data]);
    for (const [name, value] of Object.entries(signals)) view.signal(name, value);
    view.run();
    const { root } = view.scenegraph() as unknown as { root: Parameters<typeof readScene>[0] };
    return readScene(root, view.height());
  } finally {
    view.finalize();
  }
}

/** What one colour of a drawing is. */
interface KeyItem {
  readonly label: string;
  /** Language of the label; empty: the page's. */
  readonly lang: string;
  readonly color: string;
  /** How strong it is, up to 1. */
  readonly shade: number;
  /** Shape of its points, around 0 in points of the template; empty: it has none. */
  readonly sign: string;
  /** Empty where the drawing tells it. */
  readonly amount: string;
}

function listKey(
  { key, rows: wanted }: Chart,
  data: readonly Datum[],
  signs: Plot['signs'],
): KeyItem[] {
  if (!key) return [];
  const alone = data.every(({ series }) => series === '');
  const shown = alone
    ? data
    : data.filter(
        ({ last, seriesLabel, meaning }) => last && seriesLabel !== '' && meaning !== OTHERS,
      );
  if (shown.length < 2 || (alone && key === 'narrow')) return [];
  return shown
    .toSorted((a, b) => (alone ? a.order - b.order : a.seriesOrder - b.seriesOrder))
    .map((row) => {
      const amount = alone ? row.spoken : row.brief;
      return {
        label: alone ? row.name : row.seriesLabel,
        lang: alone ? row.lang : '',
        color: alone ? row.tone : row.color,
        shade: alone ? row.toneShade : row.shade,
        sign: alone ? '' : (signs.get(row.series) ?? ''),
        amount: wanted === 'nodes' ? '' : amount,
      };
    });
}

function writeKey({ key }: Chart, keyed: readonly KeyItem[]): string {
  const items = keyed.map((item) => {
    const { label, lang, amount } = item;
    const told = amount === '' ? '' : ` <b>${escape(amount)}</b>`;
    return `<li${lang === '' ? '' : ` lang="${lang}"`}>${markKey(item)}${escape(label)}${told}</li>`;
  });
  return items.length === 0 ? '' : `<ul class="key key-${key}">${items.join('')}</ul>`;
}

/** The points of its line, else a square. */
function markKey({ sign, ...item }: KeyItem): string {
  const half = LETTER / 2;
  return sign === ''
    ? `<svg viewBox="0 0 10 10"><rect width="10" height="10"${writePaint(paintKey(item))}/></svg>`
    : `<svg viewBox="${-half} ${-half} ${LETTER} ${LETTER}">${sign}</svg>`;
}

/** The square before what a colour is: one that is pale has an outline. */
export function paintKey({ color, shade }: Pick<KeyItem, 'color' | 'shade'>): Paint {
  return shade === 1 ? { fill: color } : { fill: color, fillOpacity: shade, stroke: color };
}

/** Vega's locale of numbers. It takes group sizes in turn, so the last one is repeated; it groups every whole number. */
export function numberLocale({ point, group, sizes, minus }: NumberStyle): object {
  const [first = 3, ...others] = sizes;
  const above = others.at(-1);
  return {
    number: {
      decimal: point,
      thousands: group,
      grouping: above === undefined ? [first] : [first, ...Array<number>(6).fill(above)],
      currency: ['', ''],
      minus,
    },
  };
}
