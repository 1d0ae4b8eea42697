// The amount in a field, in the form that its column declares.

import { listDecimals, parseAmount } from '../../language/decimals.ts';
import type { FormatColumn } from '../../model/portal.ts';
import type { Refuse } from './problem.ts';

/** Hundredths, exactly; null where the field is empty. Refuses what is no amount, and one with more decimals than hundredths have. */
export function readAmount(column: FormatColumn, text: string, refuse: Refuse): bigint | null {
  const { name, factor, decimals } = column;
  const amount = parseAmount(text, column);
  if (amount !== undefined) return amount;
  const isPlain = factor === 'one' && decimals === 'point';
  const form = isPlain ? {} : listDecimals(column);
  return refuse(isPlain ? 'not-amount' : 'not-such-amount', {
    written: text,
    column: name,
    ...form,
  });
}
