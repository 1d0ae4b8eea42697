// What each function that tells a finding takes and gives, written into the schemas of findings for text editors.

import { isObject } from '../../model/lookup.ts';
import type { Json } from '../../schema/assemble.ts';
import type { Telling } from '../kind.ts';

/** The schema with slots, rows and results of the function wherever one is named. */
export function withTellings(schema: Json, tellings: Readonly<Record<string, Telling>>): Json {
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, inEach(value, tellings)]),
  );
  const { properties } = schema;
  if (!isObject(properties) || !('tell' in properties)) return inner;
  const allOf = Object.entries(tellings).map(([tell, told]) => ({
    if: { properties: { tell: { const: tell } }, required: ['tell'] },
    then: { properties: describe(told) },
  }));
  return allOf.length > 0 ? { ...inner, allOf } : inner;
}

function inEach(value: unknown, tellings: Readonly<Record<string, Telling>>): unknown {
  if (Array.isArray(value)) return value.map((item) => inEach(item, tellings));
  return isObject(value) ? withTellings(value, tellings) : value;
}

function describe({ fields, codes, gives }: Telling): Json {
  const when = Object.entries(gives).map(([name, words]) => {
    const one = { enum: words };
    return [name, words.length === 0 ? {} : { anyOf: [one, { type: 'array', items: one }] }];
  });
  return {
    fields: closed(fields),
    codes: closed(codes),
    // filters of the page may stand there too
    texts: { items: { properties: { when: { properties: Object.fromEntries(when) } } } },
  };
}

function closed(names: readonly string[]): Json {
  const properties = Object.fromEntries(names.map((name) => [name, {}]));
  return { properties, additionalProperties: false };
}
