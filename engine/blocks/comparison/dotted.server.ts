// The rows of a comparison that are drawn: a dot for each member, who has most and least.

import { divideTruncated } from '../../language/ratio.ts';
import { compareBig } from '../../findings/rows.ts';
import { writeAmount } from '../../language/decimals.ts';
import { wordsOfValue, type Common, type ComparedRow } from './common.server.ts';
import type { ComparisonContent } from './content.server.ts';
import { layDots, buildDotScale } from './dots.ts';

/** Rows with the largest values first; of one member alone nothing is drawn. */
export function drawn(common: Common): Pick<ComparisonContent, 'rows' | 'zero' | 'ticks'> {
  const { block, set, rows } = common;
  if (set.compared.length < 2) return { rows: [], zero: null, ticks: [] };
  const valued = rows.map((row) => ({ row, values: listValues(common, row) }));
  const largest = [...valued]
    .sort((a, b) => compareBig(computeSize(b.values), computeSize(a.values)))
    .slice(0, block.limit);
  const scale = buildDotScale(largest.flatMap(({ values }) => values.map(({ value }) => value)));
  return {
    zero: scale.zero,
    ticks: scale
      .ticks(common.shares ? 5 : 2)
      .map(({ value, at }) => ({ at, words: wordsOnScale(common, value) })),
    rows: largest.map(({ row, values }) => ({
      name: common.nameOf(row.item),
      own: ownWords(common, row),
      ends: endWords(common, row, values),
      dots: layDots(values.map(({ number, value }) => ({ number, at: scale.at(value) }))),
    })),
  };
}

/** As the words beside the dots are. */
function wordsOnScale({ context: { formatter }, shares }: Common, value: bigint): string {
  return shares ? formatter.share(value, WHOLE) : formatter.spokenAmount(writeAmount(value));
}

/** So many parts of a member's sum a dot can stand for. */
const WHOLE = 10_000_000n;

interface Valued {
  readonly number: number;
  readonly code: string;
  readonly value: bigint;
}

/** What dots stand for: hundred-thousandths of the member's sum, or amounts. */
function listValues({ set, shares }: Common, { amounts }: ComparedRow): Valued[] {
  return set.compared.flatMap(({ code, number, total }) => {
    const amount = amounts.get(code);
    if (amount === undefined) return [];
    return [{ number, code, value: shares ? divideTruncated(amount * WHOLE, total) : amount }];
  });
}

/** All values of a row together, whatever their signs. */
function computeSize(values: readonly Valued[]): bigint {
  return values.reduce((sum, { value }) => sum + (value < 0n ? -value : value), 0n);
}

/** What the first of the list has of a row. */
function ownWords(common: Common, row: ComparedRow): string {
  const [own] = common.set.compared;
  const amount = own && row.amounts.get(own.code);
  if (!own || amount === undefined) return '';
  return wordsOfValue(common, own, amount);
}

function endWords(common: Common, row: ComparedRow, values: readonly Valued[]): string {
  const sorted = [...values].sort((a, b) => compareBig(b.value, a.value));
  const [most] = sorted;
  const least = sorted.at(-1);
  if (!most || !least || most.value === least.value) return '';
  const told = ({ code }: Valued) => {
    const member = common.set.compared.find((each) => each.code === code);
    return member ? wordsOfValue(common, member, row.amounts.get(code) ?? 0n) : '';
  };
  return common.context.formatter.say('comparison.ends', {
    most: most.number,
    mostValue: told(most),
    least: least.number,
    leastValue: told(least),
  });
}
