// A comparison as a table: rows by members, in one unit, sorted by a member where a reader asks for it.

import { keptIn } from '../../state/kept.ts';
import { compareBig } from '../../findings/rows.ts';
import { writeAmount } from '../../language/decimals.ts';
import type { Unit } from '../../model/portal.ts';
import { addressWith } from '../contract/listed.server.ts';
import { chooseUnit } from '../contract/measures.server.ts';
import type { Common, ComparedRow } from './common.server.ts';
import type { ComparedOne } from './compared.server.ts';
import { comparisonKeeps } from './comparison.kind.ts';
import type { ComparedCell, ComparisonTable } from './content.server.ts';

/** The total comes first; a cell is null where a member has no such row. Sorted descending by the member that the address names. */
export function buildComparisonTable(common: Common): ComparisonTable {
  const { context, set, rows, nameOf } = common;
  const { number } = keptIn(context, comparisonKeeps);
  const by = set.compared.find((member) => member.number === number);
  const unit = chooseUnit(context, { items: [{ data: { total: findSmallest(set.compared) } }] });
  const amountBy = ({ amounts }: ComparedRow) => (by && amounts.get(by.code)) ?? 0n;
  const sorted = by ? [...rows].sort((a, b) => compareBig(amountBy(b), amountBy(a))) : rows;
  const { queries } = context.portal.settings;
  const codes = [...set.compared, ...set.left].sort((a, b) => a.number - b.number);
  const all = codes.map(({ code }) => code);
  return {
    unit: context.formatter.plain(unit.short),
    heads: set.compared.map(({ code, number: own, name, to }) => ({
      code,
      number: own,
      name,
      to,
      isSorted: own === by?.number,
      sort: addressWith(context, all, { [queries.sort]: own === by?.number ? null : String(own) }),
    })),
    rows: [
      {
        name: context.formatter.say('comparison.total'),
        cells: set.compared.map((member) => buildCell(common, unit, member, member.total)),
      },
      ...sorted.map((row) => ({
        name: nameOf(row.item),
        cells: set.compared.map((member) => {
          const amount = row.amounts.get(member.code);
          return amount === undefined ? null : buildCell(common, unit, member, amount);
        }),
      })),
    ],
  };
}

function buildCell(
  { context, shares }: Common,
  unit: Unit,
  { total }: ComparedOne,
  amount: bigint,
): ComparedCell {
  const written = writeAmount(amount);
  return {
    text: context.formatter.amount(written, unit),
    exact: context.formatter.exact(written),
    share: shares ? context.formatter.share(amount, total) : '',
  };
}

/** In the unit of the largest the small ones would be nothing but zeros. */
function findSmallest(compared: readonly ComparedOne[]): string {
  const [least = 0n] = compared
    .map(({ total }) => (total < 0n ? -total : total))
    .filter((size) => size !== 0n)
    .sort(compareBig);
  return writeAmount(least);
}
