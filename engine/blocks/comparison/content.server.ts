// What the drawing of a comparison takes.

import type { Words } from '../../model/portal.ts';
import type { ListMember } from '../contract/listed.server.ts';
import type { FigureContent } from '../figure/figurePart.server.ts';
import type { Dot } from './dots.ts';

export interface ComparisonContent extends FigureContent {
  /** The sentence that it is; null: it is more than one. */
  readonly lead: Words | null;
  readonly members: readonly ComparedMember[];
  /** Whether dots are shares of each member's own sum. */
  readonly shares: boolean;
  /** Drawn rows; none where fewer than two are compared. */
  readonly rows: readonly DottedRow[];
  /** Where zero lies on the scale of amounts; null: at its start. */
  readonly zero: number | null;
  /** What round values are on the scale, in percent of its width. */
  readonly ticks: readonly { readonly at: number; readonly words: string }[];
  readonly table: ComparisonTable;
}

/** A member of the list that is compared. */
export interface ComparedMember extends ListMember {
  readonly total: Figure;
  /** The page without it. */
  readonly remove: string;
  /** The page with its figures emphasised; empty for the one that is. */
  readonly emphasise: string;
}

export interface Figure {
  readonly text: string;
  /** All digits. */
  readonly exact: string;
}

export interface DottedRow {
  readonly name: Words;
  /** What the emphasised member has; empty where it has nothing. */
  readonly own: string;
  /** Who has least and most; empty where that says nothing. */
  readonly ends: string;
  readonly dots: readonly Dot[];
  /** The same beside their dots: the least, which stands first, and the most; none where it says nothing. */
  readonly labels: readonly { readonly at: number; readonly words: string }[];
}

export interface ComparisonTable {
  readonly unit: string;
  readonly heads: readonly TableHead[];
  readonly rows: readonly {
    readonly name: Words;
    readonly cells: readonly (ComparedCell | null)[];
  }[];
}

/** A column: its member, and the page sorted by it, or in its own order where it is sorted so. */
export interface TableHead extends ListMember {
  readonly isSorted: boolean;
  readonly sort: string;
}

export interface ComparedCell extends Figure {
  /** Of the member's own sum; empty where shares make no sense. */
  readonly share: string;
}
