// Bars and their answer → lines with names, amounts, shares, and where each bar lies.

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { buildScale, type BarScale } from '../../charts/barScale.ts';
import { counted, findRowDimension } from '../../findings/counted.ts';
import { wordsOfMembers, type MemberWords } from '../../findings/members.server.ts';
import { percentOfPlan } from '../../language/ratio.ts';
import {
  allPlans,
  amountIn,
  compareBig,
  isWhole,
  rowsAt,
  absoluteAmount,
  sumAmounts as totalOf,
} from '../../findings/rows.ts';
import { yearRunning } from '../../findings/planKept.ts';
import { writeAmount } from '../../language/decimals.ts';
import type { Dimension, Words } from '../../model/portal.ts';
import { askFigures, type BlockFigures } from '../contract/asked.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { rowLink } from '../contract/linkTo.server.ts';
import { findMeaning, findMemberMeaning } from '../figure/meaning.server.ts';
import { findMeasure, formatShownNames } from '../contract/measures.server.ts';
import { toldApart } from '../figure/apart.server.ts';
import { figurePart } from '../figure/figurePart.server.ts';
import { emptyOutcome, buildOutcome } from '../contract/outcome.server.ts';
import { formatSubtitle } from '../figure/subtitle.server.ts';
import { refuseUnknown } from '../contract/valued.server.ts';
import { barsKeeps, type BarRow, type BarsBlock, type BarsContent } from './bars.kind.ts';
import { buildDivideView, findSum, formatParts } from './divide.server.ts';
import { buildHundred } from './hundred.server.ts';
import { buildLevel } from './level.server.ts';
import { buildPair } from './pair.server.ts';
import { buildBarsPicture } from './picture.server.ts';
import { findTitles, formatLegend, type BarTitles } from './titles.server.ts';

export const bars = figurePart(buildBarsContent, {
  // a share of one whole is no share of two, and a register has amounts as they are
  valued: ({ codes, under }) => {
    if (under) return null;
    return codes ? 'amounts' : 'parts';
  },
  keeps: barsKeeps,
  picture: buildBarsPicture,
});

/** A row with what is drawn of it; the rest has no item. */
interface Line {
  readonly item: TreeItem | null;
  readonly count: number;
  readonly amount: bigint;
  readonly plan: bigint | null;
  readonly previous: bigint | null;
}

/** What all lines of a block have in common. */
interface Common {
  readonly context: PageContext;
  readonly block: BarsBlock;
  readonly answer: TreeAnswer;
  /** Whose codes the lines have; null where they have none. */
  readonly dimension: Dimension | null;
  readonly titles: BarTitles | null;
  readonly names: ReadonlyMap<TreeItem, Words>;
  readonly scale: BarScale;
  /** Null where shares of it make no sense. */
  readonly whole: bigint | null;
  readonly parts: readonly string[];
}

/** Throws ApiProblem. */
export async function buildBarsContent(
  context: PageContext,
  block: BarsBlock,
): Promise<BarsContent> {
  const asked = await askFigures(context, block);
  const { call, params, answer } = asked;
  const { value } = block.fields;
  const shown = {
    id: block.id,
    subtitle: formatSubtitle(context, block.subtitle, answer, findMeasure(context, call, value)),
    meaning: block.meaning || findMeaning(context, call, { field: value, params }),
    form: block.form,
    legend: '',
    zero: null,
    divide: null,
    level: null,
    hundred: null,
  };
  if (block.under) {
    const outcome = { ...buildOutcome(context, answer), state: 'ready' as const, message: '' };
    return { ...shown, ...outcome, ...(await buildLevel(context, block, block.under, answer)) };
  }
  if (block.codes) {
    const pair = await buildPair(context, block, asked);
    const outcome = { ...shown, ...buildOutcome(context, answer), form: 'pair' as const };
    const message = outcome.message || context.formatter.say('bars.apart');
    const hundred = await buildHundred(context, block, asked, buildLines);
    return { ...outcome, ...(pair ?? { state: 'empty', message, rows: [] }), ...hundred };
  }
  return { ...shown, ...buildLines(context, block, asked).content };
}

function buildLines(
  context: PageContext,
  block: BarsBlock,
  { call, params, answer: asIs }: BlockFigures,
) {
  const { value, plan, previous } = block.fields;
  refuseUnknown(asIs, [value]);
  const fields = [value, plan, previous].filter((field) => field !== undefined);
  const dimension = findRowDimension(context.portal, call, params);
  const answer = counted(asIs, dimension, fields);
  const isShare = context.absolute !== null && context.value?.mode.way === 'share';
  // shares of two wholes do not stand on one scale
  const drawn = isShare ? { ...block, fields: { value } } : block;
  const lines = listLines(drawn, answer);
  const whole = wholeOf(answer, lines);
  // what does not stand for all is not divided as if it did
  const divides = block.divide && whole !== null && !isShare;
  const amounts = lines.map(({ amount }) => amount);
  const titles = findTitles(context, call, drawn.fields);
  const scale = buildScale(
    lines.flatMap(({ amount, plan, previous }) => [amount, plan ?? 0n, previous ?? 0n]),
  );
  const common: Common = {
    context,
    block,
    answer,
    dimension,
    titles,
    names: namesOfAll({ context, block, answer }, wordsOfMembers(context, call, params), lines),
    scale,
    whole: isShare ? null : whole,
    parts: divides
      ? formatParts((context.absolute ?? context).formatter, findSum(context), amounts)
      : [],
  };
  const content = {
    ...buildOutcome(context, answer, { call, fields }),
    ...(lines.length === 0 ? emptyOutcome(context.formatter) : {}),
    legend: lines.some(({ plan }) => plan !== null) ? formatLegend(context, answer, titles) : '',
    zero: scale.zero,
    rows: lines.map((line, i) => buildRow(common, line, i)),
    divide: divides && !context.alone ? buildDivideView(context, block) : null,
  };
  return { content, amounts };
}

/** The largest first, points in order of time; what goes beyond the limit in one line. */
function listLines(block: BarsBlock, answer: TreeAnswer): Line[] {
  const known = rowsAt(answer, block.rows).flatMap((item) => flattenLine(block, item));
  if (answer.arrangement === 'points') return known;
  const sorted = known.sort((a, b) =>
    compareBig(absoluteAmount(b.amount), absoluteAmount(a.amount)),
  );
  const kept = sorted.length <= block.limit ? sorted.length : block.limit - 1;
  const shown = sorted.slice(0, kept).sort((a, b) => compareBig(b.amount, a.amount));
  const rest = sorted.slice(kept);
  return rest.length === 0 ? shown : [...shown, restOf(rest)];
}

function flattenLine(block: BarsBlock, item: TreeItem): Line[] {
  const amount = amountIn(item, block.fields.value);
  if (amount === null || amount === 0n) return [];
  const plan = amountIn(item, block.fields.plan);
  const previous = amountIn(item, block.fields.previous);
  return [{ item, count: 1, amount, plan, previous }];
}

function restOf(lines: readonly Line[]): Line {
  const sum = (amounts: readonly (bigint | null)[]) => {
    const known = amounts.filter((amount) => amount !== null);
    return known.length === 0 ? null : totalOf(known);
  };
  return {
    item: null,
    count: lines.length,
    amount: totalOf(lines.map(({ amount }) => amount)),
    plan: sum(lines.map(({ plan }) => plan)),
    previous: sum(lines.map(({ previous }) => previous)),
  };
}

/** All together, where every line is a part of it: signs are not mixed, and it is a sum of all. */
function wholeOf(answer: TreeAnswer, lines: readonly Line[]): bigint | null {
  if (answer.arrangement === 'points' || !isWhole(answer)) return null;
  if (lines.some(({ amount }) => amount < 0n)) return null;
  const sum = totalOf(lines.map(({ amount }) => amount));
  return sum > 0n ? sum : null;
}

function buildRow(common: Common, line: Line, i: number): BarRow {
  const { context, block, scale, whole, answer, parts, dimension } = common;
  const { formatter } = context;
  const { item, amount, plan, previous } = line;
  const spoken = formatter.spokenAmount(writeAmount(amount));
  const part = parts[i];
  const stretch = plan === null ? null : scale.stretch(plan);
  const gone = yearRunning(answer.period);
  const kept = formatKept(common, line);
  // below a leaf stand members of another classification
  const meaning = item?.id === item?.code ? findMemberMeaning(dimension, item?.code ?? '') : '';
  // a list says one of both beside the amount
  const hasShare = whole !== null && (kept === '' || block.form === 'table');
  return {
    key: item?.id ?? 'rest',
    name: (item && common.names.get(item)) ?? formatter.say('bars.rest', { count: line.count }),
    amount: part ?? spoken,
    exact: formatter.exact(writeAmount(amount)),
    share: hasShare ? formatter.share(amount, whole) : '',
    kept,
    before: formatBefore(common, previous),
    whole: part === undefined ? '' : spoken,
    to: (item && rowLink(context, block.to, item)) ?? '',
    bar: scale.stretch(amount),
    plan: stretch,
    ...(previous === null ? {} : { last: scale.stretch(previous) }),
    tick: stretch === null || gone === null ? null : tickOn(stretch, signOfPlan(plan) * gone),
    sign: buildSign(line),
    ...(meaning === '' ? {} : { meaning }),
  };
}

/** Below zero a plan grows to the left. */
function signOfPlan(plan: bigint | null): number {
  return plan !== null && plan < 0n ? -1 : 1;
}

function tickOn({ from, width }: NonNullable<BarRow['plan']>, gone: number): number {
  const start = gone < 0 ? from + width : from;
  return Math.round((start + (width * gone) / 100) * 100) / 100;
}

function buildSign({ item, amount }: Line): BarRow['sign'] {
  if (!item) return 'rest';
  return amount < 0n ? 'minus' : 'plus';
}

function namesOfAll(
  { context, block, answer }: Pick<Common, 'context' | 'block' | 'answer'>,
  words: MemberWords,
  lines: readonly Line[],
): Common['names'] {
  const shown = lines.flatMap(({ item }) => item ?? []);
  return toldApart(answer, shown, (item) => {
    const named = { ...item, names: formatShownNames(context, answer, item) };
    return block.names === 'short' ? words.short(named) : words.name(named);
  });
}

/** In percent where that says something, else the plan itself; a table says in its head what it is. */
function formatKept(
  { context: { formatter, portal }, block, answer, titles }: Common,
  { amount, plan }: Line,
): string {
  if (titles && plan !== null) return `${titles.plan} ${formatter.spokenAmount(writeAmount(plan))}`;
  const all = allPlans(answer, block.fields.plan);
  const percent = percentOfPlan({ amount, plan, all }, portal.settings.percents);
  if (percent) {
    const share = formatter.share(percent.part, percent.of);
    return block.form === 'table' ? share : formatter.say('bars.kept', { share });
  }
  if (plan === null || plan === 0n) return '';
  return formatter.say('bars.planned', { amount: formatter.spokenAmount(writeAmount(plan)) });
}

function formatBefore({ context: { formatter }, titles }: Common, amount: bigint | null): string {
  if (amount === null) return '';
  const spoken = formatter.spokenAmount(writeAmount(amount));
  return titles ? `${titles.previous} ${spoken}` : formatter.say('bars.before', { amount: spoken });
}
