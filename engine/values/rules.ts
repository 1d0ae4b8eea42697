// What becomes of each field of an answer: by what its measure is, and of which year that is.

import type { TreeAnswer, TreeItem } from '../answers/answer.ts';
import { isNegative } from '../language/amounts.ts';
import type { Factor, FieldPair, ValueRule, ValueRules } from '../language/valued.ts';
import { first, lookup } from '../model/lookup.ts';
import type { Ask, Measure, Portal } from '../model/portal.ts';
import { percentFactor } from './factors.ts';

/** A field of an answer and what it measures. */
interface Measured {
  readonly field: string;
  readonly measure: Measure;
  readonly ask: Ask;
  readonly measures: Readonly<Record<string, Measure>>;
}

/** Rules for amounts of a year; Two asks that disagree about a field leave it unknown. */
export function rulesOfYear(
  portal: Portal,
  asks: readonly Ask[],
  { year, notes }: { readonly year: number; readonly notes: TreeAnswer['notes'] },
  { factorAt, ofPercents }: Omit<Years, 'yearOf'>,
): ValueRules {
  const yearOf = ({ name, from }: Measure) => {
    if (!from) return year;
    const told = notes.find(
      ({ code, words }) => code === 'joined-year' && words['measure'] === name,
    );
    return told ? Number(told.words['year']) : year + first(from.years);
  };
  return merged(
    measuredIn(portal, asks).map(
      (each) => [each.field, findRule(each, { yearOf, factorAt, ofPercents })] as const,
    ),
  );
}

interface Years {
  readonly yearOf: (measure: Measure) => number;
  /** Null where none is known. */
  readonly factorAt: (year: number) => Factor | null;
  /** Whether amounts become percentages. */
  readonly ofPercents: boolean;
}

/** Undefined: the figure stays. */
function findRule(
  measured: Measured,
  { yearOf, factorAt, ofPercents }: Years,
): ValueRule | null | undefined {
  const { measure, measures } = measured;
  const of = measure.of.map((name) => lookup(measures, name));
  const years = of.length === 0 ? [yearOf(measure)] : of.map(yearOf);
  const [own = 0, other = own] = years;
  if (measure.kind === 'percent' && own === other) return undefined;
  const [a, b] = [factorAt(own), factorAt(other)];
  if (!a || !b) return null;
  if (own === other) return { times: a };
  // a percentage of a percentage says nothing
  if (measure.kind === 'percent' && ofPercents) return null;
  const pair = buildPair(measured, [a, b]);
  return measure.kind === 'percent' ? { percent: pair, change: measure.change } : { minus: pair };
}

function buildPair({ measure, ask, measures }: Measured, times: FieldPair['times']): FieldPair {
  const fieldOf = (name: string | undefined) =>
    Object.entries(ask.measures).find(([, own]) => own === name)?.[0] ?? '';
  const [one, two] = measure.of;
  const gap = Object.values(measures).find(
    ({ kind, of }) => kind === 'difference' && of[0] === one && of[1] === two,
  );
  return { first: fieldOf(one), second: fieldOf(two), gap: fieldOf(gap?.name), times };
}

/** Rules by which amounts of a hierarchy are percentages of its total; empty where none can be. */
export function rulesOfShares(
  portal: Portal,
  asks: readonly Ask[],
  answer: TreeAnswer,
): ValueRules {
  const measured = measuredIn(portal, asks);
  const rules = measured.map(({ field, measure, measures }) => {
    if (measure.kind === 'percent') {
      const elsewhere = measure.of.some((name) => lookup(measures, name).kind === 'joined');
      return [field, elsewhere || measure.change ? null : undefined] as const;
    }
    const whole = measure.kind === 'difference' ? null : findWhole(answer, field);
    return [
      field,
      whole === null ? null : ({ times: percentFactor(whole), part: true } as const),
    ] as const;
  });
  const known = rules.some(([, rule]) => rule !== null && rule !== undefined);
  return known ? merged(rules) : {};
}

/** The amount of which the others are shares; null where there is none, or parts of it are less than nothing or not known for all. */
export function findWhole(
  { items, arrangement, coverage }: Pick<TreeAnswer, 'items' | 'arrangement' | 'coverage'>,
  field: string,
): string | null {
  if (arrangement !== 'hierarchy' || coverage?.whole === false) return null;
  const [total] = items;
  const whole = total?.level === 0 ? (total.data[field] ?? null) : null;
  if (whole === null || !/[1-9]/.test(whole)) return null;
  return items.some(({ data }) => isNegative(data[field] ?? null)) ? null : whole;
}

function measuredIn({ model }: Portal, asks: readonly Ask[]): Measured[] {
  return asks.flatMap((ask) => {
    const { measures } = lookup(model.facts, first(ask.facts));
    return Object.entries(ask.measures).map(([field, name]) => ({
      field,
      measure: lookup(measures, name),
      ask,
      measures,
    }));
  });
}

function merged(
  rules: readonly (readonly [field: string, rule: ValueRule | null | undefined])[],
): ValueRules {
  const all = new Map<string, ValueRule | null | undefined>();
  for (const [field, rule] of rules) {
    const same = !all.has(field) || JSON.stringify(all.get(field)) === JSON.stringify(rule);
    all.set(field, same ? rule : null);
  }
  return Object.fromEntries(
    [...all].flatMap(([field, rule]) => (rule === undefined ? [] : [[field, rule] as const])),
  );
}

/** A row and all below it as they are shown. */
export function valuedItem(
  item: TreeItem,
  turn: (data: TreeItem['data']) => TreeItem['data'],
): TreeItem {
  return {
    ...item,
    data: turn(item.data),
    children: item.children.map((child) => valuedItem(child, turn)),
  };
}
