// Holds a typed source against its schema: one mistake, one problem, with what is allowed and what may have been meant.

import type { ErrorObject } from 'ajv';

import { makeProblem, type Problem } from './problems.ts';
import { findLookAlike, latinOf, suggest } from './suggest.ts';
import type { Schema, Schemas } from './schemas.ts';
import { typeScalars, typesOf } from './typed.ts';
import { escape, type Source } from './yaml.ts';

const TYPE_WORDS: Readonly<Record<string, { uk: string; en: string }>> = {
  string: { uk: 'слово', en: 'a word' },
  object: { uk: 'словник (ключ: значення)', en: 'a map (key: value)' },
  array: { uk: 'список', en: 'a list' },
  integer: { uk: 'ціле число', en: 'a whole number' },
  number: { uk: 'число', en: 'a number' },
  boolean: { uk: 'true чи false', en: 'true or false' },
  null: { uk: 'порожнє місце', en: 'nothing' },
};

export function validateSource(
  source: Source,
  schemas: Schemas,
  id: string,
): { data: unknown; problems: Problem[] } {
  const typed = typeScalars(source, schemas, id);
  const taken = new Set(typed.problems.map((problem) => `${problem.line}:${problem.col}`));
  const errors = thin(schemas.validate(id, typed.data));
  const said = errors.map((error) => sayError(source, error)).filter((problem) => problem !== null);
  const misspelled = new Set(
    said
      .filter((problem) => problem.code === 'unknown-key' || problem.code === 'look-alike')
      .map((problem) => problem.suggestion ?? latinOf(problem.words['written'] ?? '')),
  );
  // a key that is missing because it is misspelled has been named as such
  const fresh = said.filter(
    (problem) =>
      !taken.has(`${problem.line}:${problem.col}`) &&
      !(problem.code === 'missing-key' && misspelled.has(problem.words['written']!)),
  );
  return { data: typed.data, problems: [...typed.problems, ...fresh] };
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

function sayError(source: Source, error: ErrorObject): Problem | null {
  const at = source.at(error.instancePath);
  const schema = error.parentSchema as Schema;
  const written = typeof error.data === 'object' ? '' : String(error.data);
  const name = error.instancePath.slice(error.instancePath.lastIndexOf('/') + 1);
  const say = (code: Parameters<typeof makeProblem>[2], words: Record<string, string>, more = {}) =>
    makeProblem(source.file, at, code, words, more);
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(error.params['additionalProperty']);
      const allowed = Object.keys(schema.properties ?? {});
      const place = source.keyAt(`${error.instancePath}/${escape(key)}`);
      const look = findLookAlike(key);
      if (look) return makeProblem(source.file, place, 'look-alike', { written: key, ...look });
      return makeProblem(
        source.file,
        place,
        'unknown-key',
        { written: key },
        { allowed, suggestion: suggest(key, allowed) },
      );
    }
    case 'propertyNames':
      return makeProblem(
        source.file,
        source.keyAt(`${error.instancePath}/${escape(String(error.params['propertyName']))}`),
        'wrong-pattern',
        {
          written: String(error.params['propertyName']),
          wanted: (schema as { propertyNames?: { pattern?: string } }).propertyNames?.pattern ?? '',
        },
      );
    case 'required':
      return sayMissing(source, error, schema);
    case 'type':
    case 'anyOf':
      return error.data === null ? null : sayType(source, error, schema);
    case 'const':
    case 'enum': {
      const allowed = (schema.enum ?? [schema.const]).map(String);
      const look = findLookAlike(written);
      if (look) return say('look-alike', { written, ...look });
      return say('not-allowed', { written }, { allowed, suggestion: suggest(written, allowed) });
    }
    case 'pattern': {
      const look = findLookAlike(written);
      if (look) return say('look-alike', { written, ...look });
      return say('wrong-pattern', { written, wanted: String(error.params['pattern']) });
    }
    case 'minimum':
    case 'maximum':
      return say('out-of-range', {
        written,
        wanted: `${String(error.params['comparison'])} ${String(error.params['limit'])}`,
      });
    case 'minLength':
      return say('empty-text', {});
    case 'uniqueItems':
      return makeProblem(
        source.file,
        source.at(
          `${error.instancePath}/${Math.max(error.params['i'] as number, error.params['j'] as number)}`,
        ),
        'repeated-item',
        { written: String((error.data as unknown[])[error.params['i'] as number]) },
      );
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
    case 'maxProperties': {
      const size = Array.isArray(error.data)
        ? error.data.length
        : Object.keys(error.data as object).length;
      return say('wrong-count', {
        name,
        written: String(size),
        wanted: `${error.keyword.startsWith('min') ? '≥' : '≤'} ${String(error.params['limit'])}`,
      });
    }
    default:
      return say('not-allowed', { written: written || name });
  }
}

/** A required key that is not there; in an object that takes other keys too it may stand there misspelled. */
function sayMissing(source: Source, error: ErrorObject, schema: Schema): Problem {
  const missing = String(error.params['missingProperty']);
  const strangers = Object.keys(error.data as object).filter(
    (key) => !(key in (schema.properties ?? {})),
  );
  const meant =
    schema.additionalProperties === false
      ? undefined
      : strangers.find((key) => suggest(missing, [key]) !== null || latinOf(key) === missing);
  if (meant === undefined)
    return makeProblem(source.file, source.at(error.instancePath), 'missing-key', {
      written: missing,
    });
  const place = source.keyAt(`${error.instancePath}/${escape(meant)}`);
  const look = findLookAlike(meant);
  return look
    ? makeProblem(source.file, place, 'look-alike', { written: meant, ...look })
    : makeProblem(source.file, place, 'unknown-key', { written: meant }, { suggestion: missing });
}

function sayType(source: Source, error: ErrorObject, schema: Schema): Problem {
  const wanted =
    error.keyword === 'anyOf' ? (schema.anyOf ?? []).flatMap(typesOf) : typesOf(schema);
  const written = Array.isArray(error.data) ? 'array' : typeof error.data;
  const at = source.at(error.instancePath);
  const look =
    written === 'string' && wanted.some((type) => type !== 'string')
      ? findLookAlike(String(error.data))
      : null;
  if (look)
    return makeProblem(source.file, at, 'look-alike', { written: String(error.data), ...look });
  if (schema.title === 'TextSpec' && written === 'string')
    return makeProblem(source.file, at, 'plain-text', { written: String(error.data) });
  const words = (language: 'uk' | 'en') =>
    wanted
      .map((type) => TYPE_WORDS[type]?.[language] ?? type)
      .join(language === 'uk' ? ' або ' : ' or ');
  const shown =
    typeof error.data === 'object'
      ? TYPE_WORDS[written]!
      : { uk: `"${String(error.data)}"`, en: `"${String(error.data)}"` };
  return makeProblem(source.file, at, 'wrong-type', {
    'written-uk': shown.uk,
    'written-en': shown.en,
    'wanted-uk': words('uk'),
    'wanted-en': words('en'),
  });
}
