// From what held in tests to the status of every clause of the standard.

import type { Evidence, Tally } from '../../tests/evidence.ts';
import type { Check, Clause, Standard, Status } from './standard.ts';

/** A check with what came of it; null: it is done by people, or was not run. */
export interface CheckResult extends Check {
  readonly result: Tally | null;
  /** The clauses that it tells of. */
  readonly clauses: readonly string[];
}

export interface ClauseResult extends Clause {
  readonly status: Status;
  /** The checks by which it is known, in the order in which they are named. */
  readonly known: readonly CheckResult[];
  /** Those of them that did not hold everywhere. */
  readonly lacking: readonly CheckResult[];
}

export interface Judgement {
  readonly checks: readonly CheckResult[];
  readonly clauses: readonly ClauseResult[];
}

/** People say at most how well a clause is met; a check that does not hold takes it down to a part. */
export function judge({ checks, clauses }: Standard, evidence: Evidence): Judgement {
  const results = checks.map((check) => ({
    ...check,
    result: findResult(check, evidence),
    clauses: clauses.filter(({ by = [] }) => by.includes(check.id)).map(({ clause }) => clause),
  }));
  return {
    checks: results,
    clauses: clauses.map((clause) => {
      const named = clause.by ?? [];
      const known = results.filter(({ id, result }) => named.includes(id) && result !== null);
      const people = results.filter((check) => named.includes(check.id) && isDoneByPeople(check));
      const lacking = known.filter(({ result }) => result !== null && result.held < result.tried);
      const { is = known.length + people.length > 0 ? 'supports' : 'unknown' } = clause;
      const status = is === 'supports' && lacking.length > 0 ? 'part' : is;
      return { ...clause, status, known: [...known, ...people], lacking };
    }),
  };
}

export function isDoneByPeople({ step, journeys }: Check): boolean {
  return step === undefined && journeys === undefined;
}

/** On how many pages, or in how many journeys, a check was tried and held; null where it was tried in none. */
function findResult({ step, journeys }: Check, evidence: Evidence): Tally | null {
  if (journeys !== undefined) return evidence.journeys[journeys] ?? null;
  const found = Object.values(evidence.pages).flatMap((page) =>
    step !== undefined && step in page ? [page[step]] : [],
  );
  if (found.length === 0) return null;
  return { tried: found.length, held: found.filter((held) => held).length };
}
