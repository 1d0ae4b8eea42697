// Gives scalars the type their schema asks for: a canonical decimal becomes a number, `true` and `false` a boolean.

import { first } from '../model/lookup.ts';
import { checkWords, PROBLEM_LANGUAGES, type ProblemCode } from './checkWords.ts';
import { findLookAlike } from './suggest.ts';
import { makeProblem, type Problem } from './problems.ts';
import type { Schema, Schemas } from './schemas.ts';
import type { Source } from './yaml.ts';
import { escape, type Raw } from './reading/raw.ts';

const CANONICAL = /^-?(0|[1-9]\d*)(\.\d+)?$/;
const NUMBERLIKE = /^[-+]?(0[xob][0-9a-f_]+|[\d_]*\.?[\d_]+(e[-+]?\d+)?)$/i;
const AMBIGUOUS = /^(y|yes|n|no|on|off|true|false)$/i;
/** What an editor writes for true and false; words of a language are typed by habit. */
const YES = /^(y|on|true)$/i;
const NO = /^(n|off|false)$/i;
const NOTHING = /^(null|~)$/i;

function isWordFor(answer: 'yes' | 'no', raw: string): boolean {
  return PROBLEM_LANGUAGES.some(
    (language) => checkWords(language).frame[answer] === raw.toLowerCase(),
  );
}

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
    const branches = (found.schema.anyOf ?? [found.schema]).map(
      (branch) => this.schemas.resolve(branch, found.home).schema,
    );
    // one of a few words: the schema says which, whatever is written
    if (branches.every((branch) => isOfOtherWords(branch, raw)) && !isSign(raw)) return raw;
    return this.scalar(raw, branches.flatMap(listTypes), pointer);
  }

  /** The branch that admits what was written; where none does, the first one says what is wanted. */
  private choose(raw: Raw, branches: readonly Schema[], home: string): Found {
    const resolved = branches.map((branch) => this.schemas.resolve(branch, home));
    const kind = kindOf(raw);
    return resolved.find(({ schema }) => listTypes(schema).includes(kind)) ?? first(resolved);
  }

  private scalar(raw: string, types: readonly string[], pointer: string): unknown {
    const plain = this.source.isPlain(pointer);
    if (plain && NOTHING.test(raw)) return this.say(pointer, 'null-written', raw);
    if (types.includes('boolean')) {
      if (plain && (raw === 'true' || raw === 'false')) return raw === 'true';
      if (types.every((type) => type === 'boolean')) return this.boolean(raw, pointer);
    }
    if (types.includes('number') || types.includes('integer')) {
      if (CANONICAL.test(raw) && plain && Number.isSafeInteger(Math.trunc(Number(raw))))
        return Number(raw);
      if (!types.includes('string')) {
        const code = numberProblem(raw);
        if (code !== null) return this.say(pointer, code, raw);
      }
    }
    if (plain && AMBIGUOUS.test(raw) && types.includes('string'))
      return this.say(pointer, 'unquoted-word', raw);
    if (types.includes('string') && plain && /^\d+$/.test(raw))
      return this.say(pointer, raw.startsWith('0') ? 'unquoted-code' : 'unquoted-number', raw);
    return raw;
  }

  /** What stands where only true or false may; another word is left to the schema. */
  private boolean(raw: string, pointer: string): string {
    if (raw === 'true' || raw === 'false') return this.say(pointer, 'quoted-boolean', raw);
    if (YES.test(raw) || isWordFor('yes', raw)) return this.say(pointer, 'yes-no', raw, 'true');
    return NO.test(raw) || isWordFor('no', raw) ? this.say(pointer, 'yes-no', raw, 'false') : raw;
  }

  /** Names what is wrong with a scalar, which stays as it was written. */
  private say(
    pointer: string,
    code: ProblemCode,
    written: string,
    suggestion: string | null = null,
  ): string {
    const look = code === 'look-alike' ? findLookAlike(written) : null;
    const place = { file: this.source.file, at: this.source.at(pointer) };
    this.problems.push(makeProblem(place, code, { written, ...look }, { suggestion }));
    return written;
  }
}

/** What is wrong with a text where a number is wanted; null where it is no number at all, which the schema says. */
export function numberProblem(raw: string): ProblemCode | null {
  if (findLookAlike(raw) && /\d/.test(raw)) return 'look-alike';
  if (CANONICAL.test(raw.replace(/^[“”„«‘’"]|[“”»‘’"]$/g, ''))) return 'quoted-number';
  return NUMBERLIKE.test(raw.replace(/\s/g, '').replace(',', '.')) ? 'not-canonical' : null;
}

/** Whether a schema admits a few words, and what is written is none of them. */
function isOfOtherWords({ enum: words }: Schema, raw: string): boolean {
  return words?.every((word) => typeof word === 'string' && word !== raw) ?? false;
}

/** Digits alone, or a word for nothing: what has a message of its own. */
function isSign(raw: string): boolean {
  return /^\d+$/.test(raw) || NOTHING.test(raw);
}

function kindOf(raw: Raw): 'array' | 'object' | 'string' {
  if (Array.isArray(raw)) return 'array';
  return raw !== null && typeof raw === 'object' ? 'object' : 'string';
}

/** The JSON types a schema admits; an enumeration admits those of its values. */
export function listTypes(schema: Schema): string[] {
  if (schema.type) return typeof schema.type === 'string' ? [schema.type] : [...schema.type];
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  return [
    ...new Set(values.map((value) => (typeof value === 'number' ? 'integer' : typeof value))),
  ];
}
