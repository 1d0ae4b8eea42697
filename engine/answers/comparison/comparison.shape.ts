// The shape `comparison`: one entry for each code of a list, with what is said of it and its figures.

import { PLAIN_CALL } from '../../config/shape.ts';
import { assertDefined } from '../../model/lookup.ts';
import type { Call, Portal } from '../../model/portal.ts';
import type { BodyAnswer } from '../answer.ts';
import { sizeOfBody, writeBody } from '../body.ts';
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
import { fieldSchemas } from '../members/membersSchema.ts';
import { PLAIN_SHAPE, type Shape } from '../shape.ts';
import { askComparison } from './comparison.ts';

export const COMPARISON: Shape<BodyAnswer> = {
  ...PLAIN_CALL,
  ...PLAIN_SHAPE,
  answers: () => 'comparison',
  wants: () => 'each',
  byLanguage: true,
  ask: askComparison,
  write: writeBody,
  schema: comparisonSchema,
  reading: (call) => ({
    at: '',
    under: call.asks.length > 0 ? ['details', assertDefined(call.each)] : null,
    table: true,
  }),
  size: sizeOfBody,
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
