// Gives scalars the type their schema asks for: a canonical decimal becomes a number, `true` and `false` a boolean.

import { first } from '../model/lookup.ts';
import type { ProblemCode } from './problemCodes.ts';
import { findLookAlike } from './suggest.ts';
import { makeProblem, type Problem } from './problems.ts';
import type { Schema, Schemas } from './schemas.ts';
import { escape, type Raw, type Source } from './yaml.ts';

const CANONICAL = /^-?(0|[1-9]\d*)(\.\d+)?$/;
const NUMBERLIKE = /^[-+]?(0[xob][0-9a-f_]+|[\d_]*\.?[\d_]+(e[-+]?\d+)?)$/i;
const AMBIGUOUS = /^(y|yes|n|no|on|off|true|false)$/i;
const NOTHING = /^(null|~)$/i;

/** The typed data, and the problems that only the way of writing shows. */
export function typeScalars(
  source: Source,
  schemas: Schemas,
  id: string,
): { data: unknown; problems: Problem[] } {
  const typing = new Typing(source, schemas);
  const data = typing.visit(source.data, { schema: schemas.get(id), home: id }, '');
  return { data, problems: typing.problems };
}

/** A schema, and the id of the file it was found in. */
interface Found {
  readonly schema: Schema;
  readonly home: string;
}

class Typing {
  readonly problems: Problem[] = [];
  private readonly source: Source;
  private readonly schemas: Schemas;
  private readonly json: boolean;

  constructor(source: Source, schemas: Schemas) {
    this.source = source;
    this.schemas = schemas;
    this.json = source.file.endsWith('.json');
  }

  visit(raw: Raw, { schema, home }: Found, pointer: string): unknown {
    const found = this.schemas.resolve(schema, home);
    const chosen = found.schema.anyOf ? this.choose(raw, found.schema.anyOf, found.home) : found;
    if (Array.isArray(raw)) {
      const { items } = chosen.schema;
      return raw.map((item: Raw, i) =>
        items ? this.visit(item, { schema: items, home: chosen.home }, `${pointer}/${i}`) : item,
      );
    }
    if (raw !== null && typeof raw === 'object') {
      const typed: Record<string, unknown> = {};
      for (const [key, value] of Object.entries(raw as Record<string, Raw>)) {
        const extra = chosen.schema.additionalProperties;
        const inner = chosen.schema.properties?.[key] ?? (typeof extra === 'object' ? extra : {});
        const next = { schema: inner, home: chosen.home };
        typed[key] = this.visit(value, next, `${pointer}/${escape(key)}`);
      }
      return typed;
    }
    if (this.json || typeof raw !== 'string') return raw;
    const types = found.schema.anyOf
      ? found.schema.anyOf.flatMap((branch) =>
          typesOf(this.schemas.resolve(branch, found.home).schema),
        )
      : typesOf(found.schema);
    return this.scalar(raw, types, pointer);
  }

  /** The branch that admits what was written; where none does, the first one says what is wanted. */
  private choose(raw: Raw, branches: readonly Schema[], home: string): Found {
    const resolved = branches.map((branch) => this.schemas.resolve(branch, home));
    const kind = kindOf(raw);
    return resolved.find(({ schema }) => typesOf(schema).includes(kind)) ?? first(resolved);
  }

  private scalar(raw: string, types: readonly string[], pointer: string): unknown {
    const plain = this.source.isPlain(pointer);
    if (plain && NOTHING.test(raw)) return this.say(pointer, 'null-written', raw);
    if (types.includes('boolean') && plain && (raw === 'true' || raw === 'false'))
      return raw === 'true';
    if (types.includes('number') || types.includes('integer')) {
      if (CANONICAL.test(raw) && plain && Number.isSafeInteger(Math.trunc(Number(raw))))
        return Number(raw);
      if (!types.includes('string')) {
        const code = numberProblem(raw);
        if (code !== null) return this.say(pointer, code, raw);
      }
    }
    if (plain && AMBIGUOUS.test(raw) && (types.includes('string') || types.includes('boolean')))
      return this.say(pointer, 'yes-no', raw);
    if (types.includes('string') && plain && /^\d+$/.test(raw))
      return this.say(pointer, raw.startsWith('0') ? 'unquoted-code' : 'unquoted-number', raw);
    return raw;
  }

  /** Names what is wrong with a scalar, which stays as it was written. */
  private say(pointer: string, code: ProblemCode, written: string): string {
    const look = code === 'look-alike' ? findLookAlike(written) : null;
    this.problems.push(
      makeProblem({ file: this.source.file, at: this.source.at(pointer) }, code, {
        written,
        ...look,
      }),
    );
    return written;
  }
}

/** What is wrong with a text where a number is wanted; null where it is no number at all, which the schema says. */
function numberProblem(raw: string): ProblemCode | null {
  if (findLookAlike(raw)) return 'look-alike';
  if (CANONICAL.test(raw)) return 'quoted-number';
  return NUMBERLIKE.test(raw) ? 'not-canonical' : null;
}

function kindOf(raw: Raw): 'array' | 'object' | 'string' {
  if (Array.isArray(raw)) return 'array';
  return raw !== null && typeof raw === 'object' ? 'object' : 'string';
}

/** The JSON types a schema admits; an enumeration admits those of its values. */
export function typesOf(schema: Schema): string[] {
  if (schema.type) return typeof schema.type === 'string' ? [schema.type] : [...schema.type];
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  return [
    ...new Set(values.map((value) => (typeof value === 'number' ? 'integer' : typeof value))),
  ];
}
