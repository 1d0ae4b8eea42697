// Values of configuration and content with what their schemas say of them: where texts stand, days, keys of entries.

import { isDate } from '../../state/filterValue.ts';
import { isObject } from '../../model/lookup.ts';
import { remember } from '../../model/remember.ts';
import { walkSchema, type MarkedSchema } from '../../schema/walk.ts';
import type { Schemas } from '../schemas.ts';

/** A value that its schema says something of. */
export interface ToldValue {
  readonly schema: MarkedSchema;
  readonly value: unknown;
  /** In its file. */
  readonly pointer: string;
  /** A name that an act gives: it need not be in every language. */
  readonly official: boolean;
}

const kept = new WeakMap<Schemas, WeakMap<object, Map<string, readonly ToldValue[]>>>();

/** Texts, days and keys of entries in a value that has this schema. */
export function toldIn(schemas: Schemas, name: string, value: unknown): readonly ToldValue[] {
  if (typeof value !== 'object' || value === null) return [];
  const byValue = remember(kept, schemas, () => new WeakMap());
  const bySchema = remember(byValue, value, () => new Map());
  return remember(bySchema, name, () => {
    const found: ToldValue[] = [];
    walkSchema(schemas, `${name}.schema.json`, value, (at) => {
      const { written, data, pointer } = at;
      const schema = isTold(written) ? written : at.schema;
      const official = written['x-official'] === true;
      if (isTold(schema)) found.push({ schema, value: data, pointer, official });
    });
    return found;
  });
}

function isTold(schema: MarkedSchema): boolean {
  return schema['x-entry'] !== undefined || schema['x-day'] === true || hasLanguages(schema);
}

/** Whether a value has words by language: alone as a text has, or among other keys, as a source with a link. */
export function hasLanguages({ propertyNames }: MarkedSchema): boolean {
  return propertyNames?.['x-names'] === 'languages';
}

/** The day as YYYY-MM-DD, as far as one is said; what is no number its schema has refused. */
function dateIn(value: unknown): string | null {
  if (!isObject(value)) return DATE.test(String(value)) ? String(value) : null;
  const { month, day } = value;
  // a day that only leap years have may be meant
  return Number.isInteger(month) && Number.isInteger(day)
    ? [2000, month, day].map((part) => String(part).padStart(2, '0')).join('-')
    : null;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether it is a day that there is, or no day at all. */
export function isDay(value: unknown): boolean {
  const date = dateIn(value);
  return date === null || isDate(date);
}

/** As it was written, or day and month. */
export function dayIn(value: unknown): string {
  if (!isObject(value)) return String(value);
  const [, month = '00', day = '00'] = dateIn(value)?.split('-') ?? [];
  return `${day}.${month}`;
}
