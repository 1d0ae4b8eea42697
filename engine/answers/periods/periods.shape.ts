// The shape `periods`: which periods are loaded, one entry for each table of the ledger.

import { PLAIN_CALL } from '../../config/shape.ts';
import type { Portal } from '../../model/portal.ts';
import type { RecordsAnswer } from '../answer.ts';
import { listSchema, objectSchema, TEXT_OR_NULL, type JsonSchema } from '../jsonSchema.ts';
import { recordRows, sizeOfRecords, writeRecords } from '../records.ts';
import { PLAIN_SHAPE, type Shape } from '../shape.ts';
import { askPeriods } from './periods.ts';

export const PERIODS: Shape<RecordsAnswer> = {
  ...PLAIN_CALL,
  ...PLAIN_SHAPE,
  ask: ({ portal, ledger }) => askPeriods(portal, ledger),
  write: writeRecords,
  schema: (portal) => listSchema(periodsRow(portal)),
  tabular: {
    of: () => true,
    asSource: false,
    plain: false,
    rows: (answer, asked) => recordRows(answer, asked),
    schema: periodsRow,
  },
  reading: () => ({ at: '', under: null, table: true }),
  size: sizeOfRecords,
};

function periodsRow({ model }: Portal): JsonSchema {
  const sides = [...new Set(model.tables.flatMap((table) => Object.keys(table.sides)))];
  const dates = sides.flatMap((side): [string, JsonSchema][] => [
    [`${side}Date`, { ...TEXT_OR_NULL, pattern: '^\\d{4}-\\d{2}$' }],
    [`${side}Quarter`, { ...TEXT_OR_NULL, pattern: '^\\d{4}-[1-4]$' }],
  ]);
  return objectSchema(
    {
      tableName: { enum: [...new Set(model.tables.map((table) => table.name))] },
      ...Object.fromEntries(dates),
    },
    ['tableName'],
  );
}
