// A call: one question to the API, declared once and read on both sides.

import type { MembersAsk } from './membersAsk.ts';
import type { CallSpec } from '../../schemas/types.ts';
import type { Grain } from './ledger.ts';
import type { Condition, Given, Text, Value } from './words.ts';

export interface Param {
  readonly name: string;
  /** The declaration of its values: the name of a filter. */
  readonly filter: string;
  readonly required: boolean;
  readonly list: boolean;
  readonly default: Value | null;
  /** The decision that gives its values for the other parameters where it is left out; empty: none does. */
  readonly decided: string;
  /** So many values it takes at most. */
  readonly most: number;
  /** The key of the message that says there are more; empty: nothing is said to readers. */
  readonly message: string;
}

export interface Detail {
  readonly param: string;
  readonly levels: Readonly<Record<string, string>>;
}

export interface Ask {
  readonly when: Condition;
  /** In order of preference: the first that has the dimensions and the period answers. */
  readonly facts: readonly string[];
  /** The dimension whose tree is answered; empty for a single total. */
  readonly by: string;
  readonly detail: Detail | null;
  readonly where: Readonly<Record<string, Given>>;
  readonly measures: Readonly<Record<string, string>>;
  /** A row of a list answer: its code and its title. */
  readonly row: { readonly code: string; readonly title: Text } | null;
  /** The points of a series. */
  readonly over: Grain;
  /** Of a flow: where these amounts come from or go to. */
  readonly side: 'source' | 'target';
  /** Codes left out with all below them, by dimension. */
  readonly without: Readonly<Record<string, readonly string[]>>;
  /** Only these roots, by dimension; none named: all. */
  readonly only: Readonly<Record<string, readonly string[]>>;
  /** Only roots that lead to a code of another dimension, and where the code comes from. */
  readonly within: Readonly<Record<string, Given>>;
  /** Of groups: whether without what those in a group pass to each other. */
  readonly passed: boolean;
  /** Of groups: of the year that is so many away. */
  readonly away: number;
}

export interface FlatColumn {
  readonly field: string;
  /** Empty: the name of the measure. */
  readonly caption: string;
  /** `code`, `name`, `part`, or a measure of the fact. */
  readonly of: string;
}

/** How an answer is written as rows: CSV, XLSX, JSON by suffix. */
export interface Flat {
  readonly when: Condition;
  readonly columns: readonly FlatColumn[];
  readonly encoding: 'windows-1251' | 'utf-8';
  readonly captions: boolean;
  readonly file: string;
  readonly total: { readonly code: string; readonly name: string };
}

/** The name of a shape of answer; its room is `engine/answers/<name>`. */
export type ShapeName = CallSpec['answer'];

/** What only calls of some shapes have: the room of the shape completes it. */
export interface CallParts {
  /** For `members`: the dimension, what it is filtered by, and the names its fields are answered under. */
  readonly members: MembersAsk | null;
  /** For `document`: what of the content is answered. */
  readonly document: DocumentAsk | null;
  /** For `comparison`: the parameter with the list of codes. */
  readonly each: string;
  /** For `groups`: what those with figures of their own are grouped by. */
  readonly groups: GroupsAsk | null;
  /** For `neighbours`: to whom others are like, and by what. */
  readonly like: LikeAsk | null;
  /** For `cube`: what a reader may compose. */
  readonly cube: CubeAsk | null;
  /** For `periods`: the field with the day on which the figures were loaded; empty: it is not answered. */
  readonly loadDay: string;
  /** For `list`: the key of the answer under which its rows stand. */
  readonly rowsKey: string;
  /** For `flow`: the name of the node in the middle. */
  readonly center: Text | null;
  /** The name of what is not loaded of one side; null: the sides need not have the same. */
  readonly missing: Readonly<Record<'source' | 'target', Text>> | null;
  /** For `rows`: which import format writes the answer, by parameter values. */
  readonly formats: readonly { readonly when: Condition; readonly format: string }[];
  /** For `members`: values of a parameter for which a member is answered as a printed document. */
  readonly print: PrintAsk | null;
  /** Whether it lists where figures break the ledger’s rules. */
  readonly listsViolations: boolean;
}

export interface Call extends CallParts {
  readonly id: string;
  readonly title: Text;
  /** What else an analyst should know. */
  readonly note: Text | null;
  readonly method: 'get' | 'post';
  /** Whether programs of others count on its bytes and on the names of its files: nothing is added to them. */
  readonly exchanged: boolean;
  /** How many of its answers are kept at most; null: as many as there is room for. */
  readonly kept: number | null;
  /** Path parameters as `:name`. */
  readonly path: string;
  /** Further addresses of the same; a parameter that one leaves out stands in its query. */
  readonly also: readonly string[];
  readonly params: readonly Param[];
  /** The parameter whose values are years; empty: there is none. */
  readonly year: string;
  readonly asks: readonly Ask[];
  /** Names of the period dialects it takes, in order. */
  readonly period: readonly string[];
  readonly answer: ShapeName;
  readonly flat: readonly Flat[];
  readonly example: Readonly<Record<string, Value>>;
}

/** A JSON file of the content as it is, or chosen keys of every file of a folder. */
export interface DocumentAsk {
  /** Answered as plain text; empty where a file or folder is. */
  readonly text: string;
  /** Below `content`, parameters in braces; empty where a folder is answered. */
  readonly file: string;
  readonly folder: string;
  readonly fields: readonly string[];
  /** Under which key the name of each file of a folder is answered; empty: it is not. */
  readonly fileField: string;
  /** Below `schemas/content`, without its ending. */
  readonly schema: string;
}

/** Sums of those that have figures of their own, by what they lead to. */
export interface GroupsAsk {
  /** The dimension that they lead to. */
  readonly by: string;
  /** Codes of groups that are left out. */
  readonly without: readonly string[];
  /** Parameter with the code of a group: with it each that is in the group has a row. */
  readonly one: string;
  /** Field of a row → attribute. */
  readonly fields: Readonly<Record<string, string>>;
  /** What those in a group pass to each other; null: nothing. */
  readonly passed: { readonly received: GroupsSide; readonly paid: GroupsSide } | null;
  readonly each: Readonly<Record<string, GroupsEach>>;
  readonly changes: Readonly<Record<string, GroupsChange>>;
}

export interface GroupsSide {
  /** In order of preference. */
  readonly facts: readonly string[];
  /** Codes with all below them, of one dimension. */
  readonly only: Readonly<Record<string, readonly string[]>>;
}

/** A figure divided by an attribute: of a group, by the sum of the attributes of those in it that have these values. */
export interface GroupsEach {
  readonly title: Text;
  readonly of: string;
  readonly attribute: string;
  readonly where: Readonly<Record<string, readonly string[]>>;
}

/** The change of one field against another, in percent. */
export interface GroupsChange {
  readonly title: Text;
  readonly now: string;
  readonly before: string;
}

/** A question that a reader composes: the parameters that say it, the figures it may be of, its limits. */
export interface CubeAsk {
  /** Parameters with what stands in rows and in columns, and with the measures. */
  readonly rows: string;
  readonly columns: string;
  readonly measures: string;
  /** Parameters with codes that are asked alone, of the first classification and of the keys; with which only the size is answered. Empty: there is none. */
  readonly codes: string;
  readonly keys: string;
  readonly count: string;
  readonly where: Readonly<Record<string, Given>>;
  readonly facts: readonly CubeFacts[];
  readonly mostCells: number;
  readonly mostRows: number;
  readonly mostSeconds: number;
  readonly exports: CubeExports;
}

/** Limits of the files that composed questions are written to while they are read. */
export interface CubeExports {
  /** Files at once. */
  readonly atOnce: number;
  /** Rows of a spreadsheet, without its head. */
  readonly sheetRows: number;
  /** Columns of figures. */
  readonly mostColumns: number;
  readonly mostSeconds: number;
}

/** Figures that can be asked, and the measures that are answered where none is named: field → measure. */
export interface CubeFacts {
  readonly when: Condition;
  /** In order of preference. */
  readonly facts: readonly string[];
  readonly measures: Readonly<Record<string, string>>;
}

/** A document that is printed: its fields are those of the answer. */
export interface PrintAsk {
  readonly param: string;
  /** Value of the parameter → how it is laid out. */
  readonly values: Readonly<Record<string, 'plain' | 'order'>>;
  /** The field with the document: its title, whose it is, its sections; empty: the member itself is the document. */
  readonly body: string;
  /** The fields of such a member that are its sections and its title; empty: none. */
  readonly sections: string;
  readonly title: string;
  /** The field with who signed it; empty where documents are not signed. */
  readonly sign: string;
  /** The field with the date on which it was cancelled; empty where it cannot be. */
  readonly cancelled: string;
}

/** Who is like a member: of its group, nearest by a number that members say of themselves, else by an amount. */
export interface LikeAsk {
  readonly param: string;
  readonly dimension: string;
  /** Attribute that neighbours have in common. */
  readonly group: string;
  readonly same: readonly string[];
  /** Attribute with the number. */
  readonly number: string;
  /** Answers the amounts of all in a group, and the field with them. */
  readonly call: string;
  readonly measure: string;
  readonly most: number;
}
