// Figures of a template that are made of others: sums with signs, parts in thousandths, what falls to one of so many.

import type { TemplateDerivedSpec } from '../../schemas/types.ts';
import {
  assertDefined,
  divideRounded,
  divideTruncated,
  parseAmount,
  writeAmount,
} from '../../engine/publish.ts';
import type { TemplatePlace } from './fill.ts';

type Figures = TemplatePlace['figures'];

/** Decimals with two places by name: those given, and after them those made of them, each of which may name those before it. */
export function withDerived(
  figures: Figures,
  derived: Readonly<Record<string, TemplateDerivedSpec>>,
): Figures {
  const made: Record<string, string | null> = { ...figures };
  for (const [name, spec] of Object.entries(derived)) {
    const hundredths = findAmount(made, spec);
    made[name] = hundredths === null ? null : twoPlaces(hundredths);
  }
  return made;
}

function findAmount(
  known: Figures,
  { sum, of, permille, per }: TemplateDerivedSpec,
): bigint | null {
  if (sum) return findSum(known, sum);
  const whole = hundredthsIn(known, assertDefined(of));
  if (whole === null) return null;
  const size = whole < 0n ? -whole : whole;
  const part =
    per === undefined ? divideTruncated(size * BigInt(permille ?? 1000), 1000n) : perOne(size, per);
  return whole < 0n ? -part : part;
}

function perOne(size: bigint, per: number): bigint {
  return divideRounded(size, BigInt(per));
}

/** `-name` is taken off; what is not known counts for nothing, and nothing known is no sum. */
function findSum(known: Figures, names: readonly string[]): bigint | null {
  const parts = names.flatMap((written) => {
    const less = written.startsWith('-');
    const amount = hundredthsIn(known, less ? written.slice(1) : written);
    if (amount === null) return [];
    return [less ? -amount : amount];
  });
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0n);
}

function hundredthsIn(known: Figures, name: string): bigint | null {
  return parseAmount(known[name] ?? '') ?? null;
}

/** As the ledger writes money. */
function twoPlaces(hundredths: bigint): string {
  const [whole = '', fraction = ''] = writeAmount(hundredths).split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}
