// The shape `groups`: sums of several facts for each group of those that have figures of their own, or for each in one group.

import type { OpenedCall } from '../../config/opened/spec.ts';
import { listAskMeasures } from '../../config/opened/spec.ts';
import type { Call, Portal } from '../../model/portal.ts';
import type { TreeAnswer } from '../answer.ts';
import {
  COVERAGE,
  itemSchema,
  listSchema,
  NOTES,
  objectSchema,
  TEXT,
  TEXT_OR_NULL,
  type JsonSchema,
} from '../jsonSchema.ts';
import type { Shape } from '../shape.ts';
import { writeFigures } from '../tree/treeJson.ts';
import { askGroups } from './groups.ts';

export const GROUPS: Shape<TreeAnswer> = {
  answers: () => 'list',
  fields: (spec) => listFields(spec),
  wants: () => 'groups',
  ask: askGroups,
  write: (answer, writing) => writeFigures(answer, writing),
  schema: groupsSchema,
  reading: () => ({ at: 'items' }),
};

function listFields({ ask = [], groups }: OpenedCall): string[] {
  const asked = ask.flatMap((each) => listAskMeasures(each).map(([field]) => field));
  return [
    ...new Set([
      ...asked,
      ...Object.keys(groups?.each ?? {}),
      ...Object.keys(groups?.changes ?? {}),
    ]),
  ];
}

function groupsSchema(portal: Portal, call: Call): JsonSchema {
  const fields = Object.keys(call.groups?.fields ?? {}).map((field) => [field, TEXT_OR_NULL]);
  const item = itemSchema(portal, call, TEXT, {
    ...(Object.fromEntries(fields) as Record<string, JsonSchema>),
    coverage: COVERAGE,
  });
  return objectSchema({ items: listSchema(item), notes: NOTES, coverage: COVERAGE }, ['items']);
}
