// Import formats whose columns are repeated year by year → formats with every column written out.

import type { ImportColumnSpec, ImportSpec } from '../../../schemas/types.ts';
import { fillNames } from '../../language/fillNames.ts';
import type { ConfigEntry } from '../entry.ts';
import type { Report } from '../problems.ts';
import { here, problemAt } from '../valuePlace.ts';
import { escape } from '../reading/raw.ts';
import { moveSource, type Moved } from '../reading/sourceViews.ts';

type Years = NonNullable<ImportSpec['years']>;

export function openImport(
  entry: ConfigEntry<ImportSpec>,
  report: Report,
): ConfigEntry<ImportSpec> | null {
  const { years, ...rest } = entry.spec;
  if (!years) return entry;
  const strange = Object.entries({ to: years.to, optionalFrom: years.optionalFrom }).find(
    ([, year]) =>
      year !== undefined && (year < years.from || year > Math.max(years.from, years.to)),
  );
  if (strange) {
    const [key, year] = strange;
    report(
      problemAt(here(entry, `/years/${key}`), 'out-of-range', {
        written: String(year),
        wanted: key === 'to' ? `>= ${years.from}` : `${years.from}–${years.to}`,
      }),
    );
    return null;
  }
  const moved: Moved = new Map();
  const columns = listColumns(years).map(([name, column], i) => {
    moved.set(`/columns/${rest.columns.length + i}`, `/years/columns/${escape(name)}`);
    return column;
  });
  return {
    ...entry,
    source: moveSource(entry.source, moved),
    spec: { ...rest, columns: [...rest.columns, ...columns] },
  };
}

/** Year by year the columns, each with the name it has in the rule. */
function listColumns(years: Years): [name: string, column: ImportColumnSpec][] {
  const { from, to, optionalFrom = to + 1, columns, ...written } = years;
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).flatMap((year) =>
    Object.entries(columns).map(([name, of]): [string, ImportColumnSpec] => [
      name,
      {
        name: fillNames(name, { year }),
        means: 'measure',
        of,
        year,
        ...written,
        ...(year >= optionalFrom ? { optional: true } : {}),
      },
    ]),
  );
}
