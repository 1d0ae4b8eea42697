// Draws a chart on the server, once for all widths: shapes stretch, letters keep the reader's size.

import { parse, View, type Runtime } from 'vega';

import { escape } from '../language/html.ts';
import type { Chart, NumberStyle } from '../model/portal.ts';
import { remember } from '../model/remember.ts';
import { compileChart } from './compile.ts';
import { buildChartData, type ChartRow, type Datum } from './data.ts';
import { measureByLetters } from './letters.ts';
import { plotMarkup } from './markup.ts';
import { readScene, type Plot } from './scene.ts';
import { AS_TREES, INTERPRETED } from './interpreted.ts';

measureByLetters();

const runtimes = new WeakMap<Chart, Runtime>();

/** What a template is told beside its rows. */
export interface DrawnWith {
  /** The key of the row that stands out. */
  readonly highlight: string;
  readonly counted: string;
  /** How much one of what the axis counts in is. */
  readonly step: number;
}

/** The drawing of a chart, or one for each series of it, and what its marks mean. */
export function drawChart(
  chart: Chart,
  rows: readonly ChartRow[],
  given: DrawnWith,
  numbers: NumberStyle,
): string {
  const plots = layPlots(chart, rows, given, numbers);
  if (!chart.multiples)
    return `<div class="${chart.wide ? 'plot-wide' : 'plot-any'}">${plots.map(({ plot }) => plotMarkup(plot)).join('')}</div>${buildKey(chart, rows)}`;
  const drawn = plots.map(
    ({ label, plot }) => `<div class="multiple"><p>${escape(label)}</p>${plotMarkup(plot)}</div>`,
  );
  return `<div class="multiples">${drawn.join('')}</div>`;
}

/** The plot of a chart; of a chart with one for each series all of them, each with the name of its own. */
export function layPlots(
  chart: Chart,
  rows: readonly ChartRow[],
  given: DrawnWith,
  numbers: NumberStyle,
): { readonly label: string; readonly plot: Plot }[] {
  const data = buildChartData(rows);
  const values = data.map(({ value }) => value);
  const signals = { ...given, least: Math.min(0, ...values), most: Math.max(0, ...values) };
  const series = chart.multiples ? [...Map.groupBy(data, (row) => row.series).values()] : [data];
  return series.map((own) => ({
    label: own[0]?.seriesLabel ?? '',
    plot: layOut(chart, own, signals, numbers),
  }));
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
  /** Empty where the drawing tells it. */
  readonly amount: string;
}

/** What each colour is, where the drawing does not say it beside its marks; none where it does. */
export function keyItems({ key, rows: wanted }: Chart, rows: readonly ChartRow[]): KeyItem[] {
  if (!key) return [];
  const data = buildChartData(rows);
  const alone = data.every(({ series }) => series === '');
  const shown = alone ? data : data.filter(({ last, seriesLabel }) => last && seriesLabel !== '');
  if (shown.length < 2 || (alone && key === 'narrow')) return [];
  return shown
    .toSorted((a, b) => (alone ? a.order - b.order : a.seriesOrder - b.seriesOrder))
    .map((row) => {
      const amount = alone ? row.spoken : row.brief;
      return {
        label: alone ? row.name : row.seriesLabel,
        lang: alone ? row.lang : '',
        color: alone ? row.tone : row.color,
        amount: wanted === 'nodes' ? '' : amount,
      };
    });
}

function buildKey(chart: Chart, rows: readonly ChartRow[]): string {
  const items = keyItems(chart, rows).map(({ label, lang, color, amount }) => {
    const told = amount === '' ? '' : ` <b>${escape(amount)}</b>`;
    return `<li${lang === '' ? '' : ` lang="${lang}"`}><svg viewBox="0 0 10 10"><rect width="10" height="10" fill="${color}"/></svg>${escape(label)}${told}</li>`;
  });
  return items.length === 0 ? '' : `<ul class="key key-${chart.key}">${items.join('')}</ul>`;
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
