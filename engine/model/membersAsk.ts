// What a call asks of the members of a dimension: which, with what fields, in which form.

import type {
  MemberFieldComplete,
  MembersComplete,
  MembersDuringComplete,
  MembersTreeComplete,
} from '../../schemas/complete.ts';

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
