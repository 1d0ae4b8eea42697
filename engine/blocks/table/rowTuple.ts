// One row of a table as it travels: a tuple, because there may be thousands; here its places have names.

/** id, name, language of the name (empty: the page's), level, how many children, values in the order of the columns, what the source breaks. */
export type RowTuple = readonly [
  id: string,
  name: string,
  lang: string,
  level: number,
  children: number,
  values: readonly (string | null)[],
  breach: string,
];

export interface TableRow {
  /** Unique in the tree. */
  readonly id: string;
  readonly name: string;
  /** Language of the name; empty: the page's. */
  readonly lang: string;
  /** 0: the total. */
  readonly level: number;
  /** How many it has, whether they came along or not. */
  readonly children: number;
  /** Exact decimals or texts in the order of the columns; null is unknown. */
  readonly values: readonly (string | null)[];
  /** What the source's figures break here, in words. */
  readonly breach: string;
}

export function packRow({ id, name, lang, level, children, values, breach }: TableRow): RowTuple {
  return [id, name, lang, level, children, values, breach];
}

export function unpackRow([id, name, lang, level, children, values, breach]: RowTuple): TableRow {
  return { id, name, lang, level, children, values, breach };
}
