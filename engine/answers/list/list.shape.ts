// The shape `list`: totals of several facts, one row for each.

import type { TreeAnswer } from '../answer.ts';
import { COVERAGE, itemSchema, listSchema, NOTES, objectSchema, TEXT } from '../jsonSchema.ts';
import type { Shape } from '../shape.ts';
import { writeFigures } from '../tree/treeJson.ts';
import { askList } from './list.ts';

export const LIST: Shape<TreeAnswer> = {
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
  reading: ({ rowsKey }) => ({ at: rowsKey }),
};
