// The shape `groups`: sums that stand beside each other: of several facts, one row for each ask, or for each group of those that have figures of their own.

import { type OpenedCall, listAskMeasures } from '../../config/opened/spec.ts';
import type { TreeAnswer, TreeItem } from '../answer.ts';
import { COVERAGE, figuresSchema, itemSchema, TEXT, TEXT_OR_NULL } from '../jsonSchema.ts';
import type { Shape, AskedCall } from '../shape.ts';
import { writeFigures } from '../tree/treeJson.ts';
import { askGroups } from './groups.ts';
import type { Note } from '../../ledger/query/coverage.ts';
import { leastCovered } from '../../ledger/query/sumCoverage.ts';
import { assertDefined } from '../../model/lookup.ts';
import { writeAmounts, askFor, buildLedgerQuestion } from '../figures.ts';
import { distinctNotes } from '../coverageWords.ts';
import { toldPeriod } from '../period.ts';

export const GROUPS: Shape<TreeAnswer> = {
  answers: () => 'list',
  fields: ({ ask = [], groups }) => (groups ? listFields(ask, groups) : undefined),
  wants: () => 'ask',
  askWants: ({ groups }) => (groups ? undefined : 'row'),
  figures: ({ groups }) => groups === undefined,
  ask: (asked) => (asked.call.groups ? askGroups(asked) : askTotals(asked)),
  write: (answer, writing, { rowsKey }) => writeFigures(answer, writing, rowsKey),
  schema: (portal, call) => {
    const fields = Object.keys(call.groups?.fields ?? {}).map((field) => [field, TEXT_OR_NULL]);
    const more = { ...Object.fromEntries(fields), coverage: COVERAGE };
    return figuresSchema(itemSchema(portal, call, TEXT, more), call.rowsKey);
  },
  reading: ({ rowsKey }) => ({ at: rowsKey }),
};

function listFields(
  asks: NonNullable<OpenedCall['ask']>,
  { each = {}, changes = {} }: NonNullable<OpenedCall['groups']>,
): string[] {
  const asked = asks.flatMap((ask) => listAskMeasures(ask).map(([field]) => field));
  return [...new Set([...asked, ...Object.keys(each), ...Object.keys(changes)])];
}

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
    const { tree } = answered;
    const { code, title } = assertDefined(ask.row);
    items.push({
      id: code,
      code,
      names: title,
      level: 1,
      data: writeAmounts(ask.measures, (name) => ledger.value(answered, tree.total, name)),
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
