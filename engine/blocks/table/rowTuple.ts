// One row of a table as it travels: a tuple, because there may be thousands; here its places have names.

/** id, name, language of the name, level, count of children, texts of cells, broken rules. Empty values at the end are left out. */
export type RowTuple = readonly [
  id: string,
  name: string,
  lang: string,
  level: number,
  children: number,
  values?: readonly string[],
  breach?: string,
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
  /** What the cells show, in the order of the columns; empty: unknown. */
  readonly values: readonly string[];
  /** What the source's figures break here, in words. */
  readonly breach: string;
}

/** Leaves out what is empty at the end: values and breach. */
export function packRow(row: TableRow): RowTuple {
  const { id, name, lang, level, children, values, breach } = row;
  if (breach !== '') return [id, name, lang, level, children, values, breach];
  if (values.length > 0) return [id, name, lang, level, children, values];
  return [id, name, lang, level, children];
}

/** The inverse of `packRow`: what was left out is empty. */
export function unpackRow(packed: RowTuple): TableRow {
  const [id, name, lang, level, children, values = [], breach = ''] = packed;
  return { id, name, lang, level, children, values, breach };
}
