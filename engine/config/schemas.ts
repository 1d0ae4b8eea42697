// The JSON Schemas of configuration: read once, compiled by Ajv, and asked how a scalar is to be typed.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

export interface Schema {
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
  readonly propertyNames?: { readonly pattern?: string };
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

export class Schemas {
  private readonly byId = new Map<string, Schema>();
  private readonly ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    strictTuples: false,
    allowUnionTypes: true,
    keywords: ['markdownDescription'],
  });

  /** Those of a folder, and those that a portal has beside its `content` for what lies there: they are called `content/…` too. */
  constructor(folder: string, content = '') {
    this.addFolder(folder, '');
    const own = join(content, 'schemas');
    if (content !== '' && existsSync(own)) this.addFolder(own, 'content/');
  }

  private addFolder(folder: string, before: string): void {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!name.endsWith('.schema.json')) continue;
      const schema = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Schema;
      const id = before + name.replaceAll('\\', '/');
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
