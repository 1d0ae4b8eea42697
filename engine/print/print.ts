// A document → PDF: the order first where there is one, then the title, the sections, who signed it.

import { PdfWriter } from './pdfWriter.ts';
import type { Printed, PrintedOrder } from './columnWidths.ts';

/** The bytes of a PDF; `signature` closes a document that has no order before it. */
export async function printDocument(printed: Printed): Promise<Buffer> {
  const pdf = new PdfWriter(printed);
  if (printed.cancelled) pdf.paragraph(printed.cancelled.words, { align: 'right', bold: true });
  if (printed.order) writeOrder(pdf, printed, printed.order);
  pdf.heading(printed.title, printed.order ? 2 : 1, 'center');
  pdf.facts(printed.facts);
  for (const { title, text, rows } of printed.sections) {
    if (title !== '') pdf.heading(title, 2);
    for (const paragraph of text) pdf.paragraph(paragraph);
    if (rows.length > 0) pdf.grid(rows);
  }
  if (!printed.order && printed.signature.title !== '') writeSignature(pdf, printed);
  const marks = [printed.cancelled?.mark, printed.invented?.mark].filter(
    (mark) => mark !== undefined,
  );
  return await pdf.finish(printed.pageWords, marks);
}

/** The order with its signature on a page of its own; what it approves begins on the next one. */
function writeOrder(pdf: PdfWriter, printed: Printed, order: PrintedOrder): void {
  pdf.paragraph(order.organisation, { align: 'center', bold: true, size: 11 });
  pdf.space(8);
  pdf.heading(order.title, 1, 'center');
  pdf.paragraph(order.reference, { align: 'center' });
  pdf.space(8);
  pdf.paragraph(order.about, { bold: true });
  for (const paragraph of order.text) pdf.paragraph(paragraph);
  writeSignature(pdf, printed);
  pdf.nextPage();
  pdf.paragraph(order.annex, { align: 'right', soft: true });
}

function writeSignature(pdf: PdfWriter, { signature }: Printed): void {
  pdf.box(signature.title, signature.facts);
  if (signature.note !== '') pdf.paragraph(signature.note, { soft: true });
}
