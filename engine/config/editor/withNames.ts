// Writes the names of a portal into a schema: `x-names` allows only these, `x-suggests` others too.

import { isObject } from '../../model/lookup.ts';
import type { Json } from '../../schema/assemble.ts';
import { findThing } from '../../schema/references.ts';
import type { PortalNames } from './names.ts';

/** Lists that depend on the call of the block; they stay open where it has none. */
const OF_CALLS = ['fields', 'parameters'];
/** The message for an unknown name; a short list of known names follows it. */
const UNKNOWN =
  'Така назва тут стояти не може; які можуть, показує Ctrl+пробіл. This name cannot stand here; Ctrl+Space shows those that can.';
const SHORT = 12;
/** Suggested, and may be written in more ways than they are listed: with a minus, without the name of a file in its folder; attributes stand beside dimensions. */
const WRITTEN_OTHERWISE = ['sorts', 'linkedPages', 'memberPages', 'factDimensions'];

/** Fills in the names that do not depend on a call. */
export function withNames(schema: Json, names: PortalNames): Json {
  const lists = callsIn(schema)
    ? Object.fromEntries(Object.entries(names.lists).filter(([what]) => !OF_CALLS.includes(what)))
    : names.lists;
  return fill(schema, { ...names, lists }) as Json;
}

/** Adds a conditional part for each call. */
export function withCalls(filled: Json, written: Json, names: PortalNames): Json {
  const { properties } = written as { properties?: Json };
  if (!callsIn(written) || !properties) return filled;
  const parts = Object.entries(names.calls).flatMap(([call, { lists }]) => {
    const then = narrow({ properties }, { ...names, lists });
    return then
      ? [{ if: { properties: { call: { const: call } }, required: ['call'] }, then }]
      : [];
  });
  return { ...filled, allOf: parts };
}

function callsIn(schema: Json): boolean {
  const { properties } = schema as { properties?: { call?: Json } };
  return properties?.call?.['x-names'] === 'calls';
}

function fill(value: unknown, names: PortalNames): unknown {
  if (Array.isArray(value)) return value.map((item) => fill(item, names));
  if (!isObject(value)) return value;
  const { 'x-names': only, 'x-suggests': also, propertyNames, ...rest } = value;
  const filled = Object.fromEntries(
    Object.entries({ ...rest, ...saidOfPattern(rest) }).map(([key, inner]) => [
      key,
      fill(inner, names),
    ]),
  );
  const isOpen = isWrittenOtherwise(only);
  const known = isOpen ? null : oneOf(only, names);
  if (known) return { ...filled, ...known, errorMessage: unknown(known.enum) };
  const suggested = oneOf(isOpen ? only : also, names);
  if (suggested) {
    const { type = 'string', ...words } = filled;
    return { ...words, anyOf: [suggested, { type }] };
  }
  const keys = findKeys(propertyNames, names);
  if (keys) {
    const each = (key: string) => withOptions(rest['additionalProperties'], key, names);
    return { ...filled, ...keyed(keys, each, filled['properties']) };
  }
  return isObject(propertyNames) && propertyNames['x-names'] === undefined
    ? { ...filled, propertyNames }
    : filled;
}

/** Editors get a description of a pattern instead of the pattern. */
function saidOfPattern({ 'x-pattern-words': words }: Json): Json {
  return isObject(words) ? { patternErrorMessage: Object.values(words).join(' · ') } : {};
}

/** What one call adds to a schema; null where it adds nothing. */
function narrow(schema: Json, names: PortalNames): Json | null {
  const { 'x-names': only } = schema;
  const known = isWrittenOtherwise(only) ? null : oneOf(only, names);
  if (known) return { ...known, errorMessage: unknown(known.enum) };
  const keys = findKeys(schema['propertyNames'], names);
  if (keys)
    return keyed(keys, (key) => withOptions(schema['additionalProperties'], key, names, {}));
  const inside = narrowEach(
    { additionalProperties: schema['additionalProperties'], items: schema['items'] },
    names,
  );
  const properties = narrowEach(schema['properties'], names);
  if (!inside && !properties) return null;
  return { ...inside, ...(properties ? { properties } : {}) };
}

function narrowEach(schemas: unknown, names: PortalNames): Json | null {
  const narrowed = Object.entries(isObject(schemas) ? schemas : {}).flatMap(([key, schema]) => {
    // what names another call, or something of one further out, does not follow from this call
    const isOther = isObject(schema) && (namesCall(schema) || schema['x-of'] !== undefined);
    const inner = isObject(schema) && !isOther ? narrow(schema, names) : null;
    return inner ? [[key, inner] as const] : [];
  });
  return narrowed.length > 0 ? Object.fromEntries(narrowed) : null;
}

function namesCall({ properties }: Json): boolean {
  const { call } = isObject(properties) ? properties : {};
  return isObject(call) && findThing(String(call['x-names'])) === 'calls';
}

interface OneOf extends Json {
  readonly enum: readonly string[];
}

/** With their titles; null where no such names are known. */
function oneOf(what: unknown, { lists, titles }: PortalNames): OneOf | null {
  if (typeof what !== 'string') return null;
  const thing = findThing(what);
  // a call beside that of the block may answer what the block itself cannot show
  const other = thing === 'calls' ? 'anyCalls' : thing;
  const sort = lists[what] ? what : other;
  const known = lists[sort] ?? [];
  if (known.length === 0) return null;
  const called = titles[sort];
  return called
    ? { enum: known, enumDescriptions: known.map((name) => called[name] ?? '') }
    : { enum: known };
}

function isWrittenOtherwise(what: unknown): boolean {
  return typeof what === 'string' && WRITTEN_OTHERWISE.includes(what);
}

function findKeys(propertyNames: unknown, names: PortalNames): readonly string[] | undefined {
  return isObject(propertyNames) && !isWrittenOtherwise(propertyNames['x-names'])
    ? oneOf(propertyNames['x-names'], names)?.enum
    : undefined;
}

/** What stands under a key that names a filter or a parameter: one of its values is suggested. */
function withOptions(
  value: unknown,
  key: string,
  names: PortalNames,
  otherwise = fill(value, {
    ...names,
    lists: { ...names.lists, options: names.options[key] ?? [] },
  }),
): unknown {
  const options = names.options[key];
  const isGiven = isObject(value) && /\bgiven\.schema/.test(String(value['$ref']));
  return options && isGiven ? { anyOf: [{ enum: options }, otherwise] } : otherwise;
}

/** `others`: keys that no names stand for. */
function keyed(
  keys: readonly string[],
  each: (key: string) => unknown,
  others: unknown = {},
): Json {
  return {
    properties: {
      ...Object.fromEntries(keys.map((key) => [key, each(key)])),
      ...(isObject(others) ? others : {}),
    },
    additionalProperties: false,
  };
}

function unknown(known: readonly string[]): string {
  return known.length > SHORT ? UNKNOWN : `${UNKNOWN}\n${known.join(', ')}`;
}
