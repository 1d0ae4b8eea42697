// The sum that a reader writes and sees divided: in the address, nothing stored.

import { apportion, divideTruncated } from '../../language/ratio.ts';
import { withPrefix } from '../../addresses/query.ts';
import { formatAmount } from '../../language/amounts.ts';
import { writeAmount } from '../../language/decimals.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import type { Portal } from '../../model/portal.ts';
import type { PageContext } from '../context.server.ts';
import type { OwnAddress } from '../part.server.ts';
import type { BarsBlock, DivideView } from './bars.kind.ts';

const STANDARD = 100;
const MOST = 10_000_000;

/** What the address says of the sum; anything but a whole number within the bounds is not taken. */
export function readSum(
  { settings: { queries } }: Portal,
  blocks: readonly BarsBlock[],
  query: URLSearchParams,
): OwnAddress<number> | null {
  if (!blocks.some(({ divide }) => divide)) return null;
  const written = query.get(queries.sum);
  // spaces between groups of digits are how people write
  const digits = (written ?? '').replaceAll(/[\s\u00a0]/g, '');
  const sum = /^\d{1,8}$/.test(digits) ? Number(digits) : 0;
  const fits = sum >= 1 && sum <= MOST;
  const value = fits ? sum : STANDARD;
  const own = value === STANDARD ? '' : String(value);
  const wrong = written !== null && written !== '' && !fits;
  return {
    value,
    key: own,
    written: [[queries.sum, own]],
    ...(wrong ? { dropped: [{ name: queries.sum, was: written }] } : {}),
  };
}

/** The sum of this address. */
export function readAddressSum({ own }: PageContext): number {
  return Number(own['bars'] ?? STANDARD);
}

/** The form in which it is written. */
export function divideView(context: PageContext, block: BarsBlock): DivideView {
  const { path, portal } = context;
  const { formatter } = context.absolute ?? context;
  return {
    query: portal.settings.queries.sum,
    sum: readAddressSum(context),
    unit: formatter.countedBy(0).short,
    action: `${withPrefix(path, formatter.locale.prefix)}#${block.id}`,
  };
}

/** Parts of the sum in words, in whole units; of a sum below a hundred with decimals. */
export function formatParts(
  formatter: LocaleFormatter,
  sum: number,
  amounts: readonly bigint[],
): string[] {
  const decimals = sum < STANDARD ? 2 : 0;
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
