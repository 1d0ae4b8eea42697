// What a finding is made of: the figures a function sees, the results it gives, and what it says of itself beforehand.

import type { TreeAnswer, TreeItem } from '../answers/answer.ts';
import type { Dimension, FindingPart, RowLevel, Settings, Text } from '../model/portal.ts';

/** What a function looks at. */
export interface Seen {
  readonly answer: TreeAnswer;
  /** Slot → field of the answer. */
  readonly fields: Readonly<Record<string, string>>;
  /** Name of a row → its code. */
  readonly codes: Readonly<Record<string, string>>;
  readonly rows: RowLevel;
  /** What a sum is told as; left out: not in parts. */
  readonly parts?: readonly FindingPart[];
  /** Whose codes the rows have; left out: nobody asks. */
  readonly dimension?: Dimension | null;
  /** When a percentage of a plan is said; left out: always. */
  readonly percents?: Settings['percents'];
  /** The same months of the year before; null where nobody asked for them, or they are not loaded. */
  readonly earlier: TreeAnswer | null;
}

/** A part with its sign, and how it is said. */
export interface ToldPart {
  readonly amount: bigint;
  readonly text: Text;
}

/** One result: amounts in hundredths, shares as a part and its whole, rows for what they are called. */
export type ResultValue =
  | { readonly amount: bigint }
  | { readonly part: bigint; readonly of: bigint }
  | { readonly ofHundred: bigint }
  | { readonly name: TreeItem }
  | { readonly short: TreeItem }
  | { readonly phrase: TreeItem }
  | { readonly number: number }
  | { readonly day: string }
  | { readonly months: { readonly from: number; readonly to: number } }
  | { readonly parts: readonly ToldPart[] }
  | { readonly word: string };

/** Results by the names that texts write in braces. */
export type Results = Readonly<Record<string, ResultValue>>;

/** A named function that looks at figures and gives results to say. */
export interface FindingFunction {
  /** Slots for fields of the answer; all of them hold amounts. */
  readonly fields: readonly string[];
  /** Names that it gives to rows. */
  readonly codes: readonly string[];
  /** What it cannot do without, as `fields.value` or `codes.row`: all of one of these lists. */
  readonly needs: readonly (readonly string[])[];
  /** Its results: the words that one may be, or an empty list where it is no word. */
  readonly gives: Readonly<Record<string, readonly string[]>>;
  /** Whether it wants the same months of the year before where no field says them. */
  readonly earlier?: boolean;
  /** Null where there is nothing worth saying. */
  find(seen: Seen): Results | null;
}

/** What every text may name beside the results of its function: parts of the period, and the year of prices. */
export const OF_PERIOD: FindingFunction['gives'] = {
  period: [],
  months: [],
  day: [],
  year: [],
  yearBefore: [],
  span: ['year', 'part'],
  prices: [],
};
