// Chart rows → what a template's data source `rows` holds.

import type { ChartRow } from '../model/portal.ts';

export interface Datum {
  readonly key: string;
  readonly parent: string;
  readonly label: string;
  readonly exact: string;
  readonly spoken: string;
  readonly value: number;
  readonly plan: number;
  readonly share: string;
  readonly order: number;
}

export function dataOf(rows: readonly ChartRow[]): Datum[] {
  return rows.map(([key, label, , exact, spoken, value, plan, share], order) => ({
    key,
    parent: 'root',
    label,
    exact,
    spoken,
    value,
    plan,
    share,
    order,
  }));
}

/** Widths that are drawn on the server: a phone, and the column of a page. */
export const SIZES = { narrow: 328, wide: 720 } as const;

export type Size = keyof typeof SIZES;
