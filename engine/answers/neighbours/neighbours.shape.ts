// The shape `neighbours`: members that are like one of them, nearest first, each with the reason.

import { PLAIN_CALL } from '../../config/shape.ts';
import type { RecordsAnswer } from '../answer.ts';
import { listSchema, objectSchema, TEXT, WHOLE_NUMBER } from '../jsonSchema.ts';
import { sizeOfRecords, writeRecords } from '../records.ts';
import { PLAIN_SHAPE, type Shape } from '../shape.ts';
import { askNeighbours } from './neighbours.ts';

export const NEIGHBOURS: Shape<RecordsAnswer> = {
  ...PLAIN_CALL,
  ...PLAIN_SHAPE,
  answers: () => 'records',
  fields: () => ['code', 'codeName', 'reason', 'percent'],
  wants: () => 'like',
  ask: askNeighbours,
  byLanguage: true,
  writings: ['lang'],
  write: writeRecords,
  schema: () =>
    listSchema(
      objectSchema(
        {
          code: TEXT,
          codeName: TEXT,
          reason: { enum: ['number', 'amount'] },
          percent: WHOLE_NUMBER,
        },
        ['code', 'codeName', 'reason', 'percent'],
      ),
    ),
  reading: () => ({ at: '', under: null, table: true }),
  size: sizeOfRecords,
};
