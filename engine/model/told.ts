// An explained figure as readers and programs are told of it: ready words in one language.

export interface ToldLine {
  readonly label: string;
  readonly words: string;
  /** The language of the words where it is not the reader's; else empty. */
  readonly lang: string;
  /** Where it leads: an address of the portal without language, of the API, or elsewhere; empty: nowhere. */
  readonly to: string;
}

/** The code over the years as a table: heads, then a row for each year. */
export interface ToldHistory {
  readonly title: string;
  readonly note: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly note: string }[];
}

export interface ToldFigure {
  readonly name: string;
  readonly lang: string;
  readonly code: string;
  /** What is measured, and how much it is. */
  readonly measure: string;
  readonly amount: string;
  readonly lines: readonly ToldLine[];
  /** Null where no whole year is loaded. */
  readonly history: ToldHistory | null;
  /** That the figures are invented; empty where they are not. */
  readonly invented: string;
  /** All of it, with its source. */
  readonly text: string;
}

/** The same with the words of what it is shown in. */
export interface ExplainedView extends ToldFigure {
  readonly title: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly close: string;
}
