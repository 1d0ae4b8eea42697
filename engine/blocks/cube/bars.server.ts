// The rows of a composed answer as bars: the largest first, a bar for each of the last columns, the rest in one.

import { isTime } from '../../answers/cube/cubeAxes.ts';
import { buildScale, type BarScale } from '../../charts/barScale.ts';
import { parseAmount, writeAmount } from '../../language/decimals.ts';
import type { CubeBar, CubeBarPart, CubeDrawingView, CubeName } from './cube.kind.ts';
import { addsUp, leftOut, measureWords, valueWords, type Drawn } from './lines.server.ts';
import { joinMemberNames } from './table.server.ts';

/** So many rows are drawn, and so many columns of each. */
const MOST_BARS = 12;
const MOST_COLUMNS = 3;

interface Bar {
  readonly name: CubeName;
  readonly isRest: boolean;
  /** One for each drawn column; null is unknown. */
  readonly amounts: readonly (bigint | null)[];
}

/** Only the last columns are drawn; rows beyond the limit are summed in one bar, or counted in the subtitle where they cannot be. */
export function buildBars(drawn: Drawn): CubeDrawingView {
  const { body, context } = drawn;
  const columns = body.columnItems.map((_, i) => i).slice(-MOST_COLUMNS);
  const labels = columns.map((i) => {
    const members = body.columnItems[i]?.members ?? [];
    return members.length === 0 ? '' : joinMemberNames(context, members).name;
  });
  const all = allBars(drawn, columns);
  const bars = withRest(drawn, all);
  const left = bars.some(({ isRest }) => isRest)
    ? ''
    : leftOut(drawn, { drawn: bars.length, of: all.length });
  const scale = buildScale(bars.flatMap(({ amounts }) => amounts.map((amount) => amount ?? 0n)));
  return {
    way: 'bars',
    subtitle: formatSubtitle(drawn, labels) + left,
    bars: bars.map((bar): CubeBar => ({
      name: bar.name,
      bars: bar.amounts.map((amount, i) =>
        buildPart(drawn, bar, { amount, label: labels[i] ?? '', scale }),
      ),
    })),
    drawing: '',
    rows: [],
  };
}

function allBars({ body, measure, context }: Drawn, columns: readonly number[]): Bar[] {
  const all = body.items.map(({ members, data }) => ({
    name: joinMemberNames(context, members),
    isRest: false,
    amounts: columns.map((i) => parseAmount(data[i]?.[measure.field] ?? '') ?? null),
  }));
  return all.filter(({ amounts }) => amounts.some((amount) => amount !== null));
}

/** Points in time keep their order. */
function withRest(drawn: Drawn, known: readonly Bar[]): readonly Bar[] {
  const { body, context } = drawn;
  if (body.rows.some(({ name }) => isTime(name))) return known.slice(-MOST_BARS);
  const sorted = known.toSorted((a, b) => compare(lastOf(b), lastOf(a)));
  if (sorted.length <= MOST_BARS) return sorted;
  if (!addsUp(drawn)) return sorted.slice(0, MOST_BARS);
  const others = sorted.slice(MOST_BARS - 1);
  const name = context.formatter.say('bars.rest', { count: others.length });
  const [first] = others;
  return [
    ...sorted.slice(0, MOST_BARS - 1),
    {
      name: { code: '', name, lang: '' },
      isRest: true,
      amounts: (first?.amounts ?? []).map((_, i) =>
        others.reduce<bigint | null>((sum, { amounts }) => {
          const amount = amounts[i] ?? null;
          return amount === null ? sum : (sum ?? 0n) + amount;
        }, null),
      ),
    },
  ];
}

function lastOf({ amounts }: Bar): bigint {
  return amounts.at(-1) ?? 0n;
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function buildPart(
  drawn: Drawn,
  { isRest }: Bar,
  {
    amount,
    label,
    scale,
  }: { readonly amount: bigint | null; readonly label: string; readonly scale: BarScale },
): CubeBarPart {
  return {
    label,
    words:
      amount === null
        ? drawn.context.formatter.say('cube.unknown')
        : valueWords(drawn, writeAmount(amount)),
    ...scale.stretch(amount ?? 0n),
    sign: buildSign(isRest, amount !== null && amount < 0n),
  };
}

function buildSign(isRest: boolean, isMinus: boolean): CubeBarPart['sign'] {
  if (isMinus) return 'minus';
  return isRest ? 'rest' : 'plus';
}

function formatSubtitle({ body, context, ...drawn }: Drawn, labels: readonly string[]): string {
  const measure = measureWords({ body, context, ...drawn });
  const more = body.columnItems.length - labels.length;
  return more > 0
    ? `${measure}; ${context.formatter.say('cube.last-columns', { count: labels.length, of: body.columnItems.length })}`
    : measure;
}
