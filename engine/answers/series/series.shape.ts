// The shape `series`: points in time, and below those of years the roots of a classification.

import { PLAIN_CALL } from '../../config/shape.ts';
import type { TreeAnswer } from '../answer.ts';
import { sizeOfFigures } from '../figures.ts';
import {
  COVERAGE,
  itemSchema,
  listSchema,
  NOTES,
  objectSchema,
  type JsonSchema,
} from '../jsonSchema.ts';
import { PLAIN_SHAPE, type Shape } from '../shape.ts';
import { treeSchema } from '../tree/tree.shape.ts';
import { writeFigures } from '../tree/treeJson.ts';
import { askSeries } from './series.ts';

export const SERIES: Shape<TreeAnswer> = {
  ...PLAIN_CALL,
  ...PLAIN_SHAPE,
  answers: () => 'series',
  wants: () => 'ask',
  ask: askSeries,
  write: writeFigures,
  schema: (portal, call, { at = '#' }) =>
    call.asks.some((ask) => ask.by !== '')
      ? treeSchema(portal, call, at)
      : objectSchema(
          {
            items: listSchema(itemSchema(portal, call, POINT, { coverage: COVERAGE })),
            notes: NOTES,
            coverage: COVERAGE,
          },
          ['items'],
        ),
  reading: () => ({ at: 'items', under: null, table: true }),
  size: sizeOfFigures,
};

/** A year, or a month of it. */
const POINT: JsonSchema = { type: 'string', pattern: '^\\d{4}(-\\d{2})?$' };
