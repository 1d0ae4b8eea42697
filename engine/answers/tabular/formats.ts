// In which forms a call answers, and what may be asked of a form besides the call's own parameters.

import type { Call, Param } from '../../model/portal.ts';

export type Form = '' | 'JSON' | 'CSV' | 'XLSX';
export const FORMS: readonly Form[] = ['', 'JSON', 'CSV', 'XLSX'];

/** Under which media type each form is sent. */
export const FORM_TYPES = {
  JSON: 'application/json',
  CSV: 'text/csv',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<Exclude<Form, ''>, string>;

/** Encodings that a CSV can be asked in. */
export const CHARSETS = ['utf-8', 'windows-1251'] as const;
export type Charset = (typeof CHARSETS)[number];

/** The most levels of a tree that can be counted out. */
export const DEEPEST = 9;
/** How a node of a tree is written. */
export const NODE_PATTERN = '^[0-9A-Za-z._-]{0,60}$';

/** Only what is rows has suffixes. */
export function formsOf(call: Call): readonly Form[] {
  const rows =
    call.answer === 'rows' ||
    call.answer === 'periods' ||
    call.answer === 'exceptions' ||
    (call.answer === 'members' && call.members!.as === 'list') ||
    call.flat.length > 0;
  return rows && call.method === 'get' ? FORMS : [''];
}

/** The list that a posted body may be instead of an object: the only one that the call takes. */
export function loneListOf(call: Call): Param | null {
  const lists = call.params.filter((param) => param.list);
  return lists.length === 1 ? lists[0]! : null;
}

/** A document is of the content: no ledger answers it. */
export function extrasOf(call: Call, form: Form): readonly string[] {
  if (call.answer === 'document') return [];
  const tree = call.answer === 'tree' && form === '';
  return [
    'ledger',
    ...(tree ? ['depth', 'node', 'lang'] : call.answer === 'members' ? ['lang'] : []),
    ...(form === 'CSV' ? ['charset'] : []),
  ];
}
