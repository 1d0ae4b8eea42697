// Two rows on one scale → their bars, and the gap between them in words.

import { buildScale } from '../../charts/barScale.ts';
import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { amountIn, absoluteAmount, wholeRow } from '../../findings/rows.ts';
import { tellFinding } from '../../findings/tell.server.ts';
import { writeAmount } from '../../language/decimals.ts';
import { percentOfPlan } from '../../language/ratio.ts';
import type { BlockFigures } from '../contract/asked.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { rowLink } from '../contract/linkTo.server.ts';
import { findMeaning } from '../figure/meaning.server.ts';
import type { BarRow, BarsBlock, BarsContent } from './bars.kind.ts';

/** A row, and how much it is. */
export interface Side {
  readonly item: TreeItem;
  readonly amount: bigint;
}

/** Null where one of them is not known, does not stand for all, or is below zero: what is on one scale begins at it. */
export async function buildPair(
  context: PageContext,
  block: BarsBlock,
  { call, answer }: BlockFigures,
): Promise<Pick<BarsContent, 'rows' | 'meaning' | 'legend'> | null> {
  const sides = findSides(block, answer);
  if (!sides) return null;
  const [above, below] = sides;
  const { stretch } = buildScale(sides.map(({ amount }) => amount));
  const meanings = sides.map(({ item }) => findMeaning(context, call, { row: item.code }));
  // what the lower row lacks is no gap: it is left of the upper one, and a tint of its colour
  const lacks = above.amount < below.amount;
  const meaning = (lacks ? block.meaning : meanings[0]) ?? '';
  const words = await formatGap(context, block, absoluteAmount(above.amount - below.amount));
  const rows = sides.map(({ item, amount }, i): BarRow => {
    const bar = stretch(amount);
    const rest = { from: bar.width, width: Math.round((100 - bar.width) * 100) / 100 };
    const written = writeAmount(amount);
    return {
      key: item.code,
      name: context.formatter.words(item.names),
      amount: context.formatter.spokenAmount(written),
      exact: context.formatter.exact(written),
      share: '',
      kept: '',
      before: '',
      whole: '',
      to: rowLink(context, block.to, item) ?? '',
      bar,
      sign: 'plus',
      meaning: meanings[i] ?? '',
      ...(rest.width > 0 && { gap: { ...rest, meaning, lacks }, lack: words }),
    };
  });
  return { rows, meaning, legend: formatPlans(context, block, sides) };
}

/** Null where one of them is not known, does not stand for all, or is below zero. */
export function findSides(
  { codes, fields }: BarsBlock,
  answer: TreeAnswer,
): readonly [Side, Side] | null {
  const [above, below] = [codes?.a, codes?.b].map((code): Side | null => {
    const item = wholeRow(answer, code);
    const amount = amountIn(item, fields.value);
    return item && amount !== null && amount >= 0n ? { item, amount } : null;
  });
  return above && below && above.amount + below.amount > 0n ? [above, below] : null;
}

/** As the page says it; else how much it is. */
export async function formatGap(context: PageContext, block: BarsBlock, amount: bigint) {
  const { codes = {}, fields, texts = [] } = block;
  const finding = { tell: 'gap', fields: { value: fields.value }, codes, texts } as const;
  const told =
    texts.length > 0 ? await tellFinding(context, block, { ...finding, rows: 'roots' }) : null;
  return told ?? context.formatter.spokenAmount(writeAmount(amount));
}

/** How much of both plans is done; empty where one of them has none. */
function formatPlans(
  { formatter, portal }: PageContext,
  { fields: { plan } }: BarsBlock,
  sides: readonly Side[],
): string {
  const told = sides.flatMap(({ item, amount }) => {
    const percent = percentOfPlan({ amount, plan: amountIn(item, plan) }, portal.settings.percents);
    const name = formatter.inSentence(formatter.plain(item.names));
    return percent ? [`${name} – ${formatter.share(percent.part, percent.of)}`] : [];
  });
  return told.length < 2 ? '' : formatter.say('bars.plans', { rows: told.join(', ') });
}
