// Areas of two levels as Vega draws them: whole labels alone, colours of the upper level.

import type { Datum } from '../../charts/data.ts';

/** The place of a drawing. */
export interface Size {
  readonly width: number;
  /** The size of the reader's letters. */
  readonly letter: number;
  /** Their family, as the canvas that measures them has to know it. */
  readonly family: string;
}

export const INK = 'var(--ink)';
/** So much of a letter's height it is wide, as a rule. */
const LETTER_WIDTH = 0.56;

/** A Vega specification of a treemap; `width` and `letter` (the size of letters) are in pixels. */
export function areasSpec(
  data: readonly Datum[],
  { width, letter, family }: Size,
): Record<string, unknown> {
  return {
    $schema: 'https://vega.github.io/schema/vega/v6.json',
    width,
    height: Math.max(320, letter * 28),
    padding: 0,
    autosize: { type: 'none' },
    background: 'transparent',
    config: { font: family },
    data: [
      { name: 'rows', values: data.map((row) => ({ ...row })) },
      { name: 'areas', source: 'rows', transform: listTransforms(letter) },
    ],
    marks: [
      AREA,
      buildText('label', { line: 1, weight: 400, letter }),
      buildText('spoken', { line: 2, weight: 600, letter }),
    ],
  };
}

/** What does not fit is not drawn: the table has it. */
function listTransforms(letter: number): object[] {
  const longest = `max(length(datum.label), length(datum.spoken)) * ${letter * LETTER_WIDTH}`;
  return [
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
    {
      type: 'formula',
      as: 'fits',
      expr: `datum.y1 - datum.y0 > ${letter * 3.2} && ${longest} < datum.x1 - datum.x0 - ${letter}`,
    },
  ];
}

const AREA = {
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
};

interface TextStyle {
  /** Counted from the top of its area. */
  readonly line: number;
  readonly weight: number;
  readonly letter: number;
}

function buildText(field: string, { line, weight, letter }: TextStyle): object {
  return {
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
  };
}
