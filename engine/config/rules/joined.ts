// Rules about measures that stand in another year or fact.

import type { JoinedFromSpec, LedgerSpec } from '../../../schemas/types.ts';
import { toList } from '../normalize/given.ts';
import { listAskMeasures } from '../opened/spec.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../entry.ts';
import { each, measureProblem } from './facts.ts';
import { joinedIn } from './measures.ts';
import type { Rules } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';

type Ledger = ConfigEntry<LedgerSpec>;
type Fact = LedgerSpec['facts'][string];

export const JOINED_RULES: Rules = {
  'Every joined measure is one that a fact with the same dimensions stores': (context, report) => {
    each(context, (entry, _, name, fact) => {
      for (const [measure, { kind, from }] of Object.entries(fact.measures)) {
        const pointer = `/facts/${name}/measures/${measure}`;
        if (!from) {
          if (kind === 'joined')
            report(problemAt(here(entry, pointer), 'missing-key', { written: 'from' }));
          continue;
        }
        if (kind !== 'joined') continue;
        for (const problem of joinedProblems(entry, `${pointer}/from`, [name, fact], from))
          report(problem);
      }
    });
  },

  'Every point of a series is of measures that stand in its own year and fact': (
    context,
    report,
  ) => {
    for (const entry of context.config.calls.entries.values()) {
      if (context.shapes[entry.spec.answer].answers(entry.spec) !== 'series') continue;
      for (const [i, ask] of (entry.spec.ask ?? []).entries()) {
        const joined = joinedOf(context.config.ledger?.spec.facts[toList(ask.fact)[0] ?? '']);
        for (const [field, written] of listAskMeasures(ask)) {
          if (!joined.includes(written)) continue;
          const key = Array.isArray(ask.measures) ? ask.measures.indexOf(written) : field;
          const place = here(entry, `/ask/${i}/measures/${key}`);
          report(problemAt(place, 'joined-in-series', { written }));
        }
      }
    }
  },
};

/** The joined measures of a fact, and those that are made of them. */
function joinedOf(fact: Fact | undefined): string[] {
  const joined = fact ? joinedIn(fact) : [];
  const made = Object.entries(fact?.measures ?? {}).filter(([, { of = [] }]) =>
    of.some((name) => joined.includes(name)),
  );
  return [...joined, ...made.map(([name]) => name)];
}

/** What is wrong with where a measure of a fact is taken from. */
function* joinedProblems(
  entry: Ledger,
  pointer: string,
  [name, fact]: readonly [string, Fact],
  from: JoinedFromSpec,
): Generator<Problem> {
  const other = entry.spec.facts[from.fact ?? name];
  if (!other) return;
  const problem = measureProblem(entry, `${pointer}/measure`, from.measure, other);
  if (problem) yield problem;
  const lacking = fact.by.find((dimension) => !other.by.includes(dimension));
  if (lacking !== undefined && entry.spec.dimensions[lacking])
    yield problemAt(here(entry, `${pointer}/fact`), 'joined-without-dimension', {
      written: from.fact ?? name,
      dimension: lacking,
    });
}
