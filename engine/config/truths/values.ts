// Values of configuration and content with what their schemas say of them: where texts stand, days, keys of entries.

import type { Schema, Schemas } from '../schemas.ts';
import { escape } from '../yaml.ts';

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
  const byValue = kept.get(schemas) ?? new WeakMap<object, Map<string, readonly ToldValue[]>>();
  kept.set(schemas, byValue);
  const byName = byValue.get(value) ?? new Map<string, readonly ToldValue[]>();
  byValue.set(value, byName);
  const key = `${name} ${pointer}`;
  const home = `${name}.schema.json`;
  const told = byName.get(key) ?? [
    ...walk(schemas, value, { schema: schemas.get(home), home }, pointer),
  ];
  byName.set(key, told);
  return told;
}

/** Whether a value is a text: words by language. */
export function isText({ schema }: Pick<ToldValue, 'schema'>): boolean {
  return schema.title === 'TextSpec';
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Whether a value may have words by language among its keys, as a source with a link has. */
function mayHaveWords({ properties }: Schema): boolean {
  return Object.keys(properties ?? {}).filter((key) => /^[a-z]{2,3}$/.test(key)).length > 1;
}

function* walk(
  schemas: Schemas,
  value: unknown,
  { schema, home }: Found,
  pointer: string,
): Generator<ToldValue> {
  const found = schemas.resolve(schema, home);
  const told = schema['x-entry'] !== undefined || schema['x-day'] === true ? schema : found.schema;
  if (isText(found))
    return yield { schema: found.schema, value, pointer, official: schema['x-official'] === true };
  if (told['x-entry'] !== undefined || told['x-day'] === true || mayHaveWords(told))
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
