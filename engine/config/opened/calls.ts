// Calls in shorthand → calls in full: shared keys, named sets of measures, columns and rows that the ledger names.

import type {
  AskSpec,
  CallSpec,
  FlatColumnSpec,
  FlatSpec,
  LedgerSpec,
  RowSpec,
  TotalRowSpec,
} from '../../../schemas/types.ts';
import type { Problem, Report } from '../problems.ts';
import { fillNames } from '../../language/fillNames.ts';
import type { ConfigEntry } from '../entry.ts';
import { here, problemAt, problemAtKey, unknownName } from '../valuePlace.ts';
import { moveSource, type Moved } from '../reading/sourceViews.ts';
import { copyText, type OpenedAsk, type OpenedCall, type OpenedFlat } from './spec.ts';
import { escape } from '../reading/raw.ts';

type Names = Pick<LedgerSpec, 'measureSets' | 'rowTitles' | 'files'>;
type Measures = OpenedAsk['measures'];
type Column = string | FlatColumnSpec;

/** A column that stands for all fields of a set of measures. */
export const SPREAD = '...';

/** The call in full; null where it cannot be opened. `names` is null where the ledger cannot be read. */
export function openCall(
  entry: ConfigEntry<CallSpec>,
  names: Names | null,
  report: Report,
): ConfigEntry<OpenedCall> | null {
  return new CallOpener(entry, names, report).open();
}

class CallOpener {
  private readonly entry: ConfigEntry<CallSpec>;
  private readonly names: Names | null;
  private readonly say: Report;
  private readonly moved: Moved = new Map();
  private readonly said = new Set<string>();
  private failed = false;

  constructor(entry: ConfigEntry<CallSpec>, names: Names | null, report: Report) {
    this.entry = entry;
    this.names = names;
    this.say = report;
  }

  open(): ConfigEntry<OpenedCall> | null {
    const { ask, flat, ...rest } = this.entry.spec;
    const asks = this.rowsOf('ask', openRows<AskSpec>(ask, '/ask'));
    const flats = this.rowsOf('flat', openRows<FlatSpec>(flat, '/flat'));
    const spec: OpenedCall = {
      ...rest,
      ...(ask === undefined ? {} : { ask: asks.map((row) => this.ask(row)) }),
      ...(flat === undefined ? {} : { flat: flats.map((row, i) => this.flat(row, i)) }),
    };
    if (this.failed) return null;
    return { id: this.entry.id, source: moveSource(this.entry.source, this.moved), spec };
  }

  /** Notes where the rows are written, and says what is shared with none of them. */
  private rowsOf<Row>(
    key: 'ask' | 'flat',
    { rows, unused }: OpenedRows<Row>,
  ): readonly OpenedRow<Row>[] {
    for (const place of unused)
      this.fail(
        problemAtKey(here(this.entry, place), 'shared-by-none', {
          written: place.slice(place.lastIndexOf('/') + 1),
        }),
      );
    rows.forEach((row, i) => {
      this.moved.set(`/${key}/${i}`, row.pointer);
      for (const [name, place] of row.places) this.moved.set(`/${key}/${i}/${name}`, place);
    });
    return rows;
  }

  private ask({ spec, pointer, places }: OpenedRow<AskSpec>): OpenedAsk {
    const { fact, measures, row, ...rest } = spec;
    return {
      ...rest,
      fact: fact ?? this.missing('fact', pointer, ''),
      measures: this.measures(measures ?? this.missing('measures', pointer, []), places),
      ...(row === undefined ? {} : { row: this.row(row, places.get('row') ?? pointer) }),
    };
  }

  private measures(written: string | Measures, places: ReadonlyMap<string, string>): Measures {
    return typeof written === 'string'
      ? this.named('measureSets', written, places.get('measures') ?? '', [])
      : written;
  }

  private row(written: string | RowSpec, pointer: string): RowSpec {
    return typeof written === 'string'
      ? { code: written, title: copyText(this.named('rowTitles', written, pointer, {})) }
      : written;
  }

  private flat({ spec, pointer, places }: OpenedRow<FlatSpec>, i: number): OpenedFlat {
    const { columns, file, total, as, ...rest } = spec;
    const written = columns ?? this.missing('columns', pointer, []);
    const base = places.get('columns') ?? pointer;
    const opened = written.flatMap((column, k) =>
      this.columns(column, `${base}/${k}`).map((each) => [each, `${base}/${k}`] as const),
    );
    const named = opened.some(([column]) => fieldOf(column).includes('{as}'));
    if (named && as === undefined) this.missing('as', pointer, '');
    if (!named && as !== undefined && columns && this.names?.files?.columns)
      this.fail(
        problemAtKey(here(this.entry, places.get('as') ?? pointer), 'not-for-kind', {
          written: 'as',
          kind: 'columns',
        }),
      );
    opened.forEach(([, place], k) => this.moved.set(`/flat/${i}/columns/${k}`, place));
    return {
      ...rest,
      columns: opened.map(([column]) => fillColumn(column, as ?? '')),
      file: file ?? this.missing('file', pointer, ''),
      ...(total === undefined ? {} : { total: this.total(total, places.get('total') ?? pointer) }),
    };
  }

  /** A column as written stands for itself, for one that the ledger names, or for those of a set. */
  private columns(column: Column, pointer: string): readonly Column[] {
    if (typeof column !== 'string') return [column];
    if (!column.startsWith(SPREAD)) return [this.names?.files?.columns?.[column] ?? column];
    const set = this.named<Measures>('measureSets', column.slice(SPREAD.length), pointer, []);
    return Array.isArray(set) ? set : Object.entries(set).map(([field, of]) => ({ field, of }));
  }

  private total(written: string | TotalRowSpec, pointer: string): TotalRowSpec {
    if (typeof written !== 'string') return written;
    const name = this.names?.files?.total;
    if (name === undefined)
      this.failAtName(problemAt(here(this.entry, pointer), 'total-unnamed', { written }));
    return { code: written, name: name ?? '' };
  }

  /** What the ledger gives a name to. */
  private named<T>(
    key: 'measureSets' | 'rowTitles',
    name: string,
    pointer: string,
    otherwise: T,
  ): T {
    const known = this.names?.[key] ?? {};
    const found = (Object.hasOwn(known, name) ? known[name] : undefined) as T | undefined;
    if (found === undefined)
      this.failAtName(
        unknownName(here(this.entry, pointer), 'unknown-entry', {
          written: name,
          allowed: Object.keys(known),
          words: {
            collection: key,
          },
        }),
      );
    return found ?? otherwise;
  }

  private missing<T>(key: string, pointer: string, otherwise: T): T {
    // what rows do not find above them is missing once
    const said = `missing ${key}`;
    if (!this.said.has(said))
      this.fail(problemAt(here(this.entry, pointer), 'missing-key', { written: key }));
    this.said.add(said);
    return otherwise;
  }

  /** Where the ledger itself has mistakes, its names are not to be had and nothing is said of them. */
  private failAtName(problem: Problem): void {
    if (this.names) this.fail(problem);
    this.failed = true;
  }

  /** What several rows share is said once. */
  private fail(problem: Problem): void {
    const place = `${problem.line}:${problem.col} ${problem.code}`;
    if (!this.said.has(place)) this.say(problem);
    this.said.add(place);
    this.failed = true;
  }
}

function fieldOf(column: Column): string {
  return typeof column === 'string' ? '' : column.field;
}

function fillColumn(column: Column, as: string): Column {
  return typeof column === 'string'
    ? column
    : { ...column, field: fillNames(column.field, { as }) };
}

interface OpenedRow<Row> {
  readonly spec: Omit<Row, 'rows'>;
  /** JSON pointer of the row. */
  readonly pointer: string;
  /** Key, or `key/entry` of a map → JSON pointer of where it is written: in the row or above it. */
  readonly places: ReadonlyMap<string, string>;
}

interface OpenedRows<Row> {
  readonly rows: readonly OpenedRow<Row>[];
  /** What stands above rows although every one of them says its own: JSON pointers. */
  readonly unused: readonly string[];
}

/** Of these maps a row keeps the entries that stand above it. */
const KEPT: readonly string[] = ['when', 'where'];

/** The rows of one thing or of a list, in the order in which they are written; a thing without rows is one row. */
function openRows<Row extends { readonly rows?: readonly Row[] }>(
  written: Row | readonly Row[] | undefined,
  pointer: string,
): OpenedRows<Row> {
  if (written === undefined) return { rows: [], unused: [] };
  const nothing = { spec: {} as Omit<Row, 'rows'>, pointer, places: new Map() };
  if (!Array.isArray(written)) return openRow(written as Row, pointer, nothing);
  return joined(
    (written as readonly Row[]).map((row, i) => openRow(row, `${pointer}/${i}`, nothing)),
  );
}

function openRow<Row extends { readonly rows?: readonly Row[] }>(
  written: Row,
  pointer: string,
  above: OpenedRow<Row>,
): OpenedRows<Row> {
  const { rows, ...own } = written;
  const row: OpenedRow<Row> = {
    spec: { ...above.spec, ...own, ...keptIn(above.spec, own) },
    pointer,
    places: new Map([...above.places, ...listPlaces(own, pointer)]),
  };
  if (!rows) return { rows: [row], unused: [] };
  const below = joined(rows.map((each, i) => openRow(each, `${pointer}/rows/${i}`, row)));
  const used = new Set(below.rows.flatMap((each) => [...each.places.values()]));
  const shared = listPlaces(own, pointer).filter(([key]) => !KEPT.includes(key));
  return {
    rows: below.rows,
    unused: [
      ...shared.map(([, place]) => place).filter((place) => !used.has(place)),
      ...below.unused,
    ],
  };
}

/** The maps of which entries from above stay. */
function keptIn(above: object, own: object): Record<string, object> {
  const maps = (from: object, key: string) => (from as Record<string, object | undefined>)[key];
  return Object.fromEntries(
    KEPT.filter((key) => maps(own, key)).map((key) => [
      key,
      { ...maps(above, key), ...maps(own, key) },
    ]),
  );
}

function listPlaces(own: object, pointer: string): [key: string, place: string][] {
  return Object.entries(own).flatMap(([key, value]: [string, unknown]) => [
    [key, `${pointer}/${key}`] as [string, string],
    ...(KEPT.includes(key)
      ? Object.keys(value as object).map((name): [string, string] => [
          `${key}/${escape(name)}`,
          `${pointer}/${key}/${escape(name)}`,
        ])
      : []),
  ]);
}

function joined<Row>(parts: readonly OpenedRows<Row>[]): OpenedRows<Row> {
  return {
    rows: parts.flatMap((part) => part.rows),
    unused: parts.flatMap((part) => part.unused),
  };
}
