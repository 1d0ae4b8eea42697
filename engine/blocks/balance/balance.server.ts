// A balance and its answer → two bars on one scale, and the gap between them in words.

import { drawnPercent, percentOfPlan } from '../../language/ratio.ts';
import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import type { Params } from '../../answers/params.ts';
import { gapBetween } from '../../findings/gap.ts';
import { wordsOfMembers } from '../../findings/members.server.ts';
import { amountIn, absoluteAmount, wholeRow } from '../../findings/rows.ts';
import { pickText } from '../../findings/say.server.ts';
import { writeAmount } from '../../language/decimals.ts';
import { inSentence, plainWords } from '../../language/text.ts';
import type { Call, Words } from '../../model/portal.ts';
import { askFigures } from '../contract/asked.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { findMeaning } from '../figure/meaning.server.ts';
import { findMeasure } from '../contract/measures.server.ts';
import { emptyOutcome, buildOutcome } from '../contract/outcome.server.ts';
import type { ServerPart } from '../contract/part.server.ts';
import { formatSubtitle } from '../figure/subtitle.server.ts';
import { buildViewStart } from '../written/written.server.ts';
import { buildBalancePicture } from './picture.server.ts';
import type { BalanceBlock, BalanceRow, BalanceView } from './balance.kind.ts';

export const balance: ServerPart<BalanceBlock, BalanceView> = {
  valued: 'amounts',
  build: buildBalance,
  picture: async (context, block) => buildBalancePicture(await buildBalance(context, block)),
};

/** A row, and how much it is. */
interface Side {
  readonly item: TreeItem;
  readonly amount: bigint;
}

interface Weighed {
  readonly call: Call;
  readonly params: Params;
  readonly answer: TreeAnswer;
  readonly sides: readonly [Side, Side];
}

async function buildBalance(context: PageContext, block: BalanceBlock): Promise<BalanceView> {
  const { call, params, answer } = await askFigures(context, block);
  const sides = findSides(block, answer);
  return {
    ...buildViewStart(context, block),
    kind: 'balance',
    ...buildOutcome(context, answer),
    ...(sides ? {} : emptyOutcome(context.formatter)),
    subtitle: formatSubtitle(
      context,
      block.subtitle,
      answer,
      findMeasure(context, call, block.fields.value),
    ),
    meaning: sides ? meaningOfGap(block, context, { call, sides }) : (block.meaning ?? ''),
    ...(sides
      ? weigh(context, block, { call, params, answer, sides })
      : { rows: [], gap: null, kept: '' }),
  };
}

/** Null where one of them is not known, does not stand for all, or is below zero: what is on one scale begins at it. */
function findSides(block: BalanceBlock, answer: TreeAnswer): Weighed['sides'] | null {
  const [above, below] = [block.above, block.below].map((code): Side | null => {
    const item = wholeRow(answer, code);
    const amount = amountIn(item, block.fields.value);
    return item && amount !== null && amount >= 0n ? { item, amount } : null;
  });
  return above && below && above.amount + below.amount > 0n ? [above, below] : null;
}

function weigh(
  context: PageContext,
  block: BalanceBlock,
  weighed: Weighed,
): Pick<BalanceView, 'rows' | 'gap' | 'kept'> {
  const [above, below] = weighed.sides;
  const most = above.amount > below.amount ? above.amount : below.amount;
  const rows = weighed.sides.map((side) => buildRow(context, block, weighed, { side, most }));
  return {
    rows,
    gap:
      above.amount === below.amount
        ? null
        : { of: above.amount < below.amount ? 0 : 1, words: gapWords(context, block, weighed) },
    kept: keptOf(context, block, weighed, rows),
  };
}

/** What the lower row lacks is no gap: it is left of the upper one, and has its colour. */
function meaningOfGap(
  block: BalanceBlock,
  context: PageContext,
  { call, sides: [above, below] }: Pick<Weighed, 'call' | 'sides'>,
): string {
  return above.amount > below.amount
    ? findMeaning(context, call, { row: above.item.code })
    : (block.meaning ?? '');
}

function buildRow(
  context: PageContext,
  block: BalanceBlock,
  { call }: Weighed,
  { side: { item, amount }, most }: { side: Side; most: bigint },
): BalanceRow {
  const { formatter } = context;
  const written = writeAmount(amount);
  return {
    label: formatter.words(block.labels?.[item.code] ?? item.names),
    amount: formatter.spokenAmount(written),
    exact: formatter.exact(written),
    meaning: findMeaning(context, call, { row: item.code }),
    width: drawnPercent(amount, most),
  };
}

/** As the page says it; else how much it is. */
function gapWords(context: PageContext, block: BalanceBlock, weighed: Weighed): Words {
  const { call, params, answer, sides } = weighed;
  const [above, below] = sides;
  const found = gapBetween(above.amount, below.amount) ?? {};
  const members = wordsOfMembers(context, call, params);
  return (
    pickText(
      context.formatter,
      { found, period: answer.period, members, chosen: context.read.values },
      block.texts ?? [],
    ) ?? context.formatter.spokenAmount(writeAmount(absoluteAmount(above.amount - below.amount)))
  );
}

/** Only where both have a plan. */
function keptOf(
  { formatter, portal }: PageContext,
  { fields: { plan } }: BalanceBlock,
  { sides }: Weighed,
  rows: readonly BalanceRow[],
): string {
  const told = sides.flatMap(({ item, amount }, i) => {
    const percent = percentOfPlan({ amount, plan: amountIn(item, plan) }, portal.settings.percents);
    const label = inSentence(plainWords(rows[i]?.label ?? ''));
    return percent ? [`${label} – ${formatter.share(percent.part, percent.of)}`] : [];
  });
  return told.length < 2 ? '' : formatter.say('balance.kept', { rows: told.join(', ') });
}
