// Forms of files and decisions as they are written short → as they are read.

import type { ImportColumnSpec, ImportSpec, DecisionSpec } from '../../../schemas/types.ts';
import { fillNames } from '../../language/fillNames.ts';
import type { ConfigEntry } from '../entry.ts';
import type { Report } from '../problems.ts';
import { here, problemAt, problemAtKey, unknownName } from '../valuePlace.ts';
import { escape } from '../reading/raw.ts';
import { moveSource, type Moved } from '../reading/sourceViews.ts';
import { SPREAD } from './calls.ts';

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

type Row = DecisionSpec['rows'][number];
type Columns = NonNullable<Exclude<Row['then'], string | string[]>['columns']>;
type Sets = NonNullable<DecisionSpec['columnSets']>;

/** The decision in full; null where it names a set that there is not. */
export function openDecision(
  entry: ConfigEntry<DecisionSpec>,
  report: Report,
): ConfigEntry<DecisionSpec> | null {
  const { columnSets: sets, ...rest } = entry.spec;
  const moved: Moved = new Map();
  const used = new Set<string>();
  let failed = false;
  const rows = entry.spec.rows.map((row, i): Row => {
    if (typeof row.then === 'string' || Array.isArray(row.then) || !row.then.columns) return row;
    const pointer = `/rows/${i}/then/columns`;
    const columns = spread(row.then.columns, sets ?? {}, pointer);
    for (const [k, { from, set }] of columns.entries()) {
      moved.set(`${pointer}/${k}`, from);
      if (set === null) continue;
      used.add(set);
      if (sets && set in sets) continue;
      failed = true;
      const words = { collection: 'columnSets' };
      const allowed = Object.keys(sets ?? {});
      report(unknownName(here(entry, from), 'unknown-entry', { written: set, allowed, words }));
    }
    return { ...row, then: { ...row.then, columns: columns.map(({ column }) => column) } };
  });
  for (const name of Object.keys(sets ?? {}))
    if (!used.has(name) && !failed)
      report(
        problemAtKey(here(entry, `/columnSets/${escape(name)}`), 'unused-set', {
          written: name,
        }),
      );
  return failed
    ? null
    : { ...entry, source: moveSource(entry.source, moved), spec: { ...rest, rows } };
}

interface Spread {
  readonly column: Columns[number];
  /** Where it is written. */
  readonly from: string;
  /** The set that it comes from, or that is not there. */
  readonly set: string | null;
}

function spread(written: Columns, sets: Sets, pointer: string): Spread[] {
  return written.flatMap((column, i): Spread[] => {
    const from = `${pointer}/${i}`;
    if (typeof column !== 'string' || !column.startsWith(SPREAD))
      return [{ column, from, set: null }];
    const set = column.slice(SPREAD.length);
    const columns = Object.hasOwn(sets, set) ? sets[set] : undefined;
    return columns
      ? columns.map((each, k) => ({ column: each, from: `/columnSets/${escape(set)}/${k}`, set }))
      : [{ column, from, set }];
  });
}
