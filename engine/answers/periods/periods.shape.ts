// The shape `periods`: which periods are loaded, one entry for each table of the ledger.

import { PLAIN_CALL } from '../../config/shape.ts';
import type { Call, Portal } from '../../model/portal.ts';
import type { RecordsAnswer } from '../answer.ts';
import { listSchema, objectSchema, TEXT_OR_NULL, type JsonSchema } from '../jsonSchema.ts';
import { recordRows, sizeOfRecords, writeRecords } from '../records.ts';
import { PLAIN_SHAPE, type Shape } from '../shape.ts';
import { askPeriods } from './periods.ts';

export const PERIODS: Shape<RecordsAnswer> = {
  ...PLAIN_CALL,
  ...PLAIN_SHAPE,
  answers: () => 'records',
  fields: ({ loadDay }, model) => [
    'tableName',
    ...periodFields(listSides(model?.tables ?? [])),
    ...(loadDay === undefined ? [] : [loadDay]),
  ],
  ask: askPeriods,
  write: writeRecords,
  schema: (portal, call) => listSchema(periodsRow(portal, call)),
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

function periodsRow({ model }: Portal, { loadDay }: Call): JsonSchema {
  const dates = periodFields(listSides(model.tables)).map((field): [string, JsonSchema] => [
    field,
    { ...TEXT_OR_NULL, pattern: field.endsWith('Date') ? '^\\d{4}-\\d{2}$' : '^\\d{4}-[1-4]$' },
  ]);
  return objectSchema(
    {
      tableName: { enum: [...new Set(model.tables.map((table) => table.name))] },
      ...Object.fromEntries(dates),
      ...(loadDay === undefined ? {} : { [loadDay]: { type: 'string', format: 'date' } }),
    },
    ['tableName'],
  );
}

function listSides(tables: readonly { readonly sides: object }[]): string[] {
  return [...new Set(tables.flatMap((table) => Object.keys(table.sides)))];
}

function periodFields(sides: readonly string[]): string[] {
  return sides.flatMap((side) => [`${side}Date`, `${side}Quarter`]);
}
