// The forms in which answers are sent, and the bounds of what may be asked of them.

import type { Call, Param } from '../../model/portal.ts';

export type AnswerForm = '' | 'JSON' | 'CSV' | 'XLSX' | 'PARQUET';
/** Parquet is a form of what can be exported alone. */
export const FORMS: readonly AnswerForm[] = ['', 'JSON', 'CSV', 'XLSX', 'PARQUET'];

/** Under which media type each form is sent. */
export const FORM_TYPES = {
  JSON: 'application/json',
  CSV: 'text/csv',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  PARQUET: 'application/vnd.apache.parquet',
} as const satisfies Record<Exclude<AnswerForm, ''>, string>;

/** Of a download with what describes it. */
export const ZIP_TYPE = 'application/zip';

/** Encodings that a CSV can be asked in. */
export const CHARSETS = ['utf-8', 'windows-1251'] as const;
export type Charset = (typeof CHARSETS)[number];

/** The most levels of a tree that can be counted out. */
export const DEEPEST = 9;
/** How a node of a tree is written. */
export const NODE_PATTERN = '^[0-9A-Za-z._-]{0,60}$';

/** The list that a posted body may be instead of an object: the only one that the call takes. */
export function findLoneList(call: Call): Param | null {
  const [list, ...others] = call.params.filter((param) => param.list);
  return list && others.length === 0 ? list : null;
}
