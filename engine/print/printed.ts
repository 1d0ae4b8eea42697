// A document ready for paper: words only, in the order in which they are read.

export interface Printed {
  /** BCP 47 tag. */
  readonly lang: string;
  readonly title: string;
  /** Of whoever made it; for the document's properties. */
  readonly author: string;
  /** The document's own date: the same document gives the same bytes. */
  readonly made: Date;
  /** Name and value, before the sections. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly sections: readonly PrintedSection[];
  /** Head of the box at the end, and what stands in it; without a head there is no box. */
  readonly signature: {
    readonly title: string;
    readonly facts: readonly (readonly [name: string, value: string])[];
    /** Below the box: what the signature is worth; empty: nothing. */
    readonly note: string;
  };
  /** Said above everything and across every page; null where the document is in force. */
  readonly cancelled: { readonly mark: string; readonly words: string } | null;
  /** Stands across every page, and begins its name: the document's figures are invented. Null where they are not. */
  readonly invented: { readonly mark: string; readonly title: string } | null;
  /** An order that the document is annexed to; it comes first. */
  readonly order: PrintedOrder | null;
  /** Number of a page, `{page}` and `{pages}` filled in. */
  readonly pageWords: (page: number, pages: number) => string;
}

export interface PrintedSection {
  readonly title: string;
  readonly text: readonly string[];
  /** The first row is the head. */
  readonly rows: readonly (readonly PrintedCell[])[];
}

export interface PrintedCell {
  readonly text: string;
  readonly number: boolean;
}

export interface PrintedOrder {
  readonly organisation: string;
  readonly title: string;
  /** Date and number. */
  readonly reference: string;
  readonly about: string;
  readonly text: readonly string[];
  readonly annex: string;
}
