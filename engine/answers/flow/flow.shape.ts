// The shape `flow`: nodes and links, as a flow diagram draws them.

import { PLAIN_CALL } from '../../config/shape.ts';
import type { BodyAnswer } from '../answer.ts';
import { sizeOfBody, writeBody } from '../body.ts';
import type { Portal } from '../../model/portal.ts';
import {
  COVERAGE,
  listSchema,
  NOTES,
  objectSchema,
  otherNames,
  recordSchema,
  TEXT,
  type JsonSchema,
} from '../jsonSchema.ts';
import { PLAIN_SHAPE, type Shape } from '../shape.ts';
import { askFlow } from './flow.ts';

export const FLOW: Shape<BodyAnswer> = {
  ...PLAIN_CALL,
  ...PLAIN_SHAPE,
  answers: () => 'flow',
  wants: () => 'ask',
  ask: askFlow,
  write: writeBody,
  byLanguage: true,
  schema: (portal) =>
    objectSchema(
      {
        nodes: listSchema(buildNodeSchema(portal)),
        links: listSchema(LINK),
        notes: NOTES,
        coverage: COVERAGE,
      },
      ['nodes', 'links'],
    ),
  reading: () => ({ at: 'links', under: null, table: true }),
  size: sizeOfBody,
};

const NODE = {
  id: TEXT,
  code: TEXT,
  codeName: TEXT,
  side: { enum: ['source', 'middle', 'target'] },
  missing: {
    const: true,
    description: 'Stands for what the other side has more: a part of this one is not loaded.',
  },
};

function buildNodeSchema(portal: Portal): JsonSchema {
  return objectSchema({ ...NODE, ...otherNames(portal) }, ['id', 'code', 'codeName', 'side']);
}

const LINK = recordSchema({
  source: TEXT,
  target: TEXT,
  value: { type: 'number', exclusiveMinimum: 0 },
});
