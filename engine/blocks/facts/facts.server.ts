// A row of key figures: each with actual, plan and percent, said as a person would.

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { lookup } from '../../model/lookup.ts';
import type { Text } from '../../model/portal.ts';
import type { FactsBlock, FactsView, FactView } from './facts.kind.ts';
import { parametersOf } from '../../answers/params.ts';
import type { PageContext } from '../context.server.ts';
import { coverageView } from '../covered.server.ts';
import { measureOf, namesOf } from '../measures.server.ts';
import { outcomeOf } from '../outcome.server.ts';
import type { ServerPart } from '../part.server.ts';
import { startOf } from '../written.server.ts';

export const facts: ServerPart<FactsBlock, FactsView> = { build: buildFacts };

async function buildFacts(context: PageContext, block: FactsBlock): Promise<FactsView> {
  const { portal, formatter } = context;
  const call = lookup(portal.calls, block.call);
  const answer = await context
    .answerService()
    .askTree(call, parametersOf(context, call, block.with), context.signal);
  const measured =
    answer.arrangement === 'hierarchy' ? measureOf(context, call, block.actual)?.title : null;
  const items = itemsOf(block, answer);
  const outcome = outcomeOf(context, answer);
  return {
    ...startOf(context, block),
    kind: 'facts',
    ...outcome,
    // where each figure says it of itself it is not said of all
    coverage: items.some((item) => item.coverage) ? null : (outcome.coverage ?? null),
    caption: answer.period ? formatter.period(answer.period) : '',
    facts: items.map((item) => ({
      ...factOf(formatter, block, item.data, measured ?? namesOf(context, answer, item)),
      coverage: coverageView(formatter, item.coverage),
    })),
  };
}

/** The rows that are named; else the whole of a tree, or every row of a series. */
function itemsOf({ rows }: FactsBlock, { items, arrangement }: TreeAnswer): readonly TreeItem[] {
  if (rows.length > 0) return rows.flatMap((code) => itemOf(items, code) ?? []);
  return arrangement === 'hierarchy' ? items.slice(0, 1) : items;
}

/** The row with a code, at whatever depth. */
function itemOf(items: readonly TreeItem[], code: string): TreeItem | undefined {
  for (const item of items) {
    const found = item.code === code ? item : itemOf(item.children, code);
    if (found) return found;
  }
  return undefined;
}

function factOf(
  formatter: LocaleFormatter,
  block: FactsBlock,
  data: TreeItem['data'],
  label: Text,
): FactView {
  const actual = data[block.actual] ?? null;
  const plan = block.plan === null ? null : (data[block.plan] ?? null);
  const percent = block.percent === null ? null : (data[block.percent] ?? null);
  return {
    label: formatter.words(label),
    actual: formatter.spokenAmount(actual),
    exact: formatter.exact(actual),
    plan: formatter.spokenAmount(plan),
    exactPlan: formatter.exact(plan),
    percent: formatter.percent(percent),
    exactPercent: formatter.exactPercent(percent),
    bar: percent === null ? 0 : Math.max(0, Math.min(100, Number(percent))),
  };
}
