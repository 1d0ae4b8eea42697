// Values of configuration and content with what their schemas say of them: where texts stand, days, keys of entries.

import { isDate } from '../../state/filterValue.ts';
import { isObject } from '../../model/lookup.ts';
import { remember } from '../../model/remember.ts';
import type { Schema, Schemas } from '../schemas.ts';
import { escape } from '../reading/raw.ts';

/** A value that its schema says something of. */
export interface ToldValue {
  readonly schema: Schema;
  readonly value: unknown;
  /** In its file. */
  readonly pointer: string;
  /** A name that an act gives: it need not be in every language. */
  readonly official?: boolean;
}

/** A schema, and the id of the file it was found in. */
interface Found {
  readonly schema: Schema;
  readonly home: string;
}

const kept = new WeakMap<Schemas, WeakMap<object, Map<string, readonly ToldValue[]>>>();

/** Texts, days and keys of entries in a value that has this schema, `pointer` being its own place. */
export function toldIn(
  schemas: Schemas,
  name: string,
  value: unknown,
  pointer = '',
): readonly ToldValue[] {
  if (typeof value !== 'object' || value === null) return [];
  const byValue = remember(kept, schemas, () => new WeakMap());
  const byPlace = remember(byValue, value, () => new Map());
  const home = `${name}.schema.json`;
  return remember(byPlace, `${name} ${pointer}`, () => [
    ...walk(schemas, value, { schema: schemas.get(home), home }, pointer),
  ]);
}

/** Whether a value has words by language: alone as a text has, or among other keys, as a source with a link. */
export function hasLanguages({ propertyNames }: Schema): boolean {
  return propertyNames?.['x-names'] === 'languages';
}

function* walk(
  schemas: Schemas,
  value: unknown,
  { schema, home }: Found,
  pointer: string,
): Generator<ToldValue> {
  const found = schemas.resolve(schema, home);
  const told = schema['x-entry'] !== undefined || schema['x-day'] === true ? schema : found.schema;
  if (hasLanguages(told))
    return yield { schema: told, value, pointer, official: schema['x-official'] === true };
  if (told['x-entry'] !== undefined || told['x-day'] === true)
    yield { schema: told, value, pointer };
  const options = found.schema.anyOf?.map((option) => schemas.resolve(option, found.home)) ?? [
    found,
  ];
  if (Array.isArray(value)) {
    const list = options.find((option) => option.schema.items);
    const items = list?.schema.items;
    if (!list || !items) return;
    for (const [i, item] of value.entries())
      yield* walk(schemas, item, { schema: items, home: list.home }, `${pointer}/${i}`);
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      const option = options.find(
        (each) =>
          each.schema.properties?.[key] ?? typeof each.schema.additionalProperties === 'object',
      );
      const next = option?.schema.properties?.[key] ?? option?.schema.additionalProperties;
      if (option && typeof next === 'object')
        yield* walk(
          schemas,
          inner,
          { schema: next, home: option.home },
          `${pointer}/${escape(key)}`,
        );
    }
  }
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
