// What is said in one language against its vocabulary: words for things, and names of places on the portal.

import type { ProblemCode } from '../problemCodes.ts';
import { findMissingPlace } from './placesNamed.ts';
import { findForeign } from './foreign.ts';
import { findAvoided, type Speaking } from './vocabulary.ts';

export interface WordsProblem {
  readonly code: ProblemCode;
  readonly words: Readonly<Record<string, string>>;
}

/** What is wrong with words in one language; null where nothing is. */
export function findWordsProblem(
  context: Speaking,
  text: string,
  locale: string,
): WordsProblem | null {
  const foreign = findForeign(context, text, locale);
  if (foreign) return foreign;
  const avoided = findAvoided(context, text, locale);
  if (avoided) return { code: 'other-word', words: avoided };
  const missing = findMissingPlace(context, text, locale);
  return missing && { code: 'nothing-called', words: missing };
}
