// The shape `comparison`: one entry for each code of a list, with what is said of it and its figures.

import { PLAIN_CALL } from '../../config/shape.ts';
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
import { completeMembers } from '../members/membersAsk.ts';
import { fieldSchemas } from '../members/membersSchema.ts';
import { PLAIN_SHAPE, type Shape } from '../shape.ts';
import { askComparison } from './comparison.ts';

export const COMPARISON: Shape<BodyAnswer> = {
  ...PLAIN_CALL,
  ...PLAIN_SHAPE,
  answers: () => 'comparison',
  wants: () => 'each',
  complete: (spec) => ({ each: spec.each ?? '', members: completeMembers(spec) }),
  byLanguage: true,
  ask: askComparison,
  write: writeBody,
  schema: comparisonSchema,
  reading: (call) => ({
    at: '',
    under: call.asks.length > 0 ? ['details', call.each] : null,
    table: true,
  }),
  size: sizeOfBody,
};

function comparisonSchema(portal: Portal, call: Call): JsonSchema {
  const about = call.members ? fieldSchemas(call.members.fields) : {};
  const head = { [call.each]: TEXT, ...about };
  if (call.asks.length === 0) return listSchema(objectSchema(head, [call.each]));
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
      call.each,
      'period',
      'details',
    ]),
  );
}
