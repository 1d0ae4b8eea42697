// A table pasted from a spreadsheet → rows with a value for each year, as documents with years across have them.

import { PLACEHOLDER } from '../../../engine/check.ts';
import type { CheckedPortal } from '../../new/config.ts';
import { ChoreRefused } from '../../refused.ts';
import { slugOf } from './maker.ts';

export interface YearTable {
  readonly years: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly title: Readonly<Record<string, string>>;
    readonly level: number;
    /** Exact decimals with a point; null where nothing is known. */
    readonly values: readonly (string | null)[];
  }[];
}

const YEAR = /(?<!\d)20\d{2}(?!\d)/;
/** What stands for a value that is not known. */
const UNKNOWN = /^(?:[-–—…xх]|н\/д|n\/a)?$/i;

/** Years are in the first row that has one; before them stand titles, a column for each language in their order. Throws ChoreRefused. */
export function readYearTable(
  table: readonly (readonly string[])[],
  { settings }: CheckedPortal,
): YearTable {
  const head = table.findIndex((row) => row.some((cell) => YEAR.test(cell)));
  const years = (table[head] ?? []).flatMap((cell, i) => {
    const [year] = YEAR.exec(cell) ?? [];
    return year === undefined ? [] : [{ year, i }];
  });
  const [first] = years;
  const rows = table.slice(head + 1).filter((row) => row.some((cell) => cell.trim() !== ''));
  if (!first || first.i === 0 || rows.length === 0)
    throw new ChoreRefused({
      uk: 'у таблиці має бути рядок із роками, перед ними стовпець із назвами рядків, а нижче – значення',
      en: 'the table needs a row with years, before them a column with titles of rows, and values below',
    });
  const ids = new Set<string>();
  return {
    years: years.map(({ year }) => year),
    rows: rows.map((row, nth) => {
      const titles = row.slice(0, first.i).map((cell) => cell.trim());
      const [own = `${nth + 1}`] = titles.filter((words) => words !== '');
      const title = settings.locales.map(({ code }, i) => {
        const words = titles[i] ?? '';
        return [code, words === '' ? `${PLACEHOLDER} ${own}` : words] as const;
      });
      const slug = slugOf(titles.join(' '));
      const id = slug === '' || ids.has(slug) ? `row-${nth + 1}` : slug;
      ids.add(id);
      const values = years.map(({ year, i }) => readValue(row[i] ?? '', `${own}, ${year}`));
      return { id, title: Object.fromEntries(title), level: 1, values };
    }),
  };
}

/** A number as people write it: spaces between digits, a comma or a point before decimals. */
function readValue(cell: string, place: string): string | null {
  const text = cell
    .replaceAll(/\s/g, '')
    .replaceAll(/[−–](?=\d)/g, '-')
    .replace(/%$/, '');
  if (UNKNOWN.test(text)) return null;
  const value = text.includes('.') ? text.replaceAll(',', '') : text.replace(',', '.');
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value)) return value;
  throw new ChoreRefused({
    uk: `«${cell.trim()}» не є числом (${place})`,
    en: `“${cell.trim()}” is not a number (${place})`,
  });
}
