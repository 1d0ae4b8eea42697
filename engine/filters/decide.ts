// Decision tables: the first row whose condition holds decides.

import type { Condition, Decision, DecisionRow, Value } from '../model/portal.ts';

export type Inputs = Readonly<Record<string, Value | undefined>>;

/** Whether every input that is there has one of the listed values; an input that is not there does not stand in the way. */
export function holds(when: Condition, inputs: Inputs): boolean {
  return Object.entries(when).every(([name, values]) => {
    const value = inputs[name];
    return value === undefined || values.includes(String(value));
  });
}

/** Strict: an input that is not there does not hold. */
export function holdsAll(when: Condition, inputs: Inputs): boolean {
  return Object.entries(when).every(([name, values]) => values.includes(String(inputs[name])));
}

export function decide(decision: Decision, inputs: Inputs): DecisionRow['then'] | null {
  return decision.rows.find((row) => holdsAll(row.when, inputs))?.then ?? null;
}
