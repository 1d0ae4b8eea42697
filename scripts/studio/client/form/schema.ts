// What a form asks of a schema: what a reference says, which branch holds for a value, what a new value begins as.

import { isMap, type FormObject } from './data.ts';

/** Names that can stand at a place. */
export interface NamePick {
  /** Sorts, the first that there are names of. */
  readonly sorts: readonly string[];
  /** Where the name of what they belong to stands. */
  readonly of: readonly string[];
  /** Others may stand there too. */
  readonly open: boolean;
}

/** A JSON Schema as `forms.ts` makes it, or any flat one. */
export interface FormSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, FormSchema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly minItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly additionalProperties?: boolean | FormSchema;
  readonly propertyNames?: FormSchema;
  readonly items?: FormSchema;
  readonly anyOf?: readonly FormSchema[];
  readonly 'x-pick'?: NamePick;
  readonly 'x-places'?: NamePick;
  readonly 'x-titles'?: Readonly<Record<string, string>>;
  /** Several lines of words stand there. */
  readonly 'x-lines'?: boolean;
  /** A question: its key stands in no file. */
  readonly 'x-question'?: boolean;
  readonly 'x-kinds'?: Readonly<Record<string, FormSchema>>;
  readonly 'x-only'?: Readonly<Record<string, readonly string[]>>;
}

/** What a value is to a form. `text`: words in each language; `raw`: what no schema describes. */
export type FormSort =
  'string' | 'number' | 'boolean' | 'null' | 'text' | 'object' | 'array' | 'raw';

/** What a schema says once its references are followed; what stands beside one wins. */
export function resolve(root: FormSchema, schema: FormSchema): FormSchema {
  const { $ref, ...own } = schema;
  if ($ref === undefined) return schema;
  const target = root.$defs?.[$ref.replace('#/$defs/', '')] ?? {};
  return resolve(root, { ...target, ...own });
}

/** The schema of a block by its kind; of a part that pages share its name alone. */
export function schemaOfKind(root: FormSchema, schema: FormSchema, value: unknown): FormSchema {
  const found = resolve(root, schema);
  if (isShared(value, found)) return SHARED;
  const kind = isMap(value) ? String(value['kind']) : '';
  const own = found['x-kinds']?.[kind];
  return own ? resolve(root, own) : found;
}

const SHARED: FormSchema = {
  type: 'object',
  required: ['use'],
  properties: { use: { type: 'string', 'x-pick': { sorts: ['fragments'], of: [], open: false } } },
};

/** Whether a part that several pages share stands there instead. */
function isShared(value: unknown, { properties }: FormSchema): boolean {
  return isMap(value) && Object.keys(value).join() === 'use' && !properties?.['use'];
}

/** Words by language: an object whose keys are languages and whose values are words. */
export function isTextSchema(
  { propertyNames, properties, additionalProperties }: FormSchema,
  languages: readonly string[],
): boolean {
  if (propertyNames?.['x-pick']?.sorts.includes('languages') === true)
    return isMap(additionalProperties) && additionalProperties['type'] === 'string';
  const keys = Object.keys(properties ?? {});
  return keys.length > 0 && keys.every((key) => languages.includes(key));
}

/** What can stand at a place: the branches of `anyOf` and of several types; words of several branches are one. */
export function branchesOf(root: FormSchema, schema: FormSchema): readonly FormSchema[] {
  const { anyOf, type, ...own } = schema;
  const written =
    anyOf ?? (Array.isArray(type) ? type.map((each: string) => ofType(own, each)) : null);
  if (!written) return [schema];
  const words: FormSchema = { title: own.title ?? '', description: own.description ?? '' };
  const branches = written
    .map((branch) => resolve(root, branch))
    .flatMap((branch) => branchesOf(root, branch));
  const strings = branches.filter((branch) => sortOf(branch) === 'string');
  const others = branches.filter((branch) => sortOf(branch) !== 'string');
  if (strings.length === 0) return others;
  return [{ ...words, ...joinWords(strings) }, ...others];
}

/** Of the keywords those that say something of this type. */
function ofType(schema: FormSchema, type: string): FormSchema {
  const { items, properties, additionalProperties, required, ...own } = schema;
  const { propertyNames, ['x-pick']: pick, minItems, ...rest } = own;
  if (type === 'array') return { ...rest, type, ...(items && { items }), minItems: minItems ?? 0 };
  if (type === 'string') return { ...rest, type, ...(pick && { 'x-pick': pick }) };
  if (type !== 'object') return { ...rest, type };
  return {
    ...rest,
    type,
    ...(properties && { properties }),
    ...(additionalProperties !== undefined && { additionalProperties }),
    ...(required && { required }),
    ...(propertyNames && { propertyNames }),
  };
}

function joinWords(strings: readonly FormSchema[]): FormSchema {
  const [only = {}, ...others] = strings;
  if (others.length === 0) return only;
  const examples = strings.flatMap((branch) => branch.enum ?? branch.examples ?? []);
  const pick = strings.find((branch) => branch['x-pick'])?.['x-pick'];
  return { type: 'string', examples, ...(pick && { 'x-pick': { ...pick, open: true } }) };
}

export function sortOf(schema: FormSchema): Exclude<FormSort, 'text'> {
  const { type, enum: values, const: only, properties, additionalProperties, items } = schema;
  const [written = only] = values ?? [];
  const said = typeof type === 'string' ? type : undefined;
  if (said === 'array' || items) return 'array';
  if (properties || isMap(additionalProperties)) return 'object';
  if (said === 'integer' || said === 'number' || typeof written === 'number') return 'number';
  if (said === 'boolean' || typeof written === 'boolean') return 'boolean';
  if (said === 'null') return 'null';
  return said === 'string' || written !== undefined ? 'string' : 'raw';
}

/** The branch that holds for a value, by its type and its keys; the first where none does. */
export function branchFor(branches: readonly FormSchema[], value: unknown): number {
  const fits = branches.findIndex((branch) => admits(branch, value));
  return Math.max(fits, 0);
}

function admits(schema: FormSchema, value: unknown): boolean {
  const sort = sortOf(schema);
  if (value === null) return sort === 'null';
  if (Array.isArray(value)) return sort === 'array';
  if (!isMap(value)) return sort === typeof value;
  const { properties = {}, additionalProperties, required = [] } = schema;
  if (sort !== 'object' || !required.every((key) => key in value)) return sort === 'raw';
  if (isMap(additionalProperties))
    return !Object.values(value).some(isWrongFor(additionalProperties));
  return additionalProperties !== false || Object.keys(value).every((key) => key in properties);
}

/** What cannot be a value of a map of plain values. */
function isWrongFor(schema: FormSchema): (value: unknown) => boolean {
  return (value) => ['string', 'number'].includes(sortOf(schema)) && typeof value === 'object';
}

/** What a new value begins as: the example of its schema, or the least that it asks for. */
export function startOf(
  root: FormSchema,
  written: FormSchema,
  languages: readonly string[],
): unknown {
  const [schema = {}] = branchesOf(root, resolve(root, written));
  const { const: only, enum: values, examples = [], required = [], properties = {} } = schema;
  if (only !== undefined) return only;
  if (isTextSchema(schema, languages)) return textOf(languages);
  const sort = sortOf(schema);
  if (sort === 'object')
    return Object.fromEntries(
      required.map((key) => [key, startOf(root, properties[key] ?? {}, languages)]),
    );
  if (sort === 'array')
    return (schema.minItems ?? 0) > 0 && !schema.items?.['x-kinds']
      ? [startOf(root, schema.items ?? {}, languages)]
      : [];
  if (sort === 'boolean') return schema.default !== true;
  if (sort === 'null') return null;
  if (sort === 'number') return examples[0] ?? schema.default ?? values?.[0] ?? schema.minimum ?? 0;
  return examples[0] ?? values?.[0] ?? '';
}

function textOf(languages: readonly string[]): FormObject {
  return Object.fromEntries(languages.map((language) => [language, '']));
}

/** What is left of a value where something else is to stand there: words stay words, one thing and a list of it stand for each other. */
export function convert(value: unknown, start: unknown, languages: readonly string[]): unknown {
  if (Array.isArray(value))
    return Array.isArray(start) ? value : (fit(value[0], start, languages) ?? start);
  if (Array.isArray(start)) return value === '' || value === null ? start : [value];
  return fit(value, start, languages) ?? start;
}

function fit(value: unknown, start: unknown, languages: readonly string[]): unknown {
  const [first = ''] = languages;
  if (isMap(start)) {
    if (isMap(value)) return null;
    if (first in start && typeof value === 'string') return { ...start, [first]: value };
    const [key, ...others] = Object.keys(start);
    const isSame = key !== undefined && others.length === 0 && typeof start[key] === typeof value;
    return isSame ? { [key]: value } : null;
  }
  const plain = isMap(value)
    ? Object.values(value).find((words) => typeof words === typeof start)
    : value;
  if (typeof start === 'number' && typeof plain === 'string')
    return plain.trim() !== '' && Number.isFinite(Number(plain)) ? Number(plain) : null;
  if (typeof start === 'string' && typeof plain === 'number') return String(plain);
  return typeof plain === typeof start ? plain : null;
}

/** The keys that are there, those that must be, and those that may be added, in the order of the schema. */
export function keysOf(
  schema: FormSchema,
  data: FormObject,
): { shown: string[]; offered: string[] } {
  const { properties = {}, required = [] } = schema;
  const known = Object.keys(properties);
  const isConst = (key: string) =>
    properties[key]?.const !== undefined && properties[key].const === data[key];
  const shown = known.filter((key) => (key in data || required.includes(key)) && !isConst(key));
  const strangers = isMap(schema.additionalProperties)
    ? []
    : Object.keys(data).filter((key) => !known.includes(key));
  const offered = known.filter(
    (key) => !(key in data) && !required.includes(key) && means(properties, key, data),
  );
  return { shown: [...shown, ...strangers], offered };
}

/** Whether a key means something beside those that are there. */
function means(
  properties: NonNullable<FormSchema['properties']>,
  key: string,
  data: FormObject,
): boolean {
  return Object.entries(properties[key]?.['x-only'] ?? {}).every(([beside, values]) => {
    const value = data[beside] ?? properties[beside]?.default;
    return values.length === 0 ? value === undefined : values.includes(String(value));
  });
}

const TITLED = ['title', 'term', 'name', 'heading', 'label', 'text', 'id'];

/** What a value is called: by its title in the language, else by the first words in it. */
export function titleOf(value: unknown, languages: readonly string[]): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return titleOf(value[0], languages);
  if (!isMap(value)) return '';
  const words = languages
    .map((language) => value[language])
    .find((said) => typeof said === 'string');
  if (typeof words === 'string') return words;
  const keys = [...TITLED.filter((key) => key in value), ...Object.keys(value)];
  const found = keys.filter((key) => key !== 'kind').map((key) => titleOf(value[key], languages));
  return found.find((title) => title !== '') ?? '';
}
