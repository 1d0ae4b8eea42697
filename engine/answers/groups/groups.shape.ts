// The shape `groups`: sums that stand beside each other: of several facts, one row for each ask, or for each group of those that have figures of their own.

import type { OpenedCall } from '../../config/opened/spec.ts';
import { listAskMeasures } from '../../config/opened/spec.ts';
import type { TreeAnswer } from '../answer.ts';
import { COVERAGE, figuresSchema, itemSchema, TEXT, TEXT_OR_NULL } from '../jsonSchema.ts';
import type { Shape } from '../shape.ts';
import { writeFigures } from '../tree/treeJson.ts';
import { askGroups } from './groups.ts';
import { askTotals } from './totals.ts';

export const GROUPS: Shape<TreeAnswer> = {
  answers: () => 'list',
  fields: ({ ask = [], groups }) => (groups ? listFields(ask, groups) : undefined),
  wants: () => 'ask',
  askWants: ({ groups }) => (groups ? undefined : 'row'),
  figures: ({ groups }) => groups === undefined,
  ask: (asked) => (asked.call.groups ? askGroups(asked) : askTotals(asked)),
  write: (answer, writing, { rowsKey }) => writeFigures(answer, writing, rowsKey),
  schema: (portal, call) => {
    const fields = Object.keys(call.groups?.fields ?? {}).map((field) => [field, TEXT_OR_NULL]);
    const more = { ...Object.fromEntries(fields), coverage: COVERAGE };
    return figuresSchema(itemSchema(portal, call, TEXT, more), call.rowsKey);
  },
  reading: ({ rowsKey }) => ({ at: rowsKey }),
};

function listFields(
  asks: NonNullable<OpenedCall['ask']>,
  { each = {}, changes = {} }: NonNullable<OpenedCall['groups']>,
): string[] {
  const asked = asks.flatMap((ask) => listAskMeasures(ask).map(([field]) => field));
  return [...new Set([...asked, ...Object.keys(each), ...Object.keys(changes)])];
}
