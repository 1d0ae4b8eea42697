// Writes a tagged PDF: headings, paragraphs, tables and boxes, each written once for the eye and once for machines that read aloud.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import PdfKit, { type StructureElement } from 'pdfkit';

import { at } from '../model/lookup.ts';
import {
  BOLD,
  drawAcross,
  CELLS,
  columnWidths,
  PADDING,
  sum,
  type Printed,
  type PrintedCell,
} from './columnWidths.ts';

const MARGIN = 56;
const INK = '#1b1b1b';
const SOFT = '#595959';
const LINE = '#8a8a8a';
const SHADE = '#eef1f5';
const REGULAR = 'regular';

const require = createRequire(import.meta.url);
const fonts = new Map<string, Buffer>();

function readFont(name: string): Buffer {
  const known = fonts.get(name);
  if (known) return known;
  const font = readFileSync(require.resolve(`@expo-google-fonts/onest/${name}.ttf`));
  fonts.set(name, font);
  return font;
}

/** How a text is set; `after` is the space below it, in points. */
interface TextStyle {
  readonly align: 'left' | 'center' | 'right';
  readonly font: string;
  readonly size: number;
  readonly after: number;
}

/** A table's columns, and whether lines are drawn: then its first row is the head, else its first column names the rows. */
interface TableStyle {
  /** In points. */
  readonly widths: readonly number[];
  readonly ruled: boolean;
}

export class PdfWriter {
  private readonly pdf: PdfKit;
  private readonly root: StructureElement;
  private readonly chunks: Buffer[] = [];
  private inArtifact = false;

  constructor({ lang, title, author, made, invented }: Printed) {
    const margins = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN };
    this.pdf = new PdfKit({
      size: 'A4',
      margins,
      bufferPages: true,
      tagged: true,
      lang,
      displayTitle: true,
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      font: null,
      info: { Title: invented?.title ?? title, Author: author, CreationDate: made, ModDate: made },
    });
    this.pdf
      .registerFont(REGULAR, readFont('400Regular/Onest_400Regular'))
      .registerFont(BOLD, readFont('600SemiBold/Onest_600SemiBold'))
      .font(REGULAR);
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  private get width(): number {
    return this.pdf.page.width - 2 * MARGIN;
  }

  heading(text: string, level: 1 | 2, align: 'left' | 'center' = 'left'): void {
    const size = level === 1 ? 15 : 11.5;
    this.pdf.font(BOLD).fontSize(size);
    // a heading does not stay alone at the foot of a page
    this.room(this.pdf.heightOfString(text, { width: this.width }) + 40);
    this.say(`H${level}`, text, { align, font: BOLD, size, after: level === 1 ? 10 : 5 });
  }

  paragraph(
    text: string,
    options: {
      readonly align?: 'left' | 'center' | 'right';
      readonly bold?: boolean;
      readonly soft?: boolean;
      readonly size?: number;
    } = {},
  ): void {
    const { align = 'left', bold = false, soft = false, size = 10 } = options;
    this.pdf.fillColor(soft ? SOFT : INK);
    this.say('P', text, { align, font: bold ? BOLD : REGULAR, size, after: 6 });
    this.pdf.fillColor(INK);
  }

  space(height: number): void {
    this.pdf.y += height;
  }

  nextPage(): void {
    this.pdf.addPage();
  }

  /** Names and values, two columns, no lines. */
  facts(facts: readonly (readonly [string, string])[]): void {
    if (facts.length === 0) return;
    const first = this.width * 0.32;
    this.table(
      facts.map(([name, value]) => [
        { text: name, number: false },
        { text: value, number: false },
      ]),
      { widths: [first, this.width - first], ruled: false },
    );
  }

  /** Columns as wide as their longest words ask for; the first row is the head and stands again on every page. */
  grid(rows: readonly (readonly PrintedCell[])[]): void {
    this.pdf.font(REGULAR).fontSize(9);
    const widthOf = (text: string) => this.pdf.widthOfString(text, { features: CELLS });
    this.table(rows, { widths: columnWidths(rows, this.width, widthOf), ruled: true });
  }

  /** What stands together in a frame. */
  box(title: string, facts: readonly (readonly [string, string])[]): void {
    this.space(10);
    this.room(60 + facts.length * 18);
    const [page, top] = [this.pageCount, this.pdf.y];
    this.space(8);
    this.heading(title, 2, 'center');
    this.facts(facts);
    this.space(4);
    if (this.pageCount !== page) return;
    this.artifact('Layout', () =>
      this.pdf
        .lineWidth(0.8)
        .strokeColor(LINE)
        .rect(MARGIN - 8, top, this.width + 16, this.pdf.y - top)
        .stroke(),
    );
  }

  /** Page numbers, and marks across every page; then the bytes. */
  async finish(
    pageWords: (page: number, pages: number) => string,
    marks: readonly string[],
  ): Promise<Buffer> {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      this.pdf.switchToPage(page);
      // below the margin a text would begin a page of its own
      this.pdf.page.margins.bottom = 0;
      this.artifact('Layout', () => drawAcross(this.pdf, marks));
      this.artifact('Pagination', () =>
        this.pdf
          .font(REGULAR)
          .fontSize(8)
          .fillColor(SOFT)
          .text(pageWords(page + 1, count), MARGIN, this.pdf.page.height - MARGIN + 20, {
            width: this.width,
            align: 'center',
            lineBreak: false,
          }),
      );
    }
    this.root.end();
    return await new Promise((resolve, reject) => {
      this.pdf.on('end', () => resolve(Buffer.concat(this.chunks)));
      this.pdf.on('error', reject);
      this.pdf.end();
    });
  }

  private get pageCount(): number {
    return this.pdf.bufferedPageRange().count;
  }

  private say(tag: string, text: string, { align, font, size, after }: TextStyle): void {
    this.root.add(
      this.pdf.struct(tag, {}, () =>
        this.pdf
          .font(font)
          .fontSize(size)
          .text(text, MARGIN, this.pdf.y, { width: this.width, lineGap: 1.5, align }),
      ),
    );
    this.space(after);
  }

  private table(rows: readonly (readonly PrintedCell[])[], style: TableStyle): void {
    const { ruled } = style;
    const table = this.pdf.struct('Table');
    this.root.add(table);
    rows.forEach((row, i) => {
      const head = ruled && i === 0;
      if (this.room(this.rowHeight(row, style, head)) && ruled && i > 0)
        this.artifact('Layout', () => this.drawRow(at(rows, 0), style, true, (write) => write()));
      const line = this.pdf.struct('TR');
      table.add(line);
      this.drawRow(row, style, head, (write, column) => {
        const isHead = head || (!ruled && column === 0);
        const scope = isHead ? { scope: ruled ? 'Column' : 'Row' } : {};
        line.add(this.pdf.struct(isHead ? 'TH' : 'TD', scope, write));
      });
      line.end();
    });
    table.end();
    this.pdf.x = MARGIN;
    this.space(8);
  }

  private drawRow(
    row: readonly PrintedCell[],
    style: TableStyle,
    head: boolean,
    cell: (write: () => void, column: number) => void,
  ): void {
    const { widths, ruled } = style;
    const top = this.pdf.y;
    const height = this.rowHeight(row, style, head);
    const places = widths.map((width, i) => [MARGIN + sum(widths.slice(0, i)), width] as const);
    if (ruled) this.artifact('Layout', () => this.drawFrame(places, top, height, head));
    this.pdf.fillColor(INK);
    row.forEach(({ text, number }, i) =>
      cell(() => {
        const [left, width] = at(places, i);
        this.pdf
          .font(head ? BOLD : REGULAR)
          .fontSize(9)
          .fillColor(!ruled && i === 0 ? SOFT : INK);
        this.pdf.text(text, left + PADDING, top + PADDING, {
          width: width - 2 * PADDING,
          align: number ? 'right' : 'left',
          features: CELLS,
        });
      }, i),
    );
    this.pdf.fillColor(INK);
    this.pdf.y = top + height;
  }

  private drawFrame(
    places: readonly (readonly [left: number, width: number])[],
    top: number,
    height: number,
    head: boolean,
  ): void {
    for (const [left, width] of places) {
      if (head) this.pdf.rect(left, top, width, height).fill(SHADE);
      this.pdf.lineWidth(0.5).strokeColor(LINE).rect(left, top, width, height).stroke();
    }
  }

  private rowHeight(row: readonly PrintedCell[], { widths }: TableStyle, head: boolean): number {
    this.pdf.font(head ? BOLD : REGULAR).fontSize(9);
    const heights = row.map(({ text }, i) =>
      this.pdf.heightOfString(text === '' ? ' ' : text, {
        width: at(widths, i) - 2 * PADDING,
        features: CELLS,
      }),
    );
    return Math.max(...heights) + 2 * PADDING;
  }

  /** A new page where so much does not fit on this one any more. */
  private room(height: number): boolean {
    const { page, y } = this.pdf;
    if (y + height <= page.height - MARGIN || y <= MARGIN) return false;
    this.pdf.addPage();
    return true;
  }

  /** What machines do not read aloud. A mark within a mark would close the outer one, and what follows would stand in none. */
  private artifact(type: 'Layout' | 'Pagination', draw: () => unknown): void {
    if (this.inArtifact) {
      draw();
      return;
    }
    const { x, y } = this.pdf;
    this.inArtifact = true;
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
    this.inArtifact = false;
    if (type === 'Pagination') [this.pdf.x, this.pdf.y] = [x, y];
  }
}
