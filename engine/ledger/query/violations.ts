// Integrity violations of the stored figures: those that concern a plan, and the list of all.

import type { Grain } from '../../model/portal.ts';
import { parseGrain, GRAINS } from '../model/tables.ts';
import { bind, literal, sql, table } from '../sql.ts';
import type { Cell, Store } from '../stores/store.ts';
import type { Plan } from './plan.ts';

/** A rule that the source's own figures break. */
export interface Violation {
  readonly rule: string;
  readonly measure: string;
  /** Hundredths; null where the violation has no amount, such as a parent left out. */
  readonly difference: bigint | null;
}

/** A violation with its place in the ledger. */
export interface PlacedViolation extends Violation {
  readonly fact: string;
  readonly key: string;
  readonly year: number;
  readonly grain: Grain;
  readonly period: number;
  readonly part: string;
  readonly code: string;
}

/** Those at the end of a plan's period, by code. */
export async function readViolations(store: Store, plan: Plan): Promise<Map<string, Violation[]>> {
  const { grain, to } = plan.period;
  const rows = await store.ask(sql`
    SELECT code, rule, measure, difference
    FROM ${table('exception')}
    WHERE fact = ${plan.fact.name} AND key = ${plan.entityKey}
      AND year = ${plan.question.period.year} AND grain = ${GRAINS[grain]} AND period = ${to}
      AND part = ${plan.partition}
    ORDER BY code, rule, measure`);
  const found = new Map<string, Violation[]>();
  for (const [code, rule, measure, difference] of rows)
    found.set(String(code), [
      ...(found.get(String(code)) ?? []),
      { rule: String(rule), measure: String(measure), difference: findAmount(difference) },
    ]);
  return found;
}

/** The first of all violations: of one year, or of every year with 0; of one rule, fact, key or code where `search` names one. */
export async function listViolations(
  store: Store,
  filter: { readonly year: number; readonly search: string; readonly most: number },
  signal?: AbortSignal,
): Promise<PlacedViolation[]> {
  const [year, search] = [bind(filter.year), bind(filter.search)];
  const statement = sql`
    SELECT rule, fact, key, year, grain, period, part, code, measure, difference
    FROM ${table('exception')}
    WHERE (${year} = 0 OR year = ${year})
      AND (${search} = '' OR rule = ${search} OR fact = ${search} OR key = ${search} OR code = ${search})
    ORDER BY fact, year, key, grain, period, rule, code, part, measure
    LIMIT ${literal(filter.most)}`;
  const rows = await store.ask(statement, signal);
  return rows.map(([rule, fact, key, at, grain, period, part, code, measure, difference]) => ({
    rule: String(rule),
    fact: String(fact),
    key: String(key),
    year: Number(at),
    grain: parseGrain(Number(grain)),
    period: Number(period),
    part: String(part),
    code: String(code),
    measure: String(measure),
    difference: findAmount(difference),
  }));
}

function findAmount(cell: Cell | undefined): bigint | null {
  return cell === null || cell === undefined ? null : BigInt(cell);
}
