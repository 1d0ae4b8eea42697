// The forms in which answers are sent, and a table that is written while it is read: what its columns hold, what is told of it, and its lines, some at a time.

import type { Note } from '../../ledger/query/coverage.ts';
import type { Coverage } from '../../ledger/query/sumCoverage.ts';
import type { Call, Param } from '../../model/portal.ts';

export type AnswerForm = '' | 'JSON' | 'CSV' | 'XLSX' | 'PARQUET';
/** Parquet is a form of what can be exported alone. */
export const FORMS: readonly AnswerForm[] = ['', 'JSON', 'CSV', 'XLSX', 'PARQUET'];

/** Under which media type each form is sent. */
export const FORM_TYPES = {
  JSON: 'application/json',
  CSV: 'text/csv',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  PARQUET: 'application/vnd.apache.parquet',
} as const satisfies Record<Exclude<AnswerForm, ''>, string>;

/** Of a download with what describes it. */
export const ZIP_TYPE = 'application/zip';

/** Encodings that a CSV can be asked in. */
export const CHARSETS = ['utf-8', 'windows-1251'] as const;
export type Charset = (typeof CHARSETS)[number];

/** The most levels of a tree that can be counted out. */
export const DEEPEST = 9;
/** How a node of a tree is written. */
export const NODE_PATTERN = '^[0-9A-Za-z._-]{0,60}$';

/** The list that a posted body may be instead of an object: the only one that the call takes. */
export function findLoneList(call: Call): Param | null {
  const [list, ...others] = call.params.filter((param) => param.list);
  return list && others.length === 0 ? list : null;
}

export interface ExportColumn {
  /** Its name in every form. */
  readonly field: string;
  /** In the language that is asked. */
  readonly title: string;
  readonly type: 'text' | 'amount';
  /** What else is told of it, in JSON. */
  readonly described: Readonly<Record<string, unknown>>;
}

/** What stands on an axis of a line: its texts, in the order of the columns of the axis. The same object wherever it stands. */
export interface ExportMember {
  readonly texts: readonly string[];
}

export interface ExportLine {
  readonly members: readonly ExportMember[];
  /** Hundredths, or null for unknown; one for each column of amounts. */
  readonly values: readonly (bigint | null)[];
}

export type ExportLines = AsyncIterable<readonly ExportLine[]>;

/** What a form has a place for beside the lines. */
export interface ExportAbout {
  readonly title: string;
  /** Name of the file without an ending and without marks. */
  readonly file: string;
  /** In the language that is asked: that the figures are invented; empty where they are not. */
  readonly mark: string;
  readonly ledger: { readonly id: string; readonly created: string };
  /** Months of each year, both inclusive, and what sums over them are sums of. */
  readonly periods: readonly {
    readonly year: number;
    readonly from: number;
    readonly to: number;
    readonly coverage: Coverage | null;
  }[];
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  readonly notes: readonly Note[];
  /** The least of all periods. */
  readonly coverage: Coverage | null;
}

export interface Exported {
  readonly columns: readonly ExportColumn[];
  readonly about: ExportAbout;
  /** Text columns come first, those of one axis beside each other; then amounts. Lines are whole and in one order, whenever they are asked. */
  readonly lines: ExportLines;
}

/** How large an export is. */
export interface ExportSize {
  readonly rows: number;
  readonly columns: number;
  readonly measures: number;
  readonly cells: number;
}

/** The same export with its first lines read: what fails till then fails before anything is written. Where there is none, the notes say so. */
export async function begun(exported: Exported): Promise<Exported> {
  const lines = exported.lines[Symbol.asyncIterator]();
  const first = await lines.next();
  async function* all(): AsyncGenerator<readonly ExportLine[]> {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => lines };
  }
  const { about } = exported;
  const nothing = first.done === true && about.notes.length === 0;
  const notes: readonly Note[] = nothing ? [{ code: 'nothing-found', words: {} }] : about.notes;
  return { ...exported, about: { ...about, notes }, lines: all() };
}

/** About so many characters are handed on at once: longer texts would be kept apart from what is soon forgotten. */
export const CHUNK = 16 * 1024;

/** How a form writes lines as text: what stands before and after them, the texts of a member and an amount at their columns, a line of these. */
interface LineForm {
  readonly head: string;
  readonly member: (member: ExportMember, column: number) => string;
  readonly amount: (value: bigint | null, column: number) => string;
  readonly line: (cells: string) => string;
  readonly end: string;
}

/** The text of all lines in pieces; a member that stands in many is written once. */
export async function* writeLines(lines: ExportLines, form: LineForm): AsyncGenerator<string> {
  const known = new Map<ExportMember, string>();
  let text = form.head;
  for await (const some of lines) {
    for (const { members, values } of some) {
      let cells = '';
      let column = 0;
      for (const member of members) {
        let written = known.get(member);
        if (written === undefined) known.set(member, (written = form.member(member, column)));
        cells += written;
        column += member.texts.length;
      }
      for (const value of values) cells += form.amount(value, column++);
      text += form.line(cells);
      if (text.length < CHUNK) continue;
      yield text;
      text = '';
    }
  }
  yield text + form.end;
}
