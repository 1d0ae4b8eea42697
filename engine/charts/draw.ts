// Draws a chart on the server, once for all widths: shapes stretch, letters keep the reader's size.

import { parse, View, type Runtime } from 'vega';
import { expressionInterpreter } from 'vega-interpreter';

import { escape } from '../language/html.ts';
import type { Chart, NumberStyle } from '../model/portal.ts';
import { remember } from '../model/remember.ts';
import { compileChart } from './compile.ts';
import { dataOf, type ChartRow, type Datum } from './data.ts';
import { measureByLetters } from './letters.ts';
import { plotMarkup } from './markup.ts';
import { numberLocale } from './numbers.ts';
import { readScene, type Plot } from './scene.ts';

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
  const data = dataOf(rows);
  const values = data.map(({ value }) => value);
  const signals = { ...given, least: Math.min(0, ...values), most: Math.max(0, ...values) };
  if (!chart.multiples) {
    const plot = layOut(chart, data, signals, numbers);
    return `<div class="${chart.wide ? 'plot-wide' : 'plot-any'}">${plotMarkup(plot)}</div>${keyOf(chart, data)}`;
  }
  const series = [...Map.groupBy(data, (row) => row.series).values()];
  const drawn = series.map((own) => {
    const [{ seriesLabel } = { seriesLabel: '' }] = own;
    const plot = layOut(chart, own, signals, numbers);
    return `<div class="multiple"><p>${escape(seriesLabel)}</p>${plotMarkup(plot)}</div>`;
  });
  return `<div class="multiples">${drawn.join('')}</div>`;
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
  const runtime = remember(runtimes, chart, () =>
    parse(compileChart(chart), undefined, { ast: true }),
  );
  const view = new View(runtime, {
    renderer: 'none',
    expr: expressionInterpreter,
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

/** What each colour is, where the drawing does not say it beside its marks. */
function keyOf({ key, rows }: Chart, data: readonly Datum[]): string {
  if (key === '') return '';
  const alone = data.every(({ series }) => series === '');
  const shown = alone ? data : data.filter(({ last, seriesLabel }) => last && seriesLabel !== '');
  if (shown.length < 2 || (alone && key === 'narrow')) return '';
  const items = shown
    .toSorted((a, b) => (alone ? a.order - b.order : a.seriesOrder - b.seriesOrder))
    .map((row) => {
      const [label, color] = alone ? [row.name, row.tone] : [row.seriesLabel, row.color];
      const lang = alone && row.lang !== '' ? ` lang="${row.lang}"` : '';
      const amount = alone ? row.spoken : row.brief;
      const told = rows === 'nodes' ? '' : ` <b>${escape(amount)}</b>`;
      return `<li${lang}><svg viewBox="0 0 10 10"><rect width="10" height="10" fill="${color}"/></svg>${escape(label)}${told}</li>`;
    });
  return `<ul class="key key-${key}">${items.join('')}</ul>`;
}
