// The shape `flow`: nodes and links, as a flow diagram draws them.

import { exactNumber } from '../../language/decimals.ts';
import type { FlowAnswer } from '../answer.ts';
import { sayBeside } from '../notes.ts';
import type { Portal } from '../../model/portal.ts';
import {
  COVERAGE,
  listSchema,
  nameFields,
  NOTES,
  objectSchema,
  otherNames,
  recordSchema,
  TEXT,
  type JsonSchema,
} from '../jsonSchema.ts';
import type { Shape, Writing } from '../shape.ts';
import { askFlow } from './flow.ts';

export const FLOW: Shape<FlowAnswer> = {
  answers: () => 'flow',
  wants: () => 'ask',
  ask: askFlow,
  write: writeFlow,
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
  reading: () => ({ at: 'links' }),
};

/** The JSON text. */
export function writeFlow({ nodes, links, notes, coverage }: FlowAnswer, writing: Writing): string {
  return JSON.stringify({
    nodes: nodes.map(({ id, code, names, side, missing }) => ({
      id,
      code,
      ...nameFields({ [writing.locale]: '', ...names }, writing),
      side,
      ...(missing ? { missing } : {}),
    })),
    links: links.map((link) => ({ ...link, value: exactNumber(link.value) })),
    ...sayBeside({ notes, coverage }),
  });
}

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
