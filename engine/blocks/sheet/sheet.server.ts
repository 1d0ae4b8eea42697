// A sheet block → tables of a document: years across, rows down, each with unit, note and source; perhaps a drawing above.

import { entryAt } from '../../answers/document/collections.ts';
import { askDocument } from '../../answers/document/document.ts';
import { formatAmount } from '../../language/amounts.ts';
import type { SheetBlock, Text, Value } from '../../model/portal.ts';
import { parametersOf, type PageContext } from '../context.server.ts';
import { drawSheet } from './drawing.server.ts';
import {
  html,
  isText,
  paragraphs,
  say,
  sourcesList,
  type Html,
  type Part,
} from '../html.server.ts';

export interface SheetRow {
  readonly id: string;
  readonly title: Text;
  readonly level: number;
  /** Exact decimals; null is unknown. */
  readonly values: readonly (string | null)[];
  readonly unit?: Text;
}

export interface Sheet {
  readonly id: string;
  readonly title: Text;
  readonly unit: Text;
  readonly years: readonly string[];
  readonly rows: readonly SheetRow[];
  readonly demonstration?: boolean;
  readonly source?: unknown;
  readonly note?: unknown;
  readonly chart?: { readonly kind: 'line' | 'bars'; readonly rows: readonly string[] };
}

export function writeSheets(context: PageContext, block: SheetBlock): Html {
  const { portal } = context;
  const call = portal.calls[block.call]!;
  const level = block.title === null ? 2 : 3;
  const given = valuesOf(context, block).map((value) =>
    block.each === null ? block.with : { ...block.with, [block.each.as]: { value } },
  );
  return html`${given.map((one) => writeSheet(context, askDocument(portal, call, parametersOf(context, call, one)).body as Sheet, level))}`;
}

/** What is asked for one by one: the list of the entry that the address names. */
function valuesOf({ portal, read }: PageContext, { each }: SheetBlock): readonly Value[] {
  if (each === null) return [''];
  const list = entryAt(portal, each.collection, read.values[each.parameter] ?? '')?.data[
    each.field
  ];
  return Array.isArray(list) ? (list as Value[]) : [];
}

function writeSheet(context: PageContext, sheet: Sheet, level: number): Html {
  const { formatter } = context;
  const title = say(formatter.words(sheet.title));
  const heading = level === 2 ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`;
  const demonstration: Part =
    sheet.demonstration === true
      ? html`<p class="note">${formatter.say('written.demonstration')}</p>`
      : null;
  const heads = sheet.years.map((year) => html`<th scope="col" class="amount">${year}</th>`);
  const own = sheet.rows.some((row) => row.unit !== undefined);
  const rows = sheet.rows.map(
    (row) =>
      html`<tr class="level-${row.level}"><th scope="row">${say(formatter.words(row.title))}${row.unit === undefined ? null : html`<small>, ${say(formatter.words(row.unit))}</small>`}</th>${row.values.map((value) => html`<td class="amount">${cell(context, value)}</td>`)}</tr>`,
  );
  const caption = html`${formatter.say(own ? 'written.unit-of-others' : 'written.unit', { unit: formatter.plain(sheet.unit) })}`;
  const table = html`<div tabindex="0" class="table-scroll" role="region" aria-label="${formatter.plain(sheet.title)}"><table class="plain"><caption>${caption}</caption><thead><tr><th scope="col">${formatter.say('table.name')}</th>${heads}</tr></thead><tbody>${rows}</tbody></table></div>`;
  return html`<section class="sheet">${heading}${demonstration}${drawing(context, sheet)}${table}${isText(sheet.note) ? paragraphs(formatter, sheet.note) : null}${sourcesList(formatter, [sheet.source])}</section>`;
}

/** As many decimals as were written; unknown is a dash that a screen reader has in words. */
function cell({ formatter }: PageContext, value: string | null): Html {
  if (value === null)
    return html`<span aria-hidden="true">–</span><span class="visually-hidden">${formatter.say('facts.unknown')}</span>`;
  return html`${formatAmount(value, { value: 1, decimals: (value.split('.')[1] ?? '').length }, formatter.style)}`;
}

function drawing(context: PageContext, sheet: Sheet): Part {
  if (sheet.chart === undefined) return null;
  const rows = sheet.chart.rows
    .map((id) => sheet.rows.find((row) => row.id === id))
    .filter((row) => row !== undefined);
  return drawSheet(context, sheet, rows);
}
