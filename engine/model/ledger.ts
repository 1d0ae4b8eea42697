// The model of the stored figures, and the forms in which figures come in.

import type { Condition, Text, Titles } from './words.ts';

export interface DimensionForm {
  readonly pattern: string;
  /** How many leading characters are the canonical code. */
  readonly keep: number;
  /** What follows the code in this form. */
  readonly append: string;
  /** Written in this form up to and including this year. */
  readonly until: number | null;
  readonly only: readonly string[];
}

export interface Dimension {
  readonly name: string;
  readonly title: Text;
  readonly kind: 'tree' | 'split' | 'key';
  readonly pattern: string;
  /** Lengths of the significant part of a code at each level, from the root down. */
  readonly levels: readonly number[];
  readonly total: {
    readonly code: string;
    readonly codes: readonly string[];
    readonly title: Text;
  } | null;
  /** For a split: the parts whose sum is the total. */
  readonly parts: readonly string[];
  readonly members: readonly {
    readonly code: string;
    readonly title: Text;
    readonly value: string;
  }[];
  readonly forms: readonly DimensionForm[];
  readonly aliases: Readonly<Record<string, string>>;
  /** Word that stands for a code in addresses → code. */
  readonly words: Readonly<Record<string, string>>;
  /** The sign with which a code counts in its parent; 1 where it is not named. */
  readonly weights: Readonly<Record<string, number>>;
  /** Parts of the code that say something themselves: `region` is digits 1 to 2. */
  readonly parsed: Readonly<Record<string, ParsedAttribute>>;
  /** The members are those of another dimension; null: they are its own. */
  readonly named: NamedBy | null;
  /** `recorded`: by the dictionary; `code`: by its own digits. */
  readonly parents: 'recorded' | 'code';
  /** Dimensions that its codes belong to by an attribute of that name. */
  readonly leads: readonly string[];
  /** Which members a sum over all of them is to have. */
  readonly counted: {
    /** Members with these values of attributes are not expected. */
    readonly without: Readonly<Record<string, readonly string[]>>;
    /** Percent of the members with which a sum stands for the whole. */
    readonly least: number;
    /** Or percent of what all members had in the last year that has them all. */
    readonly leastShare: number;
    /** Percent of either below which no flow, no trend and no map is drawn of it. */
    readonly leastDrawn: number;
  };
  /** How long the lists that name its members speak; null: a member is in force until its own end. */
  readonly lists: MemberLists | null;
  /** Members that are never named; null: all are. */
  readonly unnamed: Unnamed | null;
  /** The name shown where figures have no code of this dimension. */
  readonly unknown: Text | null;
  /** The act that approves its codes; null where none is named. */
  readonly act: { readonly title: Text; readonly url: string } | null;
}

/** Lists of members that a later list of the same kind replaces. */
export interface MemberLists {
  /** Attribute that tells the kinds of members apart. */
  readonly by: string;
  /** Attribute with the last day, as `YYYY-MM-DD`, of which the list that names a member speaks; a member without it is listed for good. */
  readonly until: string;
  /** Kind of members that end with their list → the kind of those that took their place. */
  readonly into: Readonly<Record<string, string>>;
}

/** Members whose figures are summed under one code: neither their names nor their codes come into a ledger. */
export interface Unnamed {
  readonly where: Condition;
  /** Codes in this form too, as long as no dictionary says of them what the condition looks at; empty: none. */
  readonly also: string;
  readonly code: string;
  readonly title: Text;
}

/** An attribute that stands in the code. */
export interface ParsedAttribute {
  readonly start: number;
  readonly length: number;
  /** Codes whose digits do not tell it → the attribute. */
  readonly codes: Readonly<Record<string, string>>;
}

/** Members by those of another dimension whose codes are these and something after them. */
export interface NamedBy {
  readonly dimension: string;
  readonly append: string;
  /** Attributes that all of them have. */
  readonly set: Readonly<Record<string, string>>;
}

export type MeasureKind = 'stock' | 'flow' | 'percent' | 'difference' | 'joined';

export interface Measure {
  readonly name: string;
  readonly title: Text;
  /** As the head of a column; null: its title. */
  readonly short: Text | null;
  /** `stock` holds as of a month, `flow` accumulates from January; `joined` stands elsewhere; the others are made of two of these. */
  readonly kind: MeasureKind;
  readonly of: readonly string[];
  /** For a percent: by how much the first is more than the second. */
  readonly change: boolean;
  /** For a percent: what is not known of the first was nothing where the second stands. */
  readonly nothing: boolean;
  readonly from: JoinedFrom | null;
  /** Stands only on rows of these parts of a split. */
  readonly only: Condition;
}

/** Where a joined measure stands under the same code. */
export interface JoinedFrom {
  readonly fact: string;
  readonly measure: string;
  /** Years to add, in order of preference. */
  readonly years: readonly number[];
  /** Codes of other dimensions that it is of, whatever is asked. */
  readonly where: Readonly<Record<string, string>>;
}

export interface Fact {
  readonly name: string;
  readonly title: Text;
  /** The word for what its figures mean wherever they are drawn; empty: none. */
  readonly meaning: string;
  readonly dimensions: readonly string[];
  readonly measures: Readonly<Record<string, Measure>>;
  /** Dimensions over which totals of everything are kept ready. */
  readonly rollups: readonly string[];
  /** Added up from other facts when a ledger is published; none: its figures come in. */
  readonly derive: readonly Derived[];
}

/** Codes by dimension; each stands for all below it too. */
export type Branches = Readonly<Record<string, readonly string[]>>;

export interface Derived {
  readonly fact: string;
  /** Measure of the derived fact → measure of this one. */
  readonly measures: Readonly<Record<string, string>>;
  readonly without: Branches;
}

/** The parameters that carry a period, in one way of writing them. */
export interface PeriodDialect {
  readonly name: string;
  readonly year: string;
  readonly grain: {
    readonly param: string | null;
    readonly values: Readonly<Record<string, Grain>>;
    readonly value: Grain;
  };
  readonly from: string | null;
  readonly to: string | null;
  /** The quarter at whose end joined measures that stand at a day are taken. */
  readonly at: string | null;
}

export type Grain = 'month' | 'quarter' | 'year';

/** A sum over facts that must be zero for every period, and for every key unless all are taken together. */
export interface BalanceRule {
  readonly name: string;
  readonly title: Text;
  readonly together: boolean;
  readonly terms: readonly RuleTerm[];
}

export interface RuleTerm {
  readonly fact: string;
  readonly measure: string;
  readonly weight: number;
  /** Counts as zero where it is not loaded. */
  readonly optional: boolean;
  /** Only these branches count; none named: all. */
  readonly only: Branches;
}

export interface PeriodTable {
  readonly name: string;
  /** side → facts that all have a period: the sides of the loaded-periods call (`local`, `state`). */
  readonly sides: Readonly<Record<string, readonly string[]>>;
}

/** What the figures are in the words of a taxonomy that others know; empty words: nothing is said. */
export interface Roles {
  /** Address of the taxonomy. */
  readonly taxonomy: string;
  /** ISO 4217. */
  readonly currency: string;
  /** dimension → roles of its codes and of its names */
  readonly dimensions: Readonly<Record<string, { readonly code: string; readonly name: string }>>;
  /** measure → the phase that its amounts tell of */
  readonly phases: Readonly<Record<string, string>>;
  /** fact → which way its amounts go */
  readonly directions: Readonly<Record<string, string>>;
}

export interface Model {
  readonly earliest: { readonly year: number; readonly month: number };
  readonly dimensions: Readonly<Record<string, Dimension>>;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly dialects: Readonly<Record<string, PeriodDialect>>;
  readonly tables: readonly PeriodTable[];
  readonly rules: readonly BalanceRule[];
  readonly roles: Roles;
  readonly titles: Titles;
}

export interface FormatColumn {
  readonly name: string;
  readonly means: 'period' | 'dimension' | 'name' | 'measure' | 'member' | 'ignore';
  /** The dimension, measure or member field meant. */
  readonly of: string;
  readonly locale: string;
  /** For a period its form; for codes what tells this form from others with equal columns. */
  readonly pattern: string;
  /** Where in a text the code stands; empty: the text is the code. */
  readonly codePattern: string;
  /** Texts that stand for a code; an empty code: none is named. */
  readonly codes: Readonly<Record<string, string>>;
  /** The year of the amounts, in files with several years in a line. */
  readonly year: number | null;
  readonly optional: boolean;
  /** For a field of a member: what must stand in it, or empty. */
  readonly holds: 'number' | 'member' | 'day' | 'amount' | 'json' | 'sections' | '';
  /** For a field of a member: the dimension whose code it holds, or empty. */
  readonly among: string;
  /** For a day: the field whose day it may not come before, or empty. */
  readonly notBefore: string;
  /** Rules for the last digit of a code; the first that fits is taken. */
  readonly checkDigit: readonly CheckDigit[];
}

/** How the last digit of a code follows from those before it. */
export interface CheckDigit {
  /** Which codes it is for; empty: all. */
  readonly pattern: string;
  readonly modulus: number;
  /** Tried one after another while the remainder is no digit. */
  readonly weights: readonly (readonly number[])[];
}

/** One kind of incoming file: how it is recognised, read, and what its columns mean. */
export interface Format {
  readonly name: string;
  readonly title: Text;
  readonly kind: 'figures' | 'members' | 'ignored';
  readonly syntax: 'delimited' | 'json';
  readonly encoding: 'utf-8' | 'windows-1251';
  readonly separator: string;
  readonly newline: 'lf' | 'crlf';
  readonly headerLines: number;
  readonly fact: string;
  readonly dimension: string;
  /** `leaves` are summed to parents; `tree` brings its parents along. */
  readonly rows: 'leaves' | 'tree';
  readonly columns: readonly FormatColumn[];
  readonly fileName: {
    readonly pattern: string;
    readonly grain: Readonly<Record<string, Grain>>;
  } | null;
  /** Rows with this code in this dimension are totals of the rows beside them. */
  readonly totals: Readonly<Record<string, readonly string[]>>;
  /** Column → texts by which a line is left aside. */
  readonly skip: Readonly<Record<string, readonly string[]>>;
  readonly rejoin: boolean;
  readonly records: readonly string[];
  /** Records of a JSON list are read one after another. */
  readonly stream: boolean;
  /** Columns in which rows of one member may differ → where the levels of their codes end; null: each row is a version of its own. */
  readonly several: Readonly<Record<string, readonly number[]>> | null;
  /** Whether rows add to known members instead of taking their place. */
  readonly adds: boolean;
  /** Fields that make the code where a row says none. */
  readonly codeOf: readonly string[];
  /** At most one member with the same fields `by` may lack a day in `ended`. */
  /** A dictionary whose records are kept as in their file: keys of the days of validity and of the name, keys left out. */
  readonly kept: {
    readonly from: string;
    readonly to: string;
    readonly key: string;
    readonly without: readonly string[];
  } | null;
  readonly oneInForce: { readonly by: readonly string[]; readonly ended: string } | null;
  readonly set: Readonly<Record<string, string>>;
}
