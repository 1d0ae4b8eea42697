// The shape `exceptions`: where figures break the ledger's rules, one row for each.

import { PLAIN_CALL } from '../../config/shape.ts';
import type { RecordsAnswer } from '../answer.ts';
import { AMOUNT_OR_NULL, listSchema, recordSchema, TEXT, WHOLE_NUMBER } from '../jsonSchema.ts';
import { recordRows, sizeOfRecords, writeRecords } from '../records.ts';
import { PLAIN_SHAPE, type Shape } from '../shape.ts';
import { askExceptions } from './exceptions.ts';

const FIELDS = {
  rule: TEXT,
  fact: TEXT,
  key: TEXT,
  year: WHOLE_NUMBER,
  grain: { enum: ['month', 'quarter', 'year'] },
  period: WHOLE_NUMBER,
  part: TEXT,
  code: TEXT,
  measure: TEXT,
  difference: AMOUNT_OR_NULL,
};
const ROW = recordSchema(FIELDS);

export const EXCEPTIONS: Shape<RecordsAnswer> = {
  ...PLAIN_CALL,
  ...PLAIN_SHAPE,
  answers: () => 'records',
  fields: () => Object.keys(FIELDS),
  listsViolations: true,
  ask: askExceptions,
  write: writeRecords,
  schema: () => listSchema(ROW),
  tabular: {
    of: () => true,
    asSource: false,
    plain: false,
    // a table without rows has its head all the same
    rows: (answer, asked) => recordRows(answer, asked, Object.keys(FIELDS)),
    schema: () => ROW,
  },
  reading: () => ({ at: '', under: null, table: true }),
  size: sizeOfRecords,
};
