// The shapes of answers that there are, each with its room; and what a call is by its shape.

import type { Call, ShapeName } from '../model/portal.ts';
import { CUBE } from './cube/cube.shape.ts';
import { DOCUMENT } from './document/document.shape.ts';
import { FLOW } from './flow/flow.shape.ts';
import { GROUPS } from './groups/groups.shape.ts';
import { RECORDS } from './records/records.shape.ts';
import { ROWS } from './rows/rows.shape.ts';
import { SEARCH } from './search/search.shape.ts';
import { SERIES } from './series/series.shape.ts';
import { LANGUAGE } from './problemWords.ts';
import type { Shape } from './shape.ts';
import { FORMS, type AnswerForm } from './tabular/exported.ts';
import { TREE } from './tree/tree.shape.ts';

export const SHAPES: Readonly<Record<ShapeName, Shape>> = {
  tree: TREE,
  cube: CUBE,
  series: SERIES,
  flow: FLOW,
  groups: GROUPS,
  records: RECORDS,
  document: DOCUMENT,
  rows: ROWS,
  search: SEARCH,
};

/** The shape that a call names under `answer`, with all that differs from shape to shape. */
export function findCallShape(call: Call): Shape {
  return SHAPES[call.answer];
}

/** The forms that a call answers in: only what is a table has suffixes. */
export function listForms(call: Call): readonly AnswerForm[] {
  const { exports } = findCallShape(call);
  if (!hasTables(call) || call.method !== 'get') return [''];
  return exports ? FORMS : FORMS.filter((form) => form !== 'PARQUET');
}

/** Whether a call has forms that are tables. */
export function hasTables(call: Call): boolean {
  const { tabular } = findCallShape(call);
  return tabular !== undefined && tabular.of?.(call) !== false;
}

/** What may be asked of a form besides the call's own parameters. */
export function listExtras(call: Call, form: AnswerForm): readonly string[] {
  const shape = findCallShape(call);
  // what programs exchange takes no more than it is known to take
  const lang = call.exchanged ? [] : [LANGUAGE];
  if (shape.ofContent) return lang;
  const own = [
    'ledger',
    ...(shape.writings?.(call)[form === '' ? 'plain' : 'tables'] ?? []),
    ...(form === 'CSV' ? ['charset'] : []),
  ];
  return [...new Set([...own, ...lang])];
}

/** The form in which the plain address answers, where it is a table; null where it is none. */
export function plainTable(call: Call): 'CSV' | null {
  return findCallShape(call).tabular?.asSource ? 'CSV' : null;
}
