// Asks the ledger for totals of several facts: one row per ask.

import type { Note } from '../../ledger/query/coverage.ts';
import { leastCovered } from '../../ledger/query/sumCoverage.ts';
import { assertDefined } from '../../model/lookup.ts';
import type { TreeAnswer, TreeItem } from '../answer.ts';
import { readAmounts, askFor, buildLedgerQuestion } from '../figures.ts';
import { distinctNotes } from '../notes.ts';
import { toldPeriod } from '../period.ts';
import type { AskedCall } from '../shape.ts';

/** A total that is not loaded is left out; why is said only where nothing is left. */
export async function askTotals(asked: AskedCall): Promise<TreeAnswer> {
  const { ledger, call, params, signal } = asked;
  const items: TreeItem[] = [];
  const notes: Note[] = [];
  const missing: Note[] = [];
  let period: TreeAnswer['period'] = null;
  for (const ask of askFor(call, params)) {
    const question = buildLedgerQuestion(asked, ask, Object.values(ask.measures));
    const answered = await ledger.ask(question, signal);
    period = toldPeriod(question.period, answered.notes) ?? period;
    (answered.tree === null ? missing : notes).push(...answered.notes);
    if (answered.tree === null) continue;
    const { code, title } = assertDefined(ask.row);
    items.push({
      id: code,
      code,
      names: title,
      level: 1,
      data: readAmounts(ledger, answered, ask.measures, answered.tree.total),
      children: [],
      coverage: answered.coverage,
      breaches: [],
    });
  }
  const said = items.length > 0 ? notes : missing;
  return {
    holds: 'figures',
    arrangement: 'rows',
    items,
    notes: distinctNotes(said),
    coverage: leastCovered(items.map(({ coverage = null }) => coverage)),
    period,
  };
}
