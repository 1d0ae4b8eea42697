// Makes flat JSON Schemas (draft-07) of those that are written: shorter ones in YAML, in which a key or a pattern that several share is said once.

import { posix } from 'node:path';

import { isObject } from '../model/lookup.ts';

export type Json = Readonly<Record<string, unknown>>;

/** What schemas share, as `shared.yaml` says it. */
interface Shared {
  /** Sets of keys by one name; a set may hold another. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Sets of keys with what each is there: elsewhere it may be something else. */
  readonly pieces: Readonly<Record<string, Json>>;
  /** Which keys an object with such a set must have. */
  readonly required: Readonly<Record<string, readonly string[]>>;
  readonly properties: Readonly<Record<string, Json>>;
  /** Patterns by name, each with what it wants in words of every language. */
  readonly formats: Readonly<Record<string, Json>>;
  /** Values that follow from what there is, by the word that stands for them in an `enum`. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

/** What no schema writes down: values by the word that stands for them, and what patterns want in each language. */
interface Unwritten extends Pick<Shared, 'lists'> {
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** How the names of schemas end: of those that are written, and of flat ones. */
export const WRITTEN = '.schema.yaml';
export const FLAT = '.schema.json';
const DRAFT = 'http://json-schema.org/draft-07/schema#';
/** Keywords whose value is one schema or a list of them, and those whose value is schemas by name. */
const ONE = ['items', 'additionalProperties', 'propertyNames', 'anyOf', 'oneOf'];
const BY_NAME = ['properties', 'definitions'];
/** Only strings can have what these say. */
const OF_STRINGS = ['format', 'x-pattern-words', 'x-names', 'x-suggests', 'x-declares', 'x-entry'];

/** What `shared.yaml` says, with what no schema writes down. */
export function readShared(written: unknown, { lists, words }: Unwritten): Shared {
  const { formats, ...shared } = written as Omit<Shared, 'lists'>;
  const wanted = (name: string) =>
    Object.fromEntries(Object.entries(words).map(([language, own]) => [language, own[name]]));
  const named = Object.entries(formats).map(([name, pattern]) => [
    name,
    { pattern, 'x-pattern-words': wanted(name) },
  ]);
  return { ...shared, lists, formats: Object.fromEntries(named) as Shared['formats'] };
}

/** Flat schema of what is written in YAML; its id is the name of its flat copy below the folder of schemas. */
export function assembleSchema(id: string, written: unknown, shared: Shared): Json {
  const name = posix.basename(id, FLAT);

  const open = (written: unknown): Json => {
    // examples are for the reference, which shows them as they are written
    const said = extend(written as Json);
    const { extends: _, examples: __, format, $ref, description, 'x-uk': uk, ...rest } = said;
    const more = {
      ...implied({ format, ...rest }),
      ...shared.formats[String(format)],
      ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, inner(key, value)])),
      ...describe(description, uk, rest['default']),
    };
    if (typeof $ref !== 'string') return more;
    const target = { $ref: refer($ref) };
    // draft-07 knows nothing beside a reference
    return Object.keys(more).length === 0 ? target : { allOf: [target], ...more };
  };

  const inner = (key: string, value: unknown): unknown => {
    if (Array.isArray(value) && ONE.includes(key)) return value.map(open);
    if (key === 'enum' && typeof value === 'string') return shared.lists[value];
    if (!isObject(value)) return value === '$name' ? name : value;
    if (ONE.includes(key)) return open(value);
    if (!BY_NAME.includes(key)) return value;
    return Object.fromEntries(Object.entries(value).map(([of, schema]) => [of, open(schema)]));
  };

  /** With the keys that it shares, which its own come after. */
  const extend = (written: Json): Json => {
    const { extends: sets, properties = {}, required = [] } = written;
    if (!Array.isArray(sets)) return written;
    const shares = Object.assign({}, ...sets.map((set) => findShares(String(set)))) as Json;
    const must = sets.flatMap((set) => shared.required[String(set)] ?? []);
    const all = [...must, ...(required as string[])];
    return {
      ...written,
      ...(all.length === 0 ? {} : { required: all }),
      properties: { ...shares, ...(properties as Json) },
    };
  };

  const findShares = (set: string): Json => {
    const [piece, group] = [shared.pieces[set], shared.groups[set]];
    if (piece) return piece;
    if (group) return Object.assign({}, ...group.map(findShares)) as Json;
    if (!(set in shared.properties)) throw new Error(`${id}: shared.yaml has no "${set}"`);
    return { [set]: shared.properties[set] };
  };

  /** `name` or `name#definition` from the folder of schemas, `#definition` of the same. */
  const refer = (to: string): string => {
    const [file = '', definition] = to.split('#');
    const path = file && posix.relative(posix.dirname(id), `${file}${FLAT}`);
    return definition === undefined ? path : `${path}#/definitions/${definition}`;
  };

  // text editors look for what it refers to beside that
  return { $schema: DRAFT, $id: posix.basename(id), ...open(written) };
}

/** What need not be written: the type that follows from other keywords, and that an object has no other keys. */
function implied(written: Json): Json {
  const has = (key: string) => written[key] !== undefined;
  if (has('properties')) return { type: 'object', additionalProperties: false };
  if (isObject(written['additionalProperties'])) return { type: 'object' };
  if (has('items')) return { type: 'array' };
  return OF_STRINGS.some(has) && !has('enum') ? { type: 'string' } : {};
}

/** Defaults that say no more than a key that is left out. */
const NOTHING = ['{}', '[]', ''];

/** The words for programs, and those of both languages for text editors; the default is said with them. */
function describe(english: unknown, ukrainian: unknown, preset: unknown): Json {
  if (typeof english !== 'string') return {};
  const value = typeof preset === 'object' ? JSON.stringify(preset) : String(preset);
  const isSaid = preset !== undefined && !NOTHING.includes(value);
  const [en, uk] = !isSaid ? ['', ''] : [` Default: ${value}.`, ` Типово: ${value}.`];
  const description = english + en;
  return { description, markdownDescription: `${String(ukrainian)}${uk}\n\n${description}` };
}
