// Chart rows → what a template's data source `rows` holds.

/** One value of a chart, as it is drawn, spoken and listed. */
export interface ChartRow {
  readonly key: string;
  readonly label: string;
  /** Language of the label; empty: the page's. */
  readonly lang: string;
  /** The amount in the reader's unit, as a table writes it. */
  readonly exact: string;
  /** The amount as a person would say it. */
  readonly spoken: string;
  /** For drawing only: a floating-point number. */
  readonly value: number;
  readonly plan: number;
  /** In percent of all; empty where shares make no sense. */
  readonly share: string;
  /** What fills the template's other slots, by their names: for drawing only too. */
  readonly slots?: Readonly<Record<string, number>>;
}

/** The names that stand in every row of a chart whatever the slots of its template. */
export const ROW_NAMES: readonly string[] = [
  'key',
  'label',
  'spoken',
  'exact',
  'share',
  'order',
  'parent',
  'lang',
];

export interface Datum extends ChartRow {
  readonly parent: string;
  readonly order: number;
}

export function dataOf(rows: readonly ChartRow[]): Datum[] {
  return rows.map((row, order) => ({ ...row.slots, ...row, parent: 'root', order }));
}

/** Widths that are drawn on the server: a phone, and the column of a page. */
export const SIZES = { narrow: 328, wide: 720 } as const;

export type Size = keyof typeof SIZES;
