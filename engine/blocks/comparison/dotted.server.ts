// The rows of a comparison that are drawn: the largest first, a dot for each member, who has least and most.

import { divideTruncated } from '../../language/ratio.ts';
import { compareBig } from '../../findings/rows.ts';
import { writeAmount } from '../../language/decimals.ts';
import { plainWords } from '../../language/text.ts';
import { wordsOfValue, type Common, type ComparedRow } from './common.server.ts';
import type { ComparisonContent } from './content.server.ts';
import { buildDotScale } from './dots.ts';
import { shortenAlike } from './labels.ts';

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
    rows: largest.map(({ row, values }) => {
      const ends = findEnds(common, row, values);
      return {
        name: common.nameOf(row.item),
        own: ownWords(common, row),
        ends: endWords(common, ends),
        dots: values.map(({ number, value }) => ({ number, at: scale.at(value) })),
        labels: ends.map(({ value, label, words }) => ({
          at: scale.at(value),
          words: `${label} ${words}`,
        })),
      };
    }),
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

/** A member at an end of a row. */
interface End extends Valued {
  readonly name: string;
  /** Its name in short, or its number where that is not short enough. */
  readonly label: string;
  /** What it has. */
  readonly words: string;
}

/** Who has least, and who has most; none where all have the same. */
function findEnds(common: Common, row: ComparedRow, values: readonly Valued[]): End[] {
  const { compared } = common.set;
  const sorted = [...values].sort((a, b) => compareBig(a.value, b.value));
  const [least] = sorted;
  const most = sorted.at(-1);
  if (!most || !least || most.value === least.value) return [];
  const names = compared.map(({ name }) => plainWords(name));
  const labels = shortenAlike(names);
  return [least, most].flatMap((valued) => {
    const place = compared.findIndex(({ code }) => code === valued.code);
    const member = compared[place];
    if (!member) return [];
    return {
      ...valued,
      name: names[place] ?? '',
      label: labels[place] || `№\u00a0${valued.number}`,
      words: wordsOfValue(common, member, row.amounts.get(valued.code) ?? 0n),
    };
  });
}

function endWords({ context }: Common, [least, most]: readonly End[]): string {
  if (!least || !most) return '';
  return context.formatter.say('comparison.ends', {
    most: most.name,
    mostValue: most.words,
    least: least.name,
    leastValue: least.words,
  });
}
