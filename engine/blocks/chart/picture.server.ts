// A chart as a picture for saving: the drawing that the page has, with its sentence.

import { chartPicture } from '../../charts/chartPicture.ts';
import type { Picture } from '../../charts/pictures.ts';
import { lookup } from '../../model/lookup.ts';
import type { PageContext } from '../context.server.ts';
import { saidInPicture } from '../pictured.server.ts';
import type { ChartView } from './chart.kind.ts';

/** Null where the block has no figures or no drawing. The height is in the points of a picture. */
export function buildChartPicture(
  { portal, formatter }: PageContext,
  view: ChartView,
): Picture | null {
  if (view.state !== 'ready' || view.charts.length === 0) return null;
  const { counted, step, rows, sentence, meaning } = view;
  const { height, markup } = chartPicture({
    chart: lookup(portal.charts, view.chart),
    rows,
    given: { counted, step, highlight: '' },
    numbers: formatter.style,
  });
  return {
    ...saidInPicture(view, [sentence]),
    words: sentence,
    height,
    // on the page the figure has the colour of what it means
    markup: markup.replaceAll('var(--m)', `var(--m-${meaning === '' ? 'item' : meaning})`),
  };
}
