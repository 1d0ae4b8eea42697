// Marks across a page of paper: what must be known whichever page is seen alone.

import type PdfKit from 'pdfkit';

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
