// What state a thing of a document is in: one for good, or each of a list from its day on.

/** A state that holds from its ISO date on, until that of another. */
interface DatedStatus {
  readonly status: string;
  readonly from: string;
}

/** The state that holds on a day (an ISO date), in whatever order they are written; empty before the first, and where none is said. */
export function statusOn(value: unknown, day: string): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return '';
  let last: DatedStatus | null = null;
  for (const dated of value as readonly DatedStatus[])
    if (dated.from <= day && (last === null || dated.from >= last.from)) last = dated;
  return last?.status ?? '';
}
