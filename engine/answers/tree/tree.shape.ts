// The shape `tree`: one classification from its total down, or the keys whose figures its total is made of.

import { first } from '../../model/lookup.ts';
import type { Call, FlatColumn, Portal } from '../../model/portal.ts';
import type { TreeAnswer } from '../answer.ts';
import { askFor, asksKeys } from '../figures.ts';
import {
  AMOUNT_OR_NULL,
  amountSchema,
  anyOfSchema,
  figuresSchema,
  itemSchema,
  listSchema,
  recordSchema,
  TEXT,
  WHOLE_NUMBER,
  type JsonSchema,
} from '../jsonSchema.ts';
import type { Shape } from '../shape.ts';
import { COLUMN_WORDS, flatFor, flatMeasures } from '../tabular/rows.ts';
import { askHolders, askTree } from './tree.ts';
import { writeFigures, treeRows } from './treeJson.ts';

export const TREE: Shape<TreeAnswer> = {
  figures: () => true,
  answers: () => 'tree',
  hierarchy: true,
  byKey: true,
  wants: () => 'ask',
  askWants: () => 'by',
  ask: (asked) => {
    const { portal, call, params } = asked;
    if (asksKeys(call)) return askHolders(asked);
    const flat = asked.flat ? flatFor(call, params) : null;
    return askTree(asked, flat && flatMeasures(portal, first(askFor(call, params)), flat));
  },
  writings: (call) => ({ plain: asksKeys(call) ? ['lang'] : ['depth', 'node', 'lang'] }),
  write: (answer, writing) => writeFigures(answer, writing),
  schema: (portal, call, { at = '#' }) => treeSchema(portal, call, at),
  tabular: {
    of: (call) => call.flat.length > 0,
    rows: treeRows,
    schema: (portal, call) =>
      anyOfSchema(
        call.flat.map((flat) =>
          recordSchema(
            Object.fromEntries(
              flat.columns.map((column) => [column.field, columnSchema(portal, call, column)]),
            ),
          ),
        ),
      ),
  },
  reading: () => ({ at: 'items' }),
};

/** Items with their children below them, and `more` of each. */
export function treeSchema(
  portal: Portal,
  call: Call,
  at: string,
  more: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  const item = { $ref: `${at}/$defs/item` };
  return {
    ...figuresSchema(item),
    $defs: {
      item: itemSchema(portal, call, TEXT, {
        node: TEXT,
        exceptions: EXCEPTIONS,
        childCount: WHOLE_NUMBER,
        children: listSchema(item),
        ...more,
      }),
    },
  };
}

const EXCEPTIONS: JsonSchema = listSchema({
  title: 'Exception',
  ...recordSchema({ rule: TEXT, measure: TEXT, difference: AMOUNT_OR_NULL }),
});

function columnSchema(portal: Portal, call: Call, { of }: FlatColumn): JsonSchema {
  if (COLUMN_WORDS.includes(of)) return TEXT;
  return { ...amountSchema(portal, first(call.asks), of), ...AMOUNT_OR_NULL };
}
