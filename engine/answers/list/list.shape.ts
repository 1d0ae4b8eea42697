// The shape `list`: totals of several facts, one row for each.

import { PLAIN_CALL } from '../../config/shape.ts';
import type { TreeAnswer } from '../answer.ts';
import { sizeOfFigures } from '../figures.ts';
import { COVERAGE, itemSchema, listSchema, NOTES, objectSchema, TEXT } from '../jsonSchema.ts';
import { PLAIN_SHAPE, type Shape } from '../shape.ts';
import { writeFigures } from '../tree/treeJson.ts';
import { askList } from './list.ts';

export const LIST: Shape<TreeAnswer> = {
  ...PLAIN_CALL,
  ...PLAIN_SHAPE,
  figures: true,
  answers: () => 'list',
  wants: () => 'ask',
  askWants: 'row',
  ask: askList,
  write: (answer, writing, { rowsKey }) => writeFigures(answer, writing, rowsKey),
  schema: (portal, call) =>
    objectSchema(
      {
        [call.rowsKey]: listSchema(itemSchema(portal, call, TEXT, { coverage: COVERAGE })),
        notes: NOTES,
        coverage: COVERAGE,
      },
      [call.rowsKey],
    ),
  reading: ({ rowsKey }) => ({ at: rowsKey, under: null, table: true }),
  size: sizeOfFigures,
};
