// Which row is a sum that does not stand for all that belongs to it, and of how many it is.

import type { FindingFunction, Results, Seen } from './find.ts';
import { isWhole, findRow } from './rows.ts';

/** Needs `codes: {row: …}`. Nothing of a row that says nothing of its coverage, or stands for all. */
export const notWhole: FindingFunction = {
  fields: [],
  codes: ['row'],
  needs: [['codes.row']],
  gives: { name: [], short: [], count: [], of: [], loaded: ['none', 'some'] },
  find: findNotWhole,
};

function findNotWhole({ answer, codes }: Seen): Results | null {
  const row = findRow(answer.items, codes['row'] ?? '');
  if (!row?.coverage || isWhole(answer, row)) return null;
  const { count, of } = row.coverage;
  return {
    name: { name: row },
    short: { short: row },
    count: { number: count },
    of: { number: of },
    loaded: { word: count === 0 ? 'none' : 'some' },
  };
}
