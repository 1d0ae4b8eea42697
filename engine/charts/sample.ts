// A chart template drawn with sample rows, as a picture that needs nothing else: how a gallery shows what it is.

import type { Chart, NumberStyle } from '../model/portal.ts';
import { drawChartPicture } from './chartPicture.ts';
import { layChart } from './draw.ts';
import { DRAWN, resolveColors } from './pictures.ts';
import { sampleRows } from './tryChart.ts';

const SAMPLE = [620, 840, 750, 980];
/** Around the drawing, in points. */
const MARGIN = 12;

/** SVG. `color` tells a colour by its name in the style sheet. Throws where the template cannot be drawn. */
export function drawSample(
  chart: Chart,
  numbers: NumberStyle,
  color: (name: string) => string,
): string {
  const drawn = layChart(
    chart,
    sampleRows(chart, SAMPLE),
    { highlight: '', counted: '', step: 1 },
    numbers,
  );
  const { height, markup } = drawChartPicture(drawn);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[-MARGIN, -MARGIN, DRAWN + 2 * MARGIN, Math.ceil(height) + 2 * MARGIN].join(' ')}" font-family="sans-serif">${markup}</svg>`;
  return resolveColors(svg, '', color);
}
