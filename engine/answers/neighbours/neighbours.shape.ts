// The shape `neighbours`: members that are like one of them, nearest first, each with the reason.

import type { RecordsAnswer } from '../answer.ts';
import { listSchema, objectSchema, TEXT, WHOLE_NUMBER } from '../jsonSchema.ts';
import { writeRecords } from '../records.ts';
import type { Shape } from '../shape.ts';
import { askNeighbours } from './neighbours.ts';

export const NEIGHBOURS: Shape<RecordsAnswer> = {
  answers: () => 'records',
  fields: () => ['code', 'codeName', 'reason', 'percent'],
  wants: () => 'like',
  ask: askNeighbours,
  byLanguage: true,
  writings: { plain: ['lang'], tables: [] },
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
};
