// A call: one question to the API, declared once and read on both sides.

import type {
  AskComplete,
  CallComplete,
  CubeComplete,
  CubeExportComplete,
  DetailComplete,
  DocumentComplete,
  FlatColumnComplete,
  FlatComplete,
  GroupsChangeComplete,
  GroupsComplete,
  GroupsEachComplete,
  GroupsSideComplete,
  LikeComplete,
  ParamComplete,
  PrintComplete,
  RowComplete,
  RowsFormatComplete,
  TotalRowComplete,
  MemberFieldComplete,
  MembersComplete,
  MembersDuringComplete,
  MembersTreeComplete,
} from '../../schemas/complete.ts';
import type { Measure } from './ledger.ts';
import type { Condition, Value } from './words.ts';

export interface Param extends Pick<ParamComplete, 'name' | 'list' | 'message'> {
  /** The declaration of its values: the name of a filter. */
  readonly filter: string;
  readonly required: boolean;
  readonly default?: Value;
  /** The decision that gives its values for the other parameters where it is left out. */
  readonly decided?: string;
  /** So many values it takes at most. */
  readonly most: number;
}

export interface Detail extends Pick<DetailComplete, 'param'> {
  readonly levels: Readonly<Record<string, string>>;
}

type AskWritten = 'detail' | 'fact' | 'measures' | 'row' | 'rows';

export interface Ask extends Omit<AskComplete, AskWritten> {
  readonly when: Condition;
  /** The dimension whose tree is answered; empty for a single total. */
  readonly by: string;
  /** Whether `by` names those whose figures are asked, not what these are broken down by. */
  readonly ofKeys: boolean;
  /** Of groups: of the year that is so many away. */
  readonly away: number;
  /** In order of preference: the first that has the dimensions and the period answers. */
  readonly facts: readonly string[];
  readonly detail?: Detail;
  /** Field of the answer → measure. */
  readonly measures: Readonly<Record<string, string>>;
  readonly row?: RowComplete;
}

export type FlatColumn = Required<FlatColumnComplete>;

/** How an answer is written as rows: CSV, XLSX, JSON by suffix. */
export interface Flat extends Pick<FlatComplete, 'encoding' | 'captions'> {
  readonly when: Condition;
  readonly columns: readonly FlatColumn[];
  readonly file: string;
  readonly total?: TotalRowComplete;
}

/** The name of a shape of answer; its room is `engine/answers/<name>`. */
export type ShapeName = CallComplete['answer'];

type CallWritten =
  | 'ask'
  | 'cube'
  | 'document'
  | 'flat'
  | 'formats'
  | 'groups'
  | 'members'
  | 'params'
  | 'path'
  | 'period'
  | 'print';

export interface Call extends Omit<CallComplete, CallWritten> {
  readonly id: string;
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
  readonly flat: readonly Flat[];
  readonly formats: readonly Required<RowsFormatComplete>[];
  readonly members?: MembersAsk;
  readonly document?: DocumentAsk;
  readonly print?: PrintAsk;
  readonly groups?: GroupsAsk;
  readonly cube?: CubeAsk;
}

/** A JSON file of the content as it is, or chosen keys of every file of a folder; empty: what is not said. */
export type DocumentAsk = Required<DocumentComplete>;

/** Sums of those that have figures of their own, by what they lead to. */
export interface GroupsAsk extends Omit<GroupsComplete, 'passed' | 'without'> {
  readonly without: readonly string[];
  /** What those in a group pass to each other. */
  readonly passed?: { readonly received: GroupsSide; readonly paid: GroupsSide };
}

export interface GroupsSide extends Pick<GroupsSideComplete, 'only'> {
  /** In order of preference. */
  readonly facts: readonly string[];
}

/** A figure divided by an attribute: of a group, by the sum of the attributes of those in it that have these values. */
export type GroupsEach = GroupsEachComplete;

/** The change of one field against another, in percent. */
export type GroupsChange = GroupsChangeComplete;

/** A question that a reader composes: the parameters that say it, the figures it may be of, its limits; empty: there is no such parameter. */
export interface CubeAsk extends Required<Omit<CubeComplete, 'facts'>> {
  readonly facts: readonly CubeFacts[];
}

/** Limits of the files that composed questions are written to while they are read. */
export type CubeExports = CubeExportComplete;

/** Figures that can be asked, and the measures that are answered where none is named: field → measure. */
export interface CubeFacts {
  readonly when: Condition;
  /** In order of preference. */
  readonly facts: readonly string[];
  readonly measures: Readonly<Record<string, string>>;
}

/** A document that is printed: its fields are those of the answer; empty: there is none. */
export type PrintAsk = Required<PrintComplete>;

/** Who is like a member: of its group, nearest by a number that members say of themselves, else by an amount. */
export type LikeAsk = LikeComplete;

/** What stands in a field of the answer, and its type there. */
export interface MemberField extends Omit<MemberFieldComplete, 'of' | 'fields'> {
  /** A field of members or an attribute: the first that has a value. Empty where a decision gives it. */
  readonly of: readonly string[];
  /** Of a tree: what each of its members has beside its children; of a record: its fields. */
  readonly fields: MemberFields;
}

export type MemberFields = Readonly<Record<string, MemberField>>;

export interface MembersAsk extends Omit<MembersComplete, 'during' | 'fields'> {
  /** At most so many. */
  readonly limit: number;
  /** Parameters with the codes that lead down to the one below which members are wanted. */
  readonly under: readonly string[];
  readonly sort: readonly string[];
  /** Parameter with the month, attributes with the first and the last day; each may be empty. */
  readonly during?: Required<MembersDuringComplete>;
  readonly fields: MemberFields;
}

/** Which members stand in a tree, and by which attribute its tops are grouped. */
export type MembersTree = MembersTreeComplete;

/** The measure that a computed field of a call is; undefined where the field is none. */
export function computedMeasure(
  { groups }: Pick<Call, 'groups'>,
  field: string,
): Measure | undefined {
  const each = groups?.each[field];
  const change = groups?.changes[field];
  const title = each?.title ?? change?.title;
  if (!title) return undefined;
  return {
    name: field,
    title,
    kind: change ? 'percent' : 'flow',
    of: change ? [change.now, change.before] : [],
    change: change !== undefined,
    nothing: false,
  };
}

/** Fields that are called as their measures are. */
export function nameAlike(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name]));
}
