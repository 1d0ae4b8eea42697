// The shape `holders`: whose figures a sum over all keys is made of, one row for each key, the total first.

import { PLAIN_CALL } from '../../config/shape.ts';
import type { TreeAnswer } from '../answer.ts';
import { sizeOfFigures } from '../figures.ts';
import { PLAIN_SHAPE, type Shape } from '../shape.ts';
import { treeSchema } from '../tree/tree.shape.ts';
import { writeFigures } from '../tree/treeJson.ts';
import { askHolders } from './holders.ts';

export const HOLDERS: Shape<TreeAnswer> = {
  ...PLAIN_CALL,
  ...PLAIN_SHAPE,
  figures: true,
  answers: () => 'tree',
  byKey: true,
  wants: () => 'ask',
  askWants: 'by',
  ask: askHolders,
  writings: ['lang'],
  write: (answer, writing) => writeFigures(answer, writing),
  schema: (portal, call, { at = '#' }) => treeSchema(portal, call, at),
  reading: () => ({ at: 'items', under: null, table: true }),
  size: sizeOfFigures,
};
