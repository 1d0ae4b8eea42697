// A chart as a picture for saving: the drawing that the page has, with its sentence.

import { drawChartPicture } from '../../charts/chartPicture.ts';
import type { Picture } from '../../charts/pictures.ts';
import { lookup } from '../../model/lookup.ts';
import type { PageContext } from '../contract/context.server.ts';
import { buildPicture } from '../figure/pictured.server.ts';
import type { ChartBlock, ChartView } from './chart.kind.ts';

/** Null where the block has no figures or no drawing. The height is in the points of a picture. */
export function buildChartPicture(
  { portal, formatter }: PageContext,
  { highlight = '' }: ChartBlock,
  view: ChartView,
): Picture | null {
  if (view.state !== 'ready' || view.charts.length === 0) return null;
  const { counted, step, rows, sentence } = view;
  const drawn = drawChartPicture({
    chart: lookup(portal.charts, view.chart),
    rows,
    given: { counted, step, highlight },
    numbers: formatter.style,
  });
  return buildPicture(view, { ...drawn, words: [sentence], first: sentence });
}
