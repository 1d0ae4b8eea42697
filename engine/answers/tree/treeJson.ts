// Figures as JSON: amounts stand as exact numbers, a tree can be cut to some levels or to what hangs under one node.

import { exactNumber } from '../../language/decimals.ts';
import { findBranch } from '../../model/branches.ts';
import type { Amount, PointFacts, TreeAnswer, TreeItem } from '../answer.ts';
import { nameFields } from '../jsonSchema.ts';
import { sayBeside } from '../notes.ts';
import type { Writing } from '../shape.ts';

/** The JSON text, its items under the key; null where the node that is wanted is not there. */
export function writeFigures(
  answer: TreeAnswer,
  writing: Writing,
  key: string = 'items',
): string | null {
  const { node, depth } = writing;
  const items =
    node === '' ? answer.items : findBranch(answer.items, (item) => item.id === node)?.children;
  if (!items) return null;
  return JSON.stringify({
    [key]: items.map((item) => itemJson(item, writing, depth)),
    ...sayBeside(answer),
  });
}

function itemJson(item: TreeItem, writing: Writing, depth: number): Record<string, unknown> {
  const json: Record<string, unknown> = {
    ...(item.id === item.code ? {} : { node: item.id }),
    code: item.code,
    ...nameFields(item.names, writing),
    ...item.fields,
  };
  json['level'] = item.level;
  json['data'] = dataJson(item.data);
  if (item.point) Object.assign(json, pointJson(item.point));
  if (item.coverage) Object.assign(json, sayBeside({ coverage: item.coverage }));
  if (item.breaches.length > 0)
    json['exceptions'] = item.breaches.map(({ rule, field, difference }) => ({
      rule,
      measure: field,
      difference: difference === null ? null : exactNumber(difference),
    }));
  if (item.children.length === 0) return json;
  if (depth === 1) json['childCount'] = item.children.length;
  else json['children'] = item.children.map((child) => itemJson(child, writing, depth - 1));
  return json;
}

function pointJson({ from, to, incomplete, date, open }: PointFacts): object {
  return {
    months: { from, to },
    ...(incomplete ? { incomplete } : {}),
    ...(date === null ? {} : { date }),
    ...(open === null ? {} : { open }),
  };
}

/** Unknown amounts are left out. */
export function dataJson(data: Readonly<Record<string, Amount>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([field, amount]) =>
      amount === null ? [] : [[field, exactNumber(amount)]],
    ),
  );
}
