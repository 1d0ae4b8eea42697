// Finds every name that a document gives of something else, as its schema marks them: what it is a name of, whose, and where it stands.

import { isObject } from '../model/lookup.ts';

/** A schema as far as it says where names stand. */
export interface MarkedSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly MarkedSchema[];
  readonly items?: MarkedSchema;
  readonly propertyNames?: MarkedSchema;
  readonly properties?: Readonly<Record<string, MarkedSchema>>;
  readonly additionalProperties?: boolean | MarkedSchema;
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
const OWNERS: Readonly<Record<string, string>> = {
  fields: 'call',
  amounts: 'call',
  percents: 'call',
  figures: 'call',
  sorts: 'call',
  orders: 'call',
  parameters: 'call',
  brokenDown: 'call',
  attributes: 'dimension',
  measures: 'fact',
  storedMeasures: 'fact',
  factDimensions: 'fact',
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
  neighbourCalls: 'calls',
  groupCalls: 'calls',
  loadCalls: 'calls',
  otherPages: 'pages',
  linkedPages: 'pages',
  memberPages: 'pages',
  rangeEnds: 'filters',
  pageFilters: 'filters',
  lists: 'filters',
  amounts: 'fields',
  percents: 'fields',
  figures: 'fields',
  sorts: 'fields',
  ownFields: 'fields',
  ownParameters: 'parameters',
  fileParameters: 'parameters',
  storedMeasures: 'measures',
  baseMeasures: 'measures',
  anyMeasures: 'measures',
  otherDimensions: 'dimensions',
  factDimensions: 'dimensions',
  brokenDown: 'dimensions',
};

export function findThing(sort: string): string {
  return THINGS[sort] ?? sort;
}

/** Every name in a document that follows a schema, in the order of the document. */
export function findReferences(schemas: MarkedSchemas, id: string, data: unknown): Reference[] {
  const found: Reference[] = [];
  new Walk(schemas, found).value(
    data,
    { schema: schemas.get(id), home: id },
    { pointer: '', around: null, keys: [], braces: null },
  );
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

/** An entry is held against those of its collection by whoever reads both. */
const ENTRY = { of: 'entries', open: true, declares: false } as const;

interface Step {
  readonly pointer: string;
  readonly around: Around | null;
  /** Keys from the document to the value, without places in lists. */
  readonly keys: readonly Owner[];
  /** The mark of braces that holds here. */
  readonly braces: Mark | null;
}

type Mark = Pick<MarkedSchema, 'x-names' | 'x-suggests' | 'x-braces' | 'x-declares' | 'x-of'>;

class Walk {
  private readonly schemas: MarkedSchemas;
  private readonly found: Reference[];

  constructor(schemas: MarkedSchemas, found: Reference[]) {
    this.schemas = schemas;
    this.found = found;
  }

  value(data: unknown, written: Found, step: Step): void {
    const { schema, home } = this.choose(data, written);
    const marked = [written.schema, schema].find((each) => each['x-braces'] !== undefined);
    const inside = { ...step, braces: marked ?? step.braces };
    if (typeof data === 'string') this.text(data, schema, inside);
    else if (Array.isArray(data))
      data.forEach((item, i) => {
        const next = { ...inside, pointer: `${step.pointer}/${i}` };
        if (schema.items) this.value(item, { schema: schema.items, home }, next);
      });
    else if (isObject(data)) this.object(data, { schema, home }, inside);
  }

  private object(data: Readonly<Record<string, unknown>>, found: Found, step: Step): void {
    const { schema, home } = found;
    const { properties = {}, additionalProperties: other, propertyNames } = schema;
    const around = { data, pointer: step.pointer, outside: step.around };
    for (const [key, value] of Object.entries(data)) {
      const pointer = `${step.pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const next = { ...step, pointer, around, keys: [...step.keys, { name: key, pointer }] };
      const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
      if (!own && propertyNames) this.name(key, propertyNames, next, 'key');
      const inner = own ?? (typeof other === 'object' ? other : {});
      this.value(value, { schema: inner, home }, next);
    }
  }

  private text(text: string, schema: MarkedSchema, step: Step): void {
    this.name(text, schema, step, 'value');
    const { braces } = step;
    const of = braces?.['x-braces'];
    if (!braces || of === undefined) return;
    for (const [, name = ''] of text.matchAll(/\{([\w-]+)\}/g))
      this.add({ of, name, place: 'braces', open: false, declares: false }, braces, step);
  }

  private name(name: string, schema: MarkedSchema, step: Step, place: 'key' | 'value'): void {
    const { 'x-entry': collection } = schema;
    if (collection !== undefined)
      this.found.push({
        ...ENTRY,
        name,
        place,
        pointer: step.pointer,
        around: step.around,
        owners: [{ name: collection, pointer: '' }],
      });
    const { 'x-names': only, 'x-suggests': also, 'x-declares': own } = schema;
    const of = only ?? also ?? own;
    if (of === undefined) return;
    // a parameter that may be left out carries a star, an order that goes down a minus; an option is all that is written
    const isMarked = place === 'value' && name.length > 1 && of !== 'options';
    const bare = isMarked ? name.replace(/^-|\*$/g, '') : name;
    this.add(
      { of, name: bare, place, open: only === undefined, declares: of === own },
      schema,
      step,
    );
  }

  private add(
    named: Pick<Reference, 'of' | 'name' | 'place' | 'open' | 'declares'>,
    { 'x-of': written = OWNERS[named.of] ?? [] }: Mark,
    { pointer, around, keys }: Step,
  ): void {
    const owners = [written].flat().flatMap((path) => {
      if (!path.startsWith('^')) return findAround(around, path);
      const key = keys.at(-path.length);
      return key ? [key] : [];
    });
    this.found.push({ ...named, pointer, owners, around });
  }

  /** The schema that holds for the data: behind references, the branch for what is written, that of a block by its kind. */
  private choose(data: unknown, { schema, home }: Found): Found {
    const found = this.schemas.resolve(schema, home);
    const { anyOf, properties } = found.schema;
    if (anyOf) {
      const branches = anyOf.map((branch) => this.schemas.resolve(branch, found.home));
      return branches.find((branch) => admits(branch.schema, data)) ?? branches[0] ?? found;
    }
    if (!isObject(data) || Object.keys({ ...properties }).join() !== 'kind') return found;
    const id = `blocks/${String(data['kind'])}.schema.json`;
    return this.schemas.ids.includes(id) ? { schema: this.schemas.get(id), home: id } : found;
  }
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
