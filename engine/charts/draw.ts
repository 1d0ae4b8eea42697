// Draws a chart on the server: SVG for a phone and for a page, without anything a reader does not see.

import { parse, View, type Runtime } from 'vega';
import { expressionInterpreter } from 'vega-interpreter';

import type { Chart, NumberStyle } from '../model/portal.ts';
import { remember } from '../model/remember.ts';
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
  numbers: NumberStyle,
): Promise<string> {
  const drawn = await Promise.all(
    (Object.keys(SIZES) as Size[]).map(async (size) =>
      slimSvg(
        await drawSize(
          chart,
          size,
          (view) => view.data('rows', dataOf(rows)).signal('counted', counted),
          numbers,
        ),
        `drawing-${size}`,
      ),
    ),
  );
  return drawn.join('');
}

async function drawSize(
  chart: Chart,
  size: Size,
  fill: (view: View) => void,
  numbers: NumberStyle,
): Promise<string> {
  const view = new View(runtimeOf(chart, size), {
    renderer: 'none',
    expr: expressionInterpreter,
    locale: numberLocale(numbers),
  } as never);
  try {
    fill(view);
    return await view.toSVG();
  } finally {
    view.finalize();
  }
}

function runtimeOf(chart: Chart, size: Size): Runtime {
  const bySize = remember(runtimes, chart, () => new Map());
  return remember(bySize, size, () =>
    parse(compileChart(chart, SIZES[size]), undefined, { ast: true }),
  );
}
