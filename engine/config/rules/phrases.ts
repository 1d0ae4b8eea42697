// Rules about phrases and outlines: they are of dimensions that there are, and of members that these have.

import { makeProblem, START } from '../problems.ts';
import { suggest } from '../suggest.ts';
import { codeWords, isCode, wrongCode } from './codes.ts';
import type { RuleContext, Rules } from './rule.ts';
import { here, problemAtKey } from '../valuePlace.ts';

export const PHRASE_RULES: Rules = {
  'Every file of phrases or outlines is called as its dimension': (context, report) => {
    const dimensions = Object.keys(context.config.ledger?.spec.dimensions ?? {}).sort();
    for (const { id, source } of [...context.config.phrases, ...context.config.outlines]) {
      if (dimensions.includes(id)) continue;
      const more = { allowed: dimensions, suggestion: suggest(id, dimensions) };
      report(
        makeProblem({ file: source.file, at: START }, 'unknown-dimension', { written: id }, more),
      );
    }
  },

  'Every phrase and every outline is of a member that its dimension has': (context, report) => {
    const { phrases, outlines } = context.config;
    for (const [entry, below, codes] of [
      ...phrases.map((each) => [each, '', Object.keys(each.spec)] as const),
      ...outlines.map((each) => [each, '/members', Object.keys(each.spec.members)] as const),
    ]) {
      const dimension = context.config.ledger?.spec.dimensions[entry.id];
      const broken = context.config.dictionaries.some(
        (each) => each.dimension === entry.id && context.isBroken(each.file, ''),
      );
      if (!dimension || broken) continue;
      const known = findMembers(context, entry.id);
      const allowed = known ? [...known, ...codeWords(dimension)] : null;
      for (const written of codes) {
        const place = here(entry, `${below}/${written}`);
        if (!isCode(dimension, written))
          report({
            ...wrongCode(place, written, entry.id, dimension),
            ...entry.source.keyAt(place.pointer),
          });
        else if (allowed && !allowed.includes(written))
          report(problemAtKey(place, 'unknown-member', { written, dimension: entry.id }));
      }
    }
  },
};

/** Codes in the dictionaries of a dimension; null where none is shipped. */
export function findMembers(
  { config }: RuleContext,
  dimension: string,
): ReadonlySet<string> | null {
  const own = config.dictionaries.filter((each) => each.dimension === dimension);
  if (own.length === 0) return null;
  return new Set(own.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells[0] ?? [])));
}
