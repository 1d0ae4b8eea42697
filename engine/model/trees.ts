// Trees of members among which a call lets choose.

/** Among which a parameter chooses: its value → the tree. */
export interface MembersTrees {
  readonly param: string;
  readonly of: Readonly<Record<string, MembersTree>>;
}

/** Which members stand in a tree, and by which attribute its tops are grouped; empty: they are not. */
export interface MembersTree {
  readonly set: Readonly<Record<string, string>>;
  readonly by: string;
}
