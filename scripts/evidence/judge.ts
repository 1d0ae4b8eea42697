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

/** People say at most how well a clause is met; a check that does not hold takes it down to a part, one that holds nowhere to nothing. */
export function judge({ checks, clauses }: Standard, evidence: Evidence): Judgement {
  const results = checks.map((check) => ({
    ...check,
    result: findResult(check, evidence),
    clauses: clauses.filter(({ by = [] }) => by.includes(check.id)).map(({ clause }) => clause),
  }));
  return {
    checks: results,
    clauses: clauses.map((clause) => {
      const named = results.filter(({ id }) => clause.by?.includes(id));
      const tried = named
        .filter(({ result }) => result !== null)
        .map((check) => narrow(check, clause, evidence));
      const known = [...tried, ...named.filter(isDoneByPeople)];
      const lacking = tried.filter(({ result }) => result !== null && result.held < result.tried);
      const { is = known.length > 0 ? 'supports' : 'unknown' } = clause;
      return { ...clause, status: lower(is, lacking), known, lacking };
    }),
  };
}

function lower(is: Status, lacking: readonly CheckResult[]): Status {
  if (is !== 'supports' || lacking.length === 0) return is;
  return lacking.some(({ result }) => result?.held === 0) ? 'not' : 'part';
}

/** Of a check that tells criteria apart what it came to by one of them. */
function narrow(check: CheckResult, { clause }: Clause, { pages, faults }: Evidence): CheckResult {
  const { sorted = false, step = '', result } = check;
  if (!sorted || result === null) return check;
  const criterion = clause.replace(/^9\.(?=\d+\.\d)/, '');
  const failed = Object.keys(pages).filter(
    (page) => pages[page]?.[step] === false && faults[page]?.includes(criterion),
  );
  return { ...check, result: { ...result, held: result.tried - failed.length } };
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
