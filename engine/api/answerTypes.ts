// JSON Schemas of answers as TypeScript: parts that are the same in several answers have one name.

import type { JsonSchema } from '../answers/jsonSchema.ts';
import { last } from '../model/lookup.ts';
import {
  choiceType,
  comment,
  keyOf,
  rangeType,
  takenType,
  type SaidName,
} from './contractNames.ts';

/** Stands for the name of a type in its own text. */
const SELF = '@self';
/** Shorter objects are written where they stand. */
const SHORTEST = 100;

/** Types that have names, each text once. */
export class NamedTypes {
  private readonly names = new Map<string, string>();

  /** The name under which the text is known, at first the one that is wanted. */
  nameFor(wanted: string, text: string): string {
    const known = this.names.get(text);
    if (known !== undefined) return known;
    const taken = [...this.names.values()];
    const free = [wanted, ...taken.map((_, nth) => `${wanted}${nth + 2}`)];
    const name = free.find((each) => !taken.includes(each)) ?? wanted;
    this.names.set(text, name);
    return name;
  }

  write(): string {
    return [...this.names]
      .map(([text, name]) => `export type ${name} = ${text.replaceAll(SELF, name)};\n`)
      .join('\n');
  }
}

/** What is known of an answer besides its schema. */
export interface AnswerTelling {
  /** Its types begin so. */
  readonly name: string;
  readonly types: NamedTypes;
  /** Fields that are codes of a dimension, with their types. */
  readonly codes: ReadonlyMap<string, string>;
  readonly amounts: readonly SaidName[];
  /** The amounts that all answers share. */
  readonly shared: ReadonlyMap<string, SaidName>;
}

/** Throws where a schema has words that answers do not use. */
export function answerType(telling: AnswerTelling, { $defs = {}, ...schema }: JsonSchema): string {
  const parts = new Map<string, string>();
  for (const [part, inner] of Object.entries($defs as Readonly<Record<string, JsonSchema>>)) {
    const text = new AnswerText(telling, new Map([[part, SELF]])).write(inner, part);
    parts.set(part, telling.types.nameFor(`${telling.name}${typeName(part)}`, text));
  }
  return new AnswerText(telling, parts).write(schema, 'row');
}

/** The type of a value without parts of its own. */
export function typeOf(schema: JsonSchema): string {
  const { tsType, type, items, minimum, maximum } = schema;
  if (typeof tsType === 'string') return tsType;
  if ('const' in schema) return choiceType([schema['const']]);
  if (Array.isArray(schema['enum'])) return choiceType(schema['enum']);
  if (Array.isArray(type)) return type.map((each: string) => typeOf({ type: each })).join(' | ');
  if (type === 'array' && items) return `readonly (${typeOf(items as JsonSchema)})[]`;
  if (type === 'integer' || type === 'number')
    return typeof minimum === 'number' && typeof maximum === 'number'
      ? rangeType(minimum, maximum)
      : 'number';
  return typeof type === 'string' ? (WORDS[type] ?? type) : 'unknown';
}

const WORDS: Readonly<Record<string, string>> = {
  object: 'Record<string, unknown>',
  array: 'unknown[]',
};

class AnswerText {
  private readonly telling: AnswerTelling;
  private readonly parts: ReadonlyMap<string, string>;

  constructor(telling: AnswerTelling, parts: ReadonlyMap<string, string>) {
    this.telling = telling;
    this.parts = parts;
  }

  /** `key` is the field under which it stands. */
  write(schema: JsonSchema, key: string): string {
    const { title, $ref, anyOf, items, properties, type } = schema;
    if (typeof $ref === 'string') return this.parts.get(last($ref.split('/'))) ?? 'unknown';
    if (Array.isArray(anyOf))
      return anyOf.map((part: JsonSchema) => this.write(part, key)).join(' | ');
    if (type === 'array' && items) return `${this.writeItems(items as JsonSchema, key)}[]`;
    if (typeof properties !== 'object') return typeOf(schema);
    // what has a title is the same for all answers
    const { types, shared } = this.telling;
    if (typeof title !== 'string') return this.writeObject(schema);
    const telling = { name: title, types, shared, codes: new Map(), amounts: [] };
    return types.nameFor(title, new AnswerText(telling, this.parts).writeObject(schema));
  }

  private writeItems(items: JsonSchema, key: string): string {
    const text = this.write(items, key);
    if (text.startsWith('{') && text.length > SHORTEST)
      return this.telling.types.nameFor(`${this.telling.name}${typeName(key)}`, text);
    return /[ |]/.test(text) && !text.startsWith('{') ? `(${text})` : text;
  }

  private writeObject({ properties, required = [], additionalProperties }: JsonSchema): string {
    const needed = required as readonly string[];
    const fields = Object.entries(properties as Readonly<Record<string, JsonSchema>>).map(
      ([field, inner]) =>
        `${this.writeTitle(field, inner)}${keyOf(field)}${needed.includes(field) ? '' : '?'}: ${this.writeField(field, inner)}`,
    );
    const others =
      additionalProperties === true ? {} : (additionalProperties as JsonSchema | false);
    const index = others ? [`[name: string]: ${this.write(others, 'other')}`] : [];
    return `{ ${[...fields, ...index].join('; ')} }`;
  }

  /** The title of an amount; the others are in the OpenAPI document. */
  private writeTitle(field: string, { description }: JsonSchema): string {
    const amount = this.telling.amounts.find(({ name }) => name === field);
    return amount && description !== undefined ? comment(amount.title) : '';
  }

  private writeField(field: string, inner: JsonSchema): string {
    const { codes, amounts, shared } = this.telling;
    const code = codes.get(field);
    if (inner['type'] === 'string' && !inner['enum'] && code !== undefined) return code;
    if (field === 'data' && inner['type'] === 'object' && amounts.length > 0)
      return takenType('Amounts', shared, amounts);
    return this.write(inner, field);
  }
}

/** The id of a call as the name of a type. */
export function typeName(id: string): string {
  return id.replaceAll(/(?:^|[^A-Za-z0-9])([A-Za-z0-9])/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
}
