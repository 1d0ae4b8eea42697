// The sum that a reader writes and sees divided: in the address, nothing stored.

import { apportion, divideTruncated } from '../../language/ratio.ts';
import { withPrefix } from '../../addresses/query.ts';
import { keptIn } from '../../state/kept.ts';
import { writeWhole } from '../../state/pageState.ts';
import { formatAmount } from '../../language/amounts.ts';
import { writeAmount } from '../../language/decimals.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import type { PageContext } from '../contract/context.server.ts';
import { barsKeeps, STANDARD_SUM, type BarsBlock, type DivideView } from './bars.kind.ts';

/** The sum of this address. */
export function findSum(context: PageContext): number {
  return keptIn(context, barsKeeps).sum ?? STANDARD_SUM;
}

/** The form in which it is written: all else that the address says goes along. */
export function buildDivideView(context: PageContext, block: BarsBlock): DivideView {
  const { path, portal } = context;
  const { formatter } = context.absolute ?? context;
  const query = portal.settings.queries.sum;
  return {
    query,
    sum: findSum(context),
    unit: formatter.countedBy(0).short,
    action: `${withPrefix(path, formatter.locale.prefix)}#${block.id}`,
    others: [...new URLSearchParams(writeWhole(context))].filter(([name]) => name !== query),
  };
}

/** Parts of the sum in words, in whole units; of a sum below a hundred with decimals. */
export function formatParts(
  formatter: LocaleFormatter,
  sum: number,
  amounts: readonly bigint[],
): string[] {
  const decimals = sum < STANDARD_SUM ? 2 : 0;
  const times = 10n ** BigInt(decimals);
  const unit = formatter.countedBy(0).short;
  return apportion(BigInt(sum) * times, amounts).map((part, i) => {
    const text = (size: bigint) =>
      formatAmount(
        writeAmount(divideTruncated(size * 100n, times)),
        { value: 1, decimals },
        formatter.style,
      );
    const few = part === 0n && (amounts[i] ?? 0n) > 0n;
    return `${few ? `<${text(1n)}` : text(part)}\u00a0${unit}`;
  });
}
