// A row of key figures: each with actual, plan and percent, said as a person would.

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import type { Params } from '../../answers/params.ts';
import { untilAsked } from '../../answers/period.ts';
import { coverageBeside } from '../../answers/coverageWords.ts';
import { findRow } from '../../findings/rows.ts';
import { shareGone, yearRunning } from '../../findings/planKept.ts';
import { parseHundredths } from '../../language/decimals.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { shareText } from '../../language/percents.ts';
import { drawnPercent, percentOfPlan } from '../../language/ratio.ts';
import type { Call, Text } from '../../model/portal.ts';
import { buildCounts } from './counts.server.ts';
import type { FactsBlock, FactsView, FactView, FiguresBlock } from './facts.kind.ts';
import { askFigures } from '../contract/asked.server.ts';
import type { PageContext, ServerPart } from '../contract/context.server.ts';
import { findMeaning } from '../figure/meaning.server.ts';
import { findMeasure, formatShownNames } from '../contract/measures.server.ts';
import { buildOutcome } from '../contract/outcome.server.ts';
import { inPeriod, formatSubtitle } from '../figure/subtitle.server.ts';
import { buildViewStart } from '../written/written.server.ts';
import { askYears, buildYears, type YearAnswer } from './years.server.ts';

export const facts: ServerPart<FactsBlock, FactsView> = {
  valued: () => 'amounts',
  build: async (context, block) =>
    isOfFigures(block) ? await buildFigures(context, block) : await buildCounts(context, block),
};

function isOfFigures(block: FactsBlock): block is FiguresBlock {
  return block.call !== undefined;
}

async function buildFigures(context: PageContext, block: FiguresBlock): Promise<FactsView> {
  const own = await askFigures(context, block);
  const asked = { ...own, answer: untilAsked(own.answer) };
  const { call, params, answer } = asked;
  const items = listItems(block, answer);
  const years = items.length > MOST_WITH_YEARS ? [] : await askYears(context, asked);
  const outcome = buildOutcome(context, answer, {
    call,
    fields: [block.actual, block.plan, block.percent],
  });
  return {
    ...buildViewStart(context, block),
    kind: 'facts',
    ...outcome,
    // where each figure says it of itself it is not said of all
    coverage: items.some((item) => item.coverage) ? null : (outcome.coverage ?? null),
    // a label says what is measured
    subtitle:
      block.subtitle === 'none' ? '' : formatSubtitle(context, block.subtitle, answer, undefined),
    facts: items.map((item) => buildFact(context, block, { call, params, answer, item, years })),
  };
}

/** Beside more figures than these there is no room for the years of each. */
const MOST_WITH_YEARS = 2;

function goneText({ style }: LocaleFormatter, gone: number): string {
  const { part, of } = shareGone(gone);
  return shareText(part, of, style);
}

/** The rows that are named; else the whole of a tree, the last point in time, or every row. */
function listItems({ rows }: FactsBlock, { items, arrangement }: TreeAnswer): readonly TreeItem[] {
  if (rows) return rows.flatMap((code) => findRow(items, code) ?? []);
  if (arrangement === 'points') return items.slice(-1);
  return arrangement === 'hierarchy' ? items.slice(0, 1) : items;
}

/** A figure, and where it comes from. */
interface Figure {
  readonly call: Call;
  readonly params: Params;
  readonly answer: TreeAnswer;
  readonly item: TreeItem;
  /** The same answer in the years before, as far as they are there. */
  readonly years: readonly YearAnswer[];
}

/** A hundred percent, in hundredths of a percent. */
const WHOLE = 10_000n;

function buildFact(context: PageContext, block: FiguresBlock, figure: Figure): FactView {
  const { formatter } = context;
  const { call, params, answer, item, years } = figure;
  const { data, code, coverage } = item;
  const actual = data[block.actual] ?? null;
  const plan = block.plan === undefined ? null : (data[block.plan] ?? null);
  const percent =
    block.percent === undefined ? null : percentIn(context, data[block.percent] ?? null);
  const gone = yearRunning(answer.period);
  const spoken = formatter.spokenAmount(actual);
  const exact =
    actual === null ? '' : `${formatter.exact(actual)}\u00a0${formatter.countedBy(0).short}`;
  const rows = answer.arrangement === 'hierarchy' ? {} : { row: code };
  return {
    label: inPeriod(context, formatLabel(context, block, figure), answer),
    actual: spoken,
    exact,
    plan: formatter.spokenAmount(plan),
    percent: percent === null ? '' : shareText(percent, WHOLE, formatter.style),
    bar: percent === null ? 0 : Math.min(100, drawnPercent(percent, WHOLE)),
    tick: percent === null || gone === null ? null : Math.round(gone * 100) / 100,
    gone: percent === null || gone === null ? '' : goneText(formatter, gone),
    meaning: block.meaning || findMeaning(context, call, { field: block.actual, params, ...rows }),
    coverage: coverageBeside(formatter, coverage),
    years: buildYears(context, years, { code, field: block.actual }),
  };
}

/** In hundredths of a percent; null where it says nothing. */
function percentIn({ portal }: PageContext, percent: string | null): bigint | null {
  const amount = percent === null ? null : (parseHundredths(percent) ?? null);
  return percentOfPlan({ amount, plan: WHOLE }, portal.settings.percents)?.part ?? null;
}

/** As the page calls it; else the measure of a whole, or the name of a row. */
function formatLabel(
  context: PageContext,
  block: FiguresBlock,
  { call, answer, item }: Figure,
): Text {
  const own = block.labels?.[item.code] ?? block.label;
  if (own) return own;
  const measure =
    answer.arrangement === 'hierarchy'
      ? findMeasure(context, call, block.actual)?.title
      : undefined;
  return measure ?? formatShownNames(context, answer, item);
}
