// The questions of the conformance suite, made from the model and from what is stored: facts × classifications × parts × periods × keys.

import type { Dimension, Fact, Grain, Model } from '../../engine/model/portal.ts';
import type { Period } from '../../engine/ledger/query/coverage.ts';
import type { Ledger } from '../../engine/ledger/ledger.ts';
import type { LedgerQuestion } from '../../engine/ledger/query/plan.ts';
import { sql, table } from '../../engine/ledger/sql.ts';
import {
  keptDimensions,
  entityDimension,
  partitionDimension,
} from '../../engine/ledger/model/tables.ts';

const PERIODS: readonly (readonly [Grain, number, number])[] = [
  ['month', 1, 12],
  ['month', 4, 6],
  ['month', 1, 1],
  ['quarter', 2, 3],
  ['quarter', 1, 4],
  ['year', 1, 1],
];

/** Turns that never fall into step with the periods and parts. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Every combination once; the keys take turns, so that each is asked by many of them. */
export async function questionsOf(ledger: Ledger): Promise<LedgerQuestion[]> {
  const { model } = ledger;
  const questions: LedgerQuestion[] = [];
  for (const fact of Object.values(model.facts)) {
    const key = entityDimension(model, fact);
    const keys = key === null ? [null] : await sampleKeys(ledger, fact.name);
    const years = await sampleYears(ledger, fact.name);
    const measures = Object.keys(fact.measures);
    let turn = 0;
    for (const [by, detail, where] of waysOf(ledger, fact)) {
      for (const part of partsOf(model, fact)) {
        for (const period of years.flatMap(periodsOf)) {
          const code = keys[Math.floor(((turn++ * GOLDEN) % 1) * keys.length)]!;
          questions.push({
            facts: [fact.name],
            by,
            detail,
            where: { ...where, ...part, ...(key !== null && code !== null ? { [key]: code } : {}) },
            period,
            measures,
          });
        }
      }
    }
  }
  return questions;
}

/** A total, each classification alone, each that codes lead to, each pair, and each under one fixed code of another. */
function waysOf(
  ledger: Ledger,
  fact: Fact,
): (readonly [by: string, detail: string, where: Record<string, string>])[] {
  const { model } = ledger;
  const trees = fact.dimensions.filter((name) => model.dimensions[name]!.kind === 'tree');
  const led = keptDimensions(model, fact).flatMap((name) => model.dimensions[name]!.leads);
  const pairs = trees.flatMap((one) =>
    trees.filter((other) => other !== one).map((other) => [one, other, {}] as const),
  );
  const fixed = trees.flatMap((one) =>
    trees
      .filter((other) => other !== one)
      .map((other) => [one, '', { [other]: someCode(ledger, model.dimensions[other]!) }] as const),
  );
  return [
    ['', '', {}],
    ...[...new Set([...trees, ...led])].map((name) => [name, '', {}] as const),
    ...pairs,
    ...fixed,
  ];
}

function someCode(ledger: Ledger, dimension: Dimension): string {
  const codes = ledger.members.codes(dimension.name);
  return codes[Math.floor(codes.length / 2)] ?? '0';
}

function partsOf(model: Model, fact: Fact): Record<string, string>[] {
  const split = partitionDimension(model, fact);
  if (split === null) return [{}];
  const dimension = model.dimensions[split]!;
  return [...dimension.parts, dimension.total!.code].map((code) => ({ [split]: code }));
}

function periodsOf(year: number): Period[] {
  return PERIODS.map(([grain, from, to]) => ({ year, grain, from, to }));
}

/** All keys together, some that are stored, and one that is not. */
async function sampleKeys(ledger: Ledger, fact: string): Promise<(string | null)[]> {
  const rows = await ledger.store.ask(
    sql`SELECT DISTINCT key FROM ${table('coverage')} WHERE fact = ${fact} AND key <> '*' ORDER BY key`,
  );
  const keys = rows.map(([key]) => String(key));
  const some = [0, 0.5, 0.9]
    .map((at) => keys[Math.floor(at * keys.length)])
    .filter((key) => key !== undefined);
  return [null, ...new Set(some), 'none'];
}

/** The first, the last and a year between of those stored, and one that is not. */
async function sampleYears(ledger: Ledger, fact: string): Promise<number[]> {
  const rows = await ledger.store.ask(
    sql`SELECT DISTINCT year FROM ${table('coverage')} WHERE fact = ${fact} ORDER BY year`,
  );
  const years = rows.map(([year]) => Number(year));
  return [...new Set([years[0], years[Math.floor(years.length / 2)], years.at(-1), 1999])].filter(
    (year) => year !== undefined,
  );
}
