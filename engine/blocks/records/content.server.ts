// What is made of records: what is written out, and what comes as data.

import type { Words } from '../../model/portal.ts';
import type { RecordHead, RecordRow, RecordsView } from './records.kind.ts';

export interface RecordsContent {
  /** What they say as a whole; null: nothing. */
  readonly lead: Words | null;
  /** What is told to those who asked: how many were found, that there is no such page; empty: nothing. */
  readonly told: string;
  /** Which of how many records these are; empty: all. */
  readonly caption: string;
  /** Years to choose from, all of them first. */
  readonly years: readonly RecordsWay[];
  readonly heads: readonly RecordHead[];
  /** Groups and what stands in each, grouped once more; of one heading that is empty where nothing is grouped. */
  readonly groups: readonly {
    readonly heading: Words;
    readonly parts: readonly { readonly heading: Words; readonly rows: readonly ListedRow[] }[];
  }[];
  /** What is said where there are no rows; empty: there are. */
  readonly empty: string;
  /** Where a form leads that compares two rows; null: nowhere. */
  readonly compare: { readonly action: string; readonly query: string } | null;
  /** Ways to pages; null stands for those left out between two. */
  readonly pages: readonly (RecordsWay | null)[];
  /** All that is found as files. */
  readonly files: readonly { readonly form: string; readonly to: string }[];
}

export interface ListedRow extends RecordRow {
  /** The record as files. */
  readonly papers: readonly { readonly title: string; readonly to: string }[];
}

/** A link of several of which one is chosen. */
export interface RecordsWay {
  readonly label: string;
  /** Its name where the label does not say enough; empty: it does. */
  readonly name: string;
  readonly to: string;
  readonly isCurrent: boolean;
  /** What it is for: the focus comes back to it; empty: to what leads to the same place. */
  readonly keep: string;
}

/** Content that says nothing. */
export const NOTHING: RecordsContent = {
  lead: null,
  told: '',
  caption: '',
  years: [],
  heads: [],
  groups: [],
  empty: '',
  compare: null,
  pages: [],
  files: [],
};

/** What is made of records: what is written out, and what comes as data. */
export type BuiltRecords = Pick<RecordsView, 'tree' | 'grid'> & {
  readonly content: RecordsContent;
};
