// Problems at the values of a file: what is wrong there, and names that are not among those allowed.

import type { PageSpec } from '../../schemas/types.ts';
import { makeProblem, type Problem } from './problems.ts';
import type { ProblemCode } from './checkWords.ts';
import { findLookAlike, suggest, toLatin } from './suggest.ts';
import type { Source } from './yaml.ts';

/** A value of a file, by its JSON pointer. */
export interface ValuePlace {
  readonly entry: { readonly source: Source; readonly spec?: unknown };
  readonly pointer: string;
}

export function here(entry: ValuePlace['entry'], pointer: string): ValuePlace {
  return { entry, pointer };
}

/** A problem at a value of a file; in a page it carries the page's title. */
export function problemAt(
  { entry, pointer }: ValuePlace,
  code: ProblemCode,
  words: Problem['words'] = {},
  more: Partial<Problem> = {},
): Problem {
  const { source, spec } = entry;
  const title = source.file.startsWith('config/pages/')
    ? (spec as PageSpec | undefined)?.title
    : undefined;
  return makeProblem({ file: source.file, at: source.at(pointer) }, code, words, {
    page: title ?? null,
    ...more,
  });
}

/** The same, at the key of the value. */
export function problemAtKey(
  place: ValuePlace,
  code: ProblemCode,
  words: Problem['words'] = {},
  more: Partial<Problem> = {},
): Problem {
  return { ...problemAt(place, code, words, more), ...place.entry.source.keyAt(place.pointer) };
}

interface UnknownName {
  readonly written: string;
  /** The names that it could have been. */
  readonly allowed: Iterable<string>;
  /** What else the message says. */
  readonly words?: Problem['words'];
}

/** Says that a name is not among those allowed, with the nearest one. */
export function unknownName(
  place: ValuePlace,
  code: ProblemCode,
  { written, allowed, words = {} }: UnknownName,
): Problem {
  const names = [...new Set(allowed)].sort();
  const look = names.includes(toLatin(written)) ? findLookAlike(written) : null;
  if (look) return problemAt(place, 'look-alike', { written, ...look });
  return problemAt(
    place,
    code,
    { written, ...words },
    { allowed: names, suggestion: suggest(written, names) },
  );
}

/** The same, at the key of the value. */
export function unknownNameAtKey(
  place: ValuePlace,
  code: ProblemCode,
  about: UnknownName,
): Problem {
  return { ...unknownName(place, code, about), ...place.entry.source.keyAt(place.pointer) };
}
