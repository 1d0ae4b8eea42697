// Walks a document by its schema: every value with the schema that holds for it, and what stands around it.

import { isObject } from '../model/lookup.ts';

/** What our schemas say beside what JSON Schema knows, of a value and what stands around it. */
export interface Marks {
  /** Such names stand here, and no others. */
  readonly 'x-names'?: string;
  /** Such names stand here, and others too. */
  readonly 'x-suggests'?: string;
  /** Such names stand in braces within the text, of whatever languages. */
  readonly 'x-braces'?: string;
  /** What stands here is what is called so: things of this sort are named by it. */
  readonly 'x-declares'?: string;
  /** Keys of entries of this collection stand here. */
  readonly 'x-entry'?: string;
  /** Where the name of what they belong to stands: keys from the nearest object that has them, `../` leaving out one, or `^` for the key of the value, `^^` for the one above it. */
  readonly 'x-of'?: string | readonly string[];
  /** This key means something only where keys beside it have these values, or are not there. */
  readonly 'x-only'?: Readonly<Record<string, readonly string[]>>;
  /** This key is needed where a key beside it has one of these values. */
  readonly 'x-needed'?: Readonly<Record<string, readonly string[]>>;
  /** No two items of this list have the same value at this key; no two are the same where it is empty. */
  readonly 'x-unique'?: string;
  /** A day stands here, written out or by its month and day: it must be one that there is. */
  readonly 'x-day'?: boolean;
  /** A text that an act gives: it need not be in every language. */
  readonly 'x-official'?: boolean;
}

/** A schema as far as it says where names stand. */
export interface MarkedSchema extends Marks {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly MarkedSchema[];
  readonly items?: MarkedSchema;
  readonly propertyNames?: MarkedSchema;
  readonly properties?: Readonly<Record<string, MarkedSchema>>;
  readonly additionalProperties?: boolean | MarkedSchema;
}

/** Schemas by their ids. */
export interface MarkedSchemas {
  readonly ids: readonly string[];
  get(id: string): MarkedSchema;
  /** Follows references to the schema that says something. */
  resolve(schema: MarkedSchema, home: string): Found;
}

interface Found {
  readonly schema: MarkedSchema;
  readonly home: string;
}

/** An object around a name. */
export interface Around {
  readonly data: Readonly<Record<string, unknown>>;
  readonly pointer: string;
  readonly outside: Around | null;
}

/** What a name belongs to. */
export interface Owner {
  readonly name: string;
  readonly pointer: string;
}

interface Step {
  readonly pointer: string;
  readonly around: Around | null;
  /** The key of the value; empty in a list. */
  readonly key: string;
  /** What names must be like to stand there as the key; null for a key that the schema knows. */
  readonly keySchema: MarkedSchema | null;
  /** Keys from the document to the value, without places in lists. */
  readonly keys: readonly Owner[];
  /** The schema with the mark of braces that holds here. */
  readonly braces: MarkedSchema | null;
}

/** A value of a document. */
export interface Visited extends Step {
  readonly data: unknown;
  /** Before references are followed: it may say more of its target. */
  readonly written: MarkedSchema;
  /** Behind references, the branch for what is written. */
  readonly schema: MarkedSchema;
}

/** Visits every value of a document in its order, each before what is in it. */
export function walkSchema(
  schemas: MarkedSchemas,
  id: string,
  data: unknown,
  visit: (at: Visited) => void,
): void {
  const value = (data: unknown, written: Found, step: Step): void => {
    const { schema, home } = choose(schemas, data, written);
    const marked = [written.schema, schema].find((each) => each['x-braces'] !== undefined);
    const inside = { ...step, braces: marked ?? step.braces };
    visit({ ...inside, data, written: written.schema, schema });
    if (Array.isArray(data)) {
      const { items } = schema;
      if (items)
        data.forEach((item, i) => {
          const pointer = `${step.pointer}/${i}`;
          value(item, { schema: items, home }, { ...inside, pointer, key: '', keySchema: null });
        });
    } else if (isObject(data)) object(data, { schema, home }, inside);
  };
  const object = (data: Around['data'], { schema, home }: Found, step: Step): void => {
    const { properties = {}, additionalProperties: other, propertyNames = null } = schema;
    const around = { data, pointer: step.pointer, outside: step.around };
    for (const [key, inner] of Object.entries(data)) {
      const pointer = `${step.pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
      const next = own ?? (typeof other === 'object' ? other : {});
      const keys = [...step.keys, { name: key, pointer }];
      const keySchema = own ? null : propertyNames;
      value(inner, { schema: next, home }, { ...step, pointer, around, keys, key, keySchema });
    }
  };
  const start = { pointer: '', around: null, keys: [], key: '', keySchema: null, braces: null };
  value(data, { schema: schemas.get(id), home: id }, start);
}

/** The schema that holds for the data: behind references, the branch for what is written, that of a block by its kind. */
function choose(schemas: MarkedSchemas, data: unknown, { schema, home }: Found): Found {
  const found = schemas.resolve(schema, home);
  const { anyOf, properties } = found.schema;
  if (anyOf) {
    const branches = anyOf.map((branch) => schemas.resolve(branch, found.home));
    return branches.find((branch) => admits(branch.schema, data)) ?? branches[0] ?? found;
  }
  if (!isObject(data) || Object.keys({ ...properties }).join() !== 'kind') return found;
  const id = `blocks/${String(data['kind'])}.schema.json`;
  return schemas.ids.includes(id) ? { schema: schemas.get(id), home: id } : found;
}

/** Whether a schema is one of such data, as far as their type and their keys tell. */
function admits(schema: MarkedSchema, data: unknown): boolean {
  const { properties, additionalProperties } = schema;
  if (isObject(data))
    return (
      isOf(schema, 'object') &&
      (additionalProperties !== false || Object.keys(data).every((key) => key in { ...properties }))
    );
  if (Array.isArray(data)) return isOf(schema, 'array');
  return !isOf(schema, 'object') && !isOf(schema, 'array');
}

function isOf({ type, properties, items }: MarkedSchema, wanted: 'object' | 'array'): boolean {
  if (type !== undefined) return [type].flat().includes(wanted);
  return (wanted === 'object' ? properties : items) !== undefined;
}
