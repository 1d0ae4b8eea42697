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
const WRITTEN_OTHERWISE = [
  'sorts',
  'linkedPages',
  'memberPages',
  'factDimensions',
  'askDimensions',
];

/** Fills in the names that do not depend on a call. */
export function withNames(schema: Json, names: PortalNames): Json {
  const lists = callsIn(schema)
    ? Object.fromEntries(Object.entries(names.lists).filter(([what]) => !OF_CALLS.includes(what)))
    : names.lists;
  return fill(schema, { ...names, lists }) as Json;
}

function withOptions(names: PortalNames, key: string): PortalNames {
  const { [key]: options = [] } = names.options;
  return { ...names, lists: { ...names.lists, options } };
}

/** Adds a conditional part for each call. */
export function withCalls(filled: Json, written: Json, names: PortalNames): Json {
  const { properties } = written as { properties?: Json };
  if (!callsIn(written) || !properties) return filled;
  const parts = Object.entries(names.calls).flatMap(([call, { lists, options }]) => {
    const then = narrow({ properties }, { ...names, lists, options });
    return then
      ? [{ if: { properties: { call: { const: call } }, required: ['call'] }, then }]
      : [];
  });
  return parts.length > 0 ? { ...filled, allOf: parts } : filled;
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
  // of a filter with a list nothing else can be chosen, but all or none
  if (suggested && also === 'options')
    return { ...filled, enum: [...suggested.enum, '', '*'], errorMessage: unknown(suggested.enum) };
  if (suggested) {
    const { type = 'string', ...words } = filled;
    return { ...words, anyOf: [suggested, { type }] };
  }
  const keys = findKeys(propertyNames, names);
  const each = (key: string) => fill(value['additionalProperties'], withOptions(names, key));
  if (keys) return { ...filled, ...keyed(keys, each, filled['properties']) };
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
  if (keys) return keyed(keys, (key) => findGiven(names.options[key]));
  const { anyOf } = schema;
  if (Array.isArray(anyOf)) {
    const branches = (anyOf as readonly Json[]).map(
      (branch) => [branch, narrow(branch, names)] as const,
    );
    if (!branches.some(([, own]) => own)) return null;
    return { anyOf: branches.map(([branch, own]) => own ?? pickForm(branch)) };
  }
  const inside = narrowEach(
    { additionalProperties: schema['additionalProperties'], items: schema['items'] },
    names,
  );
  const properties = narrowEach(schema['properties'], names);
  if (!inside && !properties) return null;
  return { ...inside, ...(properties ? { properties } : {}) };
}

/** What tells a branch from others; the schema itself says the rest. */
function pickForm(branch: Json): Json {
  const forms = ['type', 'required', '$ref', 'enum', 'const'];
  return Object.fromEntries(Object.entries(branch).filter(([key]) => forms.includes(key)));
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
    ? {
        enum: known,
        enumDescriptions: known.map((name) => Object.values(called[name] ?? {}).join(' · ')),
      }
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

/** What can be given to a parameter: a value of its filter, or where it comes from. */
function findGiven(options: readonly string[] | undefined): Json {
  if (!options) return {};
  const numbers = options.map(Number).filter((value) => Number.isInteger(value));
  return { anyOf: [{ enum: [...options, ...numbers] }, { type: 'object' }] };
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
