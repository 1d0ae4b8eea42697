// What is used of pdfkit, which has no types of its own.

declare module 'pdfkit' {
  interface TextOptions {
    readonly width?: number;
    readonly align?: 'left' | 'center' | 'right';
    readonly lineBreak?: boolean;
    readonly lineGap?: number;
    /** Of OpenType. */
    readonly features?: readonly string[];
  }

  interface StructureElement {
    add(child: StructureElement | (() => void)): StructureElement;
    end(): void;
  }

  interface Options {
    readonly size: string;
    readonly margins: {
      readonly top: number;
      readonly bottom: number;
      readonly left: number;
      readonly right: number;
    };
    readonly bufferPages: boolean;
    readonly tagged: boolean;
    readonly lang: string;
    readonly displayTitle: boolean;
    readonly pdfVersion: string;
    readonly subset: string;
    readonly font: string | null;
    readonly info: Readonly<Record<string, string | Date>>;
  }

  export default class PDFDocument {
    constructor(options: Options);
    on(event: 'data', listener: (chunk: Buffer) => void): this;
    on(event: 'end' | 'error', listener: (error?: unknown) => void): this;
    x: number;
    y: number;
    readonly page: {
      readonly width: number;
      readonly height: number;
      readonly margins: { top: number; bottom: number; left: number; right: number };
    };
    registerFont(name: string, source: Buffer): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    opacity(value: number): this;
    save(): this;
    restore(): this;
    rotate(angle: number, options: { readonly origin: readonly [number, number] }): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color?: string): this;
    stroke(): this;
    text(text: string, x?: number, y?: number, options?: TextOptions): this;
    heightOfString(text: string, options: TextOptions): number;
    widthOfString(text: string, options?: TextOptions): number;
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): this;
    struct(
      type: string,
      options?: { readonly scope?: string; readonly title?: string } | (() => void),
      content?: () => void,
    ): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: string, options?: { readonly type?: string }): this;
    endMarkedContent(): this;
    end(): void;
  }
}
