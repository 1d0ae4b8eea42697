// Sums of a group less what those in it pass to each other.

import type { Values } from '../../ledger/query/tree.ts';
import type { GroupSums } from './groupSums.ts';

/** What a group has of one side: whose figures these are, and their sums. */
export interface PassedSide {
  readonly sums: Pick<GroupSums, 'opened'>;
  readonly values: Values | null;
  readonly keys: ReadonlySet<string>;
}

interface Sides {
  readonly received: PassedSide;
  readonly paid: PassedSide;
  /** Whether the sums stand on the side that receives. */
  readonly isReceived: boolean;
}

/** The smaller of what is received and what is paid. Without figures of who pays, all that is received; null without those of who receives. */
export function withoutPassed(
  { own, measures }: { readonly own: Values; readonly measures: readonly string[] },
  { received, paid, isReceived }: Sides,
): Values | null {
  if (!isReceived && !hasAll(received, paid)) return null;
  const bounded = !isReceived || hasAll(paid, received);
  return own.map((value, i) => {
    const measure = measures[i] ?? '';
    const got = valueOf(received, measure);
    const given = bounded ? valueOf(paid, measure) : got;
    const passed = got < given ? got : given;
    return value === null || passed <= 0n ? value : value - passed;
  });
}

/** Whether one side is of all that the other is of. */
function hasAll({ keys }: PassedSide, other: PassedSide): boolean {
  return [...other.keys].every((key) => keys.has(key));
}

function valueOf({ sums, values }: PassedSide, measure: string): bigint {
  return values?.[sums.opened.asked?.measures.indexOf(measure) ?? -1] ?? 0n;
}
