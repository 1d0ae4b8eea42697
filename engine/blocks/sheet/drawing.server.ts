// Draws rows of a sheet over its years: lines or bars, one drawing for a phone and one for a page, hidden from assistive technology.

import { SIZES } from '../../charts/data.ts';
import { formatAmount } from '../../language/amounts.ts';
import { plainWords } from '../../language/text.ts';
import type { PageContext } from '../context.server.ts';
import type { Sheet, SheetRow } from './sheet.server.ts';
import { html, type Html } from '../html.server.ts';

const HEIGHT = 220;
const FRAME = { left: 8, right: 8, top: 22, bottom: 24 } as const;

/** The drawing with its legend; the same numbers stand in the table below. */
export function drawSheet(context: PageContext, sheet: Sheet, rows: readonly SheetRow[]): Html {
  const { formatter } = context;
  const legend = rows.map(
    (row, i) =>
      html`<li><svg class="key" viewBox="0 0 12 12" aria-hidden="true" focusable="false"><rect class="series-${i + 1}" width="12" height="12" /></svg>${plainWords(formatter.words(row.title))}</li>`,
  );
  const drawings = Object.entries(SIZES).map(([size, width]) =>
    drawOne(context, sheet, rows, size, width),
  );
  return html`<div class="sheet-drawing drawing">${drawings}<ul class="legend">${legend}</ul></div>`;
}

function drawOne(
  context: PageContext,
  sheet: Sheet,
  rows: readonly SheetRow[],
  size: string,
  width: number,
): Html {
  const values = rows
    .flatMap((row) => row.values)
    .filter((value) => value !== null)
    .map(Number);
  const step0 = niceStep(Math.max(0, ...values) - Math.min(0, ...values));
  const most = Math.ceil(Math.max(0, ...values) / step0) * step0;
  const least = Math.floor(Math.min(0, ...values) / step0) * step0;
  const y = (value: number) =>
    round(FRAME.top + ((most - value) / (most - least || 1)) * (HEIGHT - FRAME.top - FRAME.bottom));
  const step = (width - FRAME.left - FRAME.right) / sheet.years.length;
  const x = (i: number) => round(FRAME.left + step * (i + 0.5));
  const years = sheet.years.map(
    (year, i) =>
      html`<text class="axis" x="${x(i)}" y="${HEIGHT - 6}" text-anchor="middle">${year}</text>`,
  );
  const ticks = Array.from(
    { length: Math.round((most - least) / step0) + 1 },
    (_, i) => least + i * step0,
  ).filter((value) => value !== 0);
  const grid = ticks.map(
    (value) =>
      html`<path class="grid-line" d="M${FRAME.left} ${y(value)}H${width - FRAME.right}" /><text class="axis" x="${FRAME.left}" y="${round(y(value) - 4)}">${formatAmount(String(round(value)), { value: 1, decimals: step0 < 1 ? 1 : 0 }, context.formatter.style)}</text>`,
  );
  const zero = html`<path class="zero" d="M${FRAME.left} ${y(0)}H${width - FRAME.right}" />`;
  const drawn =
    sheet.chart!.kind === 'bars'
      ? rows.map((row, i) => bars(context, row, i, rows.length, step, x, y))
      : rows.map((row, i) => line(context, row, i, rows.length, x, y));
  return html`<svg class="drawing-${size}" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" aria-hidden="true" focusable="false">${grid}${zero}${years}${drawn}</svg>`;
}

/** 1, 2 or 5 of a power of ten, so that two to five lines stand. */
function niceStep(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range || 1));
  return [0.5, 1, 2, 5].map((one) => one * power).find((one) => range / one <= 4) ?? power * 5;
}

type Place = (value: number) => number;

function line(
  context: PageContext,
  row: SheetRow,
  at: number,
  of: number,
  x: Place,
  y: Place,
): Html {
  const points = row.values.flatMap((value, i) =>
    value === null ? [] : [{ value, x: x(i), y: y(Number(value)) }],
  );
  const path = points.map((point, i) => `${i === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('');
  const dots = points.map(
    (point) =>
      html`<circle class="series-${at + 1}" cx="${point.x}" cy="${point.y}" r="3.5" />${of === 1 ? amount(context, point.value, point.x, point.y) : null}`,
  );
  return html`<path class="line series-${at + 1}" d="${path}" />${dots}`;
}

function bars(
  context: PageContext,
  row: SheetRow,
  at: number,
  of: number,
  step: number,
  x: Place,
  y: Place,
): Html {
  const wide = round(Math.min(56, (step * 0.7) / of));
  const drawn = row.values.map((value, i) => {
    if (value === null) return null;
    const [top, bottom] = [y(Math.max(0, Number(value))), y(Math.min(0, Number(value)))];
    const left = round(x(i) + (at - of / 2) * wide);
    return html`<rect class="series-${at + 1}" x="${left}" y="${top}" width="${round(wide - 2)}" height="${round(Math.max(1, bottom - top))}" />${of === 1 ? amount(context, value, round(left + wide / 2 - 1), Number(value) < 0 ? bottom + 16 : top) : null}`;
  });
  return html`${drawn}`;
}

function amount({ formatter }: PageContext, value: string, x: number, y: number): Html {
  const decimals = Math.min(1, (value.split('.')[1] ?? '').length);
  return html`<text class="value" x="${x}" y="${round(y - 7)}" text-anchor="middle">${formatAmount(value, { value: 1, decimals }, formatter.style)}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
