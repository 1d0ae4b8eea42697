// Decision tables: the first row whose condition holds decides.

import type {
  Condition,
  Decision,
  DecisionRow,
  Value,
  Call,
  Filter,
  Param,
} from '../model/portal.ts';

export type Inputs = Readonly<Record<string, Value | undefined>>;

/** Whether every input that is there has one of the listed values; an input that is not there does not stand in the way. */
export function holds(when: Condition | undefined, inputs: Inputs): boolean {
  return Object.entries(when ?? {}).every(([name, values]) => {
    const value = inputs[name];
    return value === undefined || values.includes(String(value));
  });
}

/** In a condition: anything, as long as something is chosen. */
export const ANYTHING = '*';

/** Strict: an input that is not there holds only where nothing is to be chosen. */
export function holdsAll(when: Condition | undefined, inputs: Inputs): boolean {
  return Object.entries(when ?? {}).every(([name, values]) => {
    const value = String(inputs[name] ?? '');
    return values.includes(value) || (value !== '' && values.includes(ANYTHING));
  });
}

/** What the first row whose condition holds gives; null where none holds. */
export function decide(decision: Decision, inputs: Inputs): DecisionRow['then'] | null {
  return decision.rows.find((row) => holdsAll(row.when, inputs))?.then ?? null;
}

/** The options of a choice that some answer of the call holds for. */
export function listAnsweredChoices(call: Call, param: Param, filter: Filter): string[] {
  const options = filter.options.map((option) => option.value);
  const deciding = [
    ...call.asks.map((ask) => ask.when),
    ...call.formats.map((format) => format.when),
  ].filter((when) => param.name in when);
  const all = [...call.asks, ...call.formats];
  if (deciding.length === 0 || deciding.length < all.length) return options;
  return options.filter((value) => deciding.some((when) => when[param.name]?.includes(value)));
}
