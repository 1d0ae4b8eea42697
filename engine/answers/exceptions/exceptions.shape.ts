// The shape `exceptions`: where figures break the ledger's rules, one row for each.

import type { RecordsAnswer } from '../answer.ts';
import { AMOUNT_OR_NULL, listSchema, recordSchema, TEXT, WHOLE_NUMBER } from '../jsonSchema.ts';
import { recordRows, writeRecords } from '../records.ts';
import type { Shape } from '../shape.ts';
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
  answers: () => 'records',
  fields: () => Object.keys(FIELDS),
  listsViolations: true,
  ask: askExceptions,
  write: writeRecords,
  schema: () => listSchema(ROW),
  tabular: {
    // a table without rows has its head all the same
    rows: (answer, asked) => recordRows(answer, asked, Object.keys(FIELDS)),
    schema: () => ROW,
  },
};
