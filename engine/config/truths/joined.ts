// Truths about measures that stand in another year or fact.

import type { JoinedFromSpec, LedgerSpec } from '../../../schemas/types.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../read.ts';
import { each, measureProblem, unknownFact } from './facts.ts';
import { here, problemAt, problemAtKey, type Truths } from './truth.ts';

type Ledger = ConfigEntry<LedgerSpec>;
type Fact = LedgerSpec['facts'][string];

export const JOINED_TRUTHS: Truths = {
  'Every joined measure is one that a fact with the same dimensions stores': (facts, say) => {
    each(facts, (entry, _, name, fact) => {
      for (const [measure, { kind, from }] of Object.entries(fact.measures)) {
        const pointer = `/facts/${name}/measures/${measure}`;
        if (!from) {
          if (kind === 'joined')
            say(problemAt(here(entry, pointer), 'missing-key', { written: 'from' }));
          continue;
        }
        for (const problem of joinedProblems(entry, `${pointer}/from`, [name, fact], [kind, from]))
          say(problem);
      }
    });
  },
};

/** What is wrong with where a measure of a fact is taken from. */
function* joinedProblems(
  entry: Ledger,
  pointer: string,
  [name, fact]: readonly [string, Fact],
  [kind, from]: readonly [string, JoinedFromSpec],
): Generator<Problem> {
  if (kind !== 'joined') {
    yield problemAtKey(here(entry, pointer), 'not-for-kind', { written: 'from', kind });
    return;
  }
  const other = entry.spec.facts[from.fact ?? name];
  if (!other) {
    yield unknownFact(entry, `${pointer}/fact`, from.fact ?? name, entry.spec);
    return;
  }
  const problem = measureProblem(entry, `${pointer}/measure`, from.measure, other);
  if (problem) yield problem;
  const lacking = fact.by.find((dimension) => !other.by.includes(dimension));
  if (lacking !== undefined && entry.spec.dimensions[lacking])
    yield problemAt(here(entry, `${pointer}/fact`), 'joined-without-dimension', {
      written: from.fact ?? name,
      dimension: lacking,
    });
}
