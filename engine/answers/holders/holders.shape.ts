// The shape `holders`: whose figures a sum over all keys is made of, one row for each key, the total first.

import type { TreeAnswer } from '../answer.ts';
import type { Shape } from '../shape.ts';
import { treeSchema } from '../tree/tree.shape.ts';
import { writeFigures } from '../tree/treeJson.ts';
import { askHolders } from './holders.ts';

export const HOLDERS: Shape<TreeAnswer> = {
  figures: true,
  answers: () => 'tree',
  byKey: true,
  wants: () => 'ask',
  askWants: 'by',
  ask: askHolders,
  writings: { plain: ['lang'], tables: [] },
  write: (answer, writing) => writeFigures(answer, writing),
  schema: (portal, call, { at = '#' }) => treeSchema(portal, call, at),
  reading: () => ({ at: 'items' }),
};
