// Two rows on one scale as a hundred squares, sorted by what the one consists of or by what the other does.

import { absoluteAmount, sumAmounts } from '../../findings/rows.ts';
import { apportion, divideRounded } from '../../language/ratio.ts';
import { writeAmount } from '../../language/decimals.ts';
import type { Words } from '../../model/portal.ts';
import { askFigures, type BlockFigures } from '../contract/asked.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { findMeaning } from '../figure/meaning.server.ts';
import type { BarRow, BarsBlock, BarsContent, SquaredRow } from './bars.kind.ts';
import { buildDivideView, findSum, formatParts } from './divide.server.ts';
import { findSides, formatGap, type Side } from './pair.server.ts';

/** Rows, and the amounts of these in hundredths. */
interface Parts {
  readonly rows: readonly BarRow[];
  readonly amounts: readonly bigint[];
}

/** How the rows of an answer become lines. */
type BuildLines = (
  context: PageContext,
  block: BarsBlock,
  asked: BlockFigures,
) => { readonly content: Pick<Parts, 'rows'>; readonly amounts: Parts['amounts'] };

/** What one row lacks of the other. */
interface Lack {
  readonly amount: bigint;
  readonly words: Words;
  readonly meaning: string;
}

/** Null where the block names no parts, or the two rows cannot be compared. */
export async function buildHundred(
  context: PageContext,
  block: BarsBlock,
  { call, answer }: BlockFigures,
  buildLines: BuildLines,
): Promise<Pick<BarsContent, 'hundred' | 'divide'> | null> {
  const { parts } = block;
  const found = findSides(block, answer);
  if (!parts || !found) return null;
  const [above, below] = found;
  const gap = above.amount - below.amount;
  const whole = gap > 0n ? above.amount : below.amount;
  const words = await formatGap(context, block, absoluteAmount(gap));
  const meanings = found.map(({ item }) => findMeaning(context, call, { row: item.code }));
  // what the lower row lacks is left of the upper one, and has its colour
  const meaning = (gap > 0n ? meanings[0] : block.meaning) ?? '';
  const sides = await Promise.all(
    found.map(async (side, i) => {
      const part = i === 0 ? parts.a : parts.b;
      const asked = { ...block, ...part, fields: { value: part.value }, divide: false };
      const lines = buildLines(context, asked, await askFigures(context, asked));
      const own = chooseParts(context, side, { rows: lines.content.rows, amounts: lines.amounts });
      const lack = { amount: whole - side.amount, words, meaning };
      return {
        title: context.formatter.words(part.title),
        rows: squareRows(context, block, withLack(own, lack), meanings[i] ?? ''),
      };
    }),
  );
  const each = context.formatter.spokenAmount(writeAmount(divideRounded(whole, 100n)));
  return {
    hundred: {
      sides,
      square: context.formatter.say('bars.hundredth', { amount: each }),
      isChosen: !context.alone,
    },
    divide: block.divide && !context.alone ? buildDivideView(context, block) : null,
  };
}

/** The row itself where its parts do not make it up. */
function chooseParts({ formatter }: PageContext, { item, amount }: Side, parts: Parts): Parts {
  const isWhole = sumAmounts(parts.amounts) === amount && parts.amounts.every((each) => each >= 0n);
  if (isWhole) return parts;
  const written = writeAmount(amount);
  const itself = {
    ...lineNamed(item.code, formatter.words(item.names)),
    amount: formatter.spokenAmount(written),
    exact: formatter.exact(written),
  };
  return { rows: [itself], amounts: [amount] };
}

const LACK = 'lack';

function withLack({ rows, amounts }: Parts, { amount, words, meaning }: Lack): Parts {
  if (amount === 0n) return { rows, amounts };
  return {
    rows: [...rows, { ...lineNamed(LACK, words), meaning }],
    amounts: [...amounts, amount],
  };
}

function lineNamed(key: string, name: Words): BarRow {
  const none = { amount: '', exact: '', share: '', kept: '', before: '', whole: '', to: '' };
  return { ...none, key, name, bar: null, sign: 'plus' };
}

/** With their squares; where a sum is divided they say their parts of it. */
function squareRows(
  context: PageContext,
  block: BarsBlock,
  { rows, amounts }: Parts,
  meaning: string,
): SquaredRow[] {
  const counts = apportion(100n, amounts);
  const { formatter } = context.absolute ?? context;
  const parts = block.divide ? formatParts(formatter, findSum(context), amounts) : [];
  const named = rows.filter(({ key, sign }) => key !== LACK && sign !== 'rest').length;
  return rows.map((row, i) => ({
    ...row,
    bar: null,
    ...(parts[i] === undefined ? {} : { amount: parts[i], whole: row.amount }),
    squares: Number(counts[i] ?? 0n),
    isHatched: row.key === LACK,
    strength: strengthOf(i, named),
    meaning: row.meaning ?? meaning,
  }));
}

/** The weakest that still stands out from the paper. */
const WEAKEST = 0.35;

/** Each is weaker than the one before it. */
function strengthOf(place: number, count: number): number {
  const fade = count < 2 ? 0 : Math.min(1, place / (count - 1)) * (1 - WEAKEST);
  return Math.round((1 - fade) * 100) / 100;
}
