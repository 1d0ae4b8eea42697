// What a portal asks another one for, to be filled from it.

/** Files of one call: its parameters, each with the values it is asked with. */
export interface FetchedExport {
  readonly call: string;
  readonly with: Readonly<Record<string, readonly string[]>>;
}

export interface FetchPlan {
  /** Calls whose answers are imported as they are. */
  readonly lists: readonly string[];
  /** The call whose answer has the codes of groups, by its field of the code. */
  readonly groups: string;
  /** The call that has the keys of a group and a year, and the parameter that says the group. */
  readonly keys: { readonly call: string; readonly by: string };
  /** The call and the field of the last month for which there are figures. */
  readonly last: { readonly call: string; readonly field: string };
  /** Files that need no key. */
  readonly exports: readonly FetchedExport[];
}
