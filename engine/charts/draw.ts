// Draws a chart on the server: SVG for a phone and for a page, without anything a reader does not see.

import { parse, View, type Runtime } from 'vega';
import { expressionInterpreter } from 'vega-interpreter';

import type { Chart } from '../model/portal.ts';
import { compileChart } from './compile.ts';
import { dataOf, SIZES, type ChartRow, type Size } from './data.ts';
import { measureByLetters } from './letters.ts';
import { numberLocale } from './numbers.ts';
import { slimSvg } from './slim.ts';

measureByLetters();

const runtimes = new WeakMap<Chart, Map<string, Runtime>>();

/** Two drawings side by side; the style sheet shows the one that fits. */
export async function drawChart(
  chart: Chart,
  rows: readonly ChartRow[],
  counted: string,
  locale: string,
): Promise<string> {
  const drawn = await Promise.all(
    (Object.keys(SIZES) as Size[]).map(async (size) =>
      slimSvg(await drawOne(chart, rows, counted, size, locale), `drawing-${size}`),
    ),
  );
  return drawn.join('');
}

async function drawOne(
  chart: Chart,
  rows: readonly ChartRow[],
  counted: string,
  size: Size,
  locale: string,
): Promise<string> {
  const view = new View(runtimeOf(chart, size), {
    renderer: 'none',
    expr: expressionInterpreter,
    locale: numberLocale(locale),
  } as never);
  try {
    view.data('rows', dataOf(rows)).signal('counted', counted);
    return await view.toSVG();
  } finally {
    view.finalize();
  }
}

function runtimeOf(chart: Chart, size: Size): Runtime {
  const known = runtimes.get(chart) ?? new Map<string, Runtime>();
  runtimes.set(chart, known);
  let runtime = known.get(size);
  if (!runtime)
    known.set(size, (runtime = parse(compileChart(chart, SIZES[size]), undefined, { ast: true })));
  return runtime;
}
