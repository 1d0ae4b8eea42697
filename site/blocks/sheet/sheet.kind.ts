// What a sheet is: tables of a document with years across, one for the page or one for each value of a list.

import type { SheetBlockSpec } from '../../../schemas/types.ts';
import {
  blocksOfKind,
  type CallingBlock,
  documentsOf,
  type Facts,
  type Kind,
  normalizeAsking,
  problemIn,
} from '../../../engine/kinds.ts';

export interface SheetBlock extends CallingBlock {
  readonly kind: 'sheet';
  /** One table for every value of a list of an entry. */
  readonly each: {
    readonly collection: string;
    readonly parameter: string;
    readonly field: string;
    readonly as: string;
  } | null;
}

export const sheet: Kind<SheetBlock, SheetBlockSpec> = {
  name: 'sheet',
  normalize: (spec, start) => ({
    ...start,
    ...normalizeAsking(spec),
    kind: 'sheet',
    each: spec.each ?? null,
  }),
  collections: ['each/collection'],
  filters: ['each/parameter'],
  gives: ['each/as'],
  truths: {
    'Every row of a table has a value for each of its years': (facts, say) => {
      for (const document of sheetsOf(facts)) {
        const { years, rows } = (document.data ?? {}) as {
          years?: unknown[];
          rows?: { id?: string; values?: unknown[] }[];
        };
        if (!Array.isArray(years) || !Array.isArray(rows)) continue;
        rows.forEach((row, i) => {
          if (Array.isArray(row.values) && row.values.length !== years.length)
            say(
              problemIn(document, `/rows/${i}/values`, 'uneven-row', {
                written: row.id ?? String(i + 1),
                values: String(row.values.length),
                years: String(years.length),
              }),
            );
        });
      }
    },
  },
};

/** Documents of the calls that sheets show, each call once. */
function sheetsOf(facts: Facts): ReturnType<typeof documentsOf> {
  const blocks = blocksOfKind<SheetBlockSpec>(facts, 'sheet');
  const ids = new Set(blocks.map(({ block }) => block.call));
  return [...ids].flatMap((id) => {
    const call = facts.config.calls.entries.get(id);
    return call?.spec.document ? documentsOf(facts, call) : [];
  });
}
