// What a shape of answer is to all who ask it, write it, describe it or read it.

import type { RuledShape } from '../config/kind.ts';
import type { CallShape } from '../config/shape.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Call, Portal, Text } from '../model/portal.ts';
import type { Answer } from './answer.ts';
import type { JsonSchema, SchemaPlace } from './jsonSchema.ts';
import type { Params } from './params.ts';
import type { Exported, ExportLines, ExportSize } from './tabular/exported.ts';
import type { Rows } from './tabular/rows.ts';

/** A call with its parameters, asked of the ledger that serves. */
export interface AskedCall {
  readonly portal: Portal;
  readonly ledger: Ledger;
  readonly call: Call;
  readonly params: Params;
  /** Whether the measures of the call's tabular layout are wanted instead of its own. */
  readonly flat: boolean;
  /** The language of names; empty for the portal's first. */
  readonly lang: string;
  readonly signal: AbortSignal | undefined;
}

/** How an answer is to be written. */
export interface Writing {
  /** The language in which names always are. */
  readonly locale: string;
  /** Levels answered of a hierarchy; 0 for all. */
  readonly depth: number;
  /** Only what hangs under this node of a hierarchy; empty for the whole. */
  readonly node: string;
  /** A further language whose names are added; empty for none. */
  readonly lang: string;
}

/** What a reader may ask of an answer besides the call's own parameters. */
export type WritingName = 'depth' | 'node' | 'lang';

/** How a line of code makes a table of the plain form. */
export interface TableReading {
  /** The key with the rows; empty where the answer is rows itself. */
  readonly at: string;
  /** Where each entry has rows of its own: their key and that of the entry. */
  readonly under?: readonly [rows: string, entry: string];
}

/** How an answer is laid out as a table. */
export interface Tabular<A extends Answer = Answer> {
  /** Whether a call of this shape has forms that are tables; left out: each has. */
  of?(call: Call): boolean;
  /** Whether rows stand as their source writes them: the plain form is CSV too; utf-8, no captions, nothing quoted for spreadsheets. */
  readonly asSource?: true;
  /** Throws ApiProblem where the parameters choose no layout. */
  rows(answer: A, asked: Pick<AskedCall, 'portal' | 'call' | 'params'>): Rows;
  /** One row as JSON. */
  schema(portal: Portal, call: Call): JsonSchema;
}

/** What can be written to a file while it is read. */
export interface Exporting {
  /** Whether the parameters ask for such a file. */
  wants(call: Call, params: Params): boolean;
  /** Whether only its size is asked. */
  counts(call: Call, params: Params): boolean;
  /** Name of the file, without an ending and without marks. */
  file(asked: Pick<AskedCall, 'call' | 'params'>): string;
  limits(call: Call): ExportLimits;
  /** Throws ApiProblem where the parameters ask for what is not there, or for more than is given. */
  open(asked: AskedCall, signal: AbortSignal): Promise<OpenExport>;
}

export interface ExportLimits {
  /** Files at once. */
  readonly atOnce: number;
  /** Rows of a spreadsheet. */
  readonly sheetRows: number;
  readonly mostSeconds: number;
}

export interface OpenExport extends Exported {
  /** Some of its lines, read by themselves. */
  readonly sample: ExportLines;
  /** Exactly how large it is. */
  size(): Promise<ExportSize>;
  /** How many rows there are at most, told much sooner. */
  bound(): Promise<number>;
}

/** What others are told of a parameter. */
export interface ParamWords {
  readonly schema: JsonSchema;
  readonly description: string;
  /** What it may be made of, with what each means; none where that cannot be listed. */
  readonly values: readonly { readonly value: string; readonly title: Text }[];
}

/** One room: everything that a shape of answer is; what not every shape does is left out where it does not. */
export interface Shape<A extends Answer = Answer> extends CallShape, RuledShape {
  /** Throws ApiProblem where the parameters ask for what is not there. */
  ask(asked: AskedCall): Promise<A> | A;
  /** The text of the plain form; null where the node that is wanted is not there. */
  write(answer: A, writing: Writing, call: Call): string | null;
  /** The plain form. */
  schema(portal: Portal, call: Call, place: SchemaPlace): JsonSchema;
  /** How the plain form is read as a table; null where it is none. Left out: it is rows itself. */
  reading?(call: Call): TableReading | null;
  readonly tabular?: Tabular<A>;
  /** What a reader may ask of the plain form, and of the others. */
  writings?(call: Call): Readonly<Partial<Record<'plain' | 'tables', readonly WritingName[]>>>;
  /** How what a reader composes is written to files while it is read. */
  readonly exports?: Exporting;
  /** The text of the plain form in pieces, where it is too long to be kept; null where it is not. */
  readonly streams?: (asked: AskedCall) => Promise<AsyncIterable<string> | null>;
  /** Answers without a ledger, from the content alone. */
  readonly ofContent?: (portal: Portal, call: Call, params: Params) => A;
  /** How a parameter is told whose values the filter cannot say; null where the filter can. */
  describes?(portal: Portal, call: Call, param: string): ParamWords | null;
  /** Whether the plain form is text as it is, no JSON. */
  isText?(call: Call): boolean;
  /** Whether rows lead to pages: an address on this site, without language, stands in `to`. */
  readonly leads?: true;
  /** Whether every answer of a call holds figures in rows: one of them can be explained. */
  figures?(call: Call): boolean;
  /** Whether an answer differs by the language it is asked in, and not only by how it is written. */
  readonly byLanguage?: true;
}

export const WHOLE = { depth: 0, node: '', lang: '' } as const satisfies Omit<Writing, 'locale'>;
