// Holds a typed source against its schema: one mistake, one problem, with what is allowed and what may have been meant.

import type { ErrorObject } from 'ajv';

import { lookup } from '../model/lookup.ts';
import { joinAlternatives, inEachLanguage, type ProblemCode } from './checkWords.ts';
import { makeProblem, wordProblem, type Problem, type ProblemPlace } from './problems.ts';
import { findLookAlike, toLatin, suggest } from './suggest.ts';
import type { Schema, Schemas } from './schemas.ts';
import { numberProblem, typeScalars, listTypes } from './typed.ts';
import { wantedBy } from './wanted.ts';
import type { Source } from './yaml.ts';
import { escape } from './reading/raw.ts';

/** The data of a source, typed by its schema, and every mistake that the schema finds in it. */
export function validateSource(
  source: Source,
  schemas: Schemas,
  id: string,
): { data: unknown; problems: Problem[] } {
  const typed = typeScalars(source, schemas, id);
  const taken = new Set(typed.problems.map((problem) => `${problem.line}:${problem.col}`));
  const errors = thin(schemas.validate(id, typed.data));
  const said = mergeMisspelledKeys(
    errors.map((error) => buildProblem(source, error)).filter((problem) => problem !== null),
  );
  const misspelled = new Set(
    said
      .filter((problem) => problem.code === 'unknown-key' || problem.code === 'look-alike')
      .map((problem) => problem.suggestion ?? toLatin(problem.words['written'] ?? '')),
  );
  // a key that is missing because it is misspelled has been named as such
  const fresh = said.filter(
    (problem) =>
      !taken.has(`${problem.line}:${problem.col}`) &&
      !(problem.code === 'missing-key' && misspelled.has(problem.words['written'] ?? '')),
  );
  return { data: typed.data, problems: [...typed.problems, ...fresh] };
}

/** Where one key is missing and one stands there that nobody knows, the one is meant by the other. */
function mergeMisspelledKeys(problems: readonly Problem[]): Problem[] {
  const above = ({ pointer }: Problem) => pointer.slice(0, pointer.lastIndexOf('/'));
  return problems.map((problem) => {
    if (problem.code !== 'unknown-key' || problem.suggestion !== null) return problem;
    const strange = problems.filter(
      (other) => other.code === 'unknown-key' && above(other) === above(problem),
    );
    const missing = problems.filter(
      ({ code, pointer }) => code === 'missing-key' && pointer === above(problem),
    );
    const alone = strange.length === 1 && missing.length === 1;
    return alone ? { ...problem, suggestion: missing[0]?.words['written'] ?? null } : problem;
  });
}

/** Of errors that stem from one mistake (branches of `anyOf`) keeps the one that fits what was written. */
function thin(errors: readonly ErrorObject[]): ErrorObject[] {
  const forks = errors
    .filter((error) => error.keyword === 'anyOf')
    .map((error) => error.instancePath);
  const kept = errors.filter((error) => {
    if (error.keyword === 'anyOf') return false;
    // what is wrong inside a name is said by the name itself
    if (error.propertyName !== undefined && error.keyword !== 'propertyNames') return false;
    const fork = forks.includes(error.instancePath);
    return !(fork && error.keyword === 'type');
  });
  for (const fork of forks) {
    const inside = kept.some(
      (error) => error.instancePath === fork || error.instancePath.startsWith(`${fork}/`),
    );
    const whole = errors.find((error) => error.keyword === 'anyOf' && error.instancePath === fork);
    if (!inside && whole) kept.push(whole);
  }
  const byKey = new Map<string, ErrorObject>();
  for (const error of kept) {
    const more =
      error.params['additionalProperty'] ??
      error.params['missingProperty'] ??
      error.params['propertyName'] ??
      '';
    const key = `${error.instancePath} ${String(more)}`;
    if (!byKey.has(key)) byKey.set(key, error);
  }
  return [...byKey.values()];
}

type ProblemBuilder = (source: Source, error: ErrorObject, schema: Schema) => Problem | null;

/** How the errors of each keyword of a schema are said. */
const PROBLEM_BUILDERS: Readonly<Record<string, ProblemBuilder>> = {
  additionalProperties: unknownKeyProblem,
  propertyNames: keyNameProblem,
  required: missingProblem,
  type: typeProblem,
  anyOf: typeProblem,
  const: valueProblem,
  enum: valueProblem,
  pattern: (source, error, schema) =>
    wordProblem(placeIn(source, error), 'wrong-pattern', {
      written: writtenIn(error),
      ...wantedBy(schema),
    }),
  minimum: rangeProblem,
  maximum: rangeProblem,
  minLength: (source, error) => makeProblem(placeIn(source, error), 'empty-text'),
  maxLength: (source, error) =>
    makeProblem(placeIn(source, error), 'long-text', {
      written: String([...String(error.data)].length),
      limit: String(error.params['limit']),
    }),
  uniqueItems: repeatedProblem,
  minItems: countProblem,
  maxItems: countProblem,
  minProperties: countProblem,
  maxProperties: countProblem,
};

function buildProblem(source: Source, error: ErrorObject): Problem | null {
  const build = PROBLEM_BUILDERS[error.keyword] ?? otherProblem;
  return build(source, error, error.parentSchema as Schema);
}

/** The place of what is wrong, or of something in it. */
function placeIn(source: Source, { instancePath }: ErrorObject, inside = ''): ProblemPlace {
  return { file: source.file, at: source.at(instancePath + inside) };
}

/** The place of a key of what is wrong. */
function placeOfKey(source: Source, { instancePath }: ErrorObject, key: string): ProblemPlace {
  return { file: source.file, at: source.keyAt(`${instancePath}/${escape(key)}`) };
}

/** A value as it was written; empty for what is more than a scalar. */
function writtenIn(error: ErrorObject): string {
  return typeof error.data === 'object' ? '' : String(error.data);
}

/** The last step of the path to what is wrong. */
function readLastKey(error: ErrorObject): string {
  return error.instancePath.slice(error.instancePath.lastIndexOf('/') + 1);
}

function unknownKeyProblem(source: Source, error: ErrorObject, schema: Schema): Problem {
  const written = String(error.params['additionalProperty']);
  const allowed = Object.keys(schema.properties ?? {});
  const more = { allowed, suggestion: suggest(written, allowed) };
  return wordProblem(placeOfKey(source, error, written), 'unknown-key', { written }, more);
}

function keyNameProblem(source: Source, error: ErrorObject, schema: Schema): Problem {
  const written = String(error.params['propertyName']);
  const words = { written, ...wantedBy(schema.propertyNames ?? {}) };
  return wordProblem(placeOfKey(source, error, written), 'wrong-pattern', words);
}

function valueProblem(source: Source, error: ErrorObject, schema: Schema): Problem {
  const written = writtenIn(error);
  const allowed = (schema.enum ?? [schema.const]).map(String);
  const more = { allowed, suggestion: suggest(written, allowed) };
  return wordProblem(placeIn(source, error), 'not-allowed', { written }, more);
}

function rangeProblem(source: Source, error: ErrorObject): Problem {
  return makeProblem(placeIn(source, error), 'out-of-range', {
    written: writtenIn(error),
    wanted: `${String(error.params['comparison'])} ${String(error.params['limit'])}`,
  });
}

/** The later of two equal items is the one too many. */
function repeatedProblem(source: Source, error: ErrorObject): Problem {
  const { i, j } = error.params as { readonly i: number; readonly j: number };
  const place = placeIn(source, error, `/${Math.max(i, j)}`);
  return makeProblem(place, 'repeated-item', { written: String((error.data as unknown[])[i]) });
}

function countProblem(source: Source, error: ErrorObject): Problem {
  return makeProblem(placeIn(source, error), 'wrong-count', {
    name: readLastKey(error),
    written: String(Object.keys(error.data as object).length),
    wanted: `${error.keyword.startsWith('min') ? '≥' : '≤'} ${String(error.params['limit'])}`,
  });
}

function otherProblem(source: Source, error: ErrorObject): Problem {
  const written = writtenIn(error) || readLastKey(error);
  return makeProblem(placeIn(source, error), 'not-allowed', { written });
}

/** A required key that is not there; in an object that takes other keys too it may stand there misspelled. */
function missingProblem(source: Source, error: ErrorObject, schema: Schema): Problem {
  const missing = String(error.params['missingProperty']);
  const strangers = Object.keys(error.data as object).filter(
    (key) => !(key in (schema.properties ?? {})),
  );
  const written =
    schema.additionalProperties === false
      ? undefined
      : strangers.find((key) => suggest(missing, [key]) !== null || toLatin(key) === missing);
  if (written === undefined)
    return makeProblem(placeIn(source, error), 'missing-key', { written: missing });
  const more = { suggestion: missing };
  return wordProblem(placeOfKey(source, error, written), 'unknown-key', { written }, more);
}

/** A value of another type than wanted; one that is not there has been named by its reader. */
function typeProblem(source: Source, error: ErrorObject, schema: Schema): Problem | null {
  const data: unknown = error.data;
  if (data === null) return null;
  const wanted =
    error.keyword === 'anyOf' ? (schema.anyOf ?? []).flatMap(listTypes) : listTypes(schema);
  const scalar = scalarProblem(data, wanted);
  if (scalar) return makeProblem(placeIn(source, error), ...scalar);
  if (schema.title === 'TextSpec' && typeof data === 'string')
    return makeProblem(placeIn(source, error), 'plain-text', { written: data });
  return makeProblem(placeIn(source, error), 'wrong-type', {
    ...inEachLanguage('written', ({ types }) => {
      if (typeof data !== 'object') return typeof data === 'string' ? `"${data}"` : String(data);
      return types[Array.isArray(data) ? 'array' : 'object'];
    }),
    ...inEachLanguage('wanted', ({ types, frame }) =>
      joinAlternatives(
        frame,
        wanted.map((type) => lookup(types, type)),
      ),
    ),
  });
}

/** A word, a number or a boolean that only its quotes, or its letters, keep from being what is wanted. */
function scalarProblem(
  data: unknown,
  wanted: readonly string[],
): [ProblemCode, Record<string, string>] | null {
  const written = String(data);
  if (typeof data === 'number' || typeof data === 'boolean')
    return wanted.includes('string') ? ['unquoted-number', { written }] : null;
  if (typeof data !== 'string') return null;
  const look = findLookAlike(written);
  const numeric = wanted.includes('integer') || wanted.includes('number');
  if (look && (numeric ? /\d/.test(written) : isBoolean(toLatin(written))))
    return ['look-alike', { written, ...look }];
  if (wanted.includes('boolean') && isBoolean(written)) return ['quoted-boolean', { written }];
  if (numeric && numberProblem(written) === 'quoted-number') return ['quoted-number', { written }];
  const [, key = ''] = /^([A-Za-z][\w-]*):(?!\/\/)\S/.exec(written) ?? [];
  if (wanted.includes('object') && key !== '') return ['missing-space', { written }];
  return null;
}

function isBoolean(written: string): boolean {
  return written === 'true' || written === 'false';
}
