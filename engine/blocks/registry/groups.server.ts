// Documents of a registry in groups: those with the same value of a field together, under what the block calls it.

import { compareCodes } from '../../model/branches.ts';
import type { Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { textIn, type RecordFields } from '../contract/records.server.ts';
import type { RegistryGroup } from './registry.kind.ts';

export interface Grouped<Row> {
  /** Empty: there is none. */
  readonly heading: Words;
  readonly rows: readonly Row[];
}

/** Items by the values of a field: in the order of the block, then by value; within a group as they came. */
export function groupItems(
  { formatter }: Pick<PageContext, 'formatter'>,
  group: RegistryGroup | undefined,
  items: readonly RecordFields[],
): Grouped<RecordFields>[] {
  if (!group) return [{ heading: '', rows: items }];
  const { by, titles, called, order = Object.keys(titles) } = group;
  const place = (value: string) => {
    const at = order.indexOf(value);
    return at < 0 ? order.length : at;
  };
  return [...Map.groupBy(items, (item) => textIn(item, by))]
    .toSorted(([a], [b]) => place(a) - place(b) || compareCodes(a, b))
    .map(([value, rows]) => {
      const written = titles[value];
      const own = textIn(rows[0] ?? {}, called);
      return { heading: written ? formatter.words(written) : own || value, rows };
    });
}
