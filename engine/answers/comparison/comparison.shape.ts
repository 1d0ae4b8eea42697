// The shape `comparison`: one entry for each code of a list, with what is said of it and its figures.

import { assertDefined } from '../../model/lookup.ts';
import type { Call, Portal } from '../../model/portal.ts';
import type { RecordsAnswer } from '../answer.ts';
import {
  dataSchemas,
  listSchema,
  NOTES,
  objectSchema,
  otherNames,
  recordSchema,
  TEXT,
  WHOLE_NUMBER,
  type JsonSchema,
} from '../jsonSchema.ts';
import { writeRecords } from '../records.ts';
import { fieldSchemas } from '../members/membersSchema.ts';
import type { Shape } from '../shape.ts';
import { askComparison } from './comparison.ts';

export const COMPARISON: Shape<RecordsAnswer> = {
  answers: () => 'comparison',
  wants: () => 'each',
  byLanguage: true,
  ask: askComparison,
  write: writeRecords,
  schema: comparisonSchema,
  reading: (call) => ({
    at: '',
    ...(call.asks.length > 0 ? { under: ['details', assertDefined(call.each)] } : {}),
  }),
};

function comparisonSchema(portal: Portal, call: Call): JsonSchema {
  const each = assertDefined(call.each);
  const about = call.members ? fieldSchemas(call.members.fields) : {};
  const head = { [each]: TEXT, ...about };
  if (call.asks.length === 0) return listSchema(objectSchema(head, [each]));
  const detail = objectSchema(
    {
      code: TEXT,
      codeName: TEXT,
      ...otherNames(portal),
      level: WHOLE_NUMBER,
      ...dataSchemas(portal, call),
    },
    ['code', 'codeName', 'level'],
  );
  const period = {
    anyOf: [recordSchema({ year: WHOLE_NUMBER, month: WHOLE_NUMBER }), { type: 'null' }],
  };
  return listSchema(
    objectSchema({ ...head, period, details: listSchema(detail), notes: NOTES }, [
      each,
      'period',
      'details',
    ]),
  );
}
