// A document → PDF: the order first where there is one, then the title, the sections, who signed it.

import { PdfWriter } from './paper.ts';
import type { Printed, PrintedOrder } from './printed.ts';

export async function printDocument(printed: Printed): Promise<Buffer> {
  const paper = new PdfWriter(printed);
  if (printed.cancelled) paper.paragraph(printed.cancelled.words, { align: 'right', bold: true });
  if (printed.order) writeOrder(paper, printed, printed.order);
  paper.heading(printed.title, printed.order ? 2 : 1, 'center');
  paper.facts(printed.facts);
  for (const { title, text, rows } of printed.sections) {
    if (title !== '') paper.heading(title, 2);
    for (const one of text) paper.paragraph(one);
    if (rows.length > 0) paper.grid(rows);
  }
  if (!printed.order) paper.box(printed.signature.title, printed.signature.facts);
  return await paper.finish(printed.pageWords, printed.cancelled?.mark ?? '');
}

/** The order with its signature on a page of its own; what it approves begins on the next one. */
function writeOrder(paper: PdfWriter, { signature }: Printed, order: PrintedOrder): void {
  paper.paragraph(order.organisation, { align: 'center', bold: true, size: 11 });
  paper.space(8);
  paper.heading(order.title, 1, 'center');
  paper.paragraph(order.reference, { align: 'center' });
  paper.space(8);
  paper.paragraph(order.about, { bold: true });
  for (const one of order.text) paper.paragraph(one);
  paper.box(signature.title, signature.facts);
  paper.nextPage();
  paper.paragraph(order.annex, { align: 'right', soft: true });
}
