// Reads the names and amounts of a chart back from its table, so that the document need not carry them twice.

import { EMPTY_ROW, type ChartRow } from '../../charts/data.ts';
import type { ChartView } from './chart.kind.ts';

/** Where a row stands in the table of its chart; a column of null: another row is told there. */
interface Place {
  readonly line: number;
  readonly column: number | null;
}

/** The view without its drawing and what stands in its table. Its rows carry no key that says nothing: `withShownValues` puts it back. */
export function withoutShownValues(view: ChartView): ChartView {
  const { given: _given, ...told } = view;
  const places = listPlaces(view.rows);
  const rows = view.rows.map((row, i) => {
    const { slots: _slots, ...always } = row;
    const value = view.sounds ? Number(row.value.toPrecision(HEARD)) : 0;
    const bare = { ...always, ...NOT_DRAWN, value };
    return sparse(places[i]?.column === null ? bare : { ...bare, name: '', exact: '' });
  });
  return { ...told, drawing: '', rows: rows as ChartRow[] };
}

/** What only the drawing takes; values are heard too, as exactly as ears tell. */
const { label, brief, meaning, plan, seriesOrder, incomplete } = EMPTY_ROW;
const NOT_DRAWN = { label, brief, meaning, plan, seriesOrder, incomplete };
const HEARD = 3;

function sparse(row: ChartRow): Partial<ChartRow> {
  return Object.fromEntries(
    Object.entries(row).filter(([key, value]) => value !== EMPTY_ROW[key as keyof ChartRow]),
  );
}

/** The view whose table stands in the document in these lines: the name first, then the cells; null: the document has no table. */
export function withShownValues(
  view: ChartView,
  lines: readonly (readonly string[])[] | null,
): ChartView {
  const full = view.rows.map((row): ChartRow => ({ ...EMPTY_ROW, ...row }));
  const places = listPlaces(full);
  const rows = full.map((row, i): ChartRow => {
    const { line = 0, column = null } = places[i] ?? {};
    if (column === null || lines === null) return row;
    const [name = '', ...cells] = lines[line] ?? [];
    return { ...row, name, exact: cells[column] ?? '' };
  });
  return { ...view, rows };
}

/** The lines of the table in a section of the document. */
export function readShownCells(section: Element): string[][] {
  return [...section.querySelectorAll('.as-table tbody tr')].map((line) =>
    [...line.children].map((cell) => cell.textContent),
  );
}

/** A line for each key, a column for each series where keys stand in several; as the table has it. */
function listPlaces(rows: readonly ChartRow[]): Place[] {
  const keys = [...new Set(rows.map(({ key }) => key))];
  const series = [...new Set(rows.map((row) => row.series))];
  const columns = keys.length < rows.length && series.length > 1 ? series : null;
  const told = new Set<string>();
  return rows.map((row) => {
    const line = keys.indexOf(row.key);
    const column = columns?.indexOf(row.series) ?? 0;
    const place = `${line} ${column}`;
    if (told.has(place)) return { line, column: null };
    told.add(place);
    return { line, column };
  });
}
