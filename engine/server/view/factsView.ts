// A row of key figures: each with actual, plan and percent, said as a person would.

import type { TreeItem } from '../../api/answer.ts';
import type { FactsBlock, FactsView, FactView } from '../../portal.ts';
import { parametersOf, type Context } from './context.ts';
import { failureOf, outcomeOf } from './outcome.ts';
import { measureOf } from './tableView.ts';

export async function buildFacts(context: Context, block: FactsBlock): Promise<FactsView> {
  const { portal, tongue } = context;
  const call = portal.calls[block.call]!;
  const base = {
    kind: 'facts' as const,
    id: block.id,
    title: block.title ? tongue.words(block.title) : null,
    tab: block.tab,
  };
  try {
    const answer = await context
      .asker()
      .askTree(call, parametersOf(context, call, block.with), context.signal);
    const items =
      block.rows.length > 0
        ? block.rows.flatMap((code) => answer.items.find((item) => item.code === code) ?? [])
        : answer.shape === 'tree'
          ? answer.items.slice(0, 1)
          : answer.items;
    const title = measureOf(context, call, block.actual)?.title;
    const fact = (item: TreeItem): FactView => {
      const actual = item.data[block.actual] ?? null;
      const plan = block.plan === null ? null : (item.data[block.plan] ?? null);
      const percent = block.percent === null ? null : (item.data[block.percent] ?? null);
      return {
        label: answer.shape === 'tree' && title ? tongue.words(title) : tongue.words(item.names),
        actual: tongue.spokenAmount(actual),
        exact: tongue.exact(actual),
        plan: tongue.spokenAmount(plan),
        exactPlan: tongue.exact(plan),
        percent: tongue.percent(percent),
        bar: percent === null ? 0 : Math.max(0, Math.min(100, Number(percent))),
      };
    };
    const outcome = outcomeOf(context, answer);
    return {
      ...base,
      ...outcome,
      caption: answer.period ? tongue.period(answer.period) : '',
      facts: items.map(fact),
    };
  } catch (error) {
    return { ...base, ...failureOf(context, error), caption: '', facts: [] };
  }
}
