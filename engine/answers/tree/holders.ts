// Asks the ledger whose figures a sum is made of: the keys that have something under the codes that are fixed.

import { writeAmount } from '../../language/decimals.ts';
import type { AskedRows } from '../../ledger/query/rolledRows.ts';
import { readCodes, readRows } from '../../ledger/query/rows.ts';
import { treeDimensions } from '../../ledger/model/tables.ts';
import { isSomething } from '../../ledger/query/answerTree.ts';
import { add, measureValue, type Values } from '../../ledger/query/tree.ts';
import { compareCodes } from '../../model/branches.ts';
import { at, first, lookup } from '../../model/lookup.ts';
import type { Ask } from '../../model/portal.ts';
import type { Amount, TreeAnswer, TreeItem } from '../answer.ts';
import { askFor, Names, buildLedgerQuestion } from '../figures.ts';
import { toldPeriod } from '../period.ts';
import type { AskedCall } from '../shape.ts';

/** More keys than any country has. */
const MOST_KEYS = 50_000;

/** A row for each key that has a figure, in the order of the codes, after the total of all; nothing where none has. */
export async function askHolders(asked: AskedCall): Promise<TreeAnswer> {
  const { ledger, call, params } = asked;
  const ask = first(askFor(call, params));
  const question = buildLedgerQuestion(asked, ask, Object.values(ask.measures));
  const {
    asked: rows,
    notes,
    coverage,
  } = await ledger.openRows({
    ...question,
    by: '',
    detail: '',
    each: [ask.by],
  });
  const items = rows ? await listItems(asked, ask, rows) : [];
  return {
    holds: 'figures',
    arrangement: 'hierarchy',
    items,
    notes,
    coverage: items.length > 0 ? coverage : null,
    period: toldPeriod(question.period, notes),
  };
}

async function listItems(asked: AskedCall, ask: Ask, question: AskedRows): Promise<TreeItem[]> {
  const { ledger, portal, signal } = asked;
  const part = { asked: question, axes: [{ dimension: ask.by, level: null }] };
  const cut = { only: [], without: [] };
  const placed = await readRows(ledger, [part], { cut, most: MOST_KEYS }, signal);
  const codes = await readCodes(ledger.store, ask.by);
  const rows = placed
    .filter(({ values }) => values.some(isSomething))
    .map(({ places, values }) => ({ code: codes[first(places)] ?? '', values }))
    .sort((a, b) => compareCodes(a.code, b.code));
  if (rows.length === 0) return [];
  const { model } = portal;
  const names = new Names(asked, Number(asked.params[asked.call.year]));
  const itemOf = (dimension: string, code: string, level: number, values: Values): TreeItem => ({
    id: code,
    code,
    names: names.of({ dimension, code, level, sourceLabel: null }),
    level,
    data: collectData(ask, question, values),
    children: [],
    breaches: [],
  });
  // keys have no total of their own: it is that of the classification they are asked about
  const [tree = ask.by] = treeDimensions(model, question.plan.fact);
  const whole = rows.reduce<Values>(
    (sum, { values }) => sum.map((value, i) => add(value, at(values, i), 1n)),
    question.measures.map(() => null),
  );
  return [
    itemOf(tree, lookup(model.dimensions, tree).total?.code ?? '', 0, whole),
    ...rows.map(({ code, values }) => itemOf(ask.by, code, 1, values)),
  ];
}

function collectData(
  { measures: fields }: Ask,
  { plan, measures }: AskedRows,
  values: Values,
): Record<string, Amount> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, measure]) => {
      const value = measureValue(plan.fact, measure, measures, values);
      return [field, value === null ? null : writeAmount(value)];
    }),
  );
}
