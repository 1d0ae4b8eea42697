// The model of the stored figures, and the forms in which figures come in.

import type {
  DeriveComplete,
  DialectComplete,
  DimensionComplete,
  FactComplete,
  ImportColumnComplete,
  ImportComplete,
  JoinedFromComplete,
  LedgerComplete,
  MeasureComplete,
  MemberComplete,
  MemberListsComplete,
  RolesComplete,
  RuleComplete,
  TotalComplete,
  UnnamedComplete,
} from '../../schemas/complete.ts';
import type { Titles } from './words.ts';

/** What follows from other parts of a dimension, or stands otherwise than it is written. */
type AsDerived = 'code' | 'members' | 'parsed' | 'parts' | 'total' | 'word';

export interface Dimension extends Omit<DimensionComplete, AsDerived> {
  readonly name: string;
  /** What its codes look like. */
  readonly pattern: string;
  readonly total?: Required<TotalComplete>;
  readonly members: readonly Required<MemberComplete>[];
  /** For a split: the parts whose sum is the total. */
  readonly parts: readonly string[];
  /** Word that stands for a code in addresses → code. */
  readonly words: Readonly<Record<string, string>>;
  /** Parts of the code that say something themselves: `region` is digits 1 to 2. */
  readonly parsed: Readonly<Record<string, ParsedAttribute>>;
}

/** An attribute that stands in the code. */
interface ParsedAttribute {
  readonly start: number;
  readonly length: number;
  /** Codes whose digits do not tell it → the attribute. */
  readonly codes: Readonly<Record<string, string>>;
}

/** Lists of members that a later list of the same kind replaces. */
export type MemberLists = MemberListsComplete;

/** Members whose figures are summed under one code: neither their names nor their codes come into a ledger. */
export type Unnamed = UnnamedComplete;

export type MeasureKind = Measure['kind'];

export interface Measure extends Omit<MeasureComplete, 'from' | 'of'> {
  readonly name: string;
  /** What it is made of. */
  readonly of: readonly string[];
  /** Where a joined measure stands under the same code. */
  readonly from?: JoinedFromComplete & { readonly fact: string };
}

export interface Fact extends Omit<FactComplete, 'by' | 'derive' | 'measures'> {
  readonly name: string;
  readonly dimensions: readonly string[];
  readonly measures: Readonly<Record<string, Measure>>;
  /** Facts that it is added up from when a ledger is published; none: its figures come in. */
  readonly derive: readonly Derived[];
}

/** Codes by dimension; each stands for all below it too. */
export type Branches = Readonly<Record<string, readonly string[]>>;

/** A fact that is added to another when a ledger is published. */
export type Derived = DeriveComplete;

/** The parameters that carry a period, in one way of writing them. */
export interface PeriodDialect extends Omit<DialectComplete, 'grain' | 'year'> {
  readonly name: string;
  /** Empty: of what has no time. */
  readonly year: string;
  readonly grain: {
    readonly param?: string;
    readonly values: Readonly<Record<string, Grain>>;
    /** Where no parameter says it. */
    readonly value: Grain;
  };
}

/** `none`: what has no time. */
export type Grain = 'day' | 'month' | 'quarter' | 'year' | 'none';

/** A sum over facts that must be zero for every period, and for every key unless all are taken together. */
export type BalanceRule = RuleComplete;

/** What the figures are in the words of a taxonomy that others know. */
export type Roles = RolesComplete;

export interface Model extends Pick<LedgerComplete, 'tables' | 'rules' | 'roles'> {
  readonly earliest: { readonly year: number; readonly month: number };
  readonly dimensions: Readonly<Record<string, Dimension>>;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly dialects: Readonly<Record<string, PeriodDialect>>;
  readonly titles: Titles;
}

export interface FormatColumn extends ImportColumnComplete {
  /** Where in a text the code stands; left out: the text is the code. */
  readonly codePattern?: string;
}

/** How the last digit of a code follows from those before it. */
export type CheckDigit = NonNullable<FormatColumn['checkDigit']>[number];

/** One kind of incoming file: how it is recognised, read, and what its columns mean. */
export interface Format extends Omit<ImportComplete, 'columns' | 'years'> {
  readonly name: string;
  readonly columns: readonly FormatColumn[];
}
