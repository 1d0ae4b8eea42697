// Values of Vega-Lite that it would pass over: words where it has a list of its own, units behind numbers, colours that there are not.

import { isObject } from '../model/lookup.ts';
import { readLanguage } from './languageKeys.ts';
import type { StrangeWord } from './vegaLite.ts';

interface Definition {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Definition[];
  readonly properties?: Readonly<Record<string, Definition>>;
}

const COLOUR = /^(fill|stroke|color|background|\w+Color)$/;
const WRITTEN_COLOUR =
  /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([^)]+\)|var\(--[\w-]+\)|none|transparent|currentColor)$/i;
/** What is measured and cannot be less than nothing. */
const SIZE = /^(width|height|step|size|fontSize|strokeWidth|\w*[oO]pacity|cornerRadius)$/;
const SHARE = /^\w*[oO]pacity$/;
/** Below these names are the writer's own. */
const OWN = ['data', 'datasets', 'usermeta', 'value', 'values'];

/** What a template says where its language knows only other words. */
export function* strangeValues(spec: unknown, pointer = ''): Generator<StrangeWord> {
  if (typeof spec !== 'object' || spec === null) return;
  for (const [key, value] of Object.entries(spec)) {
    const place = `${pointer}/${key}`;
    const allowed = wordsFor(Array.isArray(spec) ? '' : key, value);
    if (allowed) yield { pointer: place, what: 'value', written: String(value), allowed };
    else if (!OWN.includes(key)) yield* strangeValues(value, place);
  }
}

/** The words among which a value should be; null where it may be what it is. */
function wordsFor(key: string, value: unknown): readonly string[] | null {
  if (typeof value === 'number') {
    if (SIZE.test(key) && value < 0) return ['>= 0'];
    return SHARE.test(key) && value > 1 ? ['0–1'] : null;
  }
  if (typeof value !== 'string') return null;
  if (COLOUR.test(key)) {
    const colours = (definitions()['ColorName']?.enum ?? []).map(String);
    return colours.includes(value.toLowerCase()) || WRITTEN_COLOUR.test(value) ? null : colours;
  }
  if (key === 'field') return value === value.trim() ? null : [value.trim()];
  const words = known().get(key);
  return words && !words.includes(value) ? words : null;
}

let closed: ReadonlyMap<string, readonly string[]> | undefined;

/** Keys that take words of a list, or none at all, wherever they stand. */
function known(): ReadonlyMap<string, readonly string[]> {
  if (closed) return closed;
  const found = new Map<string, Set<string> | null>();
  const visit = (value: unknown): void => {
    if (!isObject(value)) return;
    for (const [key, definition] of Object.entries((value as Definition).properties ?? {})) {
      const words = wordsIn(definition);
      const before = found.get(key);
      if (words === null || before === null) found.set(key, null);
      else found.set(key, new Set([...(before ?? []), ...words]));
    }
    for (const inner of Object.values(value)) for (const each of [inner].flat()) visit(each);
  };
  visit(definitions());
  return (closed = new Map(
    [...found].flatMap(([key, words]) => (words ? [[key, [...words].sort()] as const] : [])),
  ));
}

const read = new Map<Definition, readonly string[] | null>();

/** Null where any word may stand. */
function wordsIn(definition: Definition): readonly string[] | null {
  const before = read.get(definition);
  if (before !== undefined) return before;
  // what refers to itself says nothing more
  read.set(definition, []);
  const found = collectWords(definition);
  read.set(definition, found);
  return found;
}

function collectWords({ $ref, type, enum: list, const: only, anyOf }: Definition) {
  const target = definitions()[decodeURIComponent($ref?.replace('#/definitions/', '') ?? '')];
  if ($ref !== undefined) return target ? wordsIn(target) : null;
  if (anyOf) {
    const all = anyOf.map(wordsIn);
    return all.includes(null) ? null : all.flatMap((words) => words ?? []);
  }
  if (list || only !== undefined)
    return [...(list ?? []), only].filter((each) => typeof each === 'string');
  return type === undefined || [type].flat().includes('string') ? null : [];
}

function definitions(): Readonly<Record<string, Definition>> {
  return (
    readLanguage('vega-lite') as { readonly definitions: Readonly<Record<string, Definition>> }
  ).definitions;
}
