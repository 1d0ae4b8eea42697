// A row of key figures: each with actual, plan and percent, said as a person would.

import type { TreeItem } from '../../answers/answer.ts';
import type { FactsBlock, FactsView, FactView } from '../../model/portal.ts';
import { parametersOf, type PageContext } from '../context.server.ts';
import { failureOf, outcomeOf } from '../outcome.server.ts';
import { measureOf } from '../table/table.server.ts';

export async function buildFacts(context: PageContext, block: FactsBlock): Promise<FactsView> {
  const { portal, formatter } = context;
  const call = portal.calls[block.call]!;
  const base = {
    kind: 'facts' as const,
    id: block.id,
    title: block.title ? formatter.words(block.title) : null,
    tab: block.tab,
  };
  try {
    const answer = await context
      .answerService()
      .askTree(call, parametersOf(context, call, block.with), context.signal);
    const items =
      block.rows.length > 0
        ? block.rows.flatMap((code) => answer.items.find((item) => item.code === code) ?? [])
        : answer.arrangement === 'hierarchy'
          ? answer.items.slice(0, 1)
          : answer.items;
    const title = measureOf(context, call, block.actual)?.title;
    const fact = (item: TreeItem): FactView => {
      const actual = item.data[block.actual] ?? null;
      const plan = block.plan === null ? null : (item.data[block.plan] ?? null);
      const percent = block.percent === null ? null : (item.data[block.percent] ?? null);
      return {
        label:
          answer.arrangement === 'hierarchy' && title
            ? formatter.words(title)
            : formatter.words(item.names),
        actual: formatter.spokenAmount(actual),
        exact: formatter.exact(actual),
        plan: formatter.spokenAmount(plan),
        exactPlan: formatter.exact(plan),
        percent: formatter.percent(percent),
        bar: percent === null ? 0 : Math.max(0, Math.min(100, Number(percent))),
      };
    };
    const outcome = outcomeOf(context, answer);
    return {
      ...base,
      ...outcome,
      caption: answer.period ? formatter.period(answer.period) : '',
      facts: items.map(fact),
    };
  } catch (error) {
    return { ...base, ...failureOf(context, error), caption: '', facts: [] };
  }
}
