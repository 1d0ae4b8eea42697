// What a call asks of the members of a dimension: which, with what fields, in which form.

/** What stands in a field of the answer, and its type there. */
export interface MemberField {
  /** A field of members or an attribute: the first that has a value. Empty where a decision gives it. */
  readonly of: readonly string[];
  /** The decision that gives it for the member’s attributes; empty where none does. */
  readonly decide: string;
  /** The dimension whose name is answered instead of its code; empty: the code. */
  readonly named: string;
  /** A flag says whether there is a value. */
  readonly as: 'text' | 'number' | 'json' | 'flag';
  /** Of a tree: what each of its members has beside its children; of a record: its fields. */
  readonly fields: MemberFields;
  /** Of a tree: attribute → value that its members must have. */
  readonly set: Readonly<Record<string, string>>;
}

export type MemberFields = Readonly<Record<string, MemberField>>;

export interface MembersAsk {
  readonly dimension: string;
  /** Attribute → parameters, each of which it must equal. */
  readonly where: Readonly<Record<string, readonly string[]>>;
  /** Value of a parameter that filters nothing. */
  readonly any: string;
  /** Attribute → value it must equal. */
  readonly set: Readonly<Record<string, string>>;
  readonly search: string | null;
  /** Whether the search gives the nearest first, by earlier names too. */
  readonly nearest: boolean;
  /** Parameter with the name of an attribute that members must have. */
  readonly has: string | null;
  /** Parameters with the codes that lead down to the one below which members are wanted. */
  readonly under: readonly string[];
  /** Where attributes say when members are in force: the parameter with the month, the attributes with the first and the last day; each may be empty. */
  readonly during: { readonly month: string; readonly from: string; readonly to: string } | null;
  /** Parameter with a date on which members must be in force. */
  /** Whether records of an imported dictionary are answered as their file has them, and of another one every version. */
  readonly records: boolean;
  readonly valid: string | null;
  readonly fields: MemberFields;
  readonly as: 'list' | 'tree' | 'level' | 'one' | 'page' | 'counts' | 'links';
  /** The trees among which a parameter chooses; null: there is but one. */
  readonly trees: {
    readonly param: string;
    readonly of: Readonly<Record<string, MembersTree>>;
  } | null;
  /** For counts: the attribute counted by; for a tree: the one that groups members without parents. */
  readonly by: string;
  readonly sort: readonly string[];
  /** Parameter with a field to sort by before all others, `-` before it from the largest; null: there is none. */
  readonly order: string | null;
  readonly page: { readonly number: string; readonly size: string } | null;
  /** Parameter with the day of the load whose members are wanted. */
  readonly load: string | null;
  readonly limit: number;
  /** Leaves out codes that are all zeros. */
  readonly withoutZeros: boolean;
}

/** Which members stand in a tree, and by which attribute its tops are grouped; empty: they are not. */
export interface MembersTree {
  readonly set: Readonly<Record<string, string>>;
  readonly by: string;
}
