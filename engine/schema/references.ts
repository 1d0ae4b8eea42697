// Finds every name that a document gives of something else, as its schema marks them: what it is a name of, whose, and where it stands.

import { isObject } from '../model/lookup.ts';
import { remember } from '../model/remember.ts';
import {
  walkSchema,
  type Around,
  type MarkedSchema,
  type MarkedSchemas,
  type Owner,
  type Visited,
} from './walk.ts';

export interface Reference {
  /** It is what is called so, and not what names it. */
  readonly declares: boolean;
  /** The word of the mark. */
  readonly of: string;
  readonly name: string;
  readonly pointer: string;
  readonly place: 'key' | 'value' | 'braces';
  /** Whether other words may stand there too. */
  readonly open: boolean;
  /** Empty where none is named. */
  readonly owners: readonly Owner[];
  readonly around: Around | null;
}

/** What names belong to where the schema says nothing else: the key beside them, or further out, that names it. */
export const OWNERS: Readonly<Record<string, string>> = {
  fields: 'call',
  amounts: 'call',
  percents: 'call',
  figures: 'call',
  sorts: 'call',
  leadPlaces: 'call',
  orders: 'call',
  parameters: 'call',
  brokenDown: 'call',
  attributes: 'dimension',
  measures: 'fact',
  storedMeasures: 'fact',
  factDimensions: 'fact',
  askDimensions: 'fact',
  slots: 'chart',
  options: 'filter',
};

/** What names of a sort are names of, where the word of the mark says more. */
const THINGS: Readonly<Record<string, string>> = {
  anyCalls: 'calls',
  entryCalls: 'calls',
  countingCalls: 'calls',
  recordCalls: 'calls',
  levelCalls: 'calls',
  linkedCalls: 'calls',
  treeCalls: 'calls',
  neighbourCalls: 'calls',
  groupCalls: 'calls',
  loadCalls: 'calls',
  otherPages: 'pages',
  linkedPages: 'pages',
  memberPages: 'pages',
  rangeEnds: 'filters',
  pageFilters: 'filters',
  amounts: 'fields',
  percents: 'fields',
  figures: 'fields',
  sorts: 'fields',
  leadPlaces: 'fields',
  ownFields: 'fields',
  ownParameters: 'parameters',
  fileParameters: 'parameters',
  storedMeasures: 'measures',
  baseMeasures: 'measures',
  anyMeasures: 'measures',
  otherDimensions: 'dimensions',
  factDimensions: 'dimensions',
  askDimensions: 'dimensions',
  ownCodes: 'codes',
  brokenDown: 'dimensions',
};

export function findThing(sort: string): string {
  return THINGS[sort] ?? sort;
}

const references = new WeakMap<MarkedSchemas, WeakMap<object, Map<string, readonly Reference[]>>>();

/** Every name in a document that follows a schema, in the order of the document; found once in the same document, and not to be changed. */
export function findReferences(
  schemas: MarkedSchemas,
  id: string,
  data: unknown,
): readonly Reference[] {
  if (data === null || typeof data !== 'object') return walkReferences(schemas, id, data);
  const byDocument = remember(references, schemas, () => new WeakMap());
  const byId = remember(byDocument, data, () => new Map());
  return remember(byId, id, () => walkReferences(schemas, id, data));
}

function walkReferences(schemas: MarkedSchemas, id: string, data: unknown): Reference[] {
  const found: Reference[] = [];
  walkSchema(schemas, id, data, (at) => {
    const { keySchema } = at;
    if (keySchema) found.push(...namesIn(at.key, keySchema, at, 'key'));
    if (typeof at.data === 'string')
      found.push(...namesIn(at.data, at.schema, at, 'value'), ...namesInBraces(at.data, at));
  });
  return found;
}

/** The same below a place of a larger document. */
export function moveReference(reference: Reference, below: string): Reference {
  const move = <Placed extends { readonly pointer: string }>(placed: Placed): Placed => ({
    ...placed,
    pointer: below + placed.pointer,
  });
  const outward = (around: Around | null): Around | null =>
    around && { ...move(around), outside: outward(around.outside) };
  return {
    ...move(reference),
    owners: reference.owners.map(move),
    around: outward(reference.around),
  };
}

/** What stands at these keys of the object around a name, or of one further out; `../` leaves the nearest out. */
export function findAround(around: Around | null, path: string): Owner[] {
  if (path.startsWith('../')) return findAround(around?.outside ?? null, path.slice(3));
  for (let at = around; at; at = at.outside) {
    const value = path
      .split('/')
      .reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), at.data);
    const pointer = `${at.pointer}/${path}`;
    if (typeof value === 'string') return [{ name: value, pointer }];
    if (Array.isArray(value))
      return value.flatMap((name, i) =>
        typeof name === 'string' ? [{ name, pointer: `${pointer}/${i}` }] : [],
      );
  }
  return [];
}

/** Of these nothing that is written is a mark. */
const WHOLE = ['options', 'codes', 'ownCodes'];

/** An entry is held against those of its collection by whoever reads both. */
const ENTRY = { of: 'entries', open: true, declares: false } as const;

function namesInBraces(text: string, at: Visited): Reference[] {
  const { braces } = at;
  const of = braces?.['x-braces'];
  if (!braces || of === undefined) return [];
  return [...text.matchAll(/\{([\w-]+)\}/g)].map(([, name = '']) =>
    withOwners({ of, name, place: 'braces', open: false, declares: false }, braces, at),
  );
}

function namesIn(
  name: string,
  schema: MarkedSchema,
  at: Visited,
  place: 'key' | 'value',
): Reference[] {
  const { 'x-entry': collection } = schema;
  const { pointer, around } = at;
  const owners = [{ name: collection ?? '', pointer: '' }];
  const entries =
    collection === undefined ? [] : [{ ...ENTRY, name, place, pointer, around, owners }];
  const { 'x-names': only, 'x-suggests': also, 'x-declares': own } = schema;
  const of = only ?? also ?? own;
  if (of === undefined) return entries;
  // a parameter that may be left out carries a star, an order that goes down a minus; an option or a code is all that is written
  const isMarked = place === 'value' && name.length > 1 && !WHOLE.includes(of);
  const bare = isMarked ? name.replace(/^-|\*$/g, '') : name;
  const named = { of, name: bare, place, open: only === undefined, declares: of === own };
  return [...entries, withOwners(named, schema, at)];
}

function withOwners(
  named: Pick<Reference, 'of' | 'name' | 'place' | 'open' | 'declares'>,
  { 'x-of': written = OWNERS[named.of] ?? [] }: MarkedSchema,
  { pointer, around, keys }: Visited,
): Reference {
  const owners = [written].flat().flatMap((path) => {
    if (!path.startsWith('^')) return findAround(around, path);
    const key = keys.at(-path.length);
    return key ? [key] : [];
  });
  return { ...named, pointer, owners, around };
}
