// What a sheet is: tables of a document with years across, one for the page or one for each value of a list.

import type { SheetBlockComplete } from '../../../schemas/complete.ts';
import type { SheetBlockSpec } from '../../../schemas/types.ts';
import {
  blocksOfKind,
  type CompleteBlock,
  listDocuments,
  type EntryAt,
  entryPlaces,
  type RuleContext,
  isObject,
  type Kind,
  makeProblem,
  nearest,
  problemIn,
  START,
  findDocumentsAsked,
  unfitDocumentProblem,
} from '../../../engine/kinds.ts';

export type SheetBlock = CompleteBlock<SheetBlockComplete>;

export const sheet: Kind<SheetBlock, SheetBlockSpec> = {
  name: 'sheet',
  shows: ['document'],
  draws: ['lines', 'grouped', 'multiples'],
  collections: ['each/collection'],
  filters: ['each/parameter'],
  gives: ['each/as'],
  rules: {
    'A sheet shows only documents that are tables': (context, report) => {
      for (const told of findDocumentsAsked(
        context,
        blocksOfKind<SheetBlockSpec>(context, 'sheet'),
      ))
        if (!told.documents.every(({ data }) => isTable(data)))
          report(unfitDocumentProblem(told, TABLE.join(', ')));
    },

    'Every row of a table has a value for each of its years': (context, report) => {
      for (const document of buildSheets(context)) {
        const { years, rows } = (document.data ?? {}) as {
          years?: unknown[];
          rows?: { id?: string; values?: unknown[] }[];
        };
        if (!Array.isArray(years) || !Array.isArray(rows)) continue;
        rows.forEach((row, i) => {
          if (Array.isArray(row.values) && row.values.length !== years.length)
            report(
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

    'Every table that an entry lists is in the content, and no other': (context, report) => {
      for (const { block } of blocksOfKind<SheetBlockSpec>(context, 'sheet')) {
        const { listed, unlisted } = buildTables(context, block);
        for (const { document, pointer, id, written } of listed) {
          if (context.config.documents.has(id)) continue;
          const words = { written, missing: `content/${id}.json` };
          const names = unlisted.map((other) => tableIn(other.id));
          const more = { suggestion: nearest(written, names) };
          report(problemIn(document, pointer, 'missing-document', { words, more }));
        }
        for (const { id, file, list } of unlisted) {
          // a table that is misspelled in the list may be this one
          if (context.isBroken(list, '')) continue;
          const words = { written: tableIn(id), list };
          const more = { severity: 'warning' } as const;
          report(makeProblem({ file, at: START }, 'unlisted', words, more));
        }
      }
    },
  },
};

function tableIn(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1).replace(/^table-/, '');
}

interface Tables {
  /** What entries list: where, and the document that it is. */
  readonly listed: readonly {
    readonly document: EntryAt['document'];
    readonly pointer: string;
    readonly written: string;
    readonly id: string;
  }[];
  /** Documents of entries that these do not list. */
  readonly unlisted: readonly {
    readonly id: string;
    readonly file: string;
    readonly list: string;
  }[];
}

/** The tables of a sheet that has one for each value of a list; none where its entries have a mistake. */
function buildTables(context: RuleContext, { call: name, each }: SheetBlockSpec): Tables {
  const call = context.config.calls.entries.get(name);
  const path = call?.spec.document?.file?.replace(/\.json$/, '');
  const spec = context.portal.collections?.[each?.collection ?? ''];
  if (!call || path === undefined || !spec || !each) return { listed: [], unlisted: [] };
  const places = entryPlaces(context, each.collection).filter(
    ({ document, entry, pointer }) =>
      typeof entry[spec.key] === 'string' &&
      !context.isBroken(document.file, `${pointer}/${spec.key}`),
  );
  const idOf = (key: unknown, table: string) =>
    path.replace(`{${each.parameter}}`, String(key)).replace(`{${each.as}}`, table);
  const listed = places.flatMap(({ document, entry, pointer }) => {
    const tables = entry[each.field];
    return (Array.isArray(tables) ? tables : []).map((table: unknown, i) => ({
      document,
      pointer: `${pointer}/${each.field}/${i}`,
      written: String(table),
      id: idOf(entry[spec.key], String(table)),
    }));
  });
  const unlisted = listDocuments(context, call).flatMap(({ id, file }) => {
    const place = places.find(({ entry }) => id.startsWith(idOf(entry[spec.key], '')));
    const known = listed.some((table) => table.id === id);
    return known || !place ? [] : [{ id, file, list: place.document.file }];
  });
  return { listed, unlisted };
}

/** What a document that is a table has. */
const TABLE = ['title', 'unit', 'years', 'rows'] as const;

function isTable(data: unknown): boolean {
  return (
    isObject(data) &&
    TABLE.every((key) => data[key] !== undefined) &&
    Array.isArray(data['years']) &&
    Array.isArray(data['rows'])
  );
}

/** Documents of the calls that sheets show, each call once. */
function buildSheets(context: RuleContext): ReturnType<typeof listDocuments> {
  const blocks = blocksOfKind<SheetBlockSpec>(context, 'sheet');
  const ids = new Set(blocks.map(({ block }) => block.call));
  return [...ids].flatMap((id) => {
    const call = context.config.calls.entries.get(id);
    return call?.spec.document ? listDocuments(context, call) : [];
  });
}
