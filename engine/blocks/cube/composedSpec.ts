// The specification of a composed drawing: colours are those of the page, letters those of the reader, names stand at the ends of lines.

import type { Datum } from '../../charts/data.ts';
import type { CubeDrawingView } from './cube.kind.ts';

interface Size {
  readonly width: number;
  readonly letter: number;
}

const INK = 'var(--ink)';
const SOFT = 'var(--ink-soft)';

/** Vega-Lite for lines, Vega for areas: a treemap is none of Vega-Lite's marks. */
export function composedSpec(
  { way, step }: Pick<CubeDrawingView, 'way' | 'step'>,
  data: readonly Datum[],
  size: Size,
): Record<string, unknown> {
  return way === 'treemap' ? areasSpec(data, size) : linesSpec(data, step, size);
}

/** So much of a letter's height it is wide, as a rule. */
const LETTER_WIDTH = 0.56;
/** A label at the end of a line has at most this part of the width. */
const LABEL_PART = 0.34;

function linesSpec(
  data: readonly Datum[],
  step: number,
  { width, letter }: Size,
): Record<string, unknown> {
  const several = data.some(({ series }) => series !== '');
  const longest = Math.max(0, ...data.map(({ seriesLabel }) => seriesLabel.length));
  const room = several
    ? Math.min(width * LABEL_PART, longest * letter * LETTER_WIDTH + letter * 2)
    : letter * 2;
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    width: Math.max(120, width - room - letter * 5),
    height: Math.max(220, letter * 20),
    padding: { left: 0, top: letter, right: room, bottom: 0 },
    autosize: { type: 'pad', contains: 'content' },
    background: 'transparent',
    data: { values: data.map((row) => ({ ...row })) },
    config: configOf(letter),
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
        axis: {
          title: null,
          tickCount: 5,
          domain: false,
          ticks: false,
          labelExpr: `format(datum.value / ${step}, ',.2~f')`,
        },
      },
    },
    layer: layersOf(room, letter, several),
  };
}

function layersOf(room: number, letter: number, several: boolean): object[] {
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
            mark: { type: 'text', align: 'left', baseline: 'middle', dx: 8, limit: room },
            encoding: { text: { field: 'seriesLabel' }, fill: { value: INK } },
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

function areasSpec(data: readonly Datum[], { width, letter }: Size): Record<string, unknown> {
  const fits = `datum.y1 - datum.y0 > ${letter * 3.2} && max(length(datum.label), length(datum.spoken)) * ${letter * LETTER_WIDTH} < datum.x1 - datum.x0 - ${letter}`;
  const text = (field: string, line: number, weight: number) => ({
    type: 'text',
    from: { data: 'areas' },
    encode: {
      update: {
        x: { field: 'x0', offset: letter * 0.6 },
        y: { field: 'y0', offset: letter * 1.4 * line },
        text: { signal: `datum.fits ? datum.${field} : ''` },
        fontSize: { value: letter },
        fontWeight: { value: weight },
        fill: { value: INK },
      },
    },
  });
  return {
    $schema: 'https://vega.github.io/schema/vega/v6.json',
    width,
    height: Math.max(320, letter * 28),
    padding: 0,
    autosize: { type: 'none' },
    background: 'transparent',
    data: [
      { name: 'rows', values: data.map((row) => ({ ...row })) },
      {
        name: 'areas',
        source: 'rows',
        transform: [
          { type: 'filter', expr: 'datum.value > 0' },
          { type: 'nest', keys: ['series'] },
          {
            type: 'treemap',
            field: 'value',
            sort: { field: 'value', order: 'descending' },
            round: true,
            method: 'squarify',
            ratio: 1.6,
            paddingInner: 2,
            size: [{ signal: 'width' }, { signal: 'height' }],
          },
          { type: 'filter', expr: 'isValid(datum.at)' },
          { type: 'formula', as: 'fits', expr: fits },
        ],
      },
    ],
    marks: [
      {
        type: 'rect',
        from: { data: 'areas' },
        encode: {
          update: {
            x: { field: 'x0' },
            y: { field: 'y0' },
            x2: { field: 'x1' },
            y2: { field: 'y1' },
            fill: { field: 'color' },
            fillOpacity: { value: 0.2 },
            stroke: { field: 'color' },
            strokeWidth: { value: 1.5 },
          },
          hover: { fillOpacity: { value: 0.4 } },
        },
      },
      text('label', 1, 400),
      text('spoken', 2, 600),
    ],
  };
}

function configOf(letter: number): Record<string, unknown> {
  return {
    font: 'inherit',
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
