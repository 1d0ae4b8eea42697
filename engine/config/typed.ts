// Gives scalars the type their schema asks for: a canonical decimal becomes a number, `true` and `false` a boolean.

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
  const problems: Problem[] = [];
  const json = source.file.endsWith('.json');

  function visit(raw: Raw, schema: Schema, home: string, pointer: string): unknown {
    const found = schemas.resolve(schema, home);
    const chosen = found.schema.anyOf ? choose(raw, found.schema.anyOf, found.home) : found;
    if (Array.isArray(raw)) {
      const items = chosen.schema.items;
      return raw.map((item: Raw, i) =>
        items ? visit(item, items, chosen.home, `${pointer}/${i}`) : item,
      );
    }
    if (raw !== null && typeof raw === 'object') {
      const typed: Record<string, unknown> = {};
      for (const [key, value] of Object.entries(raw as Record<string, Raw>)) {
        const extra = chosen.schema.additionalProperties;
        const inner = chosen.schema.properties?.[key] ?? (typeof extra === 'object' ? extra : {});
        typed[key] = visit(value, inner, chosen.home, `${pointer}/${escape(key)}`);
      }
      return typed;
    }
    if (json || typeof raw !== 'string') return raw;
    const types = found.schema.anyOf
      ? found.schema.anyOf.flatMap((one) => typesOf(schemas.resolve(one, found.home).schema))
      : typesOf(found.schema);
    return scalar(raw, types, pointer);
  }

  function choose(
    raw: Raw,
    schemasOf: readonly Schema[],
    home: string,
  ): { schema: Schema; home: string } {
    const resolved = schemasOf.map((one) => schemas.resolve(one, home));
    const kind = Array.isArray(raw)
      ? 'array'
      : raw !== null && typeof raw === 'object'
        ? 'object'
        : 'string';
    return resolved.find((one) => typesOf(one.schema).includes(kind)) ?? resolved[0]!;
  }

  function scalar(raw: string, types: readonly string[], pointer: string): unknown {
    const plain = source.isPlain(pointer);
    const say = (code: Parameters<typeof makeProblem>[2], words: Record<string, string>) => {
      problems.push(makeProblem(source.file, source.at(pointer), code, words));
      return raw;
    };
    if (plain && NOTHING.test(raw)) return say('null-written', { written: raw });
    if (types.includes('boolean') && plain && (raw === 'true' || raw === 'false'))
      return raw === 'true';
    if (types.includes('number') || types.includes('integer')) {
      if (CANONICAL.test(raw) && plain && Number.isSafeInteger(Math.trunc(Number(raw))))
        return Number(raw);
      if (!types.includes('string')) {
        const look = findLookAlike(raw);
        if (look) return say('look-alike', { written: raw, ...look });
        if (CANONICAL.test(raw)) return say('quoted-number', { written: raw });
        if (NUMBERLIKE.test(raw)) return say('not-canonical', { written: raw });
      }
    }
    if (plain && AMBIGUOUS.test(raw) && (types.includes('string') || types.includes('boolean')))
      return say('yes-no', { written: raw });
    if (types.includes('string') && plain && /^\d+$/.test(raw))
      return say(raw.startsWith('0') ? 'unquoted-code' : 'unquoted-number', { written: raw });
    return raw;
  }

  const data = visit(source.data, schemas.get(id), id, '');
  return { data, problems };
}

/** The JSON types a schema admits; an enumeration admits those of its values. */
export function typesOf(schema: Schema): string[] {
  if (schema.type) return typeof schema.type === 'string' ? [schema.type] : [...schema.type];
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  return [
    ...new Set(values.map((value) => (typeof value === 'number' ? 'integer' : typeof value))),
  ];
}
