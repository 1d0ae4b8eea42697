// The specification of a composed drawing: colours are those of the page, letters those of the reader, names stand at the ends of lines.

import type { Datum } from '../../charts/data.ts';
import { areasSpec, INK, type Size } from './areasSpec.ts';
import type { CubeDrawingView } from './cube.kind.ts';

const SOFT = 'var(--ink-soft)';

/** Vega-Lite for lines, Vega for areas: a treemap is none of Vega-Lite's marks. */
export function composedSpec(
  { way, step }: Pick<CubeDrawingView, 'way' | 'step'>,
  data: readonly Datum[],
  size: Size,
): Record<string, unknown> {
  return way === 'treemap' ? areasSpec(data, size) : linesSpec(data, step, size);
}

/** A name at the end of a line is broken so that its lines have about so many letters. */
const LETTERS = 26;
/** Lines of labels stand so many letters apart. */
const LABEL_LINE = 1.3;

function linesSpec(
  data: readonly Datum[],
  step: number,
  { width, letter, family }: Size,
): Record<string, unknown> {
  const height = Math.max(220, letter * 20);
  const values = data.map(({ value }) => value);
  const domain = [Math.min(0, ...values), Math.max(0, ...values)];
  const gap = (((domain[1] ?? 0) - (domain[0] ?? 0)) / height) * letter * LABEL_LINE;
  const labels = labelPlaces(data, gap);
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    width,
    height,
    padding: { left: 0, top: letter, right: 0, bottom: 0 },
    autosize: { type: 'fit', contains: 'padding' },
    background: 'transparent',
    data: {
      values: data.map((row) => ({
        ...row,
        labelAt: labels.get(row.at) ?? row.value,
        labelLines: brokenLabel(row.seriesLabel),
      })),
    },
    config: buildConfig(letter, family),
    encoding: {
      x: {
        field: 'key',
        type: 'ordinal',
        sort: { field: 'order', op: 'min' },
        scale: { type: 'point', padding: 0.3 },
        axis: { title: null, labelExpr: labelsOf(data), labelAngle: 0, grid: false, domain: false },
      },
      y: {
        field: 'value',
        type: 'quantitative',
        scale: { domain, nice: true },
        axis: {
          title: null,
          tickCount: 5,
          domain: false,
          ticks: false,
          labelExpr: `format(datum.value / ${step}, ',.2~f')`,
        },
      },
    },
    layer: listLayers(letter, labels.size > 1),
  };
}

/** Where the name of each line stands, beside its end or, where others stand there, above it; by the place of its last row. */
function labelPlaces(data: readonly Datum[], gap: number): Map<number, number> {
  const ends = data
    .filter(({ last, series }) => last && series !== '')
    .toSorted((a, b) => a.value - b.value);
  const places = new Map<number, number>();
  let lowest = -Infinity;
  for (const { at, value, seriesLabel } of ends) {
    const half = (gap * brokenLabel(seriesLabel).length) / 2;
    const place = Math.max(value, lowest + half);
    places.set(at, place);
    lowest = place + half;
  }
  return places;
}

function brokenLabel(label: string): string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LETTERS)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function listLayers(letter: number, several: boolean): object[] {
  const color = { field: 'color', type: 'nominal', scale: null, legend: null };
  const highlight = { param: 'near', empty: false };
  return [
    {
      mark: { type: 'rule', stroke: 'var(--line-strong)' },
      encoding: { x: null, y: { datum: 0 } },
    },
    {
      mark: { type: 'line', strokeWidth: 2.5 },
      encoding: { stroke: color, detail: { field: 'series' } },
    },
    {
      params: [{ name: 'near', select: { type: 'point', on: 'pointerover', nearest: true } }],
      mark: { type: 'point', filled: true, opacity: 1 },
      encoding: {
        fill: color,
        size: { condition: { ...highlight, value: 120 }, value: 40 },
      },
    },
    {
      transform: [{ filter: highlight }],
      mark: { type: 'text', dy: -letter, fontWeight: 600 },
      encoding: { text: { field: 'spoken' }, fill: { value: INK } },
    },
    ...(several
      ? [
          {
            transform: [{ filter: 'datum.last' }],
            mark: { type: 'text', align: 'left', baseline: 'middle', dx: 8 },
            encoding: {
              y: { field: 'labelAt', type: 'quantitative' },
              text: { field: 'labelLines' },
              fill: { value: INK },
            },
          },
        ]
      : []),
  ];
}

/** Keys are told apart where labels are the same. */
function labelsOf(data: readonly Datum[]): string {
  const labels = Object.fromEntries(data.map(({ key, label }) => [key, label]));
  return `${JSON.stringify(labels)}[datum.value]`;
}

function buildConfig(letter: number, family: string): Record<string, unknown> {
  return {
    font: family,
    view: { stroke: null },
    text: { fill: INK, fontSize: letter },
    axis: {
      labelColor: SOFT,
      labelFontSize: letter,
      labelPadding: 6,
      gridColor: 'var(--line)',
      domainColor: 'var(--line-strong)',
      tickColor: 'var(--line-strong)',
    },
  };
}
