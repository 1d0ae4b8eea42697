// A sheet block → tables of a document: years across, rows down, each with unit, note and source; perhaps a drawing above.

import {
  readDocument,
  entryAt,
  formatAmount,
  isText,
  type LinkedWords,
  lookup,
  type PageContext,
  splitParagraphs,
  readParameters,
  formatSources,
  type Text,
  type Value,
  type Words,
  writtenPart,
} from '../../../engine/parts.server.ts';
import type { SheetBlock } from './sheet.kind.ts';
import { drawSheet, type SheetChart, type SheetDrawing } from './drawing.server.ts';

export const sheet = writtenPart(buildSheetsContent);

export interface SheetContent {
  readonly tables: readonly SheetTable[];
  /** Whether there are tables that only examples stand for: they are not shown. */
  readonly isMissing: boolean;
}

export interface SheetTable {
  readonly title: Words;
  /** The title without its language. */
  readonly label: string;
  readonly level: 2 | 3;
  readonly demonstration: boolean;
  readonly drawing: SheetDrawing | null;
  readonly caption: string;
  readonly years: readonly string[];
  readonly rows: readonly SheetLine[];
  readonly note: readonly Words[];
  readonly sources: readonly LinkedWords[];
}

export interface SheetLine {
  readonly title: Words;
  /** Null: that of the whole table. */
  readonly unit: Words | null;
  readonly level: number;
  /** Numbers as they are read; null is unknown. */
  readonly cells: readonly (string | null)[];
}

export interface SheetRow {
  readonly id: string;
  readonly title: Text;
  readonly level: number;
  /** Exact decimals; null is unknown. */
  readonly values: readonly (string | null)[];
  readonly unit?: Text;
}

/** A table as its document has it. */
export interface Sheet {
  readonly id: string;
  readonly title: Text;
  readonly unit: Text;
  readonly years: readonly string[];
  readonly rows: readonly SheetRow[];
  readonly demonstration?: boolean;
  readonly source?: unknown;
  readonly note?: unknown;
  readonly chart?: SheetChart;
}

export function buildSheetsContent(context: PageContext, block: SheetBlock): SheetContent {
  const { portal } = context;
  const call = lookup(portal.calls, block.call);
  const level = block.title === undefined ? 2 : 3;
  const { each } = block;
  const given = listValues(context, block).map((value) =>
    each ? { ...block.with, [each.as]: value } : block.with,
  );
  const sheets = given.map(
    (parameters) => readDocument(portal, call, readParameters(context, call, parameters)) as Sheet,
  );
  const shown = sheets.filter((sheet) => sheet.demonstration !== true || takesExamples(context));
  return {
    tables: shown.map((sheet) => buildSheetTable(context, sheet, level)),
    isMissing: shown.length < sheets.length,
  };
}

/** Beside real figures an invented table is taken for one of them; pages that are not listed show what editors can make. */
function takesExamples({ portal, ledger, page }: PageContext): boolean {
  const { without } = portal.settings.publication;
  return ledger === null || ledger.mark !== null || without?.includes(page.id) === true;
}

/** What is asked for one by one: the list of the entry that the address names. */
function listValues({ portal, read }: PageContext, { each }: SheetBlock): readonly Value[] {
  if (!each) return [''];
  const entry = entryAt(portal, each.collection, read.values[each.parameter] ?? '');
  const list = entry?.data[each.field];
  return Array.isArray(list) ? (list as Value[]) : [];
}

function buildSheetTable(context: PageContext, sheet: Sheet, level: 2 | 3): SheetTable {
  const { formatter } = context;
  const own = sheet.rows.some((row) => row.unit !== undefined);
  return {
    title: formatter.words(sheet.title),
    label: formatter.plain(sheet.title),
    level,
    demonstration: sheet.demonstration === true,
    drawing: findDrawing(context, sheet),
    caption: formatter.say(own ? 'written.unit-of-others' : 'written.unit', {
      unit: formatter.plain(sheet.unit),
    }),
    years: sheet.years,
    rows: sheet.rows.map((row) => ({
      title: formatter.words(row.title),
      unit: row.unit ? formatter.words(row.unit) : null,
      level: row.level,
      cells: row.values.map((value) => findCell(context, value)),
    })),
    note: isText(sheet.note) ? splitParagraphs(formatter, sheet.note) : [],
    sources: formatSources(formatter, [sheet.source]),
  };
}

/** As many decimals as were written. */
function findCell({ formatter }: PageContext, value: string | null): string | null {
  if (value === null) return null;
  const decimals = (value.split('.')[1] ?? '').length;
  return formatAmount(value, { value: 1, decimals }, formatter.style);
}

/** Null where there is none, and for numbers that only fill a place: they have no course to be seen. */
export function findDrawing({ portal, formatter }: PageContext, sheet: Sheet): SheetDrawing | null {
  const { chart, demonstration = false } = sheet;
  return chart === undefined || demonstration
    ? null
    : drawSheet(portal, formatter, { ...sheet, chart });
}
