// What a call answers, in one structure for every reader: JSON, tables, and the pages rendered in the same process.

import type { Exact } from '../language/decimals.ts';
import type { ValueRules } from '../language/valued.ts';
import type { Note, Period } from '../ledger/query/coverage.ts';
import type { Coverage } from '../ledger/query/sumCoverage.ts';
import type { MeasureKind, Text } from '../model/portal.ts';

/** A decimal as it is written, or null for unknown. */
export type Amount = string | null;

export interface Breached {
  readonly rule: string;
  readonly measure: string;
  /** The key of `data` with that measure; its own name where the answer has it not. */
  readonly field: string;
  readonly difference: Amount;
}

export interface TreeItem {
  /** Unique in its tree: the code, under a leaf of another classification `leaf.code`. */
  readonly id: string;
  readonly code: string;
  /** Names by language; the default one is always there. */
  readonly names: Readonly<Record<string, string>>;
  readonly level: number;
  readonly data: Readonly<Record<string, Amount>>;
  readonly children: readonly TreeItem[];
  /** Where each row or point is a sum of its own: what it is a sum of. */
  readonly coverage?: Coverage | null;
  readonly point?: PointFacts;
  /** What else the call says of a row. */
  readonly fields?: Readonly<Record<string, string | null>>;
  readonly breaches: readonly Breached[];
}

/** When the figures of a point in time are. */
export interface PointFacts {
  readonly year: number;
  /** Months of the year, both inclusive. */
  readonly from: number;
  readonly to: number;
  /** Of a point that is one day: its number. */
  readonly day?: number;
  /** Whether a whole year was asked and this is a part of it. */
  readonly incomplete: boolean;
  /** The day, as `YYYY-MM-DD`, of what is owned or owed; null for what is taken or spent. */
  readonly date: string | null;
  /** Why there are no figures; null where there are. */
  readonly open: Note['code'] | null;
}

/** Figures under codes and names. */
export interface TreeAnswer {
  readonly holds: 'figures';
  /** A hierarchy has its total first, then its roots; points are in order of time; rows stand beside each other. */
  readonly arrangement: 'hierarchy' | 'rows' | 'points';
  /** Empty where the ledger has nothing. */
  readonly items: readonly TreeItem[];
  readonly notes: readonly Note[];
  /** What a sum over entities is a sum of, the least covered where there are several; null where there is none. */
  readonly coverage: Coverage | null;
  /** The period that was asked; null where the call has none. */
  readonly period: Period | null;
  /** What became of the amounts where they are shown as something else. */
  readonly valued?: Valued;
}

/** How amounts became something else. */
export interface Valued {
  readonly rules: ValueRules;
  /** Decimals that are kept. */
  readonly decimals: number;
}

/** A field that is an object is JSON kept in the ledger. */
export type RecordItem = Readonly<
  Record<string, string | number | boolean | null | Exact | object>
>;

/** A member, or a group of members, with what stands below it. */
export interface LevelNode extends RecordItem {
  readonly isGroup: boolean;
  /** How many stand below, whatever level they are of, and how many right below. */
  readonly below: number;
  readonly childCount: number;
  readonly isFound: boolean;
  /** Where words were searched for: those below that were found, or lead to one; else none. */
  readonly children: readonly LevelNode[];
}

/** One level of a tree of members. */
export interface Level {
  /** From the top down to that whose level it is; empty at the top. */
  readonly path: readonly LevelNode[];
  readonly items: readonly LevelNode[];
  /** How many were found, shown or not; null where nothing was searched for. */
  readonly found: number | null;
}

/** Plain objects as they are sent: members, loaded periods, violations of rules, results of a search. */
export interface RecordsAnswer {
  readonly holds: 'records';
  readonly items: readonly RecordItem[];
  /** Where `items` are a page of them: how many there are. */
  readonly count?: number;
  /** Where `items` are a level of a tree: that level. */
  readonly level?: Level;
}

/** Rows of the source in its own form. */
export interface SourceAnswer {
  readonly holds: 'source';
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly separator: string;
  readonly newline: string;
  readonly file: string;
  /** As that of figures. */
  readonly coverage: Coverage | null;
}

export interface FlowNode {
  readonly id: string;
  readonly code: string;
  readonly names: Readonly<Record<string, string>>;
  readonly side: 'source' | 'middle' | 'target';
  /** Whether it stands for what the other side has more, where a part of this one is not loaded. */
  readonly missing: boolean;
}

/** Amounts that come from somewhere, pass a middle and go somewhere. */
export interface FlowAnswer {
  readonly holds: 'flow';
  readonly nodes: readonly FlowNode[];
  /** Between the ids of nodes; each more than nothing. */
  readonly links: readonly {
    readonly source: string;
    readonly target: string;
    readonly value: string;
  }[];
  readonly notes: readonly Note[];
  /** As that of figures. */
  readonly coverage: Coverage | null;
}

/** How large an answer is. */
export interface CubeSize {
  readonly rows: number;
  readonly columns: number;
  readonly measures: number;
  readonly cells: number;
}

export interface CubeAxis {
  readonly name: string;
  /** Counted from the roots, which are 1; null: codes as they are stored, or no levels. */
  readonly level: number | null;
  /** Null for years and months. */
  readonly title: Text | null;
}

export interface CubeMember {
  readonly axis: string;
  readonly code: string;
  /** Null where the code is its name. */
  readonly names: Readonly<Record<string, string>> | null;
  readonly level: number;
  /** Whether it has only what is not broken down among those below it. */
  readonly rest: boolean;
}

export interface CubeMeasure {
  readonly field: string;
  readonly measure: string;
  readonly kind: MeasureKind;
  readonly title: Text;
}

/** Measures by their fields, null for unknown; one for each column, in their order. */
export type CubeData = readonly Readonly<Record<string, Amount>>[];

/** Rows and columns that a reader composed. */
export interface CubeBody {
  readonly rows: readonly CubeAxis[];
  readonly columns: readonly CubeAxis[];
  readonly measures: readonly CubeMeasure[];
  readonly columnItems: readonly { readonly id: string; readonly members: readonly CubeMember[] }[];
  readonly items: readonly {
    readonly id: string;
    readonly members: readonly CubeMember[];
    readonly data: CubeData;
  }[];
  /** Null where rows are not added up: points in time. */
  readonly total: CubeData | null;
  readonly size: CubeSize;
  readonly most: Readonly<Record<'rows' | 'cells' | 'seconds', number>>;
  readonly notes: readonly Note[];
  /** The least of all periods. */
  readonly coverage: Coverage | null;
  readonly periods: readonly CubePeriod[];
}

/** Months of a year that columns or rows are of, both inclusive, and what sums over them are sums of. */
export interface CubePeriod {
  readonly year: number;
  readonly from: number;
  readonly to: number;
  readonly coverage: Coverage | null;
}

export interface CubeAnswer extends CubeBody {
  readonly holds: 'cells';
}

/** A document of the content, or a list of them, as it is sent. */
export interface DocumentAnswer {
  readonly holds: 'document';
  readonly text: string;
}

export type Answer =
  TreeAnswer | RecordsAnswer | SourceAnswer | FlowAnswer | CubeAnswer | DocumentAnswer;

/** What an answer can hold, by which its type is known. */
export type AnswerHeld = Answer['holds'];

export type AnswerOf<What extends AnswerHeld> = Extract<Answer, { readonly holds: What }>;
