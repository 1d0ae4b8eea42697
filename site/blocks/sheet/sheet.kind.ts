// What a sheet is: tables of a document with years across, one for the page or one for each value of a list.

import type { SheetBlockSpec } from '../../../schemas/types.ts';
import {
  blocksOfKind,
  type CallingBlock,
  documentsOf,
  entryPlaces,
  type Facts,
  type Kind,
  makeProblem,
  normalizeAsking,
  problemIn,
  START,
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
                words: {
                  written: row.id ?? String(i + 1),
                  values: String(row.values.length),
                  years: String(years.length),
                },
              }),
            );
        });
      }
    },

    'Every table that an entry lists is in the content, and no other': (facts, say) => {
      for (const { block } of blocksOfKind<SheetBlockSpec>(facts, 'sheet')) {
        const call = facts.config.calls.entries.get(block.call);
        const { file } = call?.spec.document ?? {};
        const { each } = block;
        const spec = facts.portal.collections?.[each?.collection ?? ''];
        if (!call || !spec || !each || file === undefined) continue;
        const listed = new Set<string>();
        const places = entryPlaces(facts, each.collection);
        for (const { document, entry, pointer } of places) {
          if (facts.isBroken(document.file, `${pointer}/${spec.key}`)) return;
          const tables = Array.isArray(entry[each.field]) ? (entry[each.field] as unknown[]) : [];
          tables.forEach((table, i) => {
            const id = file
              .replace(/\.json$/, '')
              .replace(`{${each.parameter}}`, String(entry[spec.key]))
              .replace(`{${each.as}}`, String(table));
            listed.add(id);
            const place = `${pointer}/${each.field}/${i}`;
            const words = { written: String(table), missing: `content/${id}.json` };
            if (!facts.config.documents.has(id))
              say(problemIn(document, place, 'missing-document', { words }));
          });
        }
        for (const { id, file: path } of places.length > 0 ? documentsOf(facts, call) : [])
          if (!listed.has(id) && places.some(({ entry }) => id.includes(String(entry[spec.key]))))
            say(
              makeProblem(
                { file: path, at: START },
                'unlisted',
                {
                  written: id.slice(id.lastIndexOf('/') + 1),
                  list: places[0]?.document.file ?? '',
                },
                { severity: 'warning' },
              ),
            );
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
