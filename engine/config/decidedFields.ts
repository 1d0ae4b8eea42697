// Blocks whose fields a decision gives: which decision that is, and the block as it would be written with the fields of one of its rows.

import type { DecisionSpec } from '../../schemas/types.ts';
import { isObject } from '../model/lookup.ts';
import { normalizeCondition } from './normalize/given.ts';

/** The fields that a row gives to other blocks, by their slots. */
export type DecidedFields = Readonly<Record<string, string>>;

/** How a block of a kind is written with given fields; without one of its own they stand under `fields`. */
export type PutFields<Spec> = (spec: Spec, fields: DecidedFields) => Spec;

/** The decision that gives the fields of a block as it is written; empty: it has its own. */
export function decisionOfFields(block: object): string {
  const { fields } = block as { readonly fields?: unknown };
  const decided = isObject(fields) ? (fields as Readonly<Record<string, unknown>>)['decide'] : '';
  return typeof decided === 'string' ? decided : '';
}

export function withFields<Spec extends object>(
  { putFields }: { readonly putFields?: PutFields<Spec> },
  spec: Spec,
  fields: DecidedFields,
): Spec {
  return putFields ? putFields(spec, fields) : { ...spec, fields };
}

/** Some of the fields: those of the slots that a kind has. */
export function pickFields(fields: DecidedFields, slots: readonly string[]): DecidedFields {
  return Object.fromEntries(Object.entries(fields).filter(([slot]) => slots.includes(slot)));
}

/** A row of a decision, with its place in the file. */
export interface PlacedRow {
  readonly then: DecisionSpec['rows'][number]['then'];
  readonly pointer: string;
}

/** Rows of a decision that may be taken on a page. */
export function rowsOfPage({ rows }: DecisionSpec, page: string): PlacedRow[] {
  return rows.flatMap(({ when, then }, i) => {
    const pages = normalizeCondition(when)['page'];
    return pages && !pages.includes(page) ? [] : [{ then, pointer: `/rows/${i}/then` }];
  });
}

/** The fields that a row gives; null where it gives none. */
export function fieldsOfRow({ then }: PlacedRow): DecidedFields | null {
  return typeof then === 'string' || Array.isArray(then) ? null : (then.fields ?? null);
}
