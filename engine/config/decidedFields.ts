// Blocks whose fields come from a decision: finds the decision, and writes the fields of a row into the block.

import type { DecisionSpec } from '../../schemas/types.ts';
import { isObject } from '../model/lookup.ts';
import { normalizeCondition } from './normalize/given.ts';

/** The fields that a row gives to other blocks, by their slots. */
export type DecidedFields = Readonly<Record<string, string>>;

/** Writes fields into a block of one kind; by default under the key `fields`. */
export type PutFields<Spec> = (spec: Spec, fields: DecidedFields) => Spec;

/** The name of the decision that gives a block its fields; empty where the block has its own. */
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

/** Only the fields whose slots a kind has. */
export function pickFields(fields: DecidedFields, slots: readonly string[]): DecidedFields {
  return Object.fromEntries(Object.entries(fields).filter(([slot]) => slots.includes(slot)));
}

/** A row of a decision, with its place in the file. */
export interface PlacedRow {
  readonly then: DecisionSpec['rows'][number]['then'];
  readonly pointer: string;
}

/** Rows of a decision whose conditions allow a page. */
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
