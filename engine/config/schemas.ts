// The JSON Schemas of configuration: read once, compiled by Ajv, and asked how a scalar is to be typed.

import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

import type { Marks } from '../schema/walk.ts';

export interface Schema extends Marks {
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly pattern?: string;
  /** What the pattern wants, for people: an editor never sees a pattern. */
  readonly 'x-pattern-words'?: Readonly<Record<string, string>>;
  readonly propertyNames?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** What our schemas say beside what JSON Schema knows. */
const OWN_KEYWORDS = [
  'markdownDescription',
  'x-pattern-words',
  'x-entry',
  'x-day',
  'x-official',
  'x-names',
  'x-suggests',
  'x-declares',
  'x-opened',
  'x-braces',
  'x-of',
  'x-only',
  'x-needed',
  'x-unique',
];

export class Schemas {
  private readonly byId = new Map<string, Schema>();
  private readonly ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    strictTuples: false,
    allowUnionTypes: true,
    keywords: OWN_KEYWORDS,
    // to compile costs more than to validate: each file is held against its schema once
    inlineRefs: false,
    code: { optimize: false },
  });

  /** Differs where they differ. */
  readonly version: string;

  /** Flat schemas by their ids. */
  constructor(schemas: Readonly<Record<string, Schema>>, version: string) {
    this.version = version;
    for (const [id, flat] of Object.entries(schemas)) {
      // in its file a schema is called by the file's name: text editors look for what it refers to beside that
      const schema = { ...flat, $id: id };
      this.byId.set(id, schema);
      this.ajv.addSchema(schema, id);
    }
  }

  get ids(): string[] {
    return [...this.byId.keys()];
  }

  get(id: string): Schema {
    const schema = this.byId.get(id);
    if (!schema) throw new Error(`no schema: ${id}`);
    return schema;
  }

  validate(id: string, data: unknown): ErrorObject[] {
    const validate = this.ajv.getSchema(id) as ValidateFunction;
    return validate(data) ? [] : [...(validate.errors ?? [])];
  }

  /** Follows `$ref` and single `allOf` to the schema that says something; `home` is the id it was found in. */
  resolve(schema: Schema, home: string): { schema: Schema; home: string } {
    const [only, ...others] = schema.allOf ?? [];
    const inner = only && others.length === 0 ? only : schema;
    if (!inner.$ref) return { schema: inner, home };
    const [file, pointer = ''] = inner.$ref.split('#') as [string, string?];
    const id = file === '' ? home : relative(home, file);
    let found: unknown = this.get(id);
    for (const step of pointer.split('/').slice(1))
      found = (found as Record<string, unknown>)[step];
    return this.resolve(found as Schema, id);
  }
}

function relative(home: string, file: string): string {
  return new URL(file, `schema:///${home}`).pathname.slice(1);
}
