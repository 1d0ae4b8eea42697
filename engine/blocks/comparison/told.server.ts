// What a comparison says in a sentence: whose sum is the largest, who has the largest share of a row.

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import type { Results } from '../../findings/find.ts';
import { largestPart } from '../../findings/largestPart.ts';
import { wordsOfMembers } from '../../findings/members.server.ts';
import { compareBig } from '../../findings/rows.ts';
import { pickText } from '../../findings/say.server.ts';
import { writeAmount } from '../../language/decimals.ts';
import { first } from '../../model/lookup.ts';
import type { Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import type { ComparedOne, ComparedSet } from './compared.server.ts';
import type { ComparisonBlock } from './comparison.kind.ts';

/** Whose sum is the largest and whose the least; null where nobody is compared, or sums are below zero. */
export function formatComparisonLead(
  context: PageContext,
  block: ComparisonBlock,
  set: ComparedSet,
): Words | null {
  const sorted = [...set.compared].sort((a, b) => compareBig(b.total, a.total));
  const most = sorted[0];
  const least = sorted.at(-1);
  if (!most || !least || least.total < 0n || context.absolute) return null;
  const found: Results = {
    name: { name: buildItem(context, block, most) },
    amount: { amount: most.total },
    other: { name: buildItem(context, block, least) },
    least: { amount: least.total },
    count: { number: sorted.length },
    left: { number: set.left.length },
  };
  return say(context, block, set, found);
}

function say(
  context: PageContext,
  block: ComparisonBlock,
  { call, params, compared }: ComparedSet,
  found: Results,
): Words | null {
  const { period } = first(compared).answer;
  const members = wordsOfMembers(context, call, params ?? {});
  return pickText(
    context.formatter,
    { found, period, members, chosen: context.read.values },
    block.texts ?? [],
  );
}

/** Who has the largest share of a row, as the page says it; null where it says nothing. */
export function formatComparisonFinding(
  context: PageContext,
  block: ComparisonBlock,
  set: ComparedSet,
): Words | null {
  const [one] = set.compared;
  if (!block.texts || !one || context.absolute) return null;
  const items = set.compared.map((member) => buildItem(context, block, member));
  const answer: TreeAnswer = { ...one.answer, arrangement: 'rows', coverage: null, items };
  const codes: Record<string, string> = block.row === undefined ? {} : { row: block.row };
  const fields = { value: block.fields.value };
  const found = largestPart.find({ answer, fields, codes, rows: block.rows, earlier: null });
  return found && say(context, block, set, found);
}

/** A member as a row, with its own rows below it. */
function buildItem(
  { formatter: { locale } }: PageContext,
  { fields: { value } }: ComparisonBlock,
  { code, name, total, rows }: ComparedOne,
): TreeItem {
  return {
    id: code,
    code,
    names: { [locale.code]: typeof name === 'string' ? name : name.words },
    level: 1,
    breaches: [],
    data: { [value]: writeAmount(total) },
    children: [...rows.values()],
  };
}
