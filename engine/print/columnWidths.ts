// What is printed, as data: paragraphs, tables and the widths of their columns.

import type PdfKit from 'pdfkit';

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

/** Features of the letters in cells: of figures that stand below each other all are as wide. */
export const CELLS = ['kern', 'tnum'];

/** Between the border of a cell and its text. */
export const PADDING = 4;

/** Each column has room for its longest word where that can be; what is left over goes to those that wish for more. */
export function columnWidths(
  rows: readonly (readonly PrintedCell[])[],
  width: number,
  widthOf: (text: string) => number,
): number[] {
  const count = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: count }, (_, i) => {
    const texts = rows.map((row) => row[i]?.text ?? '');
    const words = texts.flatMap((text) => text.split(/\s+/));
    const least = Math.min(
      Math.max(0, ...words.map(widthOf)) * 1.12 + 2 * PADDING,
      (width / count) * 1.6,
    );
    const wish = Math.min(Math.max(...texts.map(widthOf)), width * 0.6) + 2 * PADDING;
    return { least, more: Math.max(1, wish - least) };
  });
  const least = sum(columns.map((column) => column.least));
  const more = sum(columns.map((column) => column.more));
  const rest = Math.max(0, width - least);
  const shrink = Math.min(1, width / least);
  return columns.map((column) => column.least * shrink + rest * (column.more / more));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The bold letters of a document, by the name that its fonts are registered under. */
export const BOLD = 'bold';

/** Size of the letters; a mark that is too long for the page has smaller ones. */
const SIZE = 64;
/** How the marks are turned, in degrees. */
const TURN = -38;
/** Left free at both ends together, and from one mark to the next, in points. */
const FREE = 110;

/** From corner to corner, one below the other. */
export function drawAcross(pdf: PdfKit, marks: readonly string[]): void {
  if (marks.length === 0) return;
  const { width, height } = pdf.page;
  const longest = (width - FREE) / Math.cos((TURN * Math.PI) / 180);
  pdf
    .save()
    .opacity(0.16)
    .font(BOLD)
    .fillColor('#b00020')
    .rotate(TURN, { origin: [width / 2, height / 2] });
  marks.forEach((mark, i) => {
    pdf.fontSize(SIZE);
    pdf.fontSize(Math.min(SIZE, (SIZE * longest) / pdf.widthOfString(mark)));
    const left = (width - pdf.widthOfString(mark)) / 2;
    const top = height / 2 - 40 + (i - (marks.length - 1) / 2) * FREE;
    pdf.text(mark, left, top, { lineBreak: false });
  });
  pdf.restore();
}
