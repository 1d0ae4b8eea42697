// Asks the ledger whose figures a sum is made of: the keys that have something under the codes that are fixed.

import { writeAmount } from '../../language/decimals.ts';
import type { CrossRow, Crossed } from '../../ledger/query/cross.ts';
import { treeDimensions } from '../../ledger/model/tables.ts';
import { isSomething } from '../../ledger/query/answerTree.ts';
import { add, measureValue, type Values } from '../../ledger/query/tree.ts';
import { compareCodes } from '../../model/branches.ts';
import { at, first, lookup } from '../../model/lookup.ts';
import type { Ask, Fact } from '../../model/portal.ts';
import type { Amount, TreeAnswer, TreeItem } from '../answer.ts';
import { askFor, Names, buildLedgerQuestion } from '../figures.ts';
import { toldPeriod } from '../period.ts';
import type { AskedCall } from '../shape.ts';

/** More keys than any country has. */
const MOST_KEYS = 50_000;

/** A row for each key that has a figure, in the order of the codes, after the total of all; nothing where none has. */
export async function askHolders(asked: AskedCall): Promise<TreeAnswer> {
  const { ledger, call, params, signal } = asked;
  const ask = first(askFor(call, params));
  const question = buildLedgerQuestion(asked, ask, Object.values(ask.measures));
  const crossed = await ledger.cross(
    { ...question, by: '', detail: '', each: [ask.by] },
    MOST_KEYS,
    signal,
  );
  const { fact, notes, coverage } = crossed;
  const rows = crossed.rows.filter(({ values }) => values.some(isSomething));
  const items = fact && rows.length > 0 ? listItems(asked, ask, { ...crossed, fact, rows }) : [];
  return {
    holds: 'figures',
    arrangement: 'hierarchy',
    items,
    notes,
    coverage: items.length > 0 ? coverage : null,
    period: toldPeriod(question.period, notes),
  };
}

interface Found extends Crossed {
  readonly fact: Fact;
}

function listItems(asked: AskedCall, ask: Ask, found: Found): TreeItem[] {
  const { model } = asked.portal;
  const { fact, rows } = found;
  const names = new Names(asked, Number(asked.params[asked.call.year]));
  const itemOf = (dimension: string, code: string, level: number, values: Values): TreeItem => ({
    id: code,
    code,
    names: names.of({ dimension, code, level, sourceLabel: null }),
    level,
    data: collectData(ask, found, values),
    children: [],
    breaches: [],
  });
  // keys have no total of their own: it is that of the classification they are asked about
  const [tree = ask.by] = treeDimensions(model, fact);
  const whole = rows.reduce<Values>(
    (sum, { values }) => sum.map((value, i) => add(value, at(values, i), 1n)),
    found.measures.map(() => null),
  );
  const byCode = (a: CrossRow, b: CrossRow) => compareCodes(codeOf(a), codeOf(b));
  return [
    itemOf(tree, lookup(model.dimensions, tree).total?.code ?? '', 0, whole),
    ...[...rows].sort(byCode).map((row) => itemOf(ask.by, codeOf(row), 1, row.values)),
  ];
}

function codeOf({ codes }: CrossRow): string {
  return first(codes);
}

function collectData(
  { measures: fields }: Ask,
  { fact, measures }: Found,
  values: Values,
): Record<string, Amount> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, measure]) => {
      const value = measureValue(fact, measure, measures, values);
      return [field, value === null ? null : writeAmount(value)];
    }),
  );
}
