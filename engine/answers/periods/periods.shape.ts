// The shape `periods`: which periods are loaded, one entry for each table of the ledger.

import type { Call, Portal } from '../../model/portal.ts';
import type { RecordsAnswer } from '../answer.ts';
import { listSchema, objectSchema, TEXT_OR_NULL, type JsonSchema } from '../jsonSchema.ts';
import { recordRows, writeRecords } from '../records.ts';
import type { Shape } from '../shape.ts';
import { askPeriods } from './periods.ts';

export const PERIODS: Shape<RecordsAnswer> = {
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
    rows: (answer, asked) => recordRows(answer, asked),
    schema: periodsRow,
  },
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
