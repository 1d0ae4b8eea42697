// A chart as part of a picture for saving: the plots that a page has, at one width, and what their colours are.

import { paintKey, type ChartFigure } from './draw.ts';
import { drawPlotPicture } from './markup.ts';
import { DRAWN, drawKey, drawText, moveTo, stack, type PicturePart } from './pictures.ts';

const SIZE = 14;
const GAP = 28;
/** Drawings of single series that stand beside each other. */
const BESIDE = 3;

/** The key stands below the drawing, where the wide one does not say it beside its marks. */
export function drawChartPicture({ chart, plots, key }: ChartFigure): PicturePart {
  const keyed = chart.key === 'narrow' ? [] : key;
  return stack([
    ...(chart.multiples
      ? [drawBeside(plots)]
      : plots.map(({ plot }) => drawPlotPicture(plot, DRAWN, SIZE))),
    drawKey(
      keyed.map((item) => ({
        given: paintKey(item),
        words: `${item.label} ${item.amount}`.trim(),
      })),
    ),
  ]);
}

function drawBeside(plots: ChartFigure['plots']): PicturePart {
  const width = (DRAWN - GAP * (BESIDE - 1)) / BESIDE;
  const drawn = plots.map(({ label, plot }) =>
    stack(
      [drawText(label, { size: SIZE, bold: true }, width), drawPlotPicture(plot, width, SIZE)],
      4,
    ),
  );
  const lines = Array.from({ length: Math.ceil(drawn.length / BESIDE) }, (_, i) => {
    const line = drawn.slice(i * BESIDE, (i + 1) * BESIDE);
    return {
      height: Math.max(...line.map(({ height }) => height)),
      markup: line.map((each, k) => moveTo(each, k * (width + GAP), 0)).join(''),
    };
  });
  return stack(lines, GAP);
}
