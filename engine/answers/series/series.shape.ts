// The shape `series`: points in time, and below those of years the roots of a classification.

import type { TreeAnswer } from '../answer.ts';
import {
  COVERAGE,
  figuresSchema,
  itemSchema,
  recordSchema,
  type JsonSchema,
} from '../jsonSchema.ts';
import type { Shape } from '../shape.ts';
import { treeSchema } from '../tree/tree.shape.ts';
import { writeFigures } from '../tree/treeJson.ts';
import { askSeries } from './series.ts';

export const SERIES: Shape<TreeAnswer> = {
  figures: () => true,
  answers: () => 'series',
  points: true,
  wants: () => 'ask',
  ask: askSeries,
  write: (answer, writing) => writeFigures(answer, writing),
  schema: (portal, call, { at = '#' }) =>
    call.asks.some((ask) => ask.by !== '')
      ? treeSchema(portal, call, at, POINT_FACTS)
      : figuresSchema(itemSchema(portal, call, POINT, POINT_FACTS)),
  reading: () => ({ at: 'items' }),
};

const MONTH: JsonSchema = { type: 'integer', minimum: 1, maximum: 12 };

/** When the figures of a point are, and what they are a sum of. */
const POINT_FACTS = {
  months: recordSchema({ from: MONTH, to: MONTH }),
  incomplete: { const: true, description: 'A year was asked and this is a part of it.' },
  date: { type: 'string', format: 'date', description: 'The day of stocks.' },
  open: { type: 'string', description: 'Why there are no figures.' },
  coverage: COVERAGE,
};

/** A year, or a month or a quarter of it. */
const POINT: JsonSchema = { type: 'string', pattern: '^\\d{4}(-(\\d{2}|Q[1-4]))?$' };
